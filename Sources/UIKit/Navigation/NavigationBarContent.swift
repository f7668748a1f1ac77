import CoreGraphics
import UIKitBase
import UIKitColors
import UIKitText

/// What a navigation bar shows of one item: the way back, the title, and the buttons at both sides (`NavigationBarContent+Buttons`).
final class NavigationBarContent: UIView {
  /// The item that is shown.
  let item: UINavigationItem
  /// The item below it, to which the way back leads; `nil` for none.
  let backItem: UINavigationItem?

  /// The button that leads back.
  private let back = BackButton()
  /// The title, unless the item has a view in its place.
  private let label = UILabel()
  /// The item's own view in the title's place.
  private(set) weak var titleView: UIView?

  /// The buttons at the left, from the left, and at the right, from the right.
  var left: [Slot] = []
  var right: [Slot] = []
  /// The items whose changes are heard of: those that are hidden, too.
  var heard: [UIBarButtonItem] = []

  /// The lengths of a bar, in points (geometry spec 4.1). AD-HOC: nobody names the gaps.
  enum Metrics {
    /// From the edge of a narrow bar, and of a wide one, to the first button or the title.
    static let margins: (narrow: CGFloat, wide: CGFloat) = (16, 20)
    /// The width from which a bar is wide.
    static let wide: CGFloat = 414
    /// Between two buttons.
    static let buttonGap: CGFloat = 16
    /// Between the title and what is beside it.
    static let titleGap: CGFloat = 8
  }

  /// A view of `item` above `backItem`; `goBack` is called when the button is pressed that leads there.
  init(_ item: UINavigationItem, above backItem: UINavigationItem?, goBack: @escaping () -> Void) {
    self.item = item
    self.backItem = backItem
    super.init(frame: .zero)
    back.addAction(UIAction { _ in goBack() }, for: .touchUpInside)
    label.textAlignment = .center
    label.accessibilityTraits = .header
  }

  /// Always `nil`: only navigation bars make contents.
  required init?(coder: NSCoder) { nil }

  // MARK: Following the item

  /// Shows the item as it is now, with attributes for its title.
  func follow(titleAttributes: [NSAttributedString.Key: Any]) {
    label.font = titleAttributes[.font] as? UIFont ?? .systemFont(ofSize: BarButton.fontSize, weight: .semibold)
    label.textColor = titleAttributes[.foregroundColor] as? UIColor ?? .label
    label.text = item.title
    followTitleView()
    followButtons()
    let hasLeft = item.leftBarButtonItems?.isEmpty == false
    let leadsBack = backItem != nil && !item.hidesBackButton && (!hasLeft || item.leftItemsSupplementBackButton)
    back.title = backItem?.wayBack
    if !leadsBack { back.removeFromSuperview() } else if back.superview !== self { addSubview(back) }
  }

  /// Shows the item's own view in the title's place, else the title.
  private func followTitleView() {
    if let titleView, titleView !== item.titleView { release(titleView) }
    guard let custom = item.titleView else {
      titleView = nil
      if label.superview !== self { addSubview(label) }
      return
    }
    let isNew = titleView !== custom
    titleView = custom
    take(custom, isNew: isNew)
    label.removeFromSuperview()
  }

  /// Follows the item no more, because another content takes the place of this one: views of the app's own may be in that by now.
  func leave() {
    isUserInteractionEnabled = false
    listen(to: [])
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow != nil, window == nil { takeAll() }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = bounds.width >= Metrics.wide ? Metrics.margins.wide : Metrics.margins.narrow
    let (first, last) = (safeAreaInsets.left, bounds.width - safeAreaInsets.right)
    let rightStart = placeRight(to: last - margin)
    let titleEnd = rightStart == last - margin ? rightStart : rightStart - Metrics.titleGap
    let titleWidth = titleSize.width
    let leadsBack = back.superview === self
    if leadsBack {
      // The title stands in the middle if it can; the way back says as much as there is room for beside it.
      let middle = titleWidth > 0 ? min((bounds.width - titleWidth) / 2, titleEnd - titleWidth) : titleEnd
      back.fit(in: middle - Metrics.titleGap - first, height: bounds.height)
      back.frame.origin = CGPoint(x: first, y: 0)
    }
    let leftStart = leadsBack ? back.frame.maxX : first + margin
    let leftEnd = placeLeft(from: leftStart, behindView: leadsBack)
    placeTitle(from: leadsBack || leftEnd > leftStart ? leftEnd + Metrics.titleGap : leftEnd, to: titleEnd)
  }

  /// The size that the title asks for.
  private var titleSize: CGSize {
    if let titleView { return size(of: titleView) }
    guard label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(bounds.size)
  }

  /// Puts the title into the middle of the bar, or as near to it as there is room between two places.
  private func placeTitle(from start: CGFloat, to end: CGFloat) {
    // A view of the app's own may be in another content by now.
    let title: UIView = titleView ?? label
    guard title.superview === self else { return }
    let size = titleSize
    let width = max(0, min(size.width, end - start))
    let x = min(max((bounds.width - width) / 2, start), max(start, end - width))
    // A label draws its text in the middle of its height; as high as the buttons it is read in one line with them.
    let height = titleView == nil ? bounds.height : size.height
    title.frame = CGRect(x: pixelAligned(x), y: pixelAligned((bounds.height - height) / 2), width: width, height: height)
  }

  // MARK: Moving

  /// Moves the title by so many points, and makes all of the content so opaque; for a change from one item to the next.
  func show(titleShift: CGFloat, alpha: CGFloat) {
    // A view of the app's own may be in another content by now.
    let title = titleView?.superview === self ? titleView : label
    title?.transform = CGAffineTransform(translationX: titleShift, y: 0)
    self.alpha = alpha
  }
}

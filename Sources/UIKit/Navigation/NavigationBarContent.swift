import CoreGraphics
import UIKitBase
import UIKitColors
import UIKitText

/// What a navigation bar shows of one item: the way back, the title, and the buttons at both sides.
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
  private weak var titleView: UIView?
  /// The buttons at the left, from the left, and at the right, from the right; room between buttons has no view.
  private var left: [Slot] = []
  private var right: [Slot] = []

  /// The place of one button.
  private struct Slot {
    /// What is shown there.
    let item: UIBarButtonItem
    /// The view that shows it; `nil` for room between others.
    let view: UIView?
  }

  /// The lengths of a bar, in points (geometry spec 4.1). AD-HOC: nobody names the gaps.
  private enum Metrics {
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

  /// Shows the item as it is now, with attributes for its title. Views of buttons that stay are kept, and with them the focus.
  func follow(titleAttributes: [NSAttributedString.Key: Any]) {
    label.font = titleAttributes[.font] as? UIFont ?? .systemFont(ofSize: BarButton.fontSize, weight: .semibold)
    label.textColor = titleAttributes[.foregroundColor] as? UIColor ?? .label
    label.text = item.title
    if let custom = item.titleView {
      if titleView !== custom { titleView?.removeFromSuperview() }
      titleView = custom
      if custom.superview !== self { addSubview(custom) }
      label.removeFromSuperview()
    } else {
      titleView?.removeFromSuperview()
      titleView = nil
      if label.superview !== self { addSubview(label) }
    }
    left = slots(for: item.leftBarButtonItems ?? [], in: left)
    right = slots(for: item.rightBarButtonItems ?? [], in: right)
    let leadsBack = backItem != nil && !item.hidesBackButton && (left.isEmpty || item.leftItemsSupplementBackButton)
    back.title = backItem?.wayBack
    if !leadsBack { back.removeFromSuperview() } else if back.superview !== self { addSubview(back) }
    setNeedsLayout()
  }

  /// The places of items, with the views that they have already.
  private func slots(for items: [UIBarButtonItem], in old: [Slot]) -> [Slot] {
    let new = items.map { item in
      if item.systemItem?.isSpace == true { return Slot(item: item, view: nil) }
      let known = old.first {
        $0.item === item && ($0.view === item.customView || $0.view is BarButton && item.customView == nil)
      }
      return Slot(item: item, view: known?.view ?? item.customView ?? BarButton(item))
    }
    for slot in old where !new.contains(where: { $0.view === slot.view }) { slot.view?.removeFromSuperview() }
    for view in new.compactMap(\.view) where view.superview !== self { addSubview(view) }
    return new
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = bounds.width >= Metrics.wide ? Metrics.margins.wide : Metrics.margins.narrow
    let (first, last) = (safeAreaInsets.left, bounds.width - safeAreaInsets.right)
    var end = last - margin
    for slot in right {
      let width = width(of: slot)
      place(slot.view, x: end - width, width: width)
      end -= width + (slot.view == nil ? 0 : Metrics.buttonGap)
    }
    let titleEnd = right.isEmpty ? end : end + Metrics.buttonGap - Metrics.titleGap
    let titleWidth = titleSize.width
    var start = first + margin
    if back.superview === self {
      // The title stands in the middle if it can; the way back says as much as there is room for beside it.
      let middle = titleWidth > 0 ? min((bounds.width - titleWidth) / 2, titleEnd - titleWidth) : titleEnd
      back.fit(in: middle - Metrics.titleGap - first, height: bounds.height)
      back.frame.origin = CGPoint(x: first, y: 0)
      start = back.frame.maxX + Metrics.buttonGap
    }
    for slot in left {
      let width = width(of: slot)
      place(slot.view, x: start, width: width)
      start += width + (slot.view == nil ? 0 : Metrics.buttonGap)
    }
    let isAlone = left.isEmpty && back.superview !== self
    placeTitle(from: isAlone ? start : start - Metrics.buttonGap + Metrics.titleGap, to: titleEnd)
  }

  /// The width of a place, in points.
  private func width(of slot: Slot) -> CGFloat {
    guard let view = slot.view else { return max(0, slot.item.width) }
    if slot.item.isHidden { return 0 }
    if slot.item.width > 0 { return slot.item.width }
    if view is BarButton { return view.sizeThatFits(CGSize(width: bounds.width, height: bounds.height)).width }
    return size(of: view).width
  }

  /// The size of an app's own view: the one it has, or if that is none, the one that suits it.
  private func size(of view: UIView) -> CGSize {
    let size = view.bounds.size == .zero ? view.sizeThatFits(bounds.size) : view.bounds.size
    return CGSize(width: size.width, height: min(size.height, bounds.height))
  }

  /// Puts a button at its place: over the bar's height, an app's own view in the middle of it.
  private func place(_ view: UIView?, x: CGFloat, width: CGFloat) {
    guard let view else { return }
    let height = view is BarButton ? bounds.height : size(of: view).height
    view.frame = CGRect(x: pixelAligned(x), y: pixelAligned((bounds.height - height) / 2), width: width, height: height)
  }

  /// The size that the title asks for.
  private var titleSize: CGSize {
    if let titleView { return size(of: titleView) }
    guard label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(bounds.size)
  }

  /// Puts the title into the middle of the bar, or as near to it as there is room between two places.
  private func placeTitle(from start: CGFloat, to end: CGFloat) {
    let size = titleSize
    let width = max(0, min(size.width, end - start))
    let x = min(max((bounds.width - width) / 2, start), max(start, end - width))
    // A label draws its text in the middle of its height; as high as the buttons it is read in one line with them.
    let height = titleView == nil ? bounds.height : size.height
    (titleView ?? label).frame = CGRect(
      x: pixelAligned(x), y: pixelAligned((bounds.height - height) / 2), width: width, height: height)
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

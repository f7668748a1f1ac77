import CoreGraphics
import UIKitBase
import UIKitColors
import UIKitImages
import UIKitText

/// The view of a ``UITabBarItem``: its picture, its name and a badge (geometry spec 4.2). Where they are stands in `TabArrangement`.
final class TabBarButton: UIControl {
  /// The item that is shown.
  let item: UITabBarItem

  /// The name.
  private let label = UILabel()
  /// The picture; made when first shown.
  private var picture: UIImageView?
  /// The badge; made when first shown.
  private var badge: TabBadge?

  /// The color of a tab that is not selected.
  var unselectedColor: UIColor = BarColors.unselected { didSet { if unselectedColor != oldValue { follow() } } }

  /// A view of `item`, which it follows.
  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    isOpaque = false
    label.font = font(of: .stacked)
    label.textAlignment = .center
    addSubview(label)
    item.viewers.add(self) { $0.follow() }
    follow()
  }

  /// Always `nil`: only tab bars make their buttons.
  required init?(coder: NSCoder) { nil }

  // MARK: Following the item

  /// Shows the item as it is now.
  private func follow() {
    let color = item.isEnabled ? isSelected ? nil : unselectedColor : .tertiaryLabel
    label.text = item.title
    label.textColor = color ?? .tintColor
    showPicture(in: color)
    isEnabled = item.isEnabled
    accessibilityLabel = item.spokenName(showing: item.title)
    accessibilityValue = item.badgeValue
    accessibilityIdentifier = item.accessibilityIdentifier
    showBadge()
    setNeedsLayout()
  }

  /// Shows the picture for the state in a color, `nil` being the tint; or takes it away.
  private func showPicture(in color: UIColor?) {
    guard let image = isSelected ? item.selectedImage ?? item.image : item.image else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let picture = picture ?? UIImageView()
    self.picture = picture
    picture.automaticIsTemplate = true
    picture.image = image
    picture.tintColor = color
    if picture.superview !== self { insertSubview(picture, at: 0) }
  }

  /// Shows the item's badge, or takes it away.
  private func showBadge() {
    guard let text = item.badgeValue else {
      badge?.removeFromSuperview()
      badge = nil
      return
    }
    let badge = badge ?? TabBadge()
    self.badge = badge
    badge.show(text, on: item.badgeColor ?? .systemRed)
    addSubview(badge)
  }

  override var isSelected: Bool { didSet { if isSelected != oldValue { follow() } } }

  // MARK: Places

  override func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = TabArrangement(for: traitCollection)
    label.font = font(of: arrangement)
    let places = arrangement.places(
      in: bounds.size, titleWidth: label.sizeThatFits(bounds.size).width, imageSize: picture?.image?.size)
    label.frame = aligned(places.title)
    picture?.frame = aligned(places.image)
    badge?.frame.origin = aligned(CGRect(origin: places.badge, size: .zero)).origin
  }

  /// The font of the name.
  private func font(of arrangement: TabArrangement) -> UIFont { .systemFont(ofSize: arrangement.fontSize, weight: .medium) }

  /// A rectangle whose corner is on whole pixels.
  private func aligned(_ rect: CGRect) -> CGRect {
    CGRect(origin: CGPoint(x: pixelAligned(rect.minX), y: pixelAligned(rect.minY)), size: rect.size)
  }

  // MARK: Accessibility

  override var isAccessibilityElement: Bool {
    get { rare?.isAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let set = rare?.accessibilityTraits { return set }
      var traits: UIAccessibilityTraits = .button
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }
}

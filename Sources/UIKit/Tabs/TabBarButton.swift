import CoreGraphics
import UIKitBase
import UIKitColors
import UIKitText

/// The view of a ``UITabBarItem``: its name at the bottom, and a badge (geometry spec 4.2).
final class TabBarButton: UIControl {
  /// The item that is shown.
  let item: UITabBarItem

  /// The name.
  private let label = UILabel()
  /// The badge; made when first shown.
  private var badge: TabBadge?

  /// The color of a tab that is not selected.
  var unselectedColor: UIColor = BarColors.unselected { didSet { if unselectedColor != oldValue { follow() } } }

  /// The lengths of a tab, in points.
  private enum Metrics {
    /// From the tab's top to the name's box, and its height.
    static let title: (y: CGFloat, height: CGFloat) = (35, 12)
    /// The size of the name.
    static let fontSize: CGFloat = 10
    /// Where the badge begins: from the middle, and from the top. AD-HOC: no source names it.
    static let badge = CGPoint(x: 4, y: 1)
  }

  /// A view of `item`, which it follows.
  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    isOpaque = false
    label.font = .systemFont(ofSize: Metrics.fontSize, weight: .medium)
    label.textAlignment = .center
    addSubview(label)
    item.viewers.add(self) { $0.follow() }
    follow()
  }

  /// Always `nil`: only tab bars make their buttons.
  required init?(coder: NSCoder) { nil }

  /// Shows the item as it is now.
  private func follow() {
    label.text = item.title
    label.textColor = item.isEnabled ? isSelected ? .tintColor : unselectedColor : .tertiaryLabel
    isEnabled = item.isEnabled
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityValue = item.badgeValue
    accessibilityIdentifier = item.accessibilityIdentifier
    showBadge()
    setNeedsLayout()
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

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(label.sizeThatFits(bounds.size).width, bounds.width)
    label.frame = CGRect(
      x: pixelAligned((bounds.width - width) / 2), y: Metrics.title.y, width: width, height: Metrics.title.height)
    badge?.frame.origin = CGPoint(x: pixelAligned(bounds.midX) + Metrics.badge.x, y: Metrics.badge.y)
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

/// A short text on a round ground at a tab: 18 points high, and at least as wide (geometry spec 4.2).
private final class TabBadge: UIView {
  /// The text.
  private let label = UILabel()

  /// The height, and the room at both sides of the text, in points.
  private static let height: CGFloat = 18
  private static let padding: CGFloat = 5

  /// A badge without a text.
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.height, height: Self.height))
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.height / 2
    label.font = .systemFont(ofSize: 13)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  /// Always `nil`: only tabs make badges.
  required init?(coder: NSCoder) { nil }

  /// Shows a text on a ground.
  func show(_ text: String, on color: UIColor) {
    label.text = text
    backgroundColor = color
    let width = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: Self.height)).width
    bounds.size.width = max(Self.height, width + 2 * Self.padding)
    label.frame = bounds
  }
}

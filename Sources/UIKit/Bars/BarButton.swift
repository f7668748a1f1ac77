import CoreGraphics
import UIKitBase
import UIKitColors
import UIKitText

/// The view of a ``UIBarButtonItem``: its name or its sign, in the tint.
final class BarButton: BarControl {
  /// The item that is shown.
  let item: UIBarButtonItem

  /// The name; hidden where a sign is shown.
  private let label = UILabel()

  /// The sign; `nil` for a name.
  private let glyph: BarGlyph?

  /// The size of names, in points (geometry spec 4.1).
  static let fontSize: CGFloat = 17

  /// A view of `item`, which it follows.
  init(_ item: UIBarButtonItem) {
    self.item = item
    glyph = item.title == nil ? item.systemItem?.glyph.map { BarGlyph($0) } : nil
    super.init()
    label.textAlignment = .center
    addSubview(glyph ?? label)
    item.viewers.add(self) { $0.follow() }
    addAction(UIAction { [weak self] _ in self?.item.press() }, for: .touchUpInside)
    follow()
  }

  /// Always `nil`: only bars make their buttons.
  required init?(coder: NSCoder) { nil }

  /// Shows the item as it is now; where it is to be, the bar's content hears by itself.
  private func follow() {
    label.text = item.shownTitle
    label.font = .systemFont(ofSize: Self.fontSize, weight: item.style == .done ? .semibold : .regular)
    tintColor = item.tintColor
    let color: UIColor = item.isEnabled ? .tintColor : .tertiaryLabel
    label.textColor = color
    glyph?.color = color
    isEnabled = item.isEnabled
    accessibilityLabel = item.accessibilityLabel ?? item.shownTitle
    accessibilityIdentifier = item.accessibilityIdentifier
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = glyph?.bounds.size ?? label.sizeThatFits(size)
    return CGSize(width: item.width > 0 ? item.width : content.width, height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A label draws its text in the middle of its height; titles and buttons so stand on one line.
    guard let glyph else { return label.frame = bounds }
    glyph.frame.origin = CGPoint(
      x: pixelAligned((bounds.width - glyph.bounds.width) / 2), y: pixelAligned((bounds.height - glyph.bounds.height) / 2))
  }

  /// Whether a point is in the button, for which a few points beside it count: a name may be short.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: 0).encloses(point)
  }
}

import CoreGraphics
import UIKitBase
import UIKitColors
import UIKitText

/// The button at the left of a navigation bar that leads back: a chevron, and beside it where to.
final class BackButton: BarControl {
  /// Where the button leads; what there is no room for is said in fewer words.
  var title: String? { didSet { if title != oldValue { follow() } } }

  /// The chevron.
  private let glyph = BarGlyph(.back)
  /// Where the button leads, or "Back", or nothing.
  private let label = UILabel()

  /// From the button's left edge to the chevron, and from there to the title, in points (geometry spec 4.1).
  private static let inset: CGFloat = 8
  private static let gap: CGFloat = 6

  /// A button that leads nowhere in particular yet.
  override init() {
    super.init()
    label.font = .systemFont(ofSize: BarButton.fontSize)
    label.textColor = .tintColor
    addSubview(glyph)
    addSubview(label)
    follow()
  }

  /// Always `nil`: only bars make their buttons.
  required init?(coder: NSCoder) { nil }

  /// Takes up where the button leads.
  private func follow() {
    accessibilityLabel = title ?? BarTexts.back
    superview?.setNeedsLayout()
  }

  /// Shows as many words as there is room for in `width` points, and takes the width that this needs.
  func fit(in width: CGFloat, height: CGFloat) {
    let room = width - Self.inset - glyph.bounds.width - Self.gap
    let words = [title ?? BarTexts.back, BarTexts.back]
    label.text = words.first { label.width(of: $0) <= room } ?? ""
    let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: height))
    glyph.frame.origin = CGPoint(x: Self.inset, y: pixelAligned((height - glyph.bounds.height) / 2))
    label.frame = CGRect(x: glyph.frame.maxX + Self.gap, y: 0, width: size.width, height: height)
    frame.size = CGSize(width: max(44, size.width > 0 ? label.frame.maxX : glyph.frame.maxX), height: height)
  }
}

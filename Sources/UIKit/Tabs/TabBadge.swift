import CoreGraphics
import UIKitBase
import UIKitColors
import UIKitText

/// A short text on a round ground at a tab: 18 points high, and at least as wide (geometry spec 4.2).
final class TabBadge: UIView {
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

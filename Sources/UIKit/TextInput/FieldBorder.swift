import CoreGraphics
import QuartzCore
import UIKitColors
import UIKitTraits

/// What stands behind the text of a field: a ground and a line round it, in the colors of the field's border style.
///
/// It draws nothing: a change of style hands two colors to one layer.
final class FieldBorder: UIView {
  /// What a border style looks like.
  private struct Look {
    /// The ground, unless the field has a color of its own.
    var fill: UIColor?
    /// The line.
    var line: UIColor?
    /// The line's width in points.
    var width: CGFloat = 0
    /// The radius of the corners in points.
    var radius: CGFloat = 0

    /// The table of looks.
    @MainActor
    init(_ style: UITextField.BorderStyle) {
      switch style {
      case .none: break
      // AD-HOC: Apple names no colors for the two old styles.
      case .line: (line, width) = (.label, 1)
      case .bezel: (line, width) = (.systemGray3, 2)
      // Measured in light (geometry spec 6.4); AD-HOC: in dark the line is the same with white for black.
      case .roundedRect: (fill, line, width, radius) = (.systemBackground, FieldBorder.roundLine, 0.6494, 5)
      }
    }
  }

  /// The line of the round style.
  private static let roundLine = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.2)
  }

  /// The field's style.
  var style = UITextField.BorderStyle.none { didSet { if style != oldValue { styleDidChange() } } }

  /// The field's own ground; `nil` is the style's.
  var fill: UIColor? { didSet { if fill != oldValue { applyOwnColors() } } }

  /// A border of a field without one.
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    hasOwnColors = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Takes up another style.
  private func styleDidChange() {
    let look = Look(style)
    layer.borderWidth = look.width
    layer.cornerRadius = look.radius
    applyOwnColors()
  }

  override func applyOwnColors() {
    let look = Look(style)
    let traits = traitNode.storage
    layer.backgroundColor = (fill ?? look.fill)?.resolvedCGColor(traits)
    layer.borderColor = look.line?.resolvedCGColor(traits)
  }
}

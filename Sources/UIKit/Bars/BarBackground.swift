import CoreGraphics
import UIKitColors

/// What lies behind the buttons of a bar: its ground, and the line between it and the content.
final class BarBackground: UIView {
  /// Which side of the bar the line is on; it lies outside of the ground (geometry spec 4).
  enum LineEdge {
    case top
    case bottom
  }

  /// Which side of the bar the line is on.
  private let lineEdge: LineEdge
  /// The color over the ground.
  private let color = UIView()
  /// The line.
  private let hairline = UIView()

  /// A transparent background.
  init(lineAt lineEdge: LineEdge) {
    self.lineEdge = lineEdge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(color)
    addSubview(hairline)
  }

  /// Always `nil`: only bars make their backgrounds.
  required init?(coder: NSCoder) { nil }

  /// Looks as an appearance says, or as one without background.
  func show(_ appearance: UIBarAppearance?) {
    backgroundColor = appearance?.hasMaterial == true ? BarColors.chrome : nil
    color.backgroundColor = appearance?.backgroundColor
    hairline.backgroundColor = appearance?.shadowColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    color.frame = bounds
    let pixel = 1 / max(layer.contentsScale, 1)
    hairline.frame = CGRect(x: 0, y: lineEdge == .top ? -pixel : bounds.height, width: bounds.width, height: pixel)
  }
}

import CoreGraphics
import UIKitColors

/// A sign in a bar, drawn as a line in the tint.
final class BarGlyph: UIView {
  /// Which sign.
  enum Kind {
    /// A chevron that points back.
    case back
    /// A plus.
    case plus

    /// The sign's box, in points: of the chevron that of geometry spec 4.1.
    var size: CGSize {
      switch self {
      case .back: CGSize(width: 13, height: 21)
      case .plus: CGSize(width: 19, height: 19)
      }
    }

    /// The lines inside the box.
    fileprivate var lines: [[CGPoint]] {
      switch self {
      case .back: [[CGPoint(x: 10.5, y: 2), CGPoint(x: 2, y: 10.5), CGPoint(x: 10.5, y: 19)]]
      case .plus: [[CGPoint(x: 9.5, y: 1.5), CGPoint(x: 9.5, y: 17.5)], [CGPoint(x: 1.5, y: 9.5), CGPoint(x: 17.5, y: 9.5)]]
      }
    }

    /// The width of the lines, in points.
    fileprivate var lineWidth: CGFloat {
      switch self {
      case .back: 2.75
      case .plus: 2
      }
    }
  }

  /// Which sign.
  private let kind: Kind

  /// The color of the lines; the tint unless set.
  var color: UIColor = .tintColor { didSet { if color != oldValue { setNeedsDisplay() } } }

  /// A sign in its box at the origin; it takes no touches.
  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: CGRect(origin: .zero, size: kind.size))
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// Always `nil`: only bars make signs.
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    color.setStroke()
    context.setLineWidth(kind.lineWidth)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    for line in kind.lines {
      context.beginPath()
      context.addLines(between: line)
      context.strokePath()
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}

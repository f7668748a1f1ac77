import CoreGraphics
import UIKitBase
import UIKitColors

/// The sign at the right of a cell, drawn as a line (geometry spec 5.3).
@MainActor
final class CellAccessoryMark: UIView {
  /// Which sign.
  enum Kind {
    /// A chevron.
    case disclosure
    /// A check mark.
    case check

    /// The sign of an accessory type; `nil` for none.
    init?(_ type: UITableViewCell.AccessoryType) {
      switch type {
      case .none: return nil
      case .disclosureIndicator: self = .disclosure
      case .checkmark: self = .check
      }
    }

    /// The sign's box, in points.
    var size: CGSize {
      switch self {
      case .disclosure: CGSize(width: 10.5, height: 14)
      case .check: CGSize(width: 19, height: 18)
      }
    }

    /// The line's corners inside the box, and its width.
    var line: (points: [CGPoint], width: CGFloat) {
      switch self {
      case .disclosure: ([CGPoint(x: 3.2, y: 2.25), CGPoint(x: 8, y: 7), CGPoint(x: 3.2, y: 11.75)], 2)
      case .check: ([CGPoint(x: 2.9, y: 9.4), CGPoint(x: 7.5, y: 16.2), CGPoint(x: 16.3, y: 2)], 2.2)
      }
    }

    /// How far the box's right edge is from the cell's, beyond the cell's margin.
    var extraMargin: CGFloat {
      switch self {
      case .disclosure: 0
      case .check: 2.5
      }
    }
  }

  /// Which sign.
  let kind: Kind

  /// A sign in its box at the origin; it takes no touches.
  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: CGRect(origin: .zero, size: kind.size))
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// Always `nil`: only tables make signs.
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let (points, width) = kind.line
    (kind == .check ? tintColor : UIColor.tertiaryLabel)?.setStroke()
    context.setLineWidth(width)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.beginPath()
    context.move(to: points[0])
    for point in points.dropFirst() { context.addLine(to: point) }
    context.strokePath()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if kind == .check { setNeedsDisplay() }
  }
}

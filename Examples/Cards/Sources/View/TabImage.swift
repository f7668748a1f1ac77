import UIKit

/// The pictures of the tabs: outlines in a square of 25 points, whose shape a tab bar fills with its own colors.
@MainActor
enum TabImage {
  /// The side of the square, and the width of the lines, in points.
  private static let side: CGFloat = 25
  private static let lineWidth: CGFloat = 1.75

  /// The picture of a tab, for screens of any scale.
  static func image(of tab: AppTab) -> UIImage {
    let asset = UIImageAsset()
    for scale: CGFloat in [1, 2, 3] {
      asset.register(drawing(of: tab, scale: scale), with: UITraitCollection(displayScale: scale))
    }
    return asset.image(with: UITraitCollection())
  }

  /// The picture of a tab with so many pixels a point.
  private static func drawing(of tab: AppTab, scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { renderer in
      let context = renderer.cgContext
      context.setLineWidth(lineWidth)
      context.setLineCap(.round)
      switch tab {
      case .home: strokeCards(in: context)
      case .settings: strokeSliders(in: context)
      }
    }
  }

  /// Draws a card, and the edges of two more behind it.
  private static func strokeCards(in context: CGContext) {
    let card = CGRect(x: 3, y: 9, width: 19, height: 13)
    context.addPath(CGPath(roundedRect: card, cornerWidth: 3, cornerHeight: 3, transform: nil))
    context.strokePath()
    for (inset, y) in [(3, 6), (5.5, 3)] as [(CGFloat, CGFloat)] {
      context.strokeLineSegments(between: [CGPoint(x: card.minX + inset, y: y), CGPoint(x: card.maxX - inset, y: y)])
    }
  }

  /// Draws three sliders with their knobs.
  private static func strokeSliders(in context: CGContext) {
    let (start, end, radius): (CGFloat, CGFloat, CGFloat) = (2.5, 22.5, 2.5)
    for (knob, y) in [(16, 5), (8.5, 12.5), (16, 20)] as [(CGFloat, CGFloat)] {
      context.strokeLineSegments(between: [
        CGPoint(x: start, y: y), CGPoint(x: knob - radius, y: y), CGPoint(x: knob + radius, y: y), CGPoint(x: end, y: y),
      ])
      context.strokeEllipse(in: CGRect(x: knob - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    }
  }
}

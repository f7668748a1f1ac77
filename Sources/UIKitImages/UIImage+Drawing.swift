// Drawing by hand, and the pixels that a place shows.

public import CoreGraphics
import UIKitBase
package import UIKitColors
package import UIKitTraits

extension UIImage {
  /// Draws the picture into the current context, its top left corner at a point, in its own size.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture into the current context, its top left corner at a point, in its own size.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture into the current context, stretched to a rectangle.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the picture into the current context, stretched to a rectangle.
  ///
  /// The variant that is held is drawn, whatever the traits (spec 5.8); only the color of ``withTintColor(_:)`` is resolved with the
  /// current ones.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = CGContextStack.current else { return }
    let color = look.tint?.resolvedCGColor(UITraitCollection.currentStorage)
    guard let image = pixels.shown(filledWith: color) else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.drawUpright(image, in: rect, alpha: alpha)
    context.restoreGState()
  }

  /// The bytes of a PNG file of the picture, turned upright; nil for one without pixels.
  public func pngData() -> Data? { try? pixels.shown()?.pngData() }

  /// Whether a place fills the picture with its tint.
  package func isStencil(automaticIsTemplate isTemplate: Bool) -> Bool {
    let look = look
    switch look.mode ?? .automatic {
    case .alwaysTemplate: return true
    case .alwaysOriginal: return false
    case .automatic: return isTemplate && look.tint == nil
    }
  }

  /// The pixels that a place with the given traits shows: the variant for them, filled with the tint if that is how it is coloured.
  ///
  /// - Parameters:
  ///   - tint: the place's tint.
  ///   - isTemplate: whether the place takes pictures of automatic coloring as stencils.
  package func shown(for traits: TraitStorage, tint: UIColor, automaticIsTemplate isTemplate: Bool) -> CGImage? {
    let look = look
    let color = (isStencil(automaticIsTemplate: isTemplate) ? tint : look.tint)?.resolvedCGColor(traits)
    let flips = look.flips ?? false
    // Who does not flip does not depend on the direction, and is not to be drawn again for it.
    let isMirrored = flips && traits.collection.layoutDirection == .rightToLeft
    return pixels.shown(filledWith: color, isMirrored: isMirrored)
  }
}

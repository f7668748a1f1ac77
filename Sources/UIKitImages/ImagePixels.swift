package import CoreGraphics
import Synchronization
import UIKitBase

/// The pixels of one variant of a picture, and the latest copies made of them for views: turned, mirrored, tinted.
package final class ImagePixels: Sendable {
  /// The pixels as they were read; `nil` for none.
  let image: CGImage?
  /// Pixels a point, above zero.
  let scale: CGFloat
  /// How they are turned to be seen upright.
  let orientation: UIImage.Orientation

  /// How a copy differs from the pixels.
  private struct Wish: Equatable {
    /// The color that fills the shape; `nil` for the picture's own.
    let color: CGColor?
    /// Whether left and right are exchanged.
    let isMirrored: Bool
  }

  /// The latest copies, newest first.
  private let copies = Guarded<[(wish: Wish, image: CGImage)]>([])

  /// So many copies are kept: light and dark, pressed and not; of a picture of more than four million pixels only one.
  private var mostCopies: Int { count > 4 << 20 ? 1 : 4 }

  /// How many pixels there are.
  var count: Int { image.map { $0.width * $0.height } ?? 0 }

  /// How many copies were made so far in the process; tests count with it.
  package static var copiesMade: Int { made.load(ordering: .relaxed) }
  /// The count behind `copiesMade`.
  private static let made = Atomic<Int>(0)

  /// No pixels.
  package static let none = ImagePixels(nil, scale: 1)

  /// Pixels at a scale; one that makes no sense counts as 1.
  package init(_ image: CGImage?, scale: CGFloat, orientation: UIImage.Orientation = .up) {
    self.image = image
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.orientation = orientation
  }

  /// The size in points, after turning.
  var size: CGSize {
    guard let image else { return .zero }
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    return orientation.isQuarter ? CGSize(width: size.height, height: size.width) : size
  }

  /// The pixels to be shown: upright, and filled with a color or mirrored if that is asked for. What was asked for lately is not made
  /// again.
  package func shown(filledWith color: CGColor? = nil, isMirrored: Bool = false) -> CGImage? {
    guard let image else { return nil }
    if color == nil, !isMirrored, orientation == .up { return image }
    let wish = Wish(color: color, isMirrored: isMirrored)
    if let known = copies.withLock({ $0.first { $0.wish == wish }?.image }) { return known }
    guard let copy = makeCopy(of: image, wish) else { return nil }
    Self.made.wrappingAdd(1, ordering: .relaxed)
    let dropped = copies.withLock { copies in
      copies.insert((wish, copy), at: 0)
      return copies.count > mostCopies ? copies.removeLast().image : nil
    }
    withExtendedLifetime(dropped) {}
    return copy
  }

  /// Draws a copy; `nil` when there is no memory for it.
  private func makeCopy(of image: CGImage, _ wish: Wish) -> CGImage? {
    let turned = orientation.isQuarter
    let (width, height) = turned ? (image.height, image.width) : (image.width, image.height)
    guard let bitmap = Bitmap(width: width, height: height, scale: 1) else { return nil }
    let context = bitmap.context
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    context.saveGState()
    context.translateBy(x: whole.midX, y: whole.midY)
    if wish.isMirrored { context.scaleBy(x: -1, y: 1) }
    switch orientation {
    case .up: break
    case .down: context.rotate(by: .pi)
    case .left: context.rotate(by: -.pi / 2)
    case .right: context.rotate(by: .pi / 2)
    case .upMirrored: context.scaleBy(x: -1, y: 1)
    case .downMirrored: context.scaleBy(x: 1, y: -1)
    case .leftMirrored:
      context.rotate(by: -.pi / 2)
      context.scaleBy(x: -1, y: 1)
    case .rightMirrored:
      context.rotate(by: .pi / 2)
      context.scaleBy(x: -1, y: 1)
    }
    // Pixels lie on pixels, so that turning blurs nothing.
    context.interpolationQuality = .none
    context.drawUpright(
      image,
      in: CGRect(
        x: -CGFloat(image.width) / 2, y: -CGFloat(image.height) / 2, width: CGFloat(image.width), height: CGFloat(image.height)))
    context.restoreGState()
    if let color = wish.color {
      context.setBlendMode(.sourceIn)
      context.setFillColor(color)
      context.fill(whole)
    }
    return bitmap.makeImage()
  }
}

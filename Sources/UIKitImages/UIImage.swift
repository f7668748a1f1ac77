// A picture: pixels, how large a point is in them, how it is coloured, and where its variants for other traits are.

public import CoreGraphics
import Synchronization
public import UIKitBase
public import UIKitColors
package import UIKitTraits

/// A picture that never changes; any thread may use it.
///
/// It is not dynamic itself: its ``imageAsset`` has the variants for other traits, and image views pick theirs from there (spec 5.1).
/// Two are equal when they have the same pixels and look, and came from the same asset if they came from one.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  /// The pixels.
  package let pixels: ImagePixels

  /// What was changed about the look since the picture came from its asset or its file.
  let changes: ImageLook

  /// The look with which the asset or the file brought the picture.
  let ownLook: ImageLook

  /// The traits that the picture was asked for with; `nil` when nobody said any.
  let requestedTraits: UITraitCollection?

  /// The asset; made at the first question for a picture that came without one.
  private let asset: Guarded<UIImageAsset?>

  /// A picture of its parts.
  package init(
    pixels: ImagePixels, changes: ImageLook = ImageLook(), ownLook: ImageLook = ImageLook(), asset: UIImageAsset? = nil,
    requestedTraits: UITraitCollection? = nil
  ) {
    self.pixels = pixels
    self.changes = changes
    self.ownLook = ownLook
    self.requestedTraits = requestedTraits
    self.asset = Guarded(asset)
    super.init()
  }

  /// A picture without pixels, of no size.
  public override convenience init() { self.init(pixels: .none) }

  // MARK: Making pictures

  /// The picture of a PNG file in memory, one pixel a point; nil when the bytes are none, are damaged, or hold too many pixels.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture of a PNG file in memory; nil when the bytes are none, are damaged, or hold more than 67 million pixels.
  ///
  /// - Parameter scale: pixels a point; what is not above zero counts as 1.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? CGImage.decodePNG(data) else { return nil }
    self.init(pixels: ImagePixels(image, scale: scale))
  }

  /// The picture of a PNG file; nil, reported, when there is none or it cannot be read.
  ///
  /// A name that ends in `@2x` or `@3x` says how many pixels a point has. For one that does not, the file beside it that suits the
  /// screen's scale is taken.
  public convenience init?(contentsOfFile path: String) {
    guard let pixels = ImageFile.best(for: path)?.readOrReport() else { return nil }
    self.init(pixels: pixels)
  }

  /// The picture of pixels, one a point.
  public convenience init(cgImage: CGImage) { self.init(pixels: ImagePixels(cgImage, scale: 1)) }

  /// The picture of pixels.
  ///
  /// - Parameters:
  ///   - scale: pixels a point; what is not above zero counts as 1.
  ///   - orientation: how the pixels are turned to be seen upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(pixels: ImagePixels(cgImage, scale: scale, orientation: orientation))
  }

  /// The picture itself, as nothing in it can change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Size

  /// The size in points, after turning.
  open var size: CGSize { pixels.size }

  /// Pixels a point.
  open var scale: CGFloat { pixels.scale }

  /// The pixels as they were given, neither turned nor tinted; `nil` for a picture without any.
  open var cgImage: CGImage? { pixels.image }

  /// How the pixels are turned to be seen upright.
  open var imageOrientation: Orientation { pixels.orientation }

  // MARK: Look

  /// The look as it is: that of the file or asset, with the changes since.
  package var look: ImageLook { changes.laid(over: ownLook) }

  /// How the picture is coloured; `.automatic` unless the catalog or ``withRenderingMode(_:)`` says otherwise (spec 5.10).
  open var renderingMode: RenderingMode { look.mode ?? .automatic }

  /// The edges, in points, that layout does not count.
  open var alignmentRectInsets: UIEdgeInsets { look.insets ?? .zero }

  /// Whether views that are read from right to left show the picture mirrored.
  open var flipsForRightToLeftLayoutDirection: Bool { look.flips ?? false }

  /// The same picture, coloured in another way.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { changing { $0.mode = renderingMode } }

  /// The same picture whose shape is filled with a color.
  ///
  /// A dynamic color is resolved each time the picture is drawn (spec 5.11). The rendering mode stays, so that a template takes the tint
  /// of an image view all the same; use ``withTintColor(_:renderingMode:)`` with `.alwaysOriginal` there.
  open func withTintColor(_ color: UIColor) -> UIImage { changing { $0.tint = color } }

  /// The same picture whose shape is filled with a color, and whether views fill it with theirs.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changing {
      $0.tint = color
      $0.mode = renderingMode
    }
  }

  /// The same picture with edges that layout does not count.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { changing { $0.insets = alignmentInsets } }

  /// The same picture, which views that are read from right to left show mirrored.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changing { $0.flips = true } }

  /// The same picture with a change of its look.
  private func changing(_ change: (inout ImageLook) -> Void) -> UIImage {
    var changes = changes
    change(&changes)
    return UIImage(
      pixels: pixels, changes: changes, ownLook: ownLook, asset: madeAsset, requestedTraits: requestedTraits)
  }

  // MARK: Variants

  /// The asset with the variants of the picture for other traits.
  ///
  /// A picture of a catalog has the catalog's. For any other one it is made at the first question, with the picture as its only
  /// variant, so that others can be registered.
  open var imageAsset: UIImageAsset? {
    asset.withLock { asset in
      if let asset { return asset }
      let made = UIImageAsset(of: pixels, look: look)
      asset = made
      return made
    }
  }

  /// The asset, if there is one already.
  package var madeAsset: UIImageAsset? { asset.withLock { $0 } }

  // MARK: Equality

  /// Whether the other object is a picture of the same pixels and look, from the same asset if one of them came from one.
  ///
  /// An asset that was made for a picture at the first question for it makes no difference: asking changes nothing.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self || (pixels === other.pixels && look == other.look && origin === other.origin)
  }

  /// The asset that the picture came from; `nil` for one that came without.
  private var origin: UIImageAsset? {
    guard let asset = madeAsset, !asset.isOfOnePicture else { return nil }
    return asset
  }

  /// A hash of the pixels' identity.
  open override var hash: Int { ObjectIdentifier(pixels).hashValue }

  /// Size, scale and rendering mode, for logs.
  open override var description: String {
    "<UIImage: \(size.width) × \(size.height) at \(scale)x, \(renderingMode)>"
  }
}

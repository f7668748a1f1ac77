// Drawing into a picture.

public import CoreGraphics
import UIKitBase
public import UIKitTraits

/// How large the pixels of a drawn picture are.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels a point; the screen's unless set.
  open var scale: CGFloat

  /// Whether the picture covers all of its rectangle; false unless set. What is not drawn is black then.
  open var opaque = false

  /// A format for the screen.
  public override init() {
    let scale = UITraitCollection.systemDefault.collection.displayScale
    self.scale = scale > 0 ? scale : 1
    super.init()
  }

  /// A format for the given traits; a scale that they do not say is the screen's.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// A format for the screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// A format for the screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What a drawing closure gets.
public final class UIGraphicsImageRendererContext {
  /// The context to draw into: in points, y down.
  public let cgContext: CGContext
  /// How large the pixels are.
  public let format: UIGraphicsImageRendererFormat
  /// The pixels.
  private let bitmap: Bitmap

  /// A context on pixels.
  init(_ context: CGContext, on bitmap: Bitmap, format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.bitmap = bitmap
    self.format = format
  }

  /// The picture as drawn so far.
  public var currentImage: UIImage { UIImage(pixels: ImagePixels(bitmap.makeImage(), scale: format.scale)) }

  /// Fills a rectangle with the fill color.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Draws the outline of a rectangle with the stroke color.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

  /// Keeps what is drawn from now on inside a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws pictures of one size.
open class UIGraphicsImageRenderer: NSObject {
  /// What is drawn, in points.
  private let bounds: CGRect
  /// How large the pixels are.
  public final let format: UIGraphicsImageRendererFormat

  /// A renderer of pictures of a size in points, for the screen.
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

  /// A renderer of pictures of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of pictures that show a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// The picture that the closure draws; one without pixels when the size holds none or too many.
  ///
  /// Dynamic colors become what they are under the current traits, and stay so: register the picture with an asset, or make it a
  /// template, if it is to follow the style.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = format.scale.isFinite && format.scale > 0 ? format.scale : 1
    let (width, height) = ((bounds.size.width * scale).rounded(.up), (bounds.size.height * scale).rounded(.up))
    guard
      let bitmap = Bitmap(width: Int(clamping: width), height: Int(clamping: height), scale: scale)
    else { return UIImage() }
    let context = bitmap.context
    if format.opaque {
      context.setFillColor(.black)
      context.fill(CGRect(x: 0, y: 0, width: bitmap.size.width, height: bitmap.size.height))
    }
    if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
    CGContextStack.push(context)
    let drawing = UIGraphicsImageRendererContext(context, on: bitmap, format: format)
    actions(drawing)
    CGContextStack.pop()
    return drawing.currentImage
  }

  /// The bytes of a PNG file of what the closure draws; empty when the size holds no pixels or too many.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }
}

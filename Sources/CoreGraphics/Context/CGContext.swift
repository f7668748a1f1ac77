import Foundation
import PenumbraCPango

/// Draws on pixels: paths, images, gradients, through a matrix, a clip and a state that can be put away and taken back.
///
/// UIKit's contexts have y down and count points; those that an app makes from memory have y up and count pixels, as on iOS. One thread at a
/// time may use a context. Numbers that are not finite, matrices that squeeze everything to a line, and pixels for which there is no memory
/// make drawing do nothing.
public final class CGContext {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int

  /// Whether red and blue change places on the way to the pixels, because the app's memory holds red first.
  let swapsRedAndBlue: Bool

  /// The colour space of the pixels; colours and images are converted to it on their way there.
  let encoding: ColorEncoding

  /// Pixels a point of the context as it was made; a shadow's offset and blur are counted in these.
  let baseTransform: CGAffineTransform

  /// The state that the next call uses.
  var state: DrawingState

  /// What `saveGState` put away.
  var saved: [DrawingState] = []

  /// Transparency layers that were begun and not ended.
  var layers: [TransparencyLayer] = []

  /// The path that is being put together, in device pixels.
  var outline = PathOutline()

  /// The pixels, once there are any.
  private var target: Target

  /// Cairo's context on the pixels, made with them.
  private var cairoOfTarget: OpaquePointer?

  /// Whether anything was drawn.
  private(set) var hasDrawn = false

  /// Where the pixels are.
  private enum Target {
    /// Nowhere yet: made when something is drawn.
    case later(scale: CGFloat)
    /// In a bitmap of ours.
    case bitmap(Bitmap)
    /// The app's own memory.
    case memory(OpaquePointer)
    /// Nowhere: there was no memory.
    case nothing
  }

  /// A context on a bitmap: in points, y down.
  init(drawingOn bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    swapsRedAndBlue = false
    encoding = .sRGB
    baseTransform = CGAffineTransform(scaleX: bitmap.scale, y: bitmap.scale)
    state = DrawingState(transform: baseTransform)
    target = .bitmap(bitmap)
  }

  /// A context, in points and y down, whose pixels are made when something is drawn; nil when they would be too many.
  package init?(lazyWidth width: Int, height: Int, scale: CGFloat) {
    guard
      Bitmap.canHold(width: width, height: height), scale.isFinite, scale > 0
    else { return nil }
    self.width = width
    self.height = height
    swapsRedAndBlue = false
    encoding = .sRGB
    baseTransform = CGAffineTransform(scaleX: scale, y: scale)
    state = DrawingState(transform: baseTransform)
    target = .later(scale: scale)
  }

  /// A context on a surface over the app's memory: in pixels, y up.
  init(memory surface: OpaquePointer, width: Int, height: Int, swapsRedAndBlue: Bool, encoding: ColorEncoding) {
    self.width = width
    self.height = height
    self.swapsRedAndBlue = swapsRedAndBlue
    self.encoding = encoding
    baseTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    state = DrawingState(transform: baseTransform)
    target = .memory(surface)
  }

  deinit {
    if let cairoOfTarget { cairo_destroy(cairoOfTarget) }
    if case .memory(let surface) = target {
      cairo_surface_flush(surface)
      cairo_surface_destroy(surface)
    }
  }

  /// Cairo's context for what is drawn now: the innermost layer's, or the target's. Makes the pixels of a lazy context.
  var handle: OpaquePointer {
    if let layer = layers.last { return layer.sheet.cairo }
    if let cairoOfTarget { return cairoOfTarget }
    let made: OpaquePointer = cairo_create(surface())
    cairoOfTarget = made
    // Until now only the Swift side was told.
    for state in saved + [state] {
      if state.canDraw { setMatrix(of: made, to: state.transform) }
      cairo_save(made)
    }
    cairo_restore(made)
    return made
  }

  /// Cairo's context if there is one already; without one nothing was clipped and nothing was drawn.
  var handleIfMade: OpaquePointer? { layers.last?.sheet.cairo ?? cairoOfTarget }

  /// The target's pixels, made when first asked for, whatever layers lie on them; nil when there is no memory.
  func surface() -> OpaquePointer? {
    switch target {
    case .bitmap(let bitmap): return bitmap.surface
    case .memory(let surface): return surface
    case .later(let scale):
      if let bitmap = Bitmap(width: width, height: height, scale: scale) {
        target = .bitmap(bitmap)
        return bitmap.surface
      }
      target = .nothing
      return nil
    case .nothing: return nil
    }
  }

  /// Tells that pixels change now.
  func noteDrawing() {
    hasDrawn = true
  }

  /// The pixels, unless nothing was drawn yet.
  package var bitmapIfDrawn: Bitmap? {
    if hasDrawn, case .bitmap(let bitmap) = target { bitmap } else { nil }
  }

  /// Cairo's context, its matrix set, for text. Whoever asks is taken to draw.
  package var cairo: OpaquePointer {
    noteDrawing()
    return handle
  }

  /// The address of the pixels, or nil when there are none.
  public var data: UnsafeMutableRawPointer? {
    guard let surface = surface() else { return nil }
    cairo_surface_flush(surface)
    return UnsafeMutableRawPointer(cairo_image_surface_get_data(surface))
  }

  /// Bytes from one row of the pixels to the next.
  public var bytesPerRow: Int { surface().map { Int(cairo_image_surface_get_stride($0)) } ?? 0 }

  /// Waits until everything is in the pixels; it always is after a call that draws.
  public func flush() {
    if let cairoOfTarget { cairo_surface_flush(cairo_get_target(cairoOfTarget)) }
  }

  /// Puts the state away: colours, lines, matrix, clip, shadow, blending.
  public func saveGState() {
    saved.append(state)
    if let handle = handleIfMade { cairo_save(handle) }
  }

  /// Takes back the state that was put away last; without one, or across the begin of a layer, nothing happens.
  public func restoreGState() {
    guard saved.count > (layers.last?.savedCount ?? 0), let last = saved.popLast() else { return }
    state = last
    if let handle = handleIfMade { cairo_restore(handle) }
  }
}

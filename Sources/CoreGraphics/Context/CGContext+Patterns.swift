public import Foundation
import PenumbraCPango

extension CGContext {
  /// Moves patterns by so much, in the units and directions of the context as it was made; `saveGState` keeps it.
  public func setPatternPhase(_ phase: CGSize) {
    state.patternPhase = phase.width.isFinite && phase.height.isFinite ? phase : .zero
  }

  /// Has patterns lie in a space that the matrix takes to user space as it is now; a context begins with its own space.
  package func setPatternSpace(_ space: CGAffineTransform) {
    state.patternSpace = space.concatenating(state.transform)
  }

  /// Makes a pattern what Cairo paints with, its picture in the layout and the space of the pixels.
  func setSource(_ pattern: CGPattern, on cairo: OpaquePointer, alpha: CGFloat) {
    let picture = pattern.image.converted(by: PixelConversion(from: .sRGB, to: encoding), swapsRedAndBlue: swapsRedAndBlue)
    guard alpha > 0, let tile = picture.surface(alpha: alpha) else { return cairo_set_source_rgba(cairo, 0, 0, 0, 0) }
    defer { cairo_surface_destroy(tile) }
    guard let source = cairo_pattern_create_for_surface(tile) else { return cairo_set_source_rgba(cairo, 0, 0, 0, 0) }
    defer { cairo_pattern_destroy(source) }
    // The picture's first row is its upper edge, wherever y points.
    let upright: CGFloat = state.patternSpace == nil && baseTransform.d < 0 ? -1 : 1
    let tileSpace = CGAffineTransform(
      a: 1 / pattern.scale, b: 0, c: 0, d: upright / pattern.scale, tx: state.patternPhase.width, ty: state.patternPhase.height)
    ImagePlacement(pixels: tileSpace.concatenating(state.patternSpace ?? baseTransform))
      .apply(to: source, filter: state.interpolation.filter)
    cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
    // Cairo counts in the space of the moment, the placement in device pixels.
    Device.withoutMatrix(cairo) { cairo_set_source(cairo, source) }
  }
}

extension CGImage {
  /// A surface for Cairo to read from, as long as Cairo likes: over these pixels, which it keeps, or over a faded copy.
  fileprivate func surface(alpha: CGFloat) -> OpaquePointer? {
    let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    let memory = (bytes: firstPixel, stride: pixels.stride)
    guard let whole = Bitmap.makeSurface(format, width: width, height: height, on: memory) else { return nil }
    let kept = Unmanaged.passRetained(pixels)
    let status = cairo_surface_set_user_data(whole, Self.keptKey, kept.toOpaque()) { pixels in
      if let pixels { Unmanaged<PixelStore>.fromOpaque(pixels).release() }
    }
    if status != CAIRO_STATUS_SUCCESS { kept.release() }
    guard alpha < 1 else { return whole }
    defer { cairo_surface_destroy(whole) }
    guard let faded = Bitmap.makeSurface(CAIRO_FORMAT_ARGB32, width: width, height: height) else { return nil }
    let cairo = cairo_create(faded)
    cairo_set_source_surface(cairo, whole, 0, 0)
    cairo_paint_with_alpha(cairo, Double(alpha))
    cairo_destroy(cairo)
    return faded
  }

  /// Under which a surface keeps the pixels that it reads; only its address counts.
  private nonisolated(unsafe) static let keptKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
}

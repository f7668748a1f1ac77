public import Foundation
import PenumbraCPango

extension CGContext {
  /// Sets the colour with which paths are filled.
  public func setFillColor(_ color: CGColor) { state.fill = color }

  /// Sets the colour with which paths are filled, in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the gray with which paths are filled.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }

  /// Sets the colour with which lines are drawn.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  /// Sets the colour with which lines are drawn, in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the gray with which lines are drawn.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = CGColor(gray: gray, alpha: alpha) }

  /// The colour with which paths are filled, and text that has none of its own.
  package var fillColor: CGColor { state.fill }

  /// The colour with which lines are drawn.
  package var strokeColor: CGColor { state.stroke }

  /// Sets how opaque everything is, 0…1, on top of the colours' own alpha.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 1 }

  /// Sets the width of lines in units of user space.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }

  /// Sets how the ends of lines look.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

  /// Sets how long the point of two lines that meet may be, in line widths.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

  /// Sets the lengths of dashes and gaps, and where in them a line begins; no length means an unbroken line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isUsable = phase.isFinite && lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
    state.dashPhase = isUsable ? phase : 0
    state.dashLengths = isUsable ? lengths : []
  }

  /// Sets how what is drawn and what is there become one.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets whether edges are smooth.
  public func setShouldAntialias(_ should: Bool) { state.isAntialiased = should }

  /// How images are drawn in another size.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Sets a shadow under all that is drawn, black at a third; offset and blur are in the units of the context as it was made.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Sets a shadow of a colour under all that is drawn, or none; half of the blur is the standard deviation.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite, blur.isFinite else {
      state.shadow = nil
      return
    }
    // The base matrix has one scale for both axes; it may turn y around.
    let sigma = min(min(max(blur, 0), 1000) / 2 * abs(baseTransform.a), greatestDeviation)
    // A shadow that is moved farther than Cairo can count is out of sight wherever it is.
    let moved = offset.applying(baseTransform)
    func near(_ length: CGFloat) -> CGFloat { min(max(length, -farthestPixel), farthestPixel) }
    state.shadow = DrawingState.Shadow(
      offset: CGSize(width: near(moved.width), height: near(moved.height)), sigma: sigma, color: color)
  }

  /// Makes a colour what Cairo paints with, the context's alpha included.
  package func setSource(_ color: CGColor, on cairo: OpaquePointer) {
    setSource(color, on: cairo, alpha: state.alpha)
  }

  /// Makes a colour what Cairo paints with, in the space of the pixels; what lies outside of it is cut off.
  func setSource(_ color: CGColor, on cairo: OpaquePointer, alpha: CGFloat) {
    if let pattern = color.pattern { return setSource(pattern, on: cairo, alpha: color.alpha * alpha) }
    let (r, g, b, a) = color.components(in: encoding)
    let (red, blue) = swapsRedAndBlue ? (b, r) : (r, b)
    cairo_set_source_rgba(cairo, Double(red), Double(g), Double(blue), Double(a * alpha))
  }
}

public import Foundation
import PenumbraCPango

extension CGContext {
  /// From user space to the device's, whose origin is the bottom left pixel's corner, as on iOS.
  public var ctm: CGAffineTransform {
    state.transform.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// The same as `ctm`.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// From user space to device pixels, y down, the origin at the top left.
  package var deviceTransform: CGAffineTransform { state.transform }

  /// Moves user space's origin by (x, y).
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Makes user space's units larger.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Turns user space by radians, from its x axis towards its y axis.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Puts a map between what is drawn from now on and user space as it was.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
    if state.canDraw, let handle = handleIfMade { setMatrix(of: handle, to: state.transform) }
  }

  /// Tells Cairo the matrix; it must be one that can be undone, or Cairo refuses everything from then on.
  func setMatrix(of cairo: OpaquePointer, to transform: CGAffineTransform) {
    var matrix = transform.cairoMatrix
    cairo_set_matrix(cairo, &matrix)
  }
}

public import Foundation

/// An affine map of the plane: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// How much x goes into x′.
  public var a: CGFloat
  /// How much x goes into y′.
  public var b: CGFloat
  /// How much y goes into x′.
  public var c: CGFloat
  /// How much y goes into y′.
  public var d: CGFloat
  /// What is added to x′.
  public var tx: CGFloat
  /// What is added to y′.
  public var ty: CGFloat

  /// The map that leaves every point where it is.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A map whose numbers are all 0.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// A map of the six given numbers.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// A map of the six given numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A shift by (x, y).
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A stretch by (x, y) about the origin.
  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A turn by an angle in radians about the origin, from the x axis towards the y axis.
  public init(rotationAngle angle: CGFloat) {
    let sine = sin(angle)
    let cosine = cos(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether the map leaves every point where it is.
  public var isIdentity: Bool { self == .identity }

  /// This map, after a shift by (x, y) in the space it maps from.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: a * x + c * y + tx, ty: b * x + d * y + ty)
  }

  /// This map, after a stretch by (x, y) in the space it maps from.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a * x, b: b * x, c: c * y, d: d * y, tx: tx, ty: ty)
  }

  /// This map, after a turn by radians in the space it maps from.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The map that does this one first and `other` second.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }

  /// The map that undoes this one, or this one itself when nothing can undo it.
  public func inverted() -> CGAffineTransform {
    guard isInvertible else { return self }
    let scale = 1 / determinant
    return CGAffineTransform(
      a: d * scale, b: -b * scale, c: -c * scale, d: a * scale, tx: (c * ty - d * tx) * scale, ty: (b * tx - a * ty) * scale)
  }

  /// The factor by which areas grow; negative when the map mirrors.
  package var determinant: CGFloat { a * d - b * c }

  /// Whether an inverse exists and every number is finite.
  package var isInvertible: Bool {
    let determinant = determinant
    return determinant != 0 && determinant.isFinite && (1 / determinant).isFinite && tx.isFinite && ty.isFinite
  }

  /// Whether rectangles stay rectangles: only stretches, mirrors, shifts and quarter turns.
  package var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}

public import Foundation

/// The parts into which an affine map can be taken apart: a stretch, a shear, a turn and a shift, applied in that order.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The stretch along x and y.
  public var scale: CGSize
  /// The shear along x.
  public var horizontalShear: CGFloat
  /// The turn in radians.
  public var rotation: CGFloat
  /// The shift.
  public var translation: CGVector

  /// Parts as given.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// A map put together from its parts.
  public init(_ components: CGAffineTransformComponents) {
    let stretch = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    let turn = CGAffineTransform(rotationAngle: components.rotation)
    self = stretch.concatenating(shear).concatenating(turn)
    tx = components.translation.dx
    ty = components.translation.dy
  }

  /// The parts of this map.
  public func decomposed() -> CGAffineTransformComponents {
    let width = (a * a + b * b).squareRoot()
    let rotation = width == 0 ? 0 : atan2(b, a)
    let along = width == 0 ? c : (a * c + b * d) / width
    let height = width == 0 ? d : determinant / width
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height), horizontalShear: height == 0 ? 0 : along / height, rotation: rotation,
      translation: CGVector(dx: tx, dy: ty))
  }
}

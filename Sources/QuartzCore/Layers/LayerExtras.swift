// What most layers do not have: kept in one object that is made when first needed.

import CoreGraphics

/// The shadow of a layer.
struct LayerShadow: Equatable {
  /// Property `shadowOpacity`.
  var opacity: Float = 0
  /// Property `shadowRadius`: the standard deviation of the blur in points.
  var radius: CGFloat = 3
  /// Property `shadowOffset`, in points.
  var offset = CGSize(width: 0, height: -3)
  /// Property `shadowColor`.
  var color: CGColor? = .black
  /// Property `shadowPath`.
  var path: CGPath?

  /// Compares values; paths by identity.
  static func == (a: LayerShadow, b: LayerShadow) -> Bool {
    a.opacity == b.opacity && a.radius == b.radius && a.offset == b.offset && a.color == b.color && a.path === b.path
  }
}

/// A reference that does not keep its delegate alive.
struct WeakLayerDelegate {
  weak var object: (any CALayerDelegate)?
}

/// The rare properties of a layer.
@MainActor
final class LayerExtras {
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  var transform: CATransform3D?
  var sublayerTransform: CATransform3D?
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .black
  var maskedCorners = CACornerMask.all
  var contents: CGImage?
  var contentsGravity = CALayerContentsGravity.resize
  var shadow: LayerShadow?
  var name: String?
  var actions: [String: any CAAction]?
  var delegate: WeakLayerDelegate?
  var animations: LayerAnimations?
  var dissolve: LayerDissolve?
  /// Where removed sublayers were last seen, until the next composite.
  var removed = PixelRect.empty
  /// The contents as they were last drawn, scaled to device pixels.
  var scaledContents: ScaledContents?
  /// The shadow as it was last painted, when the layer is turned or stretched.
  var placedShadow: PlacedShadow?
  var onNeedsUpdate: (() -> Void)?

  init() {}

  /// Takes over the properties that describe a look.
  init(lookOf other: LayerExtras) {
    anchorPoint = other.anchorPoint
    zPosition = other.zPosition
    transform = other.transform
    sublayerTransform = other.sublayerTransform
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    maskedCorners = other.maskedCorners
    contents = other.contents
    contentsGravity = other.contentsGravity
    shadow = other.shadow
    name = other.name
  }
}

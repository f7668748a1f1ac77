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
  /// The delegate.
  weak var object: (any CALayerDelegate)?
}

/// The rare properties of a layer.
@MainActor
final class LayerExtras {
  /// Property `anchorPoint`.
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Property `zPosition`.
  var zPosition: CGFloat = 0
  /// Property `transform`; nil is the identity.
  var transform: CATransform3D?
  /// Property `sublayerTransform`; nil is the identity.
  var sublayerTransform: CATransform3D?
  /// Property `borderWidth`.
  var borderWidth: CGFloat = 0
  /// Property `borderColor`.
  var borderColor: CGColor? = .black
  /// Property `maskedCorners`.
  var maskedCorners = CACornerMask.all
  /// Property `contents`.
  var contents: CGImage?
  /// Property `contentsGravity`.
  var contentsGravity = CALayerContentsGravity.resize
  /// The properties of the shadow; nil when none was set.
  var shadow: LayerShadow?
  /// Property `name`.
  var name: String?
  /// Property `actions`.
  var actions: [String: any CAAction]?
  /// Property `delegate`.
  var delegate: WeakLayerDelegate?
  /// The animations, once there was one.
  var animations: LayerAnimations?
  /// The cross-fade that is under way.
  var dissolve: LayerDissolve?
  /// Where removed sublayers were last seen, until the next composite.
  var removed = PixelRect.empty
  /// The contents as they were last drawn, scaled to device pixels.
  var scaledContents: ScaledContents?
  /// The shadow as it was last painted, when the layer is turned or stretched.
  var placedShadow: PlacedShadow?
  /// Whom to tell when something in the tree begins to wait.
  var onNeedsUpdate: (() -> Void)?

  /// Nothing but the usual values.
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

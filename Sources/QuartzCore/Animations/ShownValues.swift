// The values a layer shows while it animates, where they differ from its model.

import CoreGraphics

/// What animations show instead of the model values; nil means the model value.
struct ShownValues: Equatable {
  /// Shown `bounds`.
  var bounds: CGRect?
  /// Shown `position`.
  var position: CGPoint?
  /// Shown `zPosition`.
  var zPosition: CGFloat?
  /// Shown `transform`.
  var transform: CATransform3D?
  /// Shown `opacity`.
  var opacity: Float?
  /// Shown `cornerRadius`.
  var cornerRadius: CGFloat?
  /// Shown `borderWidth`.
  var borderWidth: CGFloat?
  /// Shown `backgroundColor`, which may be none.
  var background: CGColor??
  /// Shown `borderColor`, which may be none.
  var border: CGColor??
  /// The shown properties of the shadow.
  var shadow: LayerShadow?

  /// Whether the change from `other` moves, shows or blends more than the layer's own look.
  func concernsSubtree(comparedTo other: ShownValues) -> Bool {
    bounds != other.bounds || position != other.position || transform != other.transform || opacity != other.opacity
      || zPosition != other.zPosition || cornerRadius != other.cornerRadius
  }
}

/// A fixed set of shown values that can be passed on cheaply.
final class ShownLook {
  /// What is shown.
  let values: ShownValues

  /// A look that shows the values.
  init(_ values: ShownValues) {
    self.values = values
  }
}

/// A property that can be animated: how its model value is read, its shown value read and written.
enum AnimatedProperty: String {
  /// Whole properties of a layer.
  case opacity, backgroundColor, borderColor, borderWidth, cornerRadius, bounds, position, transform, zPosition
  /// The properties of the shadow.
  case shadowOpacity, shadowRadius, shadowOffset, shadowColor
  /// The two parts of the bounds.
  case boundsOrigin = "bounds.origin"
  case boundsSize = "bounds.size"
  /// The coordinates of the position.
  case positionX = "position.x"
  case positionY = "position.y"
  /// The angle about the z axis in radians, by its two names.
  case rotation = "transform.rotation"
  case rotationZ = "transform.rotation.z"
  /// The lengths of the axes, both alike or one alone.
  case scale = "transform.scale"
  case scaleX = "transform.scale.x"
  case scaleY = "transform.scale.y"
  /// The shift along an axis in points.
  case translationX = "transform.translation.x"
  case translationY = "transform.translation.y"

  /// Nil when there is no such animatable property.
  init?(keyPath: String) {
    self.init(rawValue: keyPath)
  }

  /// Whether a change of `key` is animated of its own accord.
  static func animatesImplicitly(_ key: String) -> Bool {
    Self(rawValue: key) != nil
  }

  @MainActor
  /// The value of the model.
  func model(of layer: CALayer) -> AnimatedValue {
    shown(in: ShownValues(), of: layer)
  }

  /// The value as `values` has it, or else the layer.
  @MainActor
  func shown(in values: ShownValues, of layer: CALayer) -> AnimatedValue {
    switch self {
    case .opacity: .number(Double(values.opacity ?? layer.storedOpacity))
    case .backgroundColor: .color(values.background ?? layer.storedBackground)
    case .borderColor: .color(values.border ?? layer.borderColor)
    case .borderWidth: .number(Double(values.borderWidth ?? layer.borderWidth))
    case .cornerRadius: .number(Double(values.cornerRadius ?? layer.storedCornerRadius))
    case .bounds: .rect(values.bounds ?? layer.storedBounds)
    case .boundsOrigin: .point((values.bounds ?? layer.storedBounds).origin)
    case .boundsSize: .size((values.bounds ?? layer.storedBounds).size)
    case .position: .point(values.position ?? layer.storedPosition)
    case .positionX: .number(Double((values.position ?? layer.storedPosition).x))
    case .positionY: .number(Double((values.position ?? layer.storedPosition).y))
    case .zPosition: .number(Double(values.zPosition ?? layer.zPosition))
    case .shadowOpacity: .number(Double(shadow(values, layer).opacity))
    case .shadowRadius: .number(Double(shadow(values, layer).radius))
    case .shadowOffset: .size(shadow(values, layer).offset)
    case .shadowColor: .color(shadow(values, layer).color)
    case .transform: .transform(transform(values, layer))
    case .rotation, .rotationZ:
      .number(atan2(Double(transform(values, layer).m12), Double(transform(values, layer).m11)))
    case .scale, .scaleX:
      .number(Self.length(transform(values, layer).m11, transform(values, layer).m12))
    case .scaleY:
      .number(Self.length(transform(values, layer).m21, transform(values, layer).m22))
    case .translationX: .number(Double(transform(values, layer).m41))
    case .translationY: .number(Double(transform(values, layer).m42))
    }
  }

  /// Puts `value` into `values`; a value of another kind changes nothing.
  @MainActor
  func show(_ value: AnimatedValue, in values: inout ShownValues, of layer: CALayer) {
    switch (self, value) {
    case (.opacity, .number(let v)): values.opacity = Float(min(max(v, 0), 1))
    case (.backgroundColor, .color(let v)): values.background = .some(v)
    case (.borderColor, .color(let v)): values.border = .some(v)
    case (.borderWidth, .number(let v)): values.borderWidth = CGFloat(max(v, 0))
    case (.cornerRadius, .number(let v)): values.cornerRadius = CGFloat(max(v, 0))
    case (.bounds, .rect(let v)): values.bounds = v
    case (.boundsOrigin, .point(let v)): values.bounds = CGRect(origin: v, size: (values.bounds ?? layer.storedBounds).size)
    case (.boundsSize, .size(let v)): values.bounds = CGRect(origin: (values.bounds ?? layer.storedBounds).origin, size: v)
    case (.position, .point(let v)): values.position = v
    case (.positionX, .number(let v)): values.position = CGPoint(x: v, y: (values.position ?? layer.storedPosition).y)
    case (.positionY, .number(let v)): values.position = CGPoint(x: (values.position ?? layer.storedPosition).x, y: v)
    case (.zPosition, .number(let v)): values.zPosition = CGFloat(v)
    case (.shadowOpacity, .number(let v)): change(&values, layer) { $0.opacity = Float(min(max(v, 0), 1)) }
    case (.shadowRadius, .number(let v)): change(&values, layer) { $0.radius = CGFloat(max(v, 0)) }
    case (.shadowOffset, .size(let v)): change(&values, layer) { $0.offset = v }
    case (.shadowColor, .color(let v)): change(&values, layer) { $0.color = v }
    case (.transform, .transform(let v)): values.transform = v
    case (.rotation, .number(let v)), (.rotationZ, .number(let v)):
      let now = atan2(Double(transform(values, layer).m12), Double(transform(values, layer).m11))
      values.transform = CATransform3DRotate(transform(values, layer), CGFloat(v - now), 0, 0, 1)
    case (.scale, .number(let v)):
      rescale(&values, layer, x: v, y: v)
    case (.scaleX, .number(let v)):
      rescale(&values, layer, x: v, y: nil)
    case (.scaleY, .number(let v)):
      rescale(&values, layer, x: nil, y: v)
    case (.translationX, .number(let v)):
      var t = transform(values, layer)
      t.m41 = CGFloat(v)
      values.transform = t
    case (.translationY, .number(let v)):
      var t = transform(values, layer)
      t.m42 = CGFloat(v)
      values.transform = t
    default: break
    }
  }

  @MainActor
  /// The transform shown.
  private func transform(_ values: ShownValues, _ layer: CALayer) -> CATransform3D {
    values.transform ?? layer.transform
  }

  @MainActor
  /// The shadow shown.
  private func shadow(_ values: ShownValues, _ layer: CALayer) -> LayerShadow {
    values.shadow ?? layer.extras?.shadow ?? LayerShadow()
  }

  @MainActor
  /// Changes the shadow shown.
  private func change(_ values: inout ShownValues, _ layer: CALayer, _ body: (inout LayerShadow) -> Void) {
    var new = shadow(values, layer)
    body(&new)
    values.shadow = new
  }

  /// Gives the axes of the transform other lengths; an axis that vanished starts upright.
  @MainActor
  private func rescale(_ values: inout ShownValues, _ layer: CALayer, x: Double?, y: Double?) {
    var t = transform(values, layer)
    if let x {
      let now = Self.length(t.m11, t.m12)
      (t.m11, t.m12) = now > 1e-12 ? (t.m11 * CGFloat(x / now), t.m12 * CGFloat(x / now)) : (CGFloat(x), 0)
    }
    if let y {
      let now = Self.length(t.m21, t.m22)
      (t.m21, t.m22) = now > 1e-12 ? (t.m21 * CGFloat(y / now), t.m22 * CGFloat(y / now)) : (0, CGFloat(y))
    }
    values.transform = t
  }

  /// The length of an axis.
  private static func length(_ a: CGFloat, _ b: CGFloat) -> Double {
    Double((a * a + b * b).squareRoot())
  }
}

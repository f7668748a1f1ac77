// The kinds of values that can be animated, and how they blend.

import CoreGraphics

/// A value between others.
enum AnimatedValue: Equatable {
  /// A number, angles in radians.
  case number(Double)
  /// A place.
  case point(CGPoint)
  /// An extent.
  case size(CGSize)
  /// A rectangle.
  case rect(CGRect)
  /// A colour, or none.
  case color(CGColor?)
  /// A transform.
  case transform(CATransform3D)

  /// Reads what a client gave, as the kind that `model` has; nil when it is of another kind.
  init?(_ any: Any, like model: AnimatedValue) {
    switch model {
    case .number:
      guard let value = Self.number(any) else { return nil }
      self = .number(value)
    case .point:
      guard let value = any as? CGPoint ?? (any as? NSValue)?.pointValue else { return nil }
      self = .point(value)
    case .size:
      guard let value = any as? CGSize ?? (any as? NSValue)?.sizeValue else { return nil }
      self = .size(value)
    case .rect:
      guard let value = any as? CGRect ?? (any as? NSValue)?.rectValue else { return nil }
      self = .rect(value)
    case .color:
      if any is NSNull { self = .color(nil) } else if let value = any as? CGColor { self = .color(value) } else { return nil }
    case .transform:
      if let value = any as? CATransform3D {
        self = .transform(value)
      } else if let value = any as? CGAffineTransform {
        self = .transform(CATransform3DMakeAffineTransform(value))
      } else {
        return nil
      }
    }
  }

  /// A number in any of the clothes that numbers come in.
  private static func number(_ any: Any) -> Double? {
    switch any {
    case let v as Double: v
    case let v as CGFloat: Double(v)
    case let v as Float: Double(v)
    case let v as Int: Double(v)
    case let v as NSNumber: v.doubleValue
    default: nil
    }
  }

  /// The value with another of its kind added; colours and transforms are replaced.
  func adding(_ other: AnimatedValue) -> AnimatedValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)): .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y, width: a.size.width + b.size.width,
          height: a.size.height + b.size.height))
    default: other
    }
  }

  /// The value times a factor; colours and transforms stay.
  func scaled(_ f: Double) -> AnimatedValue {
    let k = CGFloat(f)
    return switch self {
    case .number(let a): .number(a * f)
    case .point(let a): .point(CGPoint(x: a.x * k, y: a.y * k))
    case .size(let a): .size(CGSize(width: a.width * k, height: a.height * k))
    case .rect(let a):
      .rect(CGRect(x: a.origin.x * k, y: a.origin.y * k, width: a.size.width * k, height: a.size.height * k))
    default: self
    }
  }

  /// The value `part` of the way to `other`.
  func blended(with other: AnimatedValue, _ part: Double) -> AnimatedValue {
    let k = CGFloat(part)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * k }
    return switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + (b - a) * part)
    case (.point(let a), .point(let b)): .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
    case (.size(let a), .size(let b)): .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y), width: mix(a.size.width, b.size.width),
          height: mix(a.size.height, b.size.height)))
    case (.color(let a), .color(let b)): .color(CGColor.blend(a, b, k))
    case (.transform(let a), .transform(let b)): .transform(a.blended(with: b, k))
    default: part < 1 ? self : other
    }
  }
}

extension CGColor {
  /// A colour between two, blended in premultiplied sRGB so that fading to nothing keeps the hue; nil counts as transparent.
  ///
  /// There is nothing between a pattern and something else; the new one takes its place at once.
  fileprivate static func blend(_ a: CGColor?, _ b: CGColor?, _ k: CGFloat) -> CGColor? {
    if k <= 0 { return a }
    if k >= 1 { return b }
    if a == b || a?.pattern != nil || b?.pattern != nil { return b }
    let p = a?.sRGB ?? (r: 0, g: 0, b: 0, a: 0)
    let q = b?.sRGB ?? (r: 0, g: 0, b: 0, a: 0)
    let alpha = p.a + (q.a - p.a) * k
    guard alpha > 0 else { return .clear }
    func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { (x * p.a + (y * q.a - x * p.a) * k) / alpha }
    return CGColor(srgbRed: mix(p.r, q.r), green: mix(p.g, q.g), blue: mix(p.b, q.b), alpha: alpha)
  }
}

extension CATransform3D {
  /// A transform between two: flat ones by move, turn, scale and skew, others entry by entry.
  fileprivate func blended(with other: CATransform3D, _ k: CGFloat) -> CATransform3D {
    if k == 0 { return self }
    if k == 1 { return other }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * k }
    if CATransform3DIsAffine(self), CATransform3DIsAffine(other) {
      let (p, q) = (projected.decomposed(), other.projected.decomposed())
      // Where the first axis vanishes, no angle can be told.
      if p.scale.width > 1e-9, q.scale.width > 1e-9 {
        var turn = (q.rotation - p.rotation).truncatingRemainder(dividingBy: 2 * .pi)
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        let between = CGAffineTransformComponents(
          scale: CGSize(width: mix(p.scale.width, q.scale.width), height: mix(p.scale.height, q.scale.height)),
          horizontalShear: mix(p.horizontalShear, q.horizontalShear), rotation: p.rotation + turn * k,
          translation: CGVector(dx: mix(p.translation.dx, q.translation.dx), dy: mix(p.translation.dy, q.translation.dy)))
        return CATransform3DMakeAffineTransform(CGAffineTransform(between))
      }
    }
    return CATransform3D(rows: zip(rows, other.rows).map(mix))
  }
}

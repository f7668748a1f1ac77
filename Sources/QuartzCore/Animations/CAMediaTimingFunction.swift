// The pacing of an animation: a cubic curve from (0, 0) to (1, 1).

public import CoreGraphics

/// The name of a ready-made pacing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the curve.
  public let rawValue: String

  /// Makes a name from Apple's spelling of it.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// An even pace.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's usual curve.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A cubic Bézier curve that maps the part of time that has passed to the part of the way that is done.
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// The two inner control points, x within 0…1.
  let c1x: Double
  let c1y: Double
  let c2x: Double
  let c2y: Double

  /// Makes a curve with two inner control points; their x is clamped to 0…1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.c1x = min(max(Double(c1x), 0), 1)
    self.c1y = Double(c1y)
    self.c2x = min(max(Double(c2x), 0), 1)
    self.c2y = Double(c2y)
    super.init()
  }

  /// Makes a ready-made curve; an unknown name gives the even pace.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Writes the x and y of control point 0…3 to `ptr`, which has room for two values.
  public func getControlPoint(at index: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
    let point = points[min(max(index, 0), 3)]
    ptr[0] = Float(point.0)
    ptr[1] = Float(point.1)
  }

  /// The part of the way that is done when `time` (0…1) of the time has passed.
  package func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if c1x == c1y && c2x == c2y { return time }
    return Self.cubic(c1y, c2y, at: parameter(forX: time))
  }

  /// The curve's parameter at which its x is `x`: Newton's steps, kept inside a bracket that is halved when they leave it.
  private func parameter(forX x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<40 {
      let error = Self.cubic(c1x, c2x, at: t) - x
      if abs(error) < 1e-10 { break }
      if error > 0 { high = t } else { low = t }
      let slope = Self.slope(c1x, c2x, at: t)
      let next = slope > 1e-9 ? t - error / slope : -1
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  /// One coordinate of a cubic from 0 to 1 with inner values `a` and `b`.
  private static func cubic(_ a: Double, _ b: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }

  /// The derivative of that coordinate.
  private static func slope(_ a: Double, _ b: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
  }
}

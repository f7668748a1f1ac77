// The side on which an interface begins, as a trait.

/// The direction in which an interface is laid out.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not set.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The trait of the layout direction.
public enum UITraitLayoutDirection: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }

  /// Its number among UIKit's traits.
  package static var number: Int { 20 }

  /// The short form that logs use (spec 1.1.5).
  package static func text(of value: UITraitEnvironmentLayoutDirection) -> String {
    value == .rightToLeft ? "RTL" : "LTR"
  }
}

extension UITraitCollection {
  /// Makes a collection in which only the layout direction is set.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(UITraitLayoutDirection.self, value: layoutDirection)
  }

  /// The layout direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { self[UITraitLayoutDirection.self] }
}

extension UIMutableTraits {
  /// The layout direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
}

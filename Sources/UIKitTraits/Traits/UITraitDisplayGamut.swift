// The range of colours that the display shows.

/// The range of colours that a display shows.
public enum UIDisplayGamut: Int, Sendable {
  /// Not set.
  case unspecified = -1
  /// That of sRGB.
  case SRGB = 0
  /// That of Display P3, which is wider.
  case P3 = 1
}

/// The trait of the range of colours of the display.
public enum UITraitDisplayGamut: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIDisplayGamut { .unspecified }

  /// Yes (spec 1.2).
  public static var affectsColorAppearance: Bool { true }

  /// Its number among UIKit's traits.
  package static var number: Int { 4 }
}

extension UITraitCollection {
  /// Makes a collection in which only the range of colours of the display is set.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(UITraitDisplayGamut.self, value: displayGamut)
  }

  /// The range of colours of the display.
  public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
}

extension UIMutableTraits {
  /// The range of colours of the display.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
}

/// What a place knows of the user's wishes; the values are those of the desktop, not of any window.
package struct SurfacePreferences: Equatable, Sendable {
  /// Which look the user prefers.
  package enum Style: Sendable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
  }

  /// How much contrast the user asks for.
  package enum Contrast: Sendable {
    /// As designed.
    case normal
    /// More than designed.
    case high
  }

  /// A color of sRGB; each part is from 0 to 1.
  package struct Accent: Hashable, Sendable {
    /// The part of red.
    package let red: Double
    /// The part of green.
    package let green: Double
    /// The part of blue.
    package let blue: Double

    /// A color of its parts; `nil` unless each is from 0 to 1.
    package init?(red: Double, green: Double, blue: Double) {
      guard [red, green, blue].allSatisfy((0...1).contains) else { return nil }
      (self.red, self.green, self.blue) = (red, green, blue)
    }
  }

  /// What kind of device the place stands for.
  package enum Idiom: Sendable {
    case phone
    case pad
    case tv
    case mac
  }

  /// Which colors the display can show.
  package enum Gamut: Sendable {
    case sRGB
    case p3
  }

  /// In which direction interfaces of the user's language go.
  package enum Direction: Sendable {
    case leftToRight
    case rightToLeft
  }

  /// How much room an interface has in one direction.
  package enum Room: Sendable {
    case compact
    case regular
  }

  /// The look that the user prefers; light when the desktop does not say.
  package var style: Style

  /// The contrast that the user asks for.
  package var contrast: Contrast

  /// Whether the user asked for less movement.
  package var reducesMotion: Bool

  /// The color that the user chose for what can be pressed and what was chosen; `nil` when the desktop does not say.
  package var accent: Accent?

  /// The size of text that the user asks for: steps from the usual size, -3 to 3, and 4 to 8 for those who need it very large.
  package var textSize = 0

  /// Whether the user asks for bold text.
  package var prefersBoldText = false

  /// The direction of the user's language.
  package var direction = Direction.leftToRight

  /// The colors that the display can show.
  package var gamut = Gamut.sRGB

  /// The kind of device.
  package var idiom = Idiom.phone

  /// The room that an interface has from side to side; that of a phone unless told otherwise.
  package var width = Room.compact

  /// The room that an interface has from top to bottom; that of a phone unless told otherwise.
  package var height = Room.regular

  /// Whether what the display shows is being recorded or mirrored.
  package var isCaptured = false

  /// The preferences of a user who never changed anything, unless told otherwise.
  package init(style: Style = .light, contrast: Contrast = .normal, reducesMotion: Bool = false, accent: Accent? = nil) {
    self.style = style
    self.contrast = contrast
    self.reducesMotion = reducesMotion
    self.accent = accent
  }
}

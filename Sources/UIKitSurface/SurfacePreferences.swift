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

  /// The look that the user prefers; light when the desktop does not say.
  package var style: Style

  /// The contrast that the user asks for.
  package var contrast: Contrast

  /// Whether the user asked for less movement.
  package var reducesMotion: Bool

  /// The preferences of a user who never changed anything, unless told otherwise.
  package init(style: Style = .light, contrast: Contrast = .normal, reducesMotion: Bool = false) {
    self.style = style
    self.contrast = contrast
    self.reducesMotion = reducesMotion
  }
}

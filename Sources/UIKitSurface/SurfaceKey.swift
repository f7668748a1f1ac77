/// One key that went down or up.
package struct SurfaceKey: Equatable, Sendable {
  /// Keys that were held with it.
  package struct Modifiers: OptionSet, Sendable {
    /// One bit a key.
    package let rawValue: Int
    /// A set with the given bits.
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// Shift.
    package static let shift = Modifiers(rawValue: 1)
    /// Control.
    package static let control = Modifiers(rawValue: 2)
    /// Alt, Apple's Option.
    package static let alternate = Modifiers(rawValue: 4)
    /// The key with a logo, Apple's Command.
    package static let command = Modifiers(rawValue: 8)
  }

  /// The key's number in the USB table of keyboards (HID usage page 7).
  package let usage: Int
  /// What the key types; empty for keys that type nothing.
  package let characters: String
  /// The keys that were held with it.
  package let modifiers: Modifiers
  /// Whether it went down rather than up.
  package let isDown: Bool
  /// Whether the desktop repeats a key that is held.
  package let isRepeat: Bool

  /// A key by its number and what goes with it.
  package init(usage: Int, characters: String = "", modifiers: Modifiers = [], isDown: Bool = true, isRepeat: Bool = false) {
    self.usage = usage
    self.characters = characters
    self.modifiers = modifiers
    self.isDown = isDown
    self.isRepeat = isRepeat
  }
}

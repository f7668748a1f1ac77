public import UIKitBase
import UIKitSurface

/// A key of a keyboard that is pressed: which one, what it types and what was held with it.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// Which key it is, whatever is printed on it.
  public let keyCode: UIKeyboardHIDUsage
  /// What the key types with the modifiers; empty for keys that type nothing.
  public let characters: String
  /// What the key types without modifiers.
  public let charactersIgnoringModifiers: String
  /// The keys that were held with it.
  public let modifierFlags: UIKeyModifierFlags

  /// The key that a surface reports; `nil` for numbers that ``UIKeyboardHIDUsage`` does not name.
  init?(_ key: SurfaceKey) {
    guard let code = UIKeyboardHIDUsage(rawValue: key.usage) else { return nil }
    keyCode = code
    characters = key.characters
    charactersIgnoringModifiers = key.characters.lowercased()
    modifierFlags = UIKeyModifierFlags(key.modifiers)
    super.init()
  }
}

/// Keys that are held while another is pressed; the bits are UIKit's.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// One bit a key.
  public let rawValue: Int
  /// A set with the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option, which other keyboards call Alt.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command, which other keyboards mark with a logo.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  /// The flags for what a surface reports.
  init(_ modifiers: SurfaceKey.Modifiers) {
    var flags: UIKeyModifierFlags = []
    if modifiers.contains(.shift) { flags.insert(.shift) }
    if modifiers.contains(.control) { flags.insert(.control) }
    if modifiers.contains(.alternate) { flags.insert(.alternate) }
    if modifiers.contains(.command) { flags.insert(.command) }
    self = flags
  }
}

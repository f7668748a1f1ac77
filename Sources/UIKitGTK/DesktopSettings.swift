import PenumbraCGTK
import UIKitSurface

/// The desktop's own settings, for desktops without a settings portal: GNOME's schema `org.gnome.desktop.interface`.
///
/// A schema that is not installed is never opened, because GLib ends the process for it.
@MainActor
final class DesktopSettings {
  private let changed: () -> Void

  /// GLib's object for each schema that is there.
  private let interface: UnsafeMutablePointer<GSettings>?
  private let accessibility: UnsafeMutablePointer<GSettings>?

  /// The keys that each schema has, of those that are read here.
  private let keys: Set<String>

  /// Reads the schemas that are installed and calls `changed` after a change of what they say.
  init(changed: @escaping () -> Void) {
    self.changed = changed
    var keys: Set<String> = []
    interface = Self.open(
      "org.gnome.desktop.interface", keys: ["color-scheme", "enable-animations", "accent-color"], found: &keys)
    accessibility = Self.open("org.gnome.desktop.a11y.interface", keys: ["high-contrast"], found: &keys)
    self.keys = keys
    for settings in [interface, accessibility] {
      guard let settings else { continue }
      let settingsChanged: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void = { _, _, data in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated { owner(data, as: DesktopSettings.self)?.changed() }
      }
      connect(
        UnsafeMutableRawPointer(settings), "changed", to: settingsChanged, data: Unmanaged.passUnretained(self).toOpaque())
    }
  }

  /// What the settings say now.
  var answers: DesktopPreferences.Answers {
    var answers = DesktopPreferences.Answers()
    if let interface, keys.contains("color-scheme"), let text = g_settings_get_string(interface, "color-scheme") {
      defer { g_free(text) }
      switch String(cString: text) {
      case "prefer-dark": answers.style = .dark
      case "prefer-light": answers.style = .light
      default: break
      }
    }
    if let interface, keys.contains("enable-animations") {
      answers.reducesMotion = g_settings_get_boolean(interface, "enable-animations") == 0
    }
    if let interface, keys.contains("accent-color") { answers.accent = Self.accent(in: interface) }
    if let accessibility, keys.contains("high-contrast") {
      answers.contrast = g_settings_get_boolean(accessibility, "high-contrast") != 0 ? .high : .normal
    }
    return answers
  }

  /// The accent color that the user chose; `nil` while it was left at the schema's own.
  private static func accent(in settings: UnsafeMutablePointer<GSettings>) -> SurfacePreferences.Accent? {
    guard let chosen = g_settings_get_user_value(settings, "accent-color") else { return nil }
    g_variant_unref(chosen)
    guard let name = g_settings_get_string(settings, "accent-color") else { return nil }
    defer { g_free(name) }
    return accents[String(cString: name)].flatMap { color in
      let parts = [16, 8, 0].map { Double(color >> $0 & 0xFF) / 255 }
      return SurfacePreferences.Accent(red: parts[0], green: parts[1], blue: parts[2])
    }
  }

  /// GNOME's accent colors, which its settings keep by name.
  private static let accents: [String: UInt32] = [
    "blue": 0x3584E4, "teal": 0x2190A4, "green": 0x3A944A, "yellow": 0xC88800, "orange": 0xED5B00, "red": 0xE62D42,
    "pink": 0xD56199, "purple": 0x9141AC, "slate": 0x6F8396,
  ]

  /// Opens a schema that is installed and notes which of `keys` it has; `nil` when it is not installed.
  private static func open(_ name: String, keys: [String], found: inout Set<String>) -> UnsafeMutablePointer<GSettings>? {
    guard let source = g_settings_schema_source_get_default(), let schema = g_settings_schema_source_lookup(source, name, 1)
    else { return nil }
    defer { g_settings_schema_unref(schema) }
    for key in keys where g_settings_schema_has_key(schema, key) != 0 { found.insert(key) }
    return g_settings_new(name)
  }
}

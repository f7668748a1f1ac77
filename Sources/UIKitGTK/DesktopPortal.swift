import PenumbraCGTK
import UIKitSurface

/// The settings portal of the desktop (org.freedesktop.portal.Settings), asked and listened to without ever waiting for it.
///
/// No bus, no portal, one that comes late, hangs or starts again: there are simply no answers until there are. The order of the steps loses
/// no change: the signal is subscribed to before the values are read, and the values are read again whenever the portal appears.
@MainActor
final class DesktopPortal {
  /// What the portal said so far.
  private(set) var answers = DesktopPreferences.Answers() {
    didSet { if answers != oldValue { changed() } }
  }

  private let changed: () -> Void

  /// The connection to the session bus, once there is one.
  private var bus: OpaquePointer?

  /// How long the portal may take to answer, in milliseconds; an answer after that is as good as none.
  private static let patience: Int32 = 1000

  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"

  /// Looks for the portal; `changed` follows each change of ``answers``. The object must live as long as the process.
  init(changed: @escaping () -> Void) {
    self.changed = changed
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, data in
        nonisolated(unsafe) let (result, data) = (result, data)
        MainActor.assumeIsolated {
          var error: UnsafeMutablePointer<GError>?
          let bus = g_bus_get_finish(result, &error)
          // Without a bus there is no portal, which is a state like any other.
          g_clear_error(&error)
          if let bus { owner(data, as: DesktopPortal.self)?.listen(on: bus) }
        }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Subscribes to changes, then watches for the portal.
  private func listen(on bus: OpaquePointer) {
    self.bus = bus
    // A bus that goes away must not end the process.
    g_dbus_connection_set_exit_on_close(bus, 0)
    let data = Unmanaged.passUnretained(self).toOpaque()
    _ = g_dbus_connection_signal_subscribe(
      bus, Self.name, Self.interface, "SettingChanged", Self.path, Self.namespace, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, data in
        nonisolated(unsafe) let (parameters, data) = (parameters, data)
        MainActor.assumeIsolated {
          guard let parameters else { return }
          owner(data, as: DesktopPortal.self)?.settingChanged(parameters)
        }
      }, data, nil)
    _ = g_bus_watch_name_on_connection(
      bus, Self.name, G_BUS_NAME_WATCHER_FLAGS_AUTO_START,
      { _, _, _, data in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated { owner(data, as: DesktopPortal.self)?.readAll() }
      }, nil, data, nil)
  }

  /// Asks for all values of the appearance.
  private func readAll() {
    guard let bus else { return }
    var space = g_variant_new_string(Self.namespace)
    let spaces = g_variant_new_array(nil, &space, 1)
    var argument = spaces
    g_dbus_connection_call(
      bus, Self.name, Self.path, Self.interface, "ReadAll", g_variant_new_tuple(&argument, 1),
      penumbra_gtk_variant_type("(a{sa{sv}})"), G_DBUS_CALL_FLAGS_NONE, Self.patience, nil,
      { source, result, data in
        nonisolated(unsafe) let (source, result, data) = (source, result, data)
        MainActor.assumeIsolated {
          guard let source else { return }
          var error: UnsafeMutablePointer<GError>?
          let reply = g_dbus_connection_call_finish(OpaquePointer(source), result, &error)
          g_clear_error(&error)
          guard let reply else { return }
          defer { g_variant_unref(reply) }
          owner(data, as: DesktopPortal.self)?.takeAll(reply)
        }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Takes up the values of a `(a{sa{sv}})`.
  private func takeAll(_ reply: OpaquePointer) {
    var answers = DesktopPreferences.Answers()
    Self.child(of: reply, at: 0) { spaces in
      for space in 0..<g_variant_n_children(spaces) {
        Self.child(of: spaces, at: space) { entry in
          guard Self.text(of: entry, at: 0) == Self.namespace else { return }
          Self.child(of: entry, at: 1) { values in
            for index in 0..<g_variant_n_children(values) {
              Self.child(of: values, at: index) { pair in
                guard let key = Self.text(of: pair, at: 0) else { return }
                Self.child(of: pair, at: 1) { Self.take($0, for: key, into: &answers) }
              }
            }
          }
        }
      }
    }
    self.answers = answers
  }

  /// Takes up the `(ssv)` of a change.
  private func settingChanged(_ parameters: OpaquePointer) {
    guard Self.isOfType(parameters, "(ssv)"), Self.text(of: parameters, at: 0) == Self.namespace,
      let key = Self.text(of: parameters, at: 1)
    else { return }
    var answers = answers
    Self.child(of: parameters, at: 2) { Self.take($0, for: key, into: &answers) }
    self.answers = answers
  }

  /// The one place where a value of the portal becomes a preference; a value of another type or meaning is no answer.
  private static func take(_ boxed: OpaquePointer, for key: String, into answers: inout DesktopPreferences.Answers) {
    switch key {
    case "color-scheme": if let number = number(in: boxed) { answers.style = [1: .dark, 2: .light][number] }
    case "contrast": if let number = number(in: boxed) { answers.contrast = number == 1 ? .high : .normal }
    case "reduced-motion": if let number = number(in: boxed) { answers.reducesMotion = number == 1 }
    case "accent-color": if let parts = parts(in: boxed) { answers.accent = accent(parts) }
    default: break
    }
  }

  /// The color of three parts; parts out of range say that there is none.
  private static func accent(_ parts: [Double]) -> SurfacePreferences.Accent? {
    SurfacePreferences.Accent(red: parts[0], green: parts[1], blue: parts[2])
  }

  /// The number in a variant; `nil` for other types.
  private static func number(in variant: OpaquePointer) -> UInt32? {
    unboxed(variant) { isOfType($0, "u") ? g_variant_get_uint32($0) : nil }
  }

  /// The three numbers in a variant; `nil` for other types.
  private static func parts(in variant: OpaquePointer) -> [Double]? {
    unboxed(variant) { tuple in
      guard isOfType(tuple, "(ddd)") else { return nil }
      return (0..<3).map { index in
        var part = 0.0
        child(of: tuple, at: gsize(index)) { part = g_variant_get_double($0) }
        return part
      }
    }
  }

  /// Lends what is in a variant, in however many variants it is wrapped, to `body`.
  private static func unboxed<Value>(_ variant: OpaquePointer, _ body: (OpaquePointer) -> Value?) -> Value? {
    guard isOfType(variant, "v") else { return body(variant) }
    guard let inner = g_variant_get_variant(variant) else { return nil }
    defer { g_variant_unref(inner) }
    return unboxed(inner, body)
  }

  /// Whether a variant has the type that is written as `text`.
  private static func isOfType(_ variant: OpaquePointer, _ text: String) -> Bool {
    g_variant_is_of_type(variant, penumbra_gtk_variant_type(text)) != 0
  }

  /// Lends a child of a container to `body`.
  private static func child(of variant: OpaquePointer, at index: gsize, _ body: (OpaquePointer) -> Void) {
    guard let child = g_variant_get_child_value(variant, index) else { return }
    defer { g_variant_unref(child) }
    body(child)
  }

  /// The text that a container has at an index; `nil` when something else is there.
  private static func text(of variant: OpaquePointer, at index: gsize) -> String? {
    var text: String?
    child(of: variant, at: index) { child in
      guard isOfType(child, "s"), let characters = g_variant_get_string(child, nil) else { return }
      text = String(cString: characters)
    }
    return text
  }
}

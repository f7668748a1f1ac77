import CoreGraphics
import PenumbraCGTK
import UIKitSurface

/// Turns a window's key events into those of the surface, with the key numbers of USB that UIKit uses.
@MainActor
final class KeyboardInput {
  private var deliver: ((SurfaceEvent) -> Void)?

  /// The keys that are down, by the number of the hardware.
  private var pressed: Set<guint> = []

  /// Listens to a window; this object must live as long as the window.
  func attach(to window: UnsafeMutablePointer<GtkWidget>, deliver: @escaping (SurfaceEvent) -> Void) {
    self.deliver = deliver
    let data = Unmanaged.passUnretained(self).toOpaque()
    let controller: OpaquePointer = gtk_event_controller_key_new()
    // Before GTK's own handling, which would move its focus with Tab and the arrows.
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    let down: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = { _, value, code, state, data in
      nonisolated(unsafe) let data = data
      return MainActor.assumeIsolated {
        owner(data, as: KeyboardInput.self)?.receive(value, code: code, state: state, isDown: true) == true ? 1 : 0
      }
    }
    connect(UnsafeMutableRawPointer(controller), "key-pressed", to: down, data: data)
    let up: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> Void = { _, value, code, state, data in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated {
        _ = owner(data, as: KeyboardInput.self)?.receive(value, code: code, state: state, isDown: false)
      }
    }
    connect(UnsafeMutableRawPointer(controller), "key-released", to: up, data: data)
    gtk_widget_add_controller(window, controller)
  }

  /// Takes up one key; the result says whether it is one that UIKit knows.
  private func receive(_ value: guint, code: guint, state: GdkModifierType, isDown: Bool) -> Bool {
    let characters = Self.characters(of: value)
    guard let usage = KeyUsage.usage(of: value, hardware: code, types: !characters.isEmpty) else { return false }
    let isRepeat = isDown && !pressed.insert(code).inserted
    if !isDown, pressed.remove(code) == nil { return false }
    deliver?(
      .key(
        SurfaceKey(usage: usage, characters: characters, modifiers: Self.modifiers(state), isDown: isDown, isRepeat: isRepeat),
        time: Double(g_get_monotonic_time()) / 1e6))
    return true
  }

  /// What a key types; empty for keys that type nothing, and for those that only prepare an accent.
  private static func characters(of value: guint) -> String {
    Unicode.Scalar(gdk_keyval_to_unicode(value)).map { $0.value == 0 ? "" : String(Character($0)) } ?? ""
  }

  /// The modifier keys of a GTK state.
  private static func modifiers(_ state: GdkModifierType) -> SurfaceKey.Modifiers {
    var modifiers = SurfaceKey.Modifiers()
    if state.rawValue & GDK_SHIFT_MASK.rawValue != 0 { modifiers.insert(.shift) }
    if state.rawValue & GDK_CONTROL_MASK.rawValue != 0 { modifiers.insert(.control) }
    if state.rawValue & GDK_ALT_MASK.rawValue != 0 { modifiers.insert(.alternate) }
    if state.rawValue & GDK_SUPER_MASK.rawValue != 0 { modifiers.insert(.command) }
    return modifiers
  }
}

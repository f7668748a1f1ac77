import CoreGraphics
import PenumbraCGTK
import UIKitSurface

/// Turns a canvas's mouse, touch and wheel events into those of the surface.
///
/// A pressed first button is a touch with the number zero. Fingers on a touch screen have numbers of their own. A wheel scrolls at the
/// pointer's last place, because GTK's wheel events have none.
@MainActor
final class PointerInput {
  /// Points that one click of a wheel scrolls. AD-HOC: three lines of 18 points, as desktops do.
  private static let pointsPerClick: CGFloat = 54

  private var deliver: ((SurfaceEvent) -> Void)?

  /// The canvas; it owns the controllers that call this.
  private var canvas: UnsafeMutablePointer<GtkWidget>?

  /// The last place of the pointer on the canvas, in points.
  private var lastPlace = CGPoint.zero

  /// Whether the first button is down.
  private var isPressed = false

  /// The numbers of the fingers that are down, by GTK's names for them.
  private var fingers: [OpaquePointer: Int] = [:]

  /// Listens to `canvas`; this object must live as long as the canvas.
  func attach(to canvas: UnsafeMutablePointer<GtkWidget>, deliver: @escaping (SurfaceEvent) -> Void) {
    self.canvas = canvas
    self.deliver = deliver
    let data = Unmanaged.passUnretained(self).toOpaque()
    let events: OpaquePointer = gtk_event_controller_legacy_new()
    let received: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = { _, event, data in
      nonisolated(unsafe) let (event, data) = (event, data)
      return MainActor.assumeIsolated {
        guard let event, let input = owner(data, as: PointerInput.self) else { return 0 }
        return input.receive(event) ? 1 : 0
      }
    }
    connect(UnsafeMutableRawPointer(events), "event", to: received, data: data)
    gtk_widget_add_controller(canvas, events)

    let wheel: OpaquePointer = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
    let scrolled: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> gboolean = { controller, x, y, data in
      nonisolated(unsafe) let (controller, data) = (controller, data)
      return MainActor.assumeIsolated {
        guard let controller, let input = owner(data, as: PointerInput.self) else { return 0 }
        input.scrolled(by: CGPoint(x: x, y: y), controller: controller)
        return 1
      }
    }
    connect(UnsafeMutableRawPointer(wheel), "scroll", to: scrolled, data: data)
    gtk_widget_add_controller(canvas, wheel)
  }

  /// Takes up one event; the result says whether it was ours.
  private func receive(_ event: OpaquePointer) -> Bool {
    let time = Double(g_get_monotonic_time()) / 1e6
    switch gdk_event_get_event_type(event) {
    case GDK_MOTION_NOTIFY:
      guard let place = place(of: event) else { return false }
      lastPlace = place
      guard isPressed else { return false }
      deliver?(.touch(id: 0, phase: .moved, location: place, time: time))
      return true
    case GDK_BUTTON_PRESS:
      guard gdk_button_event_get_button(event) == 1, let place = place(of: event) else { return false }
      lastPlace = place
      isPressed = true
      deliver?(.touch(id: 0, phase: .began, location: place, time: time))
      return true
    case GDK_BUTTON_RELEASE:
      guard gdk_button_event_get_button(event) == 1, isPressed else { return false }
      isPressed = false
      deliver?(.touch(id: 0, phase: .ended, location: place(of: event) ?? lastPlace, time: time))
      return true
    case GDK_GRAB_BROKEN:
      guard isPressed else { return false }
      isPressed = false
      deliver?(.touch(id: 0, phase: .cancelled, location: lastPlace, time: time))
      return false
    case GDK_TOUCH_BEGIN: return touch(event, .began, time)
    case GDK_TOUCH_UPDATE: return touch(event, .moved, time)
    case GDK_TOUCH_END: return touch(event, .ended, time)
    case GDK_TOUCH_CANCEL: return touch(event, .cancelled, time)
    default: return false
    }
  }

  /// Takes up an event of one finger.
  private func touch(_ event: OpaquePointer, _ phase: SurfaceTouchPhase, _ time: Double) -> Bool {
    guard let finger = gdk_event_get_event_sequence(event), let place = place(of: event) else { return false }
    if phase == .began {
      fingers[finger] = (1...).first { number in !fingers.values.contains(number) }
    }
    guard let number = fingers[finger] else { return false }
    if phase == .ended || phase == .cancelled { fingers[finger] = nil }
    deliver?(.touch(id: number, phase: phase, location: place, time: time))
    return true
  }

  /// Takes up a turn of a wheel or a stroke on a touch pad.
  private func scrolled(by amount: CGPoint, controller: OpaquePointer) {
    let isWheel = gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_WHEEL
    let factor = isWheel ? Self.pointsPerClick : 1
    deliver?(
      .scroll(
        delta: CGPoint(x: amount.x * factor, y: amount.y * factor), location: lastPlace,
        time: Double(g_get_monotonic_time()) / 1e6))
  }

  /// Where an event happened, in points of the canvas; `nil` for events without a place.
  private func place(of event: OpaquePointer) -> CGPoint? {
    guard let canvas, let native = gtk_widget_get_native(canvas) else { return nil }
    var (x, y) = (0.0, 0.0)
    guard gdk_event_get_position(event, &x, &y) != 0, x.isFinite, y.isFinite else { return nil }
    var (surfaceX, surfaceY) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &surfaceX, &surfaceY)
    let window = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    var (canvasX, canvasY) = (0.0, 0.0)
    guard gtk_widget_translate_coordinates(window, canvas, x - surfaceX, y - surfaceY, &canvasX, &canvasY) != 0 else {
      return nil
    }
    return CGPoint(x: canvasX, y: canvasY)
  }
}

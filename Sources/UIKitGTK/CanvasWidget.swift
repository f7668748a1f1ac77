import CoreGraphics
import PenumbraCGTK

/// What a canvas widget asks of the window that it belongs to.
@MainActor
protocol CanvasOwner: AnyObject {
  /// The size that the widget would like to have, in points; GTK asks for it before the window is first shown.
  var canvasWish: CGSize { get }
  /// GTK gave the widget a size, in points.
  func canvasWasAllocated(width: Int, height: Int)
  /// GTK wants to see the pixels.
  func canvasSnapshot(_ snapshot: OpaquePointer)
}

/// The one widget type of this module: it shows what its owner appends and takes whatever size it is given.
@MainActor
enum CanvasWidget {
  /// A new widget of the type; it shows nothing until it has an owner.
  static func make() -> UnsafeMutablePointer<GtkWidget> {
    // GLib ends the process itself when it has no memory for an object, so there always is one.
    let object: UnsafeMutablePointer<GObject> = g_object_new_with_properties(type, 0, nil, nil)
    let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
    gtk_widget_set_focusable(widget, 1)
    return widget
  }

  /// Says who stands behind a widget; it must call ``release(_:)`` before it goes.
  static func adopt(_ widget: UnsafeMutablePointer<GtkWidget>, owner: any CanvasOwner) { owners[OpaquePointer(widget)] = owner }

  /// Forgets the owner of a widget that is about to go.
  static func release(_ widget: UnsafeMutablePointer<GtkWidget>) { owners[OpaquePointer(widget)] = nil }

  /// Who stands behind each widget.
  private static var owners: [OpaquePointer: any CanvasOwner] = [:]

  /// The owner of the widget that GTK calls about, on the main thread, where GTK always calls.
  fileprivate static func call(_ widget: UnsafeMutablePointer<GtkWidget>?, _ body: (any CanvasOwner) -> Void) {
    guard let widget, let owner = owners[OpaquePointer(widget)] else { return }
    body(owner)
  }

  /// The type, registered with GLib once a process.
  private static let type = penumbra_gtk_register_widget("PenumbraCanvas", fillClass)
}

/// Puts our functions into the class that GLib made.
private func fillClass(_ pointer: gpointer?, _: gpointer?) {
  guard let pointer else { return }
  let widgetClass = pointer.assumingMemoryBound(to: GtkWidgetClass.self)
  widgetClass.pointee.measure = { widget, orientation, _, minimum, natural, minimumBaseline, naturalBaseline in
    nonisolated(unsafe) let widget = widget
    let wish = MainActor.assumeIsolated { () -> CGFloat in
      var wish = CGSize(width: 1, height: 1)
      CanvasWidget.call(widget) { wish = $0.canvasWish }
      return (orientation == GTK_ORIENTATION_HORIZONTAL ? wish.width : wish.height).rounded()
    }
    minimum?.pointee = 1
    natural?.pointee = Int32(max(1, wish))
    minimumBaseline?.pointee = -1
    naturalBaseline?.pointee = -1
  }
  widgetClass.pointee.size_allocate = { widget, width, height, _ in
    nonisolated(unsafe) let widget = widget
    MainActor.assumeIsolated {
      CanvasWidget.call(widget) { $0.canvasWasAllocated(width: Int(width), height: Int(height)) }
    }
  }
  widgetClass.pointee.snapshot = { widget, snapshot in
    nonisolated(unsafe) let (widget, snapshot) = (widget, snapshot)
    MainActor.assumeIsolated {
      guard let snapshot else { return }
      CanvasWidget.call(widget) { $0.canvasSnapshot(snapshot) }
    }
  }
}

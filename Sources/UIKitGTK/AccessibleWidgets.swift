import CoreGraphics
import PenumbraCGTK
import UIKitSurface

/// Tells AT-SPI of what is on a canvas: one invisible child widget for each element, because GTK 4.8 speaks for widgets only.
///
/// A widget's role is that of its class, so there is one class a role. The widgets draw nothing and take no input.
@MainActor
final class AccessibleWidgets {
  private let canvas: UnsafeMutablePointer<GtkWidget>

  /// What was last told, and the widgets in the same order.
  private var elements: [SurfaceElement] = []
  private var widgets: [UnsafeMutablePointer<GtkWidget>] = []

  /// Called when an element is to be pressed.
  var onActivate: ((UInt) -> Void)?

  /// Speaks for what is on `canvas`, which must outlive this or see ``removeAll()`` first.
  init(on canvas: UnsafeMutablePointer<GtkWidget>) { self.canvas = canvas }

  /// Milliseconds until elements that may have changed are collected, so that frames in a row cost one collection.
  private static let delay: guint = 100

  /// What collects the elements once ``timer`` has run; the last one given.
  private var collect: (() -> [SurfaceElement])?

  /// The number of GLib's timer; zero while none runs.
  private var timer: guint = 0

  /// Collects the elements a moment later, when nothing else is to be done, and tells them if they are others than before.
  func tellSoon(_ collect: @escaping () -> [SurfaceElement]) {
    self.collect = collect
    guard timer == 0 else { return }
    timer = g_timeout_add_full(
      G_PRIORITY_LOW, Self.delay,
      { data in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated { owner(data, as: AccessibleWidgets.self)?.timerFired() }
        return 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// Tells the elements that there are now.
  private func timerFired() {
    timer = 0
    guard let collect else { return }
    self.collect = nil
    tell(collect())
  }

  /// Takes up the elements that there are now; nothing happens when they are those that were told before.
  private func tell(_ elements: [SurfaceElement]) {
    guard elements != self.elements else { return }
    // An element keeps its widget when it stands at the same place with the same role: a value that changes is then told as a change.
    var kept = 0
    while kept < min(elements.count, self.elements.count), elements[kept].role == self.elements[kept].role { kept += 1 }
    for widget in widgets[kept...] { remove(widget) }
    widgets.removeSubrange(kept...)
    for element in elements[kept...] {
      let widget = AccessibleClass.make(element.role)
      gtk_widget_set_can_target(widget, 0)
      gtk_widget_set_parent(widget, canvas)
      widgets.append(widget)
    }
    for (index, (element, widget)) in zip(elements, widgets).enumerated()
    where index >= kept || element != self.elements[index] {
      AccessibleClass.owners[OpaquePointer(widget)] = (self, element.id)
      describe(element, by: widget)
    }
    self.elements = elements
    gtk_widget_queue_allocate(canvas)
  }

  /// Puts each widget where its element is; called when GTK allocates the canvas.
  func allocate() {
    for (element, widget) in zip(elements, widgets) {
      var place = GtkAllocation(
        x: Int32(clamping: element.frame.minX), y: Int32(clamping: element.frame.minY),
        width: max(1, Int32(clamping: element.frame.width)), height: max(1, Int32(clamping: element.frame.height)))
      // GTK complains of a widget that is allocated without having been measured.
      gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
      gtk_widget_size_allocate(widget, &place, -1)
    }
  }

  /// Takes all widgets away; nothing is collected afterwards.
  func removeAll() {
    if timer != 0 { g_source_remove(timer) }
    timer = 0
    collect = nil
    for widget in widgets { remove(widget) }
    widgets = []
    elements = []
  }

  /// Takes one widget away.
  private func remove(_ widget: UnsafeMutablePointer<GtkWidget>) {
    AccessibleClass.owners[OpaquePointer(widget)] = nil
    gtk_widget_unparent(widget)
  }

  /// Tells AT-SPI what a widget stands for.
  private func describe(_ element: SurfaceElement, by widget: UnsafeMutablePointer<GtkWidget>) {
    let accessible = OpaquePointer(widget)
    penumbra_gtk_accessible_set_text(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, element.label)
    penumbra_gtk_accessible_set_text(accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, element.value)
    penumbra_gtk_accessible_set_state(accessible, GTK_ACCESSIBLE_STATE_DISABLED, element.isEnabled ? 0 : 1)
    if let isOn = element.isOn {
      penumbra_gtk_accessible_set_checked(accessible, isOn ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE)
    }
    if element.role == .row || element.role == .tab {
      penumbra_gtk_accessible_set_state(accessible, GTK_ACCESSIBLE_STATE_SELECTED, element.isSelected ? 1 : 0)
    }
  }
}

/// The widget classes that stand for elements.
@MainActor
enum AccessibleClass {
  /// Who made each widget, and which element it stands for.
  static var owners: [OpaquePointer: (AccessibleWidgets, UInt)] = [:]

  /// The types that were registered so far.
  private static var types: [SurfaceElement.Role: GType] = [:]

  /// A widget that stands for an element of a role.
  static func make(_ role: SurfaceElement.Role) -> UnsafeMutablePointer<GtkWidget> {
    let object: UnsafeMutablePointer<GObject> = g_object_new_with_properties(type(of: role), 0, nil, nil)
    return UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
  }

  /// The table of roles: GTK's name for each, the class's name, and how its class is filled, which C functions cannot be told.
  private static func type(of role: SurfaceElement.Role) -> GType {
    if let type = types[role] { return type }
    let (name, fill): (String, GClassInitFunc) =
      switch role {
      case .text: ("PenumbraText", { pointer, _ in fillAccessible(pointer, GTK_ACCESSIBLE_ROLE_LABEL) })
      case .header: ("PenumbraHeader", { pointer, _ in fillAccessible(pointer, GTK_ACCESSIBLE_ROLE_HEADING) })
      case .button: ("PenumbraButton", { pointer, _ in fillAccessible(pointer, GTK_ACCESSIBLE_ROLE_BUTTON) })
      case .toggle: ("PenumbraToggle", { pointer, _ in fillAccessible(pointer, GTK_ACCESSIBLE_ROLE_SWITCH) })
      case .row: ("PenumbraRow", { pointer, _ in fillAccessible(pointer, GTK_ACCESSIBLE_ROLE_LIST_ITEM) })
      case .tab: ("PenumbraTab", { pointer, _ in fillAccessible(pointer, GTK_ACCESSIBLE_ROLE_TAB) })
      case .field: ("PenumbraField", { pointer, _ in fillAccessible(pointer, GTK_ACCESSIBLE_ROLE_TEXT_BOX) })
      case .image: ("PenumbraImage", { pointer, _ in fillAccessible(pointer, GTK_ACCESSIBLE_ROLE_IMG) })
      }
    let type = penumbra_gtk_register_widget(name, fill)
    types[role] = type
    return type
  }

  /// Presses the element that a widget stands for.
  fileprivate static func activate(_ widget: UnsafeMutablePointer<GtkWidget>) {
    guard let (owner, id) = owners[OpaquePointer(widget)] else { return }
    owner.onActivate?(id)
  }
}

/// Gives a class its role, nothing to draw, and an action that AT-SPI shows.
private func fillAccessible(_ pointer: gpointer?, _ role: GtkAccessibleRole) {
  guard let pointer else { return }
  let widgetClass = pointer.assumingMemoryBound(to: GtkWidgetClass.self)
  widgetClass.pointee.snapshot = { _, _ in }
  gtk_widget_class_set_accessible_role(widgetClass, role)
  guard role != GTK_ACCESSIBLE_ROLE_LABEL, role != GTK_ACCESSIBLE_ROLE_HEADING, role != GTK_ACCESSIBLE_ROLE_IMG else { return }
  gtk_widget_class_install_action(
    widgetClass, "penumbra.press", nil,
    { widget, _, _ in
      nonisolated(unsafe) let widget = widget
      MainActor.assumeIsolated {
        guard let widget else { return }
        AccessibleClass.activate(widget)
      }
    })
}

extension Int32 {
  /// The nearest whole number that fits; zero for what is no number.
  fileprivate init(clamping value: CGFloat) {
    self = value.isFinite ? Int32(Swift.min(Swift.max(value.rounded(), -1e9), 1e9)) : 0
  }
}

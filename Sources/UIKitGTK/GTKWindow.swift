package import CoreGraphics
import PenumbraCGTK
import UIKitBase
package import UIKitSurface

/// One window on the desktop: a GTK window around a canvas that shows the frames.
///
/// A frame is made when GTK's frame clock ticks, and only when one was asked for: an idle window wakes nobody. A window that GTK shows
/// for the first time or at another size gets its frame before GTK draws it, so no frame of another size or without content is seen.
@MainActor
package final class GTKWindow: SurfaceWindow {
  private unowned let surface: GTKSurface
  private let window: UnsafeMutablePointer<GtkWindow>
  private let canvas: UnsafeMutablePointer<GtkWidget>
  private let strips = FrameStrips()
  private let pointer = PointerInput()
  private let keyboard = KeyboardInput()
  private let accessible: AccessibleWidgets

  package private(set) var size: CGSize
  package private(set) var scale: CGFloat
  package let safeArea = SurfaceInsets()

  package var title: String {
    didSet { gtk_window_set_title(window, title) }
  }

  /// GTK has one theme a process, so the windows' frames all take the look of the one that changed last.
  ///
  /// Without frames of GTK's own, as where a window manager draws them, nothing is done: reading a theme takes the time of a frame.
  package var style = SurfacePreferences.Style.light {
    didSet { if hasOwnFrame { penumbra_gtk_set_dark_theme(style == .dark ? 1 : 0) } }
  }

  package var onEvent: ((SurfaceEvent) -> Void)?
  package var onResize: (() -> Void)?
  package var onFrame: ((Double) -> Void)?
  package var onClose: (() -> Void)?
  package var onActivate: ((UInt) -> Void)?

  /// Whether a frame was asked for and not yet made.
  private var wantsFrame = false

  /// The number of the call-back on GTK's frame clock; zero while none is set.
  private var tick: guint = 0

  /// The number of GLib's timer for ``wakeTime``; zero while none runs.
  private var timer: guint = 0

  /// Whether GTK has given the canvas its size.
  private var isAllocated = false

  /// Whether the desktop shows the window.
  private var isVisible = true

  /// Whether the window was closed; nothing is called afterwards.
  private var isClosed = false

  /// How many frames were presented.
  package private(set) var presentedFrames = 0

  init(surface: GTKSurface, title: String, size: CGSize) {
    self.surface = surface
    self.size = size
    self.title = title
    scale = surface.screenScale
    let widget: UnsafeMutablePointer<GtkWidget> = gtk_window_new()
    window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
    canvas = CanvasWidget.make()
    accessible = AccessibleWidgets(on: canvas)
    CanvasWidget.adopt(canvas, owner: self)
    accessible.onActivate = { [weak self] id in
      guard let self, !isClosed else { return }
      onActivate?(id)
      surface.onTurnEnd?()
    }
    gtk_window_set_title(window, title)
    gtk_window_set_icon_name(window, g_get_prgname())
    gtk_window_set_child(window, canvas)
    listen()
    pointer.attach(to: canvas) { [weak self] event in self?.deliver(event) }
    keyboard.attach(to: widget) { [weak self] event in self?.deliver(event) }
    gtk_window_present(window)
    listenForVisibility()
  }

  // MARK: What GTK says

  /// Hears of the window's close button, its focus and the canvas's scale.
  private func listen() {
    let data = Unmanaged.passUnretained(self).toOpaque()
    let closeRequested: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated { owner(data, as: GTKWindow.self)?.userClosed() }
      // The application closes the window; GTK is to leave it alone.
      return 1
    }
    connect(window, "close-request", to: closeRequested, data: data)
    let activeChanged: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated { owner(data, as: GTKWindow.self)?.activeChanged() }
    }
    connect(window, "notify::is-active", to: activeChanged, data: data)
    let scaleChanged: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated { owner(data, as: GTKWindow.self)?.canvasChanged() }
    }
    connect(canvas, "notify::scale-factor", to: scaleChanged, data: data)
  }

  /// Hands one event to the application and ends the turn.
  private func deliver(_ event: SurfaceEvent) {
    guard !isClosed else { return }
    onEvent?(event)
    surface.onTurnEnd?()
  }

  /// The user asked for the window to close.
  private func userClosed() {
    guard !isClosed else { return }
    onClose?()
    surface.onTurnEnd?()
  }

  /// The window became the one that the user works in, or ceased to be.
  private func activeChanged() {
    guard !isClosed else { return }
    deliver(.activation(gtk_window_is_active(window) != 0))
  }

  /// Hears whether the desktop shows the window; the window must have been presented before, or it has no surface.
  private func listenForVisibility() {
    guard let toplevel = gtk_native_get_surface(OpaquePointer(window)) else { return }
    let stateChanged: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { toplevel, _, data in
      nonisolated(unsafe) let (toplevel, data) = (toplevel, data)
      MainActor.assumeIsolated {
        guard let toplevel else { return }
        owner(data, as: GTKWindow.self)?.stateChanged(gdk_toplevel_get_state(OpaquePointer(toplevel)))
      }
    }
    connect(UnsafeMutableRawPointer(toplevel), "notify::state", to: stateChanged, data: Unmanaged.passUnretained(self).toOpaque())
  }

  /// The desktop minimized the window, put it out of sight, or shows it again.
  private func stateChanged(_ state: GdkToplevelState) {
    let isVisible = state.rawValue & Self.outOfSight == 0
    guard !isClosed, isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    deliver(.visibility(isVisible))
    // A window that comes back need not be the one that the user works in.
    if isVisible { activeChanged() }
  }

  /// The states of a window that cannot be seen; the second, "suspended", has a name since GTK 4.12 only.
  private static let outOfSight = GDK_TOPLEVEL_STATE_MINIMIZED.rawValue | 1 << 16

  /// Whether GTK draws a frame round the window.
  private var hasOwnFrame: Bool {
    let widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    return gtk_widget_has_css_class(widget, "csd") != 0 || gtk_widget_has_css_class(widget, "solid-csd") != 0
  }

  /// Takes up the canvas's present size and scale.
  private func canvasChanged() {
    guard isAllocated, !isClosed else { return }
    let size = CGSize(width: CGFloat(gtk_widget_get_width(canvas)), height: CGFloat(gtk_widget_get_height(canvas)))
    let scale = CGFloat(max(1, gtk_widget_get_scale_factor(canvas)))
    guard size != self.size || scale != self.scale else { return }
    self.size = size
    self.scale = scale
    onResize?()
    requestFrame()
    gtk_widget_queue_draw(canvas)
  }

  // MARK: Frames

  package func requestFrame() {
    wantsFrame = true
    guard tick == 0, !isClosed else { return }
    let data = Unmanaged.passUnretained(self).toOpaque()
    tick = gtk_widget_add_tick_callback(
      canvas,
      { _, clock, data in
        nonisolated(unsafe) let (clock, data) = (clock, data)
        return MainActor.assumeIsolated { owner(data, as: GTKWindow.self)?.ticked(clock) ?? 0 }
      }, data, nil)
  }

  package var wakeTime: Double? {
    didSet {
      // The scene tells it with each frame, but a timer that waits for the same time is right.
      if wakeTime != oldValue || timer == 0 { setTimer() }
    }
  }

  /// Lets GLib's timer ask for a frame at ``wakeTime``.
  private func setTimer() {
    if timer != 0 { g_source_remove(timer) }
    timer = 0
    guard let wakeTime, !isClosed else { return }
    let milliseconds = ((wakeTime - surface.now) * 1000).rounded(.up)
    guard milliseconds.isFinite else { return }
    timer = g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint(min(max(milliseconds, 0), 1e9)),
      { data in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated { owner(data, as: GTKWindow.self)?.timerFired() }
        return 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// It is the time at which a frame was wanted.
  private func timerFired() {
    timer = 0
    requestFrame()
  }

  /// GTK's frame clock ticked; the result says whether it is to tick again.
  private func ticked(_ clock: OpaquePointer?) -> gboolean {
    if isAllocated, wantsFrame { makeFrame(at: Double(gdk_frame_clock_get_frame_time(clock)) / 1e6) }
    if wantsFrame && !isClosed { return 1 }
    tick = 0
    return 0
  }

  /// Makes the frame that was asked for.
  private func makeFrame(at time: Double) {
    wantsFrame = false
    surface.frame(at: time) { onFrame?(surface.now) }
  }

  package func present(_ frame: Bitmap, damage: [CGRect]) {
    guard !isClosed else { return }
    Journey.pass()
    strips.update(from: frame, damage: damage)
    presentedFrames += 1
    gtk_widget_queue_draw(canvas)
  }

  package func elementsMayHaveChanged(_ collect: @escaping () -> [SurfaceElement]) {
    guard !isClosed, Self.speaks else { return }
    accessible.tellSoon(collect)
  }

  /// GTK speaks to assistive technology unless it was told not to.
  private static let speaks = getenv("GTK_A11Y").map { String(cString: $0) } != "none"

  package func close() {
    guard !isClosed else { return }
    isClosed = true
    onEvent = nil
    onResize = nil
    onFrame = nil
    onClose = nil
    onActivate = nil
    wakeTime = nil
    if tick != 0 { gtk_widget_remove_tick_callback(canvas, tick) }
    tick = 0
    CanvasWidget.release(canvas)
    accessible.removeAll()
    strips.forget()
    surface.forget(self)
    gtk_window_destroy(window)
  }
}

extension GTKWindow: CanvasOwner {
  /// The size that was wished for is the canvas's, so a frame of GTK's own comes on top of it.
  var canvasWish: CGSize { size }

  func canvasWasAllocated(width: Int, height: Int) {
    isAllocated = true
    accessible.allocate()
    canvasChanged()
    if presentedFrames == 0 { requestFrame() }
  }

  func canvasSnapshot(_ snapshot: OpaquePointer) {
    let isStale = strips.width != Int((size.width * scale).rounded()) || strips.height != Int((size.height * scale).rounded())
    // GTK draws now: a frame of the right size has to be made before, not after.
    if isStale, isAllocated, !isClosed {
      wantsFrame = true
      makeFrame(at: surface.now)
    }
    strips.append(to: snapshot, scale: scale)
  }
}

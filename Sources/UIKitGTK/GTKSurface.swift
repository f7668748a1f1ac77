package import CoreGraphics
import PenumbraCGTK
package import UIKitSurface

/// A desktop: windows of GTK 4, the clock of its frames, the preferences of its settings portal.
@MainActor
package final class GTKSurface: Surface {
  /// What the desktop prefers; the portal is asked without waiting, so the first frame may come before its answer.
  package private(set) var preferences: SurfacePreferences {
    didSet { if preferences != oldValue { onPreferencesChange?() } }
  }

  package var onPreferencesChange: (() -> Void)?
  package var onTurnEnd: (() -> Void)? {
    get { loop.onTurnEnd }
    set { loop.onTurnEnd = newValue }
  }

  package let screenSize: CGSize

  /// Device pixels for each point of the first monitor; windows on other monitors have their own.
  package let screenScale: CGFloat

  /// The open windows, oldest first.
  package private(set) var windows: [GTKWindow] = []

  /// The time of the frame that is being made; `nil` between frames.
  private var frameTime: Double?

  private let loop = MainLoop()
  private var desktop: DesktopPreferences?

  /// A desktop with a display. GTK is mapped into the process here, and not before.
  ///
  /// `size` is what a window gets that is opened without a wish, in points. `fixed` are preferences that hold whatever the desktop says;
  /// `nil` asks the desktop. `scale` is wished for in place of the display's own; GTK knows whole numbers only, so it is rounded.
  package init(
    size: CGSize, scale: CGFloat?, preferences fixed: SurfacePreferences?, identifier: String
  ) throws(DesktopObstacle) {
    if let reason = penumbra_gtk_load() { throw .noGTK(String(cString: reason)) }
    g_set_prgname(identifier)
    if let scale { setenv("GDK_SCALE", "\(max(1, Int(scale.rounded())))", 1) }
    guard gtk_init_check() != 0, let display = gdk_display_get_default() else { throw .noDisplay }
    screenSize = size
    screenScale = Self.scale(of: display)
    preferences = fixed ?? SurfacePreferences()
    guard fixed == nil else { return }
    desktop = DesktopPreferences { [weak self] in self?.preferences = $0 }
    // What the desktop's own settings say at once is right for the first frame, before the portal has answered.
    if let known = desktop?.known { preferences = known }
  }

  /// The present on the clock that GTK's frames follow; during a frame, that frame's time.
  package var now: Double { frameTime ?? Double(g_get_monotonic_time()) / 1e6 }

  package func openWindow(title: String, size: CGSize?) -> any SurfaceWindow {
    let window = GTKWindow(surface: self, title: title, size: size ?? screenSize)
    windows.append(window)
    return window
  }

  /// Shows windows and delivers events until ``quit()``.
  package func run() { loop.run() }

  /// Ends ``run()``.
  package func quit() { loop.quit() }

  /// Makes one frame with the clock standing at its time.
  func frame(at time: Double, _ body: () -> Void) {
    frameTime = time
    body()
    frameTime = nil
  }

  /// Says that a window closed.
  func forget(_ window: GTKWindow) { windows.removeAll { $0 === window } }

  /// The scale of the first monitor: 1 when there is none.
  private static func scale(of display: OpaquePointer) -> CGFloat {
    guard let monitors = gdk_display_get_monitors(display), let first = g_list_model_get_item(monitors, 0) else { return 1 }
    defer { g_object_unref(first) }
    return CGFloat(max(1, gdk_monitor_get_scale_factor(OpaquePointer(first))))
  }
}

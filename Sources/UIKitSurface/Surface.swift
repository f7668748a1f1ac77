package import CoreGraphics

/// A place that shows frames: it opens windows, reports what the user prefers, and owns the clock and the run loop.
///
/// `UIKit` knows a place only by this protocol. ``HeadlessSurface`` is one without a screen; the GTK window is another.
@MainActor
package protocol Surface: AnyObject {
  /// What the user asked of the desktop: style, contrast and the like.
  var preferences: SurfacePreferences { get }

  /// Called after ``preferences`` changed; never called when they stayed equal.
  var onPreferencesChange: (() -> Void)? { get set }

  /// The present on the clock that drives animations, in seconds; never runs backwards.
  var now: Double { get }

  /// Called at the end of each turn in which events were delivered.
  var onTurnEnd: (() -> Void)? { get set }

  /// The size in points that a window gets which is opened without a wish, and what `UIScreen` reports.
  var screenSize: CGSize { get }

  /// Device pixels for each point of a window that is opened now.
  var screenScale: CGFloat { get }

  /// Opens a window. `size` is a wish in points; `nil` takes the place's own default.
  func openWindow(title: String, size: CGSize?) -> any SurfaceWindow
}

/// One window of a ``Surface``: a canvas with a size, a scale, a frame clock and events.
@MainActor
package protocol SurfaceWindow: AnyObject {
  /// The size of the canvas in points.
  var size: CGSize { get }

  /// Device pixels for each point: 1, 2 or 3 on a phone, any positive number on a desktop.
  var scale: CGFloat { get }

  /// The margins that a notch or a home indicator covers, in points.
  var safeArea: SurfaceInsets { get }

  /// Called for each event, in the order in which they happened.
  var onEvent: ((SurfaceEvent) -> Void)? { get set }

  /// Called after ``size``, ``scale`` or ``safeArea`` changed.
  var onResize: (() -> Void)? { get set }

  /// Called when it is time to make a frame that was asked for. The argument is the frame's time on ``Surface/now``'s clock.
  var onFrame: ((Double) -> Void)? { get set }

  /// Called when the user asks for the window to close; the owner closes it, or not.
  var onClose: (() -> Void)? { get set }

  /// What the desktop calls the window.
  var title: String { get set }

  /// The look of what the window shows, which a frame that the desktop draws round it can match.
  var style: SurfacePreferences.Style { get set }

  /// Asks for one call of ``onFrame``; asking twice before it comes is asking once.
  func requestFrame()

  /// When a frame is to be made though nobody asked for one, in seconds on ``Surface/now``'s clock; `nil` for never.
  ///
  /// It is called for at that time or soon after, once for each time that is set, and costs nothing until then.
  var wakeTime: Double? { get set }

  /// Shows the pixels. Only the pixels inside `damage` (device pixels, integral) differ from the frame before.
  func present(_ frame: Bitmap, damage: [CGRect])

  /// Says that what assistive technology can read may have changed; called after frames that left everything at rest.
  ///
  /// Collecting all elements takes time, so the canvas does it when it tells them: at once, a moment later, or never if nobody can hear.
  func elementsMayHaveChanged(_ collect: @escaping () -> [SurfaceElement])

  /// Called when assistive technology presses the element of that number.
  var onActivate: ((UInt) -> Void)? { get set }

  /// Closes the canvas; no call-back comes after this.
  func close()
}

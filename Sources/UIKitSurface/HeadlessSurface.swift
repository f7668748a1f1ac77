package import CoreGraphics

/// A place without a screen: its clock is cranked by hand, its events are scripted, its frames are kept as pictures.
///
/// Tests and the headless run of an app use it. Nothing happens by itself: time passes in ``advance(by:)`` only, so that a run is
/// the same each time.
@MainActor
package final class HeadlessSurface: Surface {
  /// What the imagined desktop prefers; assigning a different value tells the application at once, as a desktop would.
  package var preferences: SurfacePreferences {
    didSet { if preferences != oldValue { onPreferencesChange?() } }
  }

  package var onPreferencesChange: (() -> Void)?
  package var onTurnEnd: (() -> Void)?

  /// The present, in seconds since the surface was made.
  package private(set) var now: Double = 0

  /// Work of the process that has to run between frames, such as the main queue; nothing when a test drives the surface.
  package var pump: (() -> Void)?

  /// The open windows, oldest first.
  package private(set) var windows: [HeadlessWindow] = []

  /// The size in points of a window that is opened without a wish.
  package let screenSize: CGSize

  /// The scale of each window that is opened.
  package let screenScale: CGFloat

  /// The safe area of each window that is opened.
  package let defaultSafeArea: SurfaceInsets

  /// The length of one step of the clock while it is advanced: a sixtieth of a second.
  package static let frameInterval = 1.0 / 60.0

  /// A surface whose windows have the given size in points and scale.
  package init(
    size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2, safeArea: SurfaceInsets = SurfaceInsets(),
    preferences: SurfacePreferences = SurfacePreferences()
  ) {
    screenSize = size
    screenScale = scale
    defaultSafeArea = safeArea
    self.preferences = preferences
  }

  package func openWindow(title: String, size: CGSize?) -> any SurfaceWindow {
    let window = HeadlessWindow(
      surface: self, title: title, size: size ?? screenSize, scale: screenScale, safeArea: defaultSafeArea)
    windows.append(window)
    return window
  }

  /// Lets `seconds` pass, in steps of at most ``frameInterval``, and makes the frames that were asked for on the way.
  ///
  /// With zero seconds the clock stands still and each window that asked for a frame makes one. Before the frames of a step, `pace`
  /// is called with its time, for whoever holds the steps back until another clock has come as far.
  package func advance(by seconds: Double, pace: ((_ now: Double) -> Void)? = nil) {
    let end = now + max(0, seconds.isFinite ? seconds : 0)
    tick()
    while now < end {
      // A step that would leave a rest shorter than a microsecond goes all the way, so that rounding adds no frame.
      now = end - now <= Self.frameInterval + 1e-6 ? end : now + Self.frameInterval
      pace?(now)
      tick()
    }
  }

  /// Gives each window that asked for a frame one call, and the process a chance to run its own work.
  private func tick() {
    pump?()
    for window in windows { window.makeFrameIfRequested(at: now) }
  }

  /// Delivers one event to `window` and ends the turn.
  package func send(_ event: SurfaceEvent, to window: HeadlessWindow) {
    window.onEvent?(event)
    onTurnEnd?()
  }

  /// Presses and releases at one place, a frame apart.
  package func tap(_ location: CGPoint, in window: HeadlessWindow) {
    send(.touch(id: 0, phase: .began, location: location, time: now), to: window)
    advance(by: Self.frameInterval)
    send(.touch(id: 0, phase: .ended, location: location, time: now), to: window)
  }

  /// Moves a finger from one place to another in `steps` moves, a frame apart.
  package func drag(from start: CGPoint, to end: CGPoint, steps: Int, in window: HeadlessWindow) {
    send(.touch(id: 0, phase: .began, location: start, time: now), to: window)
    for step in 1...max(1, steps) {
      advance(by: Self.frameInterval)
      let share = CGFloat(step) / CGFloat(max(1, steps))
      let location = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      send(.touch(id: 0, phase: .moved, location: location, time: now), to: window)
    }
    advance(by: Self.frameInterval)
    send(.touch(id: 0, phase: .ended, location: end, time: now), to: window)
  }

  /// Forgets a window that was closed.
  fileprivate func forget(_ window: HeadlessWindow) {
    windows.removeAll { $0 === window }
  }
}

/// A window of a ``HeadlessSurface``: it keeps the last frame and counts what was presented.
@MainActor
package final class HeadlessWindow: SurfaceWindow {
  /// The place that the window is open on.
  private weak var surface: HeadlessSurface?

  /// The title the application gave.
  package var title: String

  /// The look that the application says the window has.
  package var style = SurfacePreferences.Style.light

  package private(set) var size: CGSize
  package private(set) var scale: CGFloat
  package private(set) var safeArea: SurfaceInsets

  package var onEvent: ((SurfaceEvent) -> Void)?
  package var onResize: (() -> Void)?
  package var onFrame: ((Double) -> Void)?
  package var onClose: (() -> Void)?
  package var onActivate: ((UInt) -> Void)?

  /// Whether elements are collected; a test that looks at them turns it on.
  package var wantsElements = false

  /// The elements that were last told.
  package private(set) var elements: [SurfaceElement] = []

  /// Whether a frame was asked for and not yet made.
  package private(set) var wantsFrame = false

  package var wakeTime: Double?

  /// A copy of the pixels last presented; `nil` before the first frame and while ``keepsFrames`` is off.
  package private(set) var frame: Bitmap?

  /// Whether each presented frame is copied; a measurement turns it off.
  package var keepsFrames = true

  /// How many frames were presented.
  package private(set) var presentedFrames = 0

  /// The damage of the frame last presented, in device pixels.
  package private(set) var lastDamage: [CGRect] = []

  /// Called with each frame that is presented; the pixels are valid during the call only.
  package var onPresent: ((Bitmap) -> Void)?

  /// A window that is open.
  fileprivate init(surface: HeadlessSurface, title: String, size: CGSize, scale: CGFloat, safeArea: SurfaceInsets) {
    self.surface = surface
    self.title = title
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
  }

  package func requestFrame() { wantsFrame = true }

  /// Makes the frame that was asked for; nothing when none was.
  fileprivate func makeFrameIfRequested(at time: Double) {
    if let wakeTime, wakeTime <= time {
      self.wakeTime = nil
      wantsFrame = true
    }
    guard wantsFrame else { return }
    wantsFrame = false
    onFrame?(time)
  }

  package func present(_ frame: Bitmap, damage: [CGRect]) {
    self.frame = keepsFrames ? frame.copy() : nil
    lastDamage = damage
    presentedFrames += 1
    onPresent?(frame)
  }

  package func elementsMayHaveChanged(_ collect: @escaping () -> [SurfaceElement]) {
    if wantsElements { elements = collect() }
  }

  /// Gives the canvas another size, scale or safe area, as a user or a desktop would.
  package func resize(to size: CGSize? = nil, scale: CGFloat? = nil, safeArea: SurfaceInsets? = nil) {
    let before = (self.size, self.scale, self.safeArea)
    self.size = size ?? self.size
    self.scale = scale ?? self.scale
    self.safeArea = safeArea ?? self.safeArea
    if before != (self.size, self.scale, self.safeArea) { onResize?() }
  }

  package func close() {
    onEvent = nil
    onResize = nil
    onFrame = nil
    onClose = nil
    onActivate = nil
    wantsFrame = false
    wakeTime = nil
    surface?.forget(self)
  }
}

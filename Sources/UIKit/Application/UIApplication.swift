public import CoreGraphics
import QuartzCore
import UIKitBase
package import UIKitSurface

/// The running app: its scenes and windows, the touches that are down, and the delegate that hears of its life.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether the app is on screen and hears events.
  public enum State: Int, Sendable {
    /// On screen, hearing events.
    case active = 0
    /// On screen, not hearing events.
    case inactive = 1
    /// Not on screen.
    case background = 2
  }

  /// A key of the dictionary that came with the launch; there is none yet.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// A key of the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The app of this process.
  public private(set) static var shared = UIApplication()

  /// The object that hears of the app's life.
  open var delegate: (any UIApplicationDelegate)?

  /// Whether the app is on screen and hears events.
  public internal(set) final var applicationState: State = .inactive

  /// The scenes that are connected, in no order.
  public final var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The windows of all scenes, scene by scene.
  public final var windows: [UIWindow] { scenes.flatMap(\.windows) }

  /// The connected scenes, oldest first.
  final var scenes: [UIWindowScene] = []

  /// The sessions of the connected scenes.
  public final var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

  /// Where the app is shown; `nil` before it is launched.
  package final private(set) var surface: (any Surface)?

  /// The touches that are down, as one event that changes.
  final let touchEvent = UIEvent()

  /// The touches that are down by the surface's numbers for them.
  final var touchesByID: [Int: UITouch] = [:]

  /// The keys that are down, by their number.
  final var presses: [Int: UIPress] = [:]

  /// Where, when and as which of a series the last touch was lifted; `nil` after one that was cancelled.
  final var lastTap: (place: CGPoint, time: Double, count: Int)?

  /// Windows that were shown before a scene was connected; the first scene takes them.
  final var windowsAwaitingScene: [UIWindow] = []

  /// Called when the user has closed the last scene; a desktop app ends then.
  package final var onLastSceneClosed: (() -> Void)?

  // MARK: Launch

  /// Begins a new app on `surface` in this process; one that ran before is disconnected first.
  package static func begin(on surface: any Surface) -> UIApplication {
    LaunchPreparation.beginFonts()
    shared.endAllScenes()
    // What goes with the old app asks for `shared` on its way, and so must not go while that is written.
    let old = shared
    shared = UIApplication()
    withExtendedLifetime(old) {}
    shared.surface = surface
    CAClock.mediaTime = { [weak surface] in MainActor.assumeIsolated { surface?.now ?? 0 } }
    surface.onPreferencesChange = { [weak surface] in
      guard let surface else { return }
      UIScreen.main.adopt(surface.preferences)
      UIAccessibility.adopt(surface.preferences)
    }
    surface.onTurnEnd = {
      CATransaction.flush()
      UserDefaults.standard.synchronizeAtTurnEnd()
    }
    UIScreen.main.infoStyle = nil
    UIScreen.main.adopt(size: surface.screenSize, scale: surface.screenScale, preferences: surface.preferences)
    UIAccessibility.adopt(surface.preferences)
    UIScreen.main.traitNode.onNeedsUpdate = { for scene in shared.scenes { scene.requestFrame() } }
    return shared
  }

  /// Runs the delegate through the launch and connects the first scene.
  package final func launch(delegate: (any UIApplicationDelegate)?) {
    self.delegate = delegate
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    connectScene()
    NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
    delegate?.applicationDidBecomeActive(self)
  }

  /// Hears that the process is about to end: the delegate may still keep something, and what it keeps is flushed.
  package final func terminate() {
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
    UserDefaults.standard.synchronizeAtTurnEnd()
  }

  // MARK: Events

  /// Hands an event to the windows that it concerns.
  open func sendEvent(_ event: UIEvent) {
    for window in windows where event.touches(for: window) != nil { window.sendEvent(event) }
  }

  /// Keys that nobody in the chain took move the focus, or act on what has it.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
    handleUnclaimed(presses)
  }

  /// The delegate comes after the app in the chain when it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }
}

extension UIApplication {
  /// Posted when the app hears events; the object is the app.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted when the app's process is about to end; the object is the app.
  public nonisolated static let willTerminateNotification = NSNotification.Name("UIApplicationWillTerminateNotification")
}

extension UserDefaults {
  /// Writes what changed to disk. Foundation on Linux keeps nothing by itself (it would be lost at exit), so each turn ends with this.
  fileprivate func synchronizeAtTurnEnd() {
    if synchronize() { return }
    Diagnostics.report(
      """
      The app's settings (UserDefaults) cannot be written, so they hold until the app ends and no longer. \
      Let XDG_CONFIG_HOME, or HOME without it, name a folder that this user may write to.
      """, once: "UserDefaults")
  }
}

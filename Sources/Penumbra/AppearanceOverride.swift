public import Foundation
public import UIKit

/// Gives the app's choice to every window of every connected scene, now and later.
///
/// Station 4 of a switch's journey: the only writer of window overrides; what a window does with its override is UIKit's affair.
///
/// ```swift
/// func application(_ application: UIApplication, didFinishLaunchingWithOptions …) -> Bool {
///   AppearanceOverride.shared.start()
///   return true
/// }
///
/// try AppearanceOverride.shared.choose(.dark, animated: true)
/// ```
@MainActor
public final class AppearanceOverride {
  /// The override of this app. There is one, because a window has only one override to be written.
  public static let shared = AppearanceOverride()

  /// Posted by the override after `choice` has changed and every window has been told.
  public nonisolated static let didChangeNotification = Notification.Name("PenumbraAppearanceDidChange")

  /// How long the cross-fade between two styles takes, in seconds.
  public static let fadeDuration: TimeInterval = 0.5

  /// What the person chose; `.system` until `start(with:)` has read the store.
  public private(set) var choice: AppearanceChoice = .system
  /// Why the last reading or keeping failed; nil when it went well.
  public private(set) var problem: AppearanceStoreError?

  /// Where the choice is kept; nil before the start.
  private var store: AppearanceStore?
  /// Whether `choice` is what the store holds, so that choosing it again has nothing to do.
  private var isKept = true
  /// The registrations for later scenes and windows.
  private var observations: [AppearanceObservation] = []
  /// Where scenes and windows announce themselves.
  private let center: NotificationCenter
  /// The scenes that are connected at the moment.
  private let connectedScenes: @MainActor () -> Set<UIScene>

  /// An override of its own, for tests; an app uses `shared`.
  package init(
    center: NotificationCenter = .default,
    connectedScenes: @escaping @MainActor () -> Set<UIScene> = { UIApplication.shared.connectedScenes }
  ) {
    self.center = center
    self.connectedScenes = connectedScenes
  }

  /// Reads the kept choice and gives it to all windows, those to come included; a second call does nothing.
  ///
  /// Call it in `application(_:didFinishLaunchingWithOptions:)`: then every window has its style before its first frame. An
  /// unusable store is no reason to stop: the choice is `.system` then, and `problem` says why.
  public func start(with store: AppearanceStore = AppearanceStore()) {
    guard self.store == nil else { return }
    self.store = store
    let reading = store.read()
    choice = reading.choice
    problem = reading.problem
    isKept = reading.problem == nil
    hear(UIScene.willConnectNotification) { override, responder in
      guard let scene = responder as? UIWindowScene else { return }
      scene.windows.forEach(override.dress)
    }
    hear(UIWindow.didBecomeVisibleNotification) { override, responder in
      guard let window = responder as? UIWindow else { return }
      override.dress(window)
    }
    dressAllWindows(animated: false)
  }

  /// Makes this the app's choice: keeps it, gives it to every window, and posts `didChangeNotification`.
  ///
  /// When it is the choice already and is kept, nothing is done. With `animated`, each visible window whose style really changes
  /// is cross-faded over `fadeDuration`; the others, and all of them without, change at once. So do all when the person asked the
  /// system for less movement.
  ///
  /// - Throws: `AppearanceStoreError` when the choice could not be kept; it is shown all the same, until the app ends.
  public func choose(_ choice: AppearanceChoice, animated: Bool) throws(AppearanceStoreError) {
    if store == nil { start() }
    let consequence = choice.consequence(after: self.choice, isKept: isKept)
    if consequence == .nothing { return }
    self.choice = choice
    keep()
    if consequence == .keepAndShow {
      dressAllWindows(animated: animated)
      center.post(name: Self.didChangeNotification, object: self)
    }
    if let problem { throw problem }
  }

  /// Calls `body` with the new choice after each change, once every window has been told; ends when the result goes.
  public func observe(_ body: @escaping @MainActor (AppearanceChoice) -> Void) -> AppearanceObservation {
    AppearanceObservation(of: Self.didChangeNotification, from: self, in: center) { [weak self] _ in
      MainActor.assumeIsolated {
        if let self { body(self.choice) }
      }
    }
  }

  /// Gives a window the choice at once.
  ///
  /// Windows get it by themselves when they become visible. Calling this right after creating one spares its controllers the
  /// change from the system's style that they would otherwise see before the first frame.
  public func dress(_ window: UIWindow) {
    let override = choice.overrideUserInterfaceStyle
    if window.overrideUserInterfaceStyle != override { window.overrideUserInterfaceStyle = override }
  }

  /// Keeps the choice, and remembers how that went.
  private func keep() {
    do {
      try store?.keep(choice)
      problem = nil
    } catch {
      problem = error
    }
    isKept = problem == nil
  }

  /// Gives the choice to every window of every connected scene, and counts on nothing else being one.
  private func dressAllWindows(animated: Bool) {
    AppearanceJourney.pass()
    let animated = animated && !UIAccessibility.isReduceMotionEnabled
    for case let scene as UIWindowScene in connectedScenes() {
      let system = scene.traitCollection.userInterfaceStyle
      for window in scene.windows where window.overrideUserInterfaceStyle != choice.overrideUserInterfaceStyle {
        if animated && showsChange(in: window, system: system) {
          UIView.transition(
            with: window, duration: Self.fadeDuration, options: .transitionCrossDissolve,
            animations: { self.dress(window) })
        } else {
          dress(window)
        }
      }
    }
  }

  /// Whether somebody would see this window change: it is visible, and the choice resolves to another style than it has.
  ///
  /// What it has is derived from its override and the scene, not read from its traits, which may not have been propagated yet.
  private func showsChange(in window: UIWindow, system: UIUserInterfaceStyle) -> Bool {
    guard !window.isHidden else { return false }
    let before: AppearanceChoice =
      switch window.overrideUserInterfaceStyle {
      case .light: .light
      case .dark: .dark
      default: .system
      }
    return before.resolved(system: system) != choice.resolved(system: system)
  }

  /// Registers for a notification that UIKit posts on the main thread about one of its responders.
  private func hear(_ name: Notification.Name, _ body: @escaping @MainActor (AppearanceOverride, UIResponder) -> Void) {
    let observation = AppearanceObservation(of: name, from: nil, in: center) { [weak self] notification in
      let responder = notification.object as? UIResponder
      MainActor.assumeIsolated {
        if let self, let responder { body(self, responder) }
      }
    }
    observations.append(observation)
  }
}

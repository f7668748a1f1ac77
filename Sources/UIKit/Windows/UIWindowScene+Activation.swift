import CoreGraphics
import Foundation
import QuartzCore
import UIKitSurface
import UIKitTraits

extension UIWindowScene {
  /// Hears from the canvas whether the scene gets what the user does.
  final func activationMayChange(to isActive: Bool) {
    switch (activationState, isActive) {
    case (.foregroundInactive, true): activate()
    case (.foregroundActive, false): deactivate()
    default: break
    }
  }

  /// Hears from the canvas whether the scene can be seen. A scene that leaves the screen is inactive first; one that comes back is
  /// active last.
  final func visibilityMayChange(to isVisible: Bool) {
    switch (activationState, isVisible) {
    case (.foregroundActive, false):
      deactivate()
      enterBackground()
    case (.foregroundInactive, false): enterBackground()
    case (.background, true):
      enterForeground()
      activate()
    default: break
    }
  }

  /// Makes a frame, or remembers that one is due while the scene is not on screen.
  final func makeFrame(at time: Double) {
    guard activationState != .background else { return owesFrame = true }
    updateCycle.run(at: time)
  }

  // MARK: The ways between the states

  /// The scene hears events from now on.
  private func activate() {
    change(to: .foregroundActive)
    delegate?.sceneDidBecomeActive(self)
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: self)
  }

  /// The scene hears no more events.
  private func deactivate() {
    delegate?.sceneWillResignActive(self)
    NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: self)
    change(to: .foregroundInactive)
  }

  /// The scene is off the screen; what it shows is kept in both styles.
  private func enterBackground() {
    change(to: .background)
    delegate?.sceneDidEnterBackground(self)
    NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: self)
    takeSnapshots()
  }

  /// The scene comes on screen again.
  private func enterForeground() {
    delegate?.sceneWillEnterForeground(self)
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: self)
    change(to: .foregroundInactive)
    guard owesFrame else { return }
    owesFrame = false
    requestFrame()
  }

  /// Notes the new state, here and in the application, whose state is the best of its scenes'.
  private func change(to state: ActivationState) {
    activationState = state
    assignOverrides()
    let states = UIApplication.shared.scenes.map(\.activationState)
    UIApplication.shared.applicationState =
      states.contains(.foregroundActive) ? .active : states.contains(.foregroundInactive) ? .inactive : .background
  }

  // MARK: Pictures for a switcher of apps

  /// Keeps pictures of the scene in the style that it does not have and in the one that it has (spec 2.12.1).
  ///
  /// For that, each window that follows the system goes to the other style and back, and everything in it hears of both changes,
  /// although the user changed nothing. The scene and the screen keep their traits.
  private func takeSnapshots() {
    let own = traitNode.storage[UITraitUserInterfaceStyle.self]
    let other: UIUserInterfaceStyle = own == .dark ? .light : .dark
    UIView.performWithoutAnimation {
      for style in [other, own] {
        var overrides = TraitOverrides()
        if style != own { overrides[UITraitUserInterfaceStyle.self] = style }
        for window in windows { window.traitNode.assignedOverrides = overrides }
        var report = FrameReport()
        updateCycle.settle(into: &report)
        guard let canvas else { continue }
        snapshots[style] = updateCycle.compositor.render(
          rootLayer, scale: canvas.scale, at: CACurrentMediaTime(), usesModelValues: true)
      }
    }
  }
}

extension UIScene {
  /// Posted when a scene is about to hear no more events; the object is the scene.
  public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  /// Posted when a scene left the screen; the object is the scene.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name("UISceneDidEnterBackgroundNotification")
  /// Posted when a scene is about to come on screen again; the object is the scene.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name("UISceneWillEnterForegroundNotification")
}

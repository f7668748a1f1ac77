import CoreGraphics
import UIKitBase
import UIKitSurface

extension UIApplication {
  /// Connects a new scene on a new canvas, in UIKit's order: configuration, scene, delegate, windows, notification, activation.
  ///
  /// `size` is the canvas's wished size in points; `nil` takes the surface's own.
  @discardableResult
  package final func connectScene(size: CGSize? = nil) -> UIWindowScene {
    let session = UISceneSession(
      role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let options = UIScene.ConnectionOptions()
    if let delegate {
      session.configuration = delegate.application(self, configurationForConnecting: session, options: options)
    }
    let scene = makeScene(of: session.configuration.sceneClass, session, options)
    session.scene = scene
    scenes.append(scene)
    FrameLog.noteWindow()
    if let canvas = surface?.openWindow(title: scene.shownTitle, size: size) {
      scene.attach(canvas)
    }
    if let delegateClass = session.configuration.delegateClass {
      scene.delegate = Metatypes.makeResponder(delegateClass) as? any UISceneDelegate
      if scene.delegate == nil {
        Diagnostics.report("The scene delegate class \(delegateClass) does not conform to UISceneDelegate, so nothing is shown.")
      }
    }
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    takeAwaitingWindows(into: scene)
    scene.tellStyle()
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    activate(scene)
    return scene
  }

  /// A scene of the class that the configuration names, else a plain window scene.
  private func makeScene(
    of sceneClass: AnyClass?, _ session: UISceneSession, _ options: UIScene.ConnectionOptions
  ) -> UIWindowScene {
    guard let sceneClass else { return UIWindowScene(session: session, connectionOptions: options) }
    guard let sceneClass = sceneClass as? UIWindowScene.Type else {
      Diagnostics.report("The scene class \(sceneClass) is no subclass of UIWindowScene, so a plain UIWindowScene is made.")
      return UIWindowScene(session: session, connectionOptions: options)
    }
    return Metatypes.makeScene(sceneClass, session: session, options: options)
  }

  /// Lets a window that was made without a scene join the oldest one, now or as soon as there is one.
  final func joinScene(_ window: UIWindow) {
    if let scene = scenes.first {
      window.windowScene = scene
    } else {
      windowsAwaitingScene.append(window)
    }
  }

  /// Gives a scene the windows that were shown before it was there.
  private func takeAwaitingWindows(into scene: UIWindowScene) {
    let windows = windowsAwaitingScene
    windowsAwaitingScene = []
    for window in windows where window.windowScene == nil {
      window.windowScene = scene
      if !window.isHidden { window.makeKey() }
    }
  }

  /// Lets a connected scene hear events.
  private func activate(_ scene: UIWindowScene) {
    scene.activationState = .foregroundInactive
    scene.delegate?.sceneWillEnterForeground(scene)
    scene.activationState = .foregroundActive
    // An app is active as soon as one of its scenes is, and the scene's delegate may ask.
    applicationState = .active
    scene.delegate?.sceneDidBecomeActive(scene)
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
  }

  /// Takes a scene out of the app and closes its canvas.
  package final func disconnect(_ scene: UIWindowScene) {
    guard scenes.contains(where: { $0 === scene }) else { return }
    scene.delegate?.sceneWillResignActive(scene)
    scenes.removeAll { $0 === scene }
    scene.activationState = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    scene.canvas?.close()
    scene.canvas = nil
    for window in scene.windows { window.windowScene = nil }
    scene.delegate = nil
  }

  /// Takes out a scene whose window the user closed; the last one takes the app's run with it.
  final func closeScene(_ scene: UIWindowScene) {
    disconnect(scene)
    if scenes.isEmpty { onLastSceneClosed?() }
  }

  /// Disconnects all scenes.
  final func endAllScenes() {
    for scene in scenes { disconnect(scene) }
  }
}

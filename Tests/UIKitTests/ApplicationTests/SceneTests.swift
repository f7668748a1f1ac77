import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

/// How scenes are made, and what they may count on.
@MainActor struct SceneTests {
  @Test func theAppIsActiveWhenItsFirstSceneBecomesSo() {
    let application = UIApplication.begin(on: HeadlessSurface())
    let delegate = AppDelegate(sceneClass: nil)
    application.launch(delegate: delegate)
    let scene = application.connectedScenes.first
    #expect((scene?.delegate as? SceneListener)?.states == [.inactive, .active])
    #expect(application.applicationState == .active)
  }

  @Test func aSceneIsOfTheClassThatItsConfigurationNames() {
    let application = UIApplication.begin(on: HeadlessSurface())
    application.launch(delegate: AppDelegate(sceneClass: OwnScene.self))
    let scene = application.connectedScenes.first as? OwnScene
    #expect(scene?.words == ["made"])
    #expect(scene?.activationState == .foregroundActive)
  }

  @Test func theTitleOfASceneIsThatOfItsCanvas() {
    let app = TestApp()
    let name = ProcessInfo.processInfo.processName
    #expect(app.canvas.title == name)
    app.scene.title = "Settings"
    #expect(app.canvas.title == "Settings")
    app.scene.title = nil
    #expect(app.canvas.title == name)
  }

  @Test func aClassThatIsNoWindowSceneIsNotTaken() {
    let application = UIApplication.begin(on: HeadlessSurface())
    application.launch(delegate: AppDelegate(sceneClass: UIView.self))
    let scene = application.connectedScenes.first
    #expect(scene.map { type(of: $0) == UIWindowScene.self } == true)
  }
}

/// A scene with something of its own.
private final class OwnScene: UIWindowScene {
  let words: [String]
  override init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    words = ["made"]
    super.init(session: session, connectionOptions: connectionOptions)
  }
}

/// An app that configures its scenes.
private final class AppDelegate: UIResponder, UIApplicationDelegate {
  let sceneClass: AnyClass?

  init(sceneClass: AnyClass?) { self.sceneClass = sceneClass }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.sceneClass = sceneClass
    configuration.delegateClass = SceneListener.self
    return configuration
  }
}

/// A delegate that notes how the app stands when it hears of its scene.
private final class SceneListener: UIResponder, UIWindowSceneDelegate {
  var states: [UIApplication.State] = []
  func sceneWillEnterForeground(_ scene: UIScene) { states.append(UIApplication.shared.applicationState) }
  func sceneDidBecomeActive(_ scene: UIScene) { states.append(UIApplication.shared.applicationState) }
}

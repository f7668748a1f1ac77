public import UIKitBase

/// One running instance of an app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether a scene is on screen and hears events.
  public enum ActivationState: Int, Sendable {
    /// Not connected to the app.
    case unattached = -1
    /// On screen, hearing events.
    case foregroundActive = 0
    /// On screen, not hearing events.
    case foregroundInactive = 1
    /// Not on screen.
    case background = 2
  }

  /// What came with the wish to connect a scene; nothing here.
  @preconcurrency @MainActor
  public final class ConnectionOptions: NSObject {}

  /// The record of the scene that outlives it.
  public let session: UISceneSession

  /// The object that hears of the scene's life.
  open var delegate: (any UISceneDelegate)?

  /// Whether the scene is on screen and hears events.
  public internal(set) final var activationState: ActivationState = .unattached

  /// The title of the scene's window.
  open var title: String! = ""

  /// A scene of a session; the application makes scenes.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// The application comes after a scene in the chain.
  open override var next: UIResponder? { UIApplication.shared }
}

extension UIScene {
  /// Posted once a scene is connected and its delegate has made its windows; the object is the scene.
  public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
  /// Posted when a scene came on screen and hears events; the object is the scene.
  public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  /// Posted after a scene was disconnected; the object is the scene.
  public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
}

/// The record of a scene, kept by the application.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name, as in an Info.plist.
    public let rawValue: String
    /// A role of the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An ordinary window of an app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public let role: Role
  /// How the scene was configured.
  public internal(set) var configuration: UISceneConfiguration
  /// The connected scene; `nil` while there is none.
  public internal(set) weak var scene: UIScene?
  /// A name of the session that no other has.
  public let persistentIdentifier: String

  /// A record of a scene that is about to be made, with a name of its own.
  init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
    persistentIdentifier = UUID().uuidString
    super.init()
  }
}

/// How a scene is made: which class its delegate is of.
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
  /// The configuration's name; `nil` for one that was made in code.
  public let name: String?
  /// What scenes of this configuration are for.
  public let role: UISceneSession.Role
  /// The class of scene to make, ``UIWindowScene`` or a subclass; `nil` for a window scene.
  public var sceneClass: AnyClass?
  /// The class of the scene's delegate, a ``UIResponder`` with `init()`; `nil` for none.
  public var delegateClass: AnyClass?

  /// A configuration for scenes of the given role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// What hears of a scene's life. Each method does nothing unless it is there.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// The scene is about to come to the app: the place to make its windows.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// The scene left the app.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene came on screen and hears events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to hear no more events.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to come on screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene left the screen.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// What hears of a window scene's life and keeps its window.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window, which the delegate keeps alive.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// No window unless the delegate declares one.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

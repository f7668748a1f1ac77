import UIKitBase

extension UIScene {
  /// How a scene is to come on screen: beside the one that asked for it.
  @preconcurrency @MainActor
  public final class ActivationRequestOptions: NSObject {
    /// The scene that asked; not kept alive. It makes no difference here, where the desktop places windows.
    public weak var requestingScene: UIScene?

    /// Options without a wish.
    public override init() { super.init() }
  }
}

/// Why a scene was not opened or closed.
public struct UISceneError: Error, Equatable, Sendable {
  /// The reasons. The raw values are those of iOS.
  public enum Code: Int, Sendable {
    /// The app has one scene and no more.
    case multipleScenesNotSupported = 0
    /// What was asked for cannot be done.
    case requestDenied = 1
  }

  /// The reason.
  public let code: Code

  /// The error of a reason.
  public init(_ code: Code) { self.code = code }
}

extension UIApplication {
  /// Whether there can be several scenes at a time; true.
  public final var supportsMultipleScenes: Bool { true }

  /// Opens another scene, which the delegate configures as it does the first.
  ///
  /// The scene is there when this returns. A session whose scene is connected already is denied: there is no way to bring a window to the
  /// front. Activities do not exist here, so that only `nil` can be given for one.
  public final func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: Never?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard sceneSession?.scene == nil else {
      errorHandler?(UISceneError(.requestDenied))
      return
    }
    connectScene()
  }
}

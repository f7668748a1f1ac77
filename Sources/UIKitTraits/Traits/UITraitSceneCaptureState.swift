// Whether the scene is being recorded.

/// Whether a scene is being recorded or mirrored.
public enum UISceneCaptureState: Int, Sendable {
  /// Not set.
  case unspecified = -1
  /// It is not.
  case inactive = 0
  /// It is.
  case active = 1
}

/// The trait of whether the scene is being recorded.
public enum UITraitSceneCaptureState: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UISceneCaptureState { .unspecified }

  /// Its number among UIKit's traits.
  package static var number: Int { 24 }
}

extension UITraitCollection {
  /// Makes a collection in which only whether the scene is being recorded is set.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(UITraitSceneCaptureState.self, value: sceneCaptureState)
  }

  /// Whether the scene is being recorded.
  public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
}

extension UIMutableTraits {
  /// Whether the scene is being recorded.
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }
}

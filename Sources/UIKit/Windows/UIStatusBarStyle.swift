public import CoreGraphics
import UIKitTraits

/// How the glyphs of a status bar look; raw values are Apple's (appearance spec 7).
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark in the light style, light in the dark one.
  case `default` = 0
  /// Light, whatever the style.
  case lightContent = 1
  /// Dark, whatever the style.
  case darkContent = 3
}

/// What the controllers of a scene want its status bar to look like.
///
/// AD-HOC: no surface here has a status bar, so that it is always hidden; the style is worked out for who draws one.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The scene.
  private final weak var scene: UIWindowScene?

  /// What the bar of a scene is to look like.
  init(scene: UIWindowScene) { self.scene = scene }

  /// The look of the glyphs: `lightContent` or `darkContent`, as the controller in charge prefers it or its style suggests.
  ///
  /// In charge is the key window's root controller, or what covers all of it, or the child that one of these names.
  open var statusBarStyle: UIStatusBarStyle {
    guard let controller = controllerInCharge else { return .darkContent }
    let preferred = controller.preferredStatusBarStyle
    guard preferred == .default else { return preferred }
    return controller.traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
  }

  /// Whether there is no status bar: always true.
  open var isStatusBarHidden: Bool { true }

  /// Where the status bar is: nowhere.
  open var statusBarFrame: CGRect { .zero }

  /// So many controllers may name one another before the one reached then is taken.
  private static let mostChildren = 100

  /// The controller that decides.
  private var controllerInCharge: UIViewController? {
    guard let scene, let window = scene.keyWindow ?? scene.windows.last, var controller = window.rootViewController else {
      return nil
    }
    // A card leaves the bar to what it rests on.
    while let presented = controller.presentedViewController, presented !== controller, !presented.modalPresentationStyle.isSheet
    {
      controller = presented
    }
    for _ in 0..<Self.mostChildren {
      guard let child = controller.childForStatusBarStyle else { break }
      controller = child
    }
    return controller
  }
}

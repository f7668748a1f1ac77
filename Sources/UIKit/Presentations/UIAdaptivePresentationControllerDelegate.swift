/// What hears that a user dismisses a card, and may forbid it. Each method does nothing unless it is there.
///
/// None is called when the app dismisses the controller itself.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Whether the user may dismiss what is presented; true unless it is there.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// The user is about to dismiss what is presented.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has dismissed what was presented, and its view has left.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user asked to dismiss what is presented, and may not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// True.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

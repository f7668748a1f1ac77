import UIKitBase

// How a user, rather than the app, ends a presentation.

extension UIWindowScene {
  /// Leaves what is in front because the user pressed Escape; whether anything took the wish.
  ///
  /// Each responder is asked, from the one that has the focus or, without a focus, from what is presented in front; when none takes the
  /// wish, what is presented in front is dismissed, as a swipe does on a phone.
  @discardableResult
  final func leaveFront() -> Bool {
    guard let window = windowForKeys else { return false }
    let front = window.frontPresentation
    var responder: UIResponder? =
      focusSystem.focusedItem ?? window.firstResponder ?? front?.presentedViewController.viewIfLoaded ?? window
    while let candidate = responder {
      if candidate.accessibilityPerformEscape() { return true }
      responder = candidate.next
    }
    return front?.dismissByUser() ?? false
  }
}

extension UIWindow {
  /// The presentation that covers all others in the window; `nil` while nothing is presented.
  final var frontPresentation: UIPresentationController? {
    var front: UIPresentationController?
    var presenter = rootViewController
    while let presented = presenter?.modal?.presented {
      front = presented.activePresentation ?? front
      presenter = presented
    }
    return front
  }

  /// What keys and assistive technology reach: what a presentation covers is out of reach, as it is for touches.
  final var reachableView: UIView { frontPresentation?.containerView ?? self }
}

extension UIPresentationController {
  /// Dismisses a card because the user asked, unless the app forbids it; whether the presentation took the wish.
  ///
  /// AD-HOC: Escape ends what a swipe ends on a phone: cards. Controllers that cover everything are left by the app's own means; one that
  /// wants to follow Escape overrides ``UIResponder/accessibilityPerformEscape()``.
  final func dismissByUser() -> Bool {
    guard presentationStyle.isSheet else { return false }
    guard phase != .dismissing else { return true }
    guard !presentedViewController.isModalInPresentation, delegate?.presentationControllerShouldDismiss(self) ?? true else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return true
    }
    delegate?.presentationControllerWillDismiss(self)
    end(animated: true) { [weak self] in
      guard let self else { return }
      delegate?.presentationControllerDidDismiss(self)
    }
    return true
  }
}

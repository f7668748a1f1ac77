/// What a controller keeps that presents, is presented, or was asked how; most have none of it.
@MainActor
final class ModalState {
  /// How the controller wants to be presented.
  var style = UIModalPresentationStyle.automatic

  /// Whether the user may not dismiss the controller.
  var isModalInPresentation = false

  /// Who makes the presentation of a controller of the style `custom`.
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The presentation that the controller is in, or will be in.
  var presentation: UIPresentationController?

  /// The controller that this one presents, which it keeps alive.
  var presented: UIViewController?

  /// Whether the transition that the controller is in is animated; `nil` while it is in none.
  var transition: Bool?

  /// Whether the controller has to wait for the end of a movement before it is told that it is on screen.
  var isHeldBack = false
}

extension UIViewController {
  /// The place for what has to do with presenting.
  final func makeModal() -> ModalState {
    if let modal { return modal }
    let made = ModalState()
    modal = made
    return made
  }

  /// The presentation that shows the controller now; `nil` for one that is not presented itself.
  final var activePresentation: UIPresentationController? {
    guard let presentation = modal?.presentation, presentation.phase != .idle else { return nil }
    return presentation
  }

  /// Whether the controller's view comes or goes in an animation, its own or that of a controller around it.
  final var appearsAnimated: Bool { modal?.transition ?? parent?.appearsAnimated ?? false }

  /// Whether the controller, or one around it, has to wait before it is told that it is on screen.
  final var isHeldBack: Bool { modal?.isHeldBack == true || parent?.isHeldBack == true }

  /// Whether the controller's view is out of the window because of what it presents.
  final var isCovered: Bool { modal?.presented?.activePresentation?.removedPresenter != nil }
}

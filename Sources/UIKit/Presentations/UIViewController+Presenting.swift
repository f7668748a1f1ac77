import UIKitBase

extension UIViewController {
  /// Whether the controller's view is on its way into a presentation.
  public final var isBeingPresented: Bool { activePresentation?.phase == .presenting }

  /// Whether the controller's view is on its way out of its presentation.
  public final var isBeingDismissed: Bool { activePresentation?.phase == .dismissing }

  /// The presentation that the controller or one around it is in, or else will be in: what is set on it now holds then.
  public final var presentationController: UIPresentationController? {
    if let presentation = nearestPresentation { return presentation }
    return modalPresentationStyle == .none ? nil : makePresentation(presenter: nil, source: self)
  }

  /// The presentation that the controller or one around it is in.
  private final var nearestPresentation: UIPresentationController? { activePresentation ?? parent?.nearestPresentation }

  /// The controller that this one, or one around it, presents.
  final var nearestPresented: UIViewController? { modal?.presented ?? parent?.nearestPresented }

  /// The controller that presents this one or one around it.
  final var nearestPresenter: UIViewController? { nearestPresentation?.presenter }

  /// Presents a controller from the outermost one around this one. What cannot be is reported to the developer, and nothing happens.
  final func beginPresenting(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    var presenter = self
    while let outer = presenter.parent { presenter = outer }
    precondition(
      presented.activePresentation == nil, "\(type(of: presented)) is presented already; dismiss it before it is presented again."
    )
    precondition(
      presented.modalPresentationStyle != .none, "A controller of the modal presentation style “none” cannot be presented.")
    precondition(presented !== presenter && presented.parent == nil, "A controller cannot present itself or another one's child.")
    if let other = presenter.modal?.presented {
      return Diagnostics.report(
        "\(type(of: presenter)) cannot present \(type(of: presented)) because it presents \(type(of: other)). Let that one present it."
      )
    }
    guard let window = presenter.viewIfLoaded?.window else {
      return Diagnostics.report(
        "\(type(of: presenter)) cannot present \(type(of: presented)) because its view is in no window yet. "
          + "Present from viewDidAppear(_:) or later.")
    }
    let presentation = presented.makePresentation(presenter: presenter, source: self)
    presentation.begin(from: presenter, in: window, animated: animated, completion: completion)
  }

  /// Ends what this controller presents, else its own presentation.
  final func endPresenting(animated: Bool, completion: (() -> Void)?) {
    guard let presentation = nearestPresented?.activePresentation ?? nearestPresentation else {
      completion?()
      return
    }
    presentation.end(animated: animated, completion: completion)
  }

  /// The presentation that was made before for the same style, or a new one.
  private final func makePresentation(presenter: UIViewController?, source: UIViewController) -> UIPresentationController {
    let modal = makeModal()
    if let known = modal.presentation, known.presentationStyle == modalPresentationStyle.resolved { return known }
    let custom =
      modalPresentationStyle == .custom
      ? transitioningDelegate?.presentationController(forPresented: self, presenting: presenter, source: source) : nil
    let made = custom ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    modal.presentation = made
    return made
  }
}

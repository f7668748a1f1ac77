import CoreGraphics
import QuartzCore
import UIKitTraits

/// Where a view was that left its superview for a while.
struct RemovedView {
  /// The view.
  let view: UIView
  /// What it was in.
  let superview: UIView
  /// Its place among the subviews.
  let index: Int
}

extension UIPresentationController {
  /// How long a presented view takes to come or go, in seconds.
  private static var duration: Double { 0.4 }

  // MARK: Coming

  /// Puts the presented controller on the presenter's window.
  final func begin(from presenter: UIViewController, in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
    let (presented, isAnimated) = (presentedViewController, animated && UIView.areAnimationsEnabled)
    phase = .presenting
    self.presenter = presenter
    presenter.makeModal().presented = presented
    presented.makeModal().presentation = self
    presented.makeModal().transition = isAnimated
    let container = PresentationContainer(of: self, in: window)
    self.container = container
    window.addSubview(container)
    // The nodes first, so that a view that is loaded now starts with the right traits.
    container.traitNode.add(traitNode)
    traitNode.add(presented.traitNode)
    presentationTransitionWillBegin()
    if shouldRemovePresentersView {
      presenter.makeModal().transition = isAnimated
      presenter.beginLeaving(animated: isAnimated)
    }
    insertPresentedView(into: container)
    transitionEnd = { [weak self] in self?.didPresent(completion) }
    if isAnimated {
      presented.makeModal().isHeldBack = true
      UIView.performWithoutAnimation { self.slide(isOut: true) }
    }
    run(isAnimated) { self.slide(isOut: false) }
  }

  /// Puts the presented view into the container.
  private func insertPresentedView(into container: PresentationContainer) {
    guard let view = TraitContext.expecting(container.traitNode.upcomingStorage, { presentedView }) else { return }
    if presentationStyle.isSheet {
      lookBefore = (view.layer.cornerRadius, view.clipsToBounds)
      view.layer.cornerRadius = Self.cardRadius
      view.clipsToBounds = true
    }
    view.frame = frameOfPresentedViewInContainerView
    container.addSubview(view)
    // A view that wraps the controller's may have been made before, with nodes that know nothing of this presentation.
    let superview = presentedViewController.view.superview
    if let superview, traitNode.parent !== superview.traitNode { superview.traitNode.add(traitNode) }
    if presentedViewController.traitNode.parent !== traitNode { traitNode.add(presentedViewController.traitNode) }
  }

  /// Ends the way in: what is covered leaves the window.
  private func didPresent(_ completion: (() -> Void)?) {
    phase = .presented
    presentedViewController.modal?.transition = nil
    presentedViewController.modal?.isHeldBack = false
    if shouldRemovePresentersView { removePresenter() }
    presenter?.modal?.transition = nil
    presentationTransitionDidEnd(true)
    completion?()
  }

  /// Takes the presenter's view out of the window.
  private func removePresenter() {
    guard let view = presenter?.viewIfLoaded, let superview = view.superview,
      let index = superview.subviews.firstIndex(where: { $0 === view })
    else { return }
    removedPresenter = RemovedView(view: view, superview: superview, index: index)
    view.removeFromSuperview()
  }

  // MARK: Going

  /// Takes the presented controller off the window, and before it what it presents itself.
  ///
  /// `isPartOfMore` says that the presenter goes as well, and so does not appear again.
  final func end(animated: Bool, isPartOfMore: Bool = false, completion: (() -> Void)?) {
    finishTransition()
    guard phase == .presented else { return }
    presentedViewController.modal?.presented?.activePresentation?.end(animated: false, isPartOfMore: true, completion: nil)
    let isAnimated = animated && UIView.areAnimationsEnabled
    phase = .dismissing
    presentedViewController.modal?.transition = isAnimated
    dismissalTransitionWillBegin()
    presentedViewController.beginLeaving(animated: isAnimated)
    if !isPartOfMore { restorePresenter(animated: isAnimated) }
    transitionEnd = { [weak self] in self?.didDismiss(completion) }
    if isAnimated { run(true) { self.slide(isOut: true) } } else { finishTransition() }
  }

  /// Puts the presenter's view back where it was.
  private func restorePresenter(animated: Bool) {
    guard let removed = removedPresenter else { return }
    removedPresenter = nil
    presenter?.makeModal().transition = animated
    presenter?.makeModal().isHeldBack = animated
    removed.view.frame = removed.superview.bounds
    removed.superview.insertSubview(removed.view, at: removed.index)
  }

  /// Ends the way out: nothing of the presentation is left.
  private func didDismiss(_ completion: (() -> Void)?) {
    let (presented, view) = (presentedViewController, presentedView)
    container?.removeFromSuperview()
    view?.removeFromSuperview()
    if let look = lookBefore {
      view?.layer.cornerRadius = look.radius
      view?.clipsToBounds = look.clips
      lookBefore = nil
    }
    container = nil
    phase = .idle
    removedPresenter = nil
    // What was presented keeps the traits that it has (spec 2.3.3).
    presented.traitNode.removeFromParent()
    traitNode.removeFromParent()
    presented.modal?.transition = nil
    presented.modal?.presentation = nil
    presenter?.modal?.presented = nil
    presenter?.modal?.transition = nil
    presenter?.modal?.isHeldBack = false
    dismissalTransitionDidEnd(true)
    completion?()
  }

  // MARK: Moving

  /// Moves the views, if that is wanted, and ends the transition with the frame after.
  private func run(_ isAnimated: Bool, animations: @escaping () -> Void) {
    guard let scene = container?.window?.windowScene else { return finishTransition() }
    guard isAnimated else { return endAfterNextFrame(of: scene) }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseInOut, animations: animations) { [weak self] _ in
      self?.movingEnded(in: scene)
    }
  }

  /// Lets the controllers that waited for the end of the movement be told with the next frame.
  private func movingEnded(in scene: UIWindowScene) {
    presentedViewController.modal?.isHeldBack = false
    presenter?.modal?.isHeldBack = false
    endAfterNextFrame(of: scene)
  }

  /// Ends the transition when the next frame has told controllers that they are on screen.
  private func endAfterNextFrame(of scene: UIWindowScene) {
    LayoutPhase.afterNextFrame(of: scene) { [weak self] in self?.finishTransition() }
  }

  /// Ends the transition that is under way now; nothing happens when none is.
  final func finishTransition() {
    guard let end = transitionEnd else { return }
    transitionEnd = nil
    end()
  }

  /// Puts the presented view at its place, or right below the container.
  private func slide(isOut: Bool) {
    guard let container, let view = presentedView else { return }
    let frame = frameOfPresentedViewInContainerView
    view.center = CGPoint(x: frame.midX, y: frame.midY + (isOut ? container.bounds.height - frame.minY : 0))
    container.dimming?.alpha = isOut ? 0 : 1
  }
}

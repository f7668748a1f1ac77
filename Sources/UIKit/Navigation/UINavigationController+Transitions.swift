import CoreGraphics
import UIKitBase
import UIKitTraits

/// From the controller that is shown to the one on top of the stack.
///
/// The call-backs come in UIKit's order: `viewDidLoad` of the new controller, `viewWillDisappear` of the old one, `viewWillAppear`,
/// and once the pages have arrived `viewDidDisappear`, `didMove(toParent:)` of what left, `viewDidAppear`, and `didMove(toParent:)` of
/// what came.
extension UINavigationController {
  /// Begins a transition to the controller on top, unless that is shown already.
  final func showTop() {
    let next = stack.last
    guard next !== shown else {
      shownStack = stack
      navigationBar.show(stack.map(\.navigationItem), change: nil)
      releaseLeaving()
      finishArriving()
      return
    }
    finishTransition()
    let isSeen = view.window != nil
    // Who asked for less movement gets the next page at once.
    let isAnimated =
      isNextAnimated && isSeen && shown != nil && next != nil && UIView.areAnimationsEnabled
      && !UIAccessibility.isReduceMotionEnabled
    let isPop = next.map { next in shownStack.contains { $0 === next } } ?? false
    let change = NavigationTransition(
      from: shown, to: next, page: page, leaving: leaving, arriving: arriving, isAnimated: isAnimated)
    isNextAnimated = false
    (leaving, arriving) = ([], [])
    shownStack = stack
    transition = change
    if isSeen { announce(next, animated: isAnimated) }
    exchangePages(for: change, isPop: isPop)
    navigationBar.show(stack.map(\.navigationItem), change: isAnimated ? (isPop ? .pop : .push) : nil)
    if isAnimated { move(change, isPop: isPop) } else { arrive(change) }
  }

  /// Puts the new page in, above the old one if it comes over it.
  private func exchangePages(for change: NavigationTransition, isPop: Bool) {
    change.from?.makeModal().transition = change.isAnimated
    change.to?.makeModal().transition = change.isAnimated
    change.to?.makeModal().isHeldBack = change.isAnimated
    // What is made now will be in the pages, so their traits are what it can expect (spec 2.4).
    let content = change.to.flatMap { to in TraitContext.expecting(pages.traitNode.upcomingStorage) { to.view } }
    change.from?.beginLeaving(animated: change.isAnimated)
    shown = change.to
    page = content.map { NavigationPage(frame: pages.bounds, content: $0) }
    change.to?.barMargins = contentMargins
    if let page { pages.insertSubview(page, at: isPop ? 0 : pages.subviews.count) }
  }

  /// Moves both pages, the upper one all the way.
  private func move(_ change: NavigationTransition, isPop: Bool) {
    let bounds = pages.bounds
    let (upper, lower) = isPop ? (change.page, page) : (page, change.page)
    UIView.performWithoutAnimation {
      upper?.go(to: isPop ? .shown : .right, in: bounds)
      lower?.go(to: isPop ? .below : .shown, in: bounds)
    }
    UIView.animate(withDuration: UINavigationBar.changeDuration) {
      upper?.go(to: isPop ? .right : .shown, in: bounds)
      lower?.go(to: isPop ? .shown : .below, in: bounds)
    } completion: { [weak self] _ in
      self?.arrive(change)
    }
  }

  /// The pages have arrived: the old one goes, and with the next frame the new controller hears that it is on screen.
  private func arrive(_ change: NavigationTransition) {
    guard transition === change, !change.hasArrived else { return }
    change.hasArrived = true
    let leavingView = change.from?.viewIfLoaded
    // An app may have given it another place meanwhile; then it is not ours to take away.
    let isStillInPage = change.page.map { leavingView?.isDescendant(of: $0) ?? false } ?? false
    change.page?.removeFromSuperview()
    // Where the whole window left, the page was out of it already when it left what it was in, and nobody in it was told.
    if change.from?.isLeaving == true { change.page?.announceEntered() }
    // The page goes, and the view must not go with it.
    if isStillInPage { leavingView?.removeFromSuperview() }
    page?.rest()
    change.from?.modal?.transition = nil
    change.to?.modal?.isHeldBack = false
    for controller in change.leaving {
      controller.removeFromParent()
      controller.barMargins = .zero
    }
    watchEdge()
    letBarsLookAgain()
    guard let scene = view.window?.windowScene else { return complete(change) }
    LayoutPhase.afterNextFrame(of: scene) { [weak self] in self?.complete(change) }
  }

  /// The new controller has heard that it is on screen, so everybody else can hear what is shown.
  private func complete(_ change: NavigationTransition) {
    guard transition === change else { return }
    transition = nil
    change.to?.modal?.transition = nil
    for controller in change.arriving { controller.didMove(toParent: self) }
    if let to = change.to, announced === to {
      delegate?.navigationController(self, didShow: to, animated: change.isAnimated)
    }
  }

  /// Ends the transition that is under way now; nothing happens when none is.
  final func finishTransition() {
    guard let change = transition else { return }
    arrive(change)
    if let to = change.to { LayoutPhase.finishAppearing(of: to) }
    complete(change)
  }

  // MARK: The delegate

  /// Tells the delegate what is about to be shown.
  private func announce(_ controller: UIViewController?, animated: Bool) {
    announced = controller
    if let controller { delegate?.navigationController(self, willShow: controller, animated: animated) }
  }

  /// Tells the delegate of a controller that was shown before there was a window.
  final func announceShown() {
    guard let shown, announced !== shown, transition == nil, let scene = view.window?.windowScene else { return }
    announce(shown, animated: false)
    LayoutPhase.afterNextFrame(of: scene) { [weak self] in
      guard let self, self.shown === shown, transition == nil else { return }
      delegate?.navigationController(self, didShow: shown, animated: false)
    }
  }
}

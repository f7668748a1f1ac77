public import Foundation
import UIKitBase
public import UIKitTraits

/// One controller's being presented by another: the container, the presented view's place, the traits of what is presented.
///
/// In the tree of traits it stands between the window and the presented controller (spec 2.1).
///
/// Order of the call-backs: `presentationTransitionWillBegin`, the presenter's `viewWillDisappear` if it will be covered, the
/// presented controller's `viewWillAppear`; with the end of the transition its `viewDidAppear`, the presenter's `viewDidDisappear`,
/// `presentationTransitionDidEnd`, the completion. Going back is the same with the roles exchanged.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// Where in its life a presentation is.
  enum Phase {
    /// Not begun, or over.
    case idle
    /// The presented view is on its way in.
    case presenting
    /// The presented view is there.
    case presented
    /// The presented view is on its way out.
    case dismissing
  }

  /// The controller that is presented. It owns the presentation.
  public unowned let presentedViewController: UIViewController

  /// The controller that presents.
  final weak var presenter: UIViewController?

  /// The controller that presents; before it does, the presented one.
  public final var presentingViewController: UIViewController { presenter ?? presentedViewController }

  /// The object that hears when the user dismisses what is presented; not kept alive.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style in which the controller is presented.
  public final let presentationStyle: UIModalPresentationStyle

  /// The view that covers the window and holds what is presented; `nil` unless something is.
  public final var containerView: UIView? { container }

  /// The container.
  final var container: PresentationContainer?

  /// Where in its life the presentation is.
  final var phase = Phase.idle

  /// Where the presenter's view was that left the window.
  final var removedPresenter: RemovedView?

  /// The radius and the clipping of a card's view before it was one.
  final var lookBefore: (radius: CGFloat, clips: Bool)?

  /// What is left to do at the end of the transition that is under way.
  final var transitionEnd: (() -> Void)?

  /// The presentation's place in the tree of traits: between the container and the presented controller.
  final private(set) var traitNode: TraitNode!

  /// Those who want to hear of changes of the presentation's traits; `nil` while nobody does.
  final var registrations: TraitRegistrations?

  /// The traits that the call-backs around the container's layout read when they ran last.
  final var layoutReads: TraitMask = []

  /// A presentation of one controller by another.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
    presentationStyle = presentedViewController.modalPresentationStyle.resolved
    super.init()
    traitNode = TraitNode(owner: self, storage: TraitContext.prediction)
    assignOverrides()
  }

  deinit {
    let node = traitNode
    Departure.onMain { withExtendedLifetime(node) {} }
  }

  // MARK: Place

  /// The view that is put into the container: the presented controller's unless overridden, as by one that wraps it.
  open var presentedView: UIView? { presentedViewController.view }

  /// The presented view's rectangle in the container.
  open var frameOfPresentedViewInContainerView: CGRect { presentedFrame }

  /// Whether the presenter's view leaves the window at the end of the transition.
  open var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }

  /// Called before the container lays out what is in it, with the presentation's traits current; does nothing unless overridden.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container laid out what is in it, with the presentation's traits current; does nothing unless overridden.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Transitions

  /// Called when the presentation begins and the container is on the window; does nothing unless overridden.
  open func presentationTransitionWillBegin() {}

  /// Called when the presented view is there; does nothing unless overridden.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called when the presented view is about to leave; does nothing unless overridden.
  open func dismissalTransitionWillBegin() {}

  /// Called when the presented view has left; does nothing unless overridden.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Traits

  /// The traits that hold for the presentation, and for the presented controller unless that overrides them.
  open var traitCollection: UITraitCollection { traitNode.storage.collection }

  /// Called after a trait of the presentation changed, before the presented controller's; does nothing unless overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Traits for what is presented; ``traitOverrides`` wins over them, and `nil` sets none (spec 2.6.2).
  open var overrideTraitCollection: UITraitCollection? { didSet { assignOverrides() } }
}

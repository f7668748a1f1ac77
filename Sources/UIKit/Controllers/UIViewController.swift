public import CoreGraphics
import UIKitBase
public import UIKitTraits

/// The object behind one screenful, or part of one: it makes the view, fills it, and hears when it comes and goes.
///
/// Order of the call-backs when a view comes on screen: `loadView`, `viewDidLoad`, `viewWillAppear`, then in the frame, with final
/// traits and size, `viewIsAppearing`, `viewWillLayoutSubviews`, `viewDidLayoutSubviews`, and after the frame `viewDidAppear`.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// The controller's place in the tree of traits: between its view's superview and its view (spec 2.3).
  final private(set) lazy var traitNode = TraitNode(owner: self, storage: TraitContext.prediction)

  /// Those who want to hear of changes of the controller's traits; `nil` while nobody does.
  final var registrations: TraitRegistrations?

  /// The traits that the controller's call-backs read when they ran last.
  final var reads = ControllerReads()

  /// Whether the controller waits for `updateProperties`.
  final var needsProperties = true

  /// What has to do with presenting and being presented; `nil` for most.
  final var modal: ModalState?

  /// What bars show of the controller; `nil` for most.
  final var bars: ControllerBars?

  /// What the bars of the controller around this one cover of the view, from its edges, in points.
  final var barMargins = UIEdgeInsets.zero { didSet { if barMargins != oldValue { marginsDidChange() } } }

  /// The view, once it is loaded.
  private final var loadedView: UIView?

  /// Whether the view is in a window.
  private final var presence = Presence.absent

  /// A view's way into a window and out: not there, there but not laid out, there with final traits and size, about to leave.
  private enum Presence {
    case absent
    case arriving
    case present
    case leaving
  }

  /// A title for the screen; `nil` unless set. Setting it sets the title of the items that bars show, too.
  open var title: String? { didSet { titleDidChange() } }

  // MARK: Making a controller

  /// A controller whose view is made in `loadView()`; both names are those of an archive, of which there are none yet.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
    _ = traitNode
  }

  /// A controller whose view is made in `loadView()`.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Always `nil`, with a report to the developer: controllers cannot be read from archives yet. It exists because subclasses declare it.
  public required init?(coder: NSCoder) {
    MissingArchives.report(Self.self)
    return nil
  }

  deinit {
    guard let view = loadedView else { return }
    Departure.onMain {
      // A view that outlives its controller goes on inheriting, now straight from its superview.
      view.superview?.traitNode.add(view.traitNode)
    }
  }

  // MARK: The view

  /// The controller's view; it is loaded when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { adopt(newValue) }
  }

  /// The view if it is loaded.
  public final var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view unless it is loaded.
  public final func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    // What is made here will be inside of the controller, so its overrides have a part in what is expected (spec 2.4.5).
    TraitContext.expecting(TraitContext.prediction(in: traitNode)) {
      loadView()
      if loadedView == nil { adopt(UIView(frame: UIScreen.main.bounds)) }
      viewDidLoad()
    }
  }

  /// Makes ``view``; a plain view of the screen's size unless overridden.
  open func loadView() { adopt(UIView(frame: UIScreen.main.bounds)) }

  /// Called once, after the view was loaded; does nothing unless overridden.
  open func viewDidLoad() {}

  /// Makes `view` the controller's, and its traits' node a child of the controller's.
  private func adopt(_ view: UIView?) {
    guard view !== loadedView else { return }
    if let old = loadedView {
      old.rare?.controller = nil
      old.traitNode.removeFromParent()
    }
    loadedView = view
    guard let view else { return }
    let superview = view.superview
    view.makeRare().controller = self
    view.bits.insert(.needsConstraints)
    view.queueUpdates()
    view.traitNode.removeFromParent()
    traitNode.add(view.traitNode)
    superview?.traitNode.add(outermostTraitNode)
  }

  // MARK: Coming and going

  /// Called before the view comes on screen; its traits and size are not final yet.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called in the frame that first shows the view, with final traits and size (spec 2.3.2).
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the frame that first shows the view.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view lays out its subviews, with the view's traits current.
  open func viewWillLayoutSubviews() {}

  /// Called after the view laid out its subviews, with the view's traits current.
  open func viewDidLayoutSubviews() {}

  /// Called after the safe area of the view changed; does nothing unless overridden.
  open func viewSafeAreaInsetsDidChange() {}

  /// Margins that the controller's view has to keep clear beside those that are covered, in points; none unless set.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { marginsDidChange() } }
  }

  /// Hears from the view that it is about to enter or leave a window.
  final func viewWillMove(toWindow window: UIWindow?) {
    if window != nil, presence == .absent {
      viewWillAppear(appearsAnimated)
    } else if window == nil, presence != .absent, presence != .leaving {
      viewWillDisappear(appearsAnimated)
    }
  }

  /// Whether the view is about to leave the window and has not left yet.
  final var isLeaving: Bool { presence == .leaving }

  /// Hears from a presentation that the view will leave the window at the end of a transition.
  final func beginLeaving(animated: Bool) {
    guard presence == .arriving || presence == .present else { return }
    LayoutPhase.forget(self)
    viewWillDisappear(animated)
    presence = .leaving
    for child in children { child.beginLeaving(animated: animated) }
  }

  /// Hears from the view that it entered or left a window.
  final func viewDidMoveToWindow() {
    let isIn = loadedView?.window != nil
    if isIn, presence == .absent {
      presence = .arriving
      loadedView?.setNeedsLayout()
      loadedView?.queueUpdates()
      takeMarginsIntoWindow()
    } else if !isIn, presence != .absent {
      presence = .absent
      LayoutPhase.forget(self)
      viewDidDisappear(appearsAnimated)
    }
  }

  /// Hears from the view that it is about to be laid out: its traits and size are final, which `viewIsAppearing` promises.
  final func viewWillBeLaidOut() {
    if presence == .arriving {
      presence = .present
      LayoutPhase.addAppearing(self)
      viewIsAppearing(appearsAnimated)
    }
    reads.layout = TraitContext.track(traitNode.storage) { viewWillLayoutSubviews() }
  }

  /// Hears from the view that it was laid out.
  final func viewWasLaidOut() {
    reads.layout.formUnion(TraitContext.track(traitNode.storage) { viewDidLayoutSubviews() })
  }

  // MARK: Traits

  /// The traits that hold for the controller.
  open var traitCollection: UITraitCollection { traitNode.storage.collection }

  /// Called after a trait of the controller changed, before its view's; does nothing unless overridden (spec 2.8.6).
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The style that the controller, its view and its children take; `.unspecified` inherits (spec 2.5).
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitNode.overrideUserInterfaceStyle }
    set { traitNode.overrideUserInterfaceStyle = newValue }
  }

  /// Sets up content and looks before layout; does nothing unless overridden.
  ///
  /// Runs once before the view is first laid out, before the view's own, and again when a trait changes that it read (spec 2.10).
  open func updateProperties() {}

  /// Asks for ``updateProperties()`` in the next frame.
  open func setNeedsUpdateProperties() { markProperties() }

  /// Brings the view's constraints up to date, with the view's own method unless overridden.
  ///
  /// Runs once before the view is first laid out, and again when a trait changes that it read (spec 2.10).
  open func updateViewConstraints() { loadedView?.updateOwnConstraints() }

  /// Sets traits for a child, whose own overrides win over them; `nil` sets none (spec 2.6.1). They hold while it is a child.
  ///
  /// The traits that the collection leaves unspecified are inherited. Somebody else's child is reported and left alone.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
    assign(collection, to: childViewController)
  }

  /// The traits that ``setOverrideTraitCollection(_:forChild:)`` set for a child; `nil` where none are set.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.parent === self ? childViewController.traitNode.assignedOverrides.collection : nil
  }

  // MARK: The status bar

  /// How the status bar looks while the controller is in charge of it; ``UIStatusBarStyle/default`` unless overridden.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// The controller that decides about the status bar in this one's place; `nil` unless overridden.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// Says that the answers above have changed. They are asked for whenever the style is needed, so that nothing is left to do.
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Presenting

  /// How the controller is presented; ``UIModalPresentationStyle/automatic`` unless set.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { modal?.style ?? .automatic }
    set { makeModal().style = newValue }
  }

  /// Whether the user may not dismiss the controller while it is presented; false unless set.
  open var isModalInPresentation: Bool {
    get { modal?.isModalInPresentation ?? false }
    set { makeModal().isModalInPresentation = newValue }
  }

  /// Who makes the presentation of a controller of the style `custom`; not kept alive.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { modal?.transitioningDelegate }
    set { makeModal().transitioningDelegate = newValue }
  }

  /// The controller that this one, or one around it, presents.
  open var presentedViewController: UIViewController? { nearestPresented }

  /// The controller that presents this one or one around it.
  open var presentingViewController: UIViewController? { nearestPresenter }

  /// Shows a controller over this one's window, in the way that its ``modalPresentationStyle`` says.
  ///
  /// What is presented inherits its traits from the window by way of a presentation, not from the presenting controller (spec 2.5.6).
  ///
  /// - Parameter completion: Called after the presented controller's `viewDidAppear`.
  /// - Precondition: `viewControllerToPresent` is not presented already and is nobody's child.
  open func present(_ viewControllerToPresent: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    beginPresenting(viewControllerToPresent, animated: animated, completion: completion)
  }

  /// Takes away what this controller presents, with all that is presented above it; without any, the controller itself.
  ///
  /// - Parameter completion: Called after what was presented has left.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    endPresenting(animated: animated, completion: completion)
  }

  /// Shows a controller in the way that suits where this one is: on the stack of a navigation controller around it, else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController { navigationController.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  // MARK: Bars

  /// What a navigation bar shows while the controller is on top.
  open var navigationItem: UINavigationItem { ownNavigationItem }

  /// What a tab shows of the controller; setting `nil` makes a new one when it is asked for.
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set {
      makeBars().tabBarItem = newValue
      tabBarController?.itemsDidChange()
    }
  }

  /// The scroll view whose content lies below the bars: the view, or the first one that is directly in it.
  var scrolledView: UIScrollView? {
    viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  /// Lets the controller's bar look at the scroll view whose content lies below it; those that have one override this.
  func watchEdge() {}

  // MARK: Containment

  /// The controllers that this one contains.
  public final private(set) var children: [UIViewController] = []

  /// The controller that contains this one.
  public final private(set) weak var parent: UIViewController?

  /// Makes `child` one of ``children``; its view is put into the hierarchy by the caller.
  open func addChild(_ child: UIViewController) {
    guard child.parent !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Takes the controller out of its ``parent``; its view is taken out by the caller.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    traitNode.assignedOverrides = TraitOverrides()
    didMove(toParent: nil)
  }

  /// Called before the parent changes; does nothing unless overridden.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the parent changed; does nothing unless overridden.
  open func didMove(toParent parent: UIViewController?) {}

  /// The view's superview comes after the controller in the chain.
  open override var next: UIResponder? { loadedView?.superview }
}

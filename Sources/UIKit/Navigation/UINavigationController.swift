public import CoreGraphics
import UIKitBase

/// Controllers one above the other, of which the topmost is shown, below a bar with its title and the way back.
///
/// A change of the stack is noted at once (`UINavigationController+Stack`) and shown with the next layout, as on iOS
/// (`UINavigationController+Transitions`). The view of a controller covers all of the navigation controller's, and its safe area says
/// what the bar covers (`UINavigationController+Layout`). Large titles, toolbars and the swipe back are missing.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The controllers, the topmost one last.
  final var stack: [UIViewController] = []

  /// Controllers that came onto the stack and have not been told that they are there.
  final var arriving: [UIViewController] = []

  /// Controllers that left the stack and are children until the next transition has shown that.
  final var leaving: [UIViewController] = []

  /// Whether the next transition is to be seen.
  final var isNextAnimated = false

  /// The controller whose view is shown.
  final var shown: UIViewController?

  /// The page of ``shown``.
  final var page: NavigationPage?

  /// The stack as it was when ``shown`` came, by which the next transition knows its direction.
  final var shownStack: [UIViewController] = []

  /// The transition that is under way; `nil` for none.
  final var transition: NavigationTransition?

  /// The controller that the delegate was last told of, so that it hears of one that was there before the window, too.
  final weak var announced: UIViewController?

  /// What holds the pages, below the bar.
  final let pages = UIView()

  /// The bar. Its items follow the stack.
  public final let navigationBar = UINavigationBar()

  /// The bar's look at how far the shown content is scrolled.
  final private(set) lazy var edge = ScrollEdgeWatch(.top) { [weak self] in self?.scrollEdgeMayHaveChanged() }

  // MARK: Making a navigation controller

  /// A navigation controller with an empty stack; both names are those of an archive, of which there are none yet.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    navigationBar.controller = self
  }

  /// A navigation controller with one controller on its stack.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Always `nil`; see ``UIViewController/init(coder:)``.
  public required init?(coder: NSCoder) {
    MissingArchives.report(Self.self)
    return nil
  }

  /// Makes the view that holds pages and bar, and shows the topmost controller in it.
  open override func loadView() {
    view = BarControllerView(frame: UIScreen.main.bounds)
    putTogether()
  }

  // MARK: The stack

  /// Who hears what is shown; not kept alive.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The controllers, the topmost one last; setting them shows the topmost at once.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top; `nil` for an empty stack.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that is seen: the one that is presented, else the one on top.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Sets the stack. A new controller on top comes from the right if `animated`, one that was in the stack before from the left.
  ///
  /// - Precondition: Each controller is in `viewControllers` once, and none is a navigation controller.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    changeStack(to: viewControllers, animated: animated)
  }

  /// Puts a controller on top.
  ///
  /// - Precondition: `viewController` is not on the stack yet, and is no navigation controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    changeStack(to: stack + [viewController], animated: animated)
  }

  /// Takes the topmost controller away and returns it; the one at the bottom stays, and the result is `nil`.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    shorten(to: stack.count - 1, animated: animated).last
  }

  /// Takes all controllers away that lie above `viewController` and returns them; `nil` when there is none.
  ///
  /// - Precondition: `viewController` is on the stack.
  @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    popAbove(viewController, animated: animated)
  }

  /// Takes all controllers away but the one at the bottom and returns them; `nil` when there is none.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = shorten(to: 1, animated: animated)
    return popped.isEmpty ? nil : popped
  }

  /// Puts a controller on top, as ``pushViewController(_:animated:)`` does, so that it can be seen to come.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  // MARK: The bar

  /// Whether the bar is left out; false unless set.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Whether the bar is left out.
  final var isBarHidden = false

  /// Leaves the bar out or shows it; in 0.2 seconds if `animated`.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { setBarHidden(hidden, animated: animated) }

  /// What a tab shows of the navigation controller: the item of the controller at the bottom, unless an item or a title was set here.
  open override var tabBarItem: UITabBarItem! {
    get { bars?.tabBarItem ?? (title == nil ? stack.first?.tabBarItem : nil) ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// The scroll view whose content lies below the bars.
  override var scrolledView: UIScrollView? { shown?.scrolledView }

  override func watchEdge() {
    edge.watch(scrolledView)
    scrollEdgeMayHaveChanged()
  }
}

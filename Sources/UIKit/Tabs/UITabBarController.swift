public import CoreGraphics
import UIKitBase

/// Controllers beside each other, of which the one is shown whose tab is selected.
///
/// Only its view is in the hierarchy; the others keep theirs, and take up the traits that hold when they come back. How one makes room
/// for another stands in `UITabBarController+Selection`. There is no "More": all controllers have a tab.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The controllers, from the left.
  final var tabs: [UIViewController] = []

  /// The controller whose tab is selected.
  final var selected: UIViewController?

  /// The controller whose view is shown.
  final var shown: UIViewController?

  /// What holds the shown view, behind the bar.
  final let pages = UIView()

  /// The bar. Its items follow the controllers.
  public final let tabBar = UITabBar()

  /// The bar's look at how far the shown content is scrolled.
  final private(set) lazy var edge = ScrollEdgeWatch(.bottom) { [weak self] in self?.scrollEdgeMayHaveChanged() }

  // MARK: Making a tab bar controller

  /// A tab bar controller without controllers; both names are those of an archive, of which there are none yet.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    tabBar.controller = self
  }

  /// Always `nil`; see ``UIViewController/init(coder:)``.
  public required init?(coder: NSCoder) {
    MissingArchives.report(Self.self)
    return nil
  }

  /// Makes the view that holds the selected controller's view and the bar.
  open override func loadView() {
    view = BarControllerView(frame: UIScreen.main.bounds)
    putTogether()
  }

  // MARK: Controllers

  /// Who is asked and told what the user selects; not kept alive.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controllers, from the left; `nil` for none.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers; the selected one stays selected if it is among them, else the first is. AD-HOC: at once, also if `animated`.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { changeTabs(to: viewControllers ?? []) }

  /// The controller whose view is shown; one that is none of ``viewControllers`` cannot be set.
  open var selectedViewController: UIViewController? {
    get { selected }
    set { if let newValue { select(newValue) } }
  }

  /// The place of ``selectedViewController`` among ``viewControllers``; `NSNotFound` without any. A place where there is none cannot be
  /// set.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
  }

  /// The scroll view whose content lies below the bars.
  override var scrolledView: UIScrollView? { shown?.scrolledView }

  override func watchEdge() {
    edge.watch(scrolledView)
    scrollEdgeMayHaveChanged()
  }
}

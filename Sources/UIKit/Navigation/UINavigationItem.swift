public import UIKitBase

/// What a navigation bar shows of one screen: its title, and the buttons beside it.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Hears that the item is to look different: the bar that shows it.
  final weak var bar: UINavigationBar?

  /// An item without a title.
  public override init() { super.init() }

  /// An item of the given title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  // MARK: Title

  /// The title; `nil` for none.
  open var title: String? { didSet { if title != oldValue { didChange() } } }

  /// The app's own view in the title's place, in the size that it has or that suits it.
  open var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }

  // MARK: The way back

  /// What the button says that leads back to this item's screen; `nil` means ``title``.
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { didChange() } } }

  /// The item whose title the button takes that leads back to this item's screen; ``backButtonTitle`` is asked first.
  open var backBarButtonItem: UIBarButtonItem? { didSet { if backBarButtonItem !== oldValue { didChange() } } }

  /// Whether the button that leads back is left out.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { didChange() } } }

  /// Whether the button that leads back stays where there are buttons at the left.
  open var leftItemsSupplementBackButton = false { didSet { if leftItemsSupplementBackButton != oldValue { didChange() } } }

  /// Shows or leaves out the button that leads back. AD-HOC: at once, also if `animated`.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  /// What the button says that leads back to this item's screen.
  final var wayBack: String? { backButtonTitle ?? backBarButtonItem?.title ?? title }

  // MARK: Buttons

  /// The buttons at the left, from the left; `nil` for none.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }

  /// The buttons at the right, from the right; `nil` for none.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }

  /// The leftmost of ``leftBarButtonItems``; setting it sets all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The rightmost of ``rightBarButtonItems``; setting it sets all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets ``leftBarButtonItems``. AD-HOC: at once, also if `animated`.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

  /// Sets ``rightBarButtonItems``. AD-HOC: at once, also if `animated`.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  /// Sets ``leftBarButtonItem``. AD-HOC: at once, also if `animated`.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets ``rightBarButtonItem``. AD-HOC: at once, also if `animated`.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  // MARK: Looks

  /// How the bar looks with content below it while this item is on top; `nil` means the bar's own.
  open var standardAppearance: UINavigationBarAppearance? { didSet { didChange() } }

  /// How the bar looks at the content's beginning while this item is on top; `nil` means the bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }

  /// Lets the bar follow.
  private func didChange() { bar?.itemDidChange(self) }
}

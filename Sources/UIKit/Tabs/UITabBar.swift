public import CoreGraphics
import UIKitBase
public import UIKitColors

/// The bar at the bottom of a window with a tab for each of a few screens; 49 points high above what the system covers (geometry spec 4.2).
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The tabs, and their views.
  private final var buttons: [TabBarButton] = []

  /// The controller whose bar this is; `nil` for a bar that stands alone.
  final weak var controller: UITabBarController?

  /// What lies behind the tabs.
  private final let ground = BarBackground(lineAt: .top)

  /// Whether no content lies below the bar; a bar that stands alone has some.
  final var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { showAppearance() } } }

  /// The appearances that were set.
  private final lazy var looks = BarAppearances(copy: { UITabBarAppearance(barAppearance: $0) }) { [weak self] in
    self?.showAppearance()
  }

  /// The height of the part with the tabs, in points.
  static let height: CGFloat = 49

  /// The lengths of a tab in the bar, in points.
  private enum Metrics {
    /// From the bar's top to a tab, and its height.
    static let button: (y: CGFloat, height: CGFloat) = (1, 48)
    /// Between the middle between two tabs and each of them.
    static let halfGap: CGFloat = 2
  }

  // MARK: Making a bar

  /// A bar without tabs.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(ground)
    showAppearance()
  }

  /// Always `nil`; see ``UIView/init(coder:)``.
  public required init?(coder: NSCoder) {
    MissingArchives.report(Self.self)
    return nil
  }

  // MARK: Tabs

  /// Who hears what the user selects; not kept alive.
  open weak var delegate: (any UITabBarDelegate)?

  /// The tabs, from the left; `nil` for none.
  open var items: [UITabBarItem]? {
    get { buttons.isEmpty ? nil : buttons.map(\.item) }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the tabs. AD-HOC: at once, also if `animated`. A tab that stays keeps its view; one that is selected and goes leaves none.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    let old = buttons
    buttons = (items ?? []).map { item in old.first { $0.item === item } ?? makeButton(for: item) }
    for button in old where !buttons.contains(where: { $0 === button }) { button.removeFromSuperview() }
    for button in buttons { addSubview(button) }
    if !buttons.contains(where: { $0.item === selectedItem }) { selectedItem = nil }
    setNeedsLayout()
  }

  /// The tab that is selected; `nil` for none. Setting it tells nobody.
  open var selectedItem: UITabBarItem? {
    didSet { for button in buttons { button.isSelected = button.item === selectedItem } }
  }

  /// A view for a tab.
  private func makeButton(for item: UITabBarItem) -> TabBarButton {
    let button = TabBarButton(item)
    button.unselectedColor = unselectedItemTintColor ?? BarColors.unselected
    button.isSelected = item === selectedItem
    button.addAction(UIAction { [weak self] _ in self?.press(item) }, for: .touchUpInside)
    return button
  }

  /// The user pressed a tab.
  private func press(_ item: UITabBarItem) {
    if let controller { return controller.userSelects(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  // MARK: Looks

  /// The color of tabs that are not selected; `nil`, as at first, means a gray. The tint is the color of the one that is.
  open var unselectedItemTintColor: UIColor? {
    didSet { for button in buttons { button.unselectedColor = unselectedItemTintColor ?? BarColors.unselected } }
  }

  /// How the bar looks with content below it; a copy of what was set.
  open var standardAppearance: UITabBarAppearance {
    get { looks.standard }
    set { looks.setStandard(newValue) }
  }

  /// How the bar looks at the end of what scrolls below it; a copy of what was set. `nil`, as at first, shows no background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { looks.scrollEdge }
    set { looks.setScrollEdge(newValue) }
  }

  /// Shows the background that holds now.
  private func showAppearance() { ground.show(isAtScrollEdge ? looks.scrollEdge : looks.standard) }

  // MARK: Size

  /// As wide as `size`, and 49 points higher than what the system covers of it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + (window?.safeAreaInsets.bottom ?? 0))
  }

  /// 49 points high above what the system covers, of any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Places the tabs in equal parts of the width, on whole points.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    let inner = bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    let part = inner.width / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      let start = (inner.minX + CGFloat(index) * part).rounded() + Metrics.halfGap
      let end = (inner.minX + CGFloat(index + 1) * part).rounded() - Metrics.halfGap
      button.frame = CGRect(x: start, y: Metrics.button.y, width: max(0, end - start), height: Metrics.button.height)
    }
  }

  // MARK: Accessibility

  /// What holds tabs, unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { rare?.accessibilityTraits ?? .tabBar }
    set { super.accessibilityTraits = newValue }
  }
}

public import CoreGraphics
import UIKitBase

/// The bar above a screen: its title in the middle, the way back at the left, buttons at both sides; 44 points high (geometry spec 4.1).
///
/// It shows the topmost of its items (`NavigationBarContent`). How it changes from one to the next stands in `UINavigationBar+Items`.
/// Large titles and prompts are missing.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The items, the topmost one last.
  final var stack: [UINavigationItem] = []

  /// The controller whose bar this is; `nil` for a bar that stands alone.
  final weak var controller: UINavigationController?

  /// What lies behind the content.
  final let ground = BarBackground(lineAt: .bottom)

  /// What is shown of the topmost item; `nil` without items.
  final var content: NavigationBarContent?

  /// How far the background reaches beyond the bar's top, in points: to the window's edge below a status bar.
  final var topExtension: CGFloat = 0 { didSet { if topExtension != oldValue { setNeedsLayout() } } }

  /// Whether no content lies below the bar; a bar that stands alone has some.
  final var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { showAppearance() } } }

  /// The appearances that were set.
  private final lazy var looks = BarAppearances(copy: { UINavigationBarAppearance(barAppearance: $0) }) { [weak self] in
    self?.showAppearance()
  }

  /// The height of every bar, in points.
  static let height: CGFloat = 44

  // MARK: Making a bar

  /// A bar without items.
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

  // MARK: Items

  /// Who is asked and told when items come and go; not kept alive.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// The items, the topmost one last; `nil` for none.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }

  /// The item to which the way back leads.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Sets the items; the topmost one fades in if `animated`.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { show(items ?? [], change: animated ? .push : nil) }

  /// Puts an item on top, if the delegate agrees.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }

  /// Takes the topmost item away, if there is one and the delegate agrees, and returns it.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }

  // MARK: Looks

  /// How the bar looks with content below it; a copy of what was set.
  open var standardAppearance: UINavigationBarAppearance {
    get { looks.standard }
    set { looks.setStandard(newValue) }
  }

  /// How the bar looks at the beginning of what scrolls below it; a copy of what was set. `nil`, as at first, shows no background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdge }
    set { looks.setScrollEdge(newValue) }
  }

  /// Shows the background, and the title's attributes, that hold now: the topmost item's before the bar's.
  final func showAppearance() {
    let standard = topItem?.standardAppearance ?? looks.standard
    let edge = topItem?.scrollEdgeAppearance ?? looks.scrollEdge
    ground.show(isAtScrollEdge ? edge : standard)
    content?.follow(titleAttributes: (isAtScrollEdge ? edge ?? standard : standard).titleTextAttributes)
  }

  // MARK: Size

  /// As wide as `size`, and 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  /// 44 points high, of any width.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

  /// Places background and content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = CGRect(x: 0, y: -topExtension, width: bounds.width, height: bounds.height + topExtension)
    content?.frame = bounds
  }
}

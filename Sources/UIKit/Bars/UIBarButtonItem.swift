public import CoreGraphics
public import UIKitBase
public import UIKitColors
public import UIKitImages

/// A button of a bar, as a value of its name or picture, its style and what it does; the bar makes the view (`BarButton`).
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How much a button stands out. The raw values are those of iOS.
  public enum Style: Int, Sendable {
    /// Like the others.
    case plain = 0
    /// In bold: what ends what the screen is for.
    case done = 2
  }

  /// The button of the system that this is; `nil` for one of the app's own.
  final let systemItem: SystemItem?

  // MARK: Making an item

  /// An item without a name.
  public override init() {
    systemItem = nil
    super.init()
  }

  /// An item that calls the method `action` of `target`; without a target, it is looked for up the responder chain.
  public init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    systemItem = nil
    super.init()
    self.title = title
    self.style = style
    self.target = target
    self.action = action
  }

  /// An item that shows a picture, and calls the method `action` of `target` as one with a name does.
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// An item of the system that calls the method `action` of `target`.
  public init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
    self.systemItem = systemItem
    super.init()
    style = systemItem.style
    self.target = target
    self.action = action
  }

  /// An item that shows a view of the app's own, in the size that it has or that suits it.
  public init(customView: UIView) {
    systemItem = nil
    super.init()
    self.customView = customView
  }

  /// An item that runs `primaryAction`, whose title and picture it takes unless given others. A picture is shown in place of a title.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// An item of the system that runs `primaryAction`.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  /// Room for as much as is left; a navigation bar has none to give.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Room of `width` points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  // MARK: Looks

  /// How much the button stands out; `.plain` unless set.
  open var style: Style = .plain { didSet { if style != oldValue { didChange() } } }

  /// The width in points; 0, as at first, for as much as the content needs.
  open var width: CGFloat = 0 { didSet { if width != oldValue { didChange() } } }

  /// The color of the button; `nil`, as at first, inherits the bar's.
  open var tintColor: UIColor? { didSet { if tintColor != oldValue { didChange() } } }

  /// Whether the button is left out; false unless set.
  open var isHidden = false { didSet { if isHidden != oldValue { didChange() } } }

  /// The app's own view in the button's place; `nil` for a button.
  open var customView: UIView? { didSet { if customView !== oldValue { didChange() } } }

  /// What is shown as text, or read aloud where a picture or a sign is shown.
  final var shownTitle: String? { title ?? systemItem?.title }

  // MARK: Effect

  /// What the button does; it is asked before ``target`` and ``action``.
  open var primaryAction: UIAction?

  /// Whose method is called; not kept alive. `nil` looks for it up the responder chain.
  open weak var target: AnyObject?

  /// The method that is called; `nil` for none.
  open var action: Selector?

  /// Does what the button is for, because it was pressed.
  final func press() {
    guard isEnabled else { return }
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
  }
}

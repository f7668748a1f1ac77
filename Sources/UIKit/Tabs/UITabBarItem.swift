import UIKitBase
public import UIKitColors

/// A tab, as a value of its name and what it tells beside it; the tab bar makes the view (`TabBarButton`).
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// A tab without a name.
  public override init() { super.init() }

  /// A short text on a ground of its own, such as how much is new; `nil` for none.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }

  /// The ground of the badge; `nil`, as at first, means `systemRed`.
  open var badgeColor: UIColor? { didSet { if badgeColor != oldValue { didChange() } } }
}

// How the split view controller around is laid out.

/// How a split view controller is laid out; `UISplitViewController.LayoutEnvironment` on iOS.
public enum UISplitViewControllerLayoutEnvironment: Int, Sendable {
  /// There is none around.
  case none = 0
  /// Its columns stand side by side.
  case expanded = 1
  /// It shows one column at a time.
  case collapsed = 2
}

/// The trait of the layout of the split view controller around.
public enum UITraitSplitViewControllerLayoutEnvironment: SystemTrait {
  /// None.
  public static var defaultValue: UISplitViewControllerLayoutEnvironment { .none }

  /// Its number among UIKit's traits.
  package static var number: Int { 29 }
}

extension UITraitCollection {
  /// The layout of the split view controller around.
  public var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
    self[UITraitSplitViewControllerLayoutEnvironment.self]
  }
}

extension UIMutableTraits {
  /// The layout of the split view controller around.
  public var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
    get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
    set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
  }
}

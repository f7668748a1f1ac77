// The overrides that each kind of object has, and the older ways to set traits for somebody else.

public import UIKitTraits

extension UIWindowScene {
  /// The traits that the scene sets for itself and for its windows (spec 2.7).
  public final var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traitNode.traitOverrides) }
    set { traitNode.traitOverrides = newValue.values }
  }
}

extension UIView {
  /// The traits that the view sets for itself and for everything in it; they win over ``UIView/overrideUserInterfaceStyle``
  /// (spec 2.7).
  public final var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traitNode.traitOverrides) }
    set { traitNode.traitOverrides = newValue.values }
  }
}

extension UIViewController {
  /// The traits that the controller sets for itself, its view and everything in that (spec 2.7).
  ///
  /// They win over ``UIViewController/overrideUserInterfaceStyle``.
  public final var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traitNode.traitOverrides) }
    set { traitNode.traitOverrides = newValue.values }
  }
}

import UIKitTraits

extension UIPresentationController: UITraitChangeObservable {
  /// The traits that the presentation sets for itself and for what is presented (spec 2.7).
  public final var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traitNode.traitOverrides) }
    set { traitNode.traitOverrides = newValue.values }
  }

  /// Sets what the style and the older API set, both of which ``traitOverrides`` wins over: a sheet's content is elevated, in light
  /// style as well (spec 2.11). A television knows no levels (spec 11.3).
  final func assignOverrides() {
    var overrides = TraitOverrides()
    if presentationStyle.isSheet, traitNode.storage[UITraitUserInterfaceIdiom.self] != .tv {
      overrides[UITraitUserInterfaceLevel.self] = .elevated
    }
    traitNode.assignedOverrides = overrides.overlaid(with: overrideTraitCollection.map { TraitOverrides($0) } ?? TraitOverrides())
  }
}

extension UIPresentationController: TraitNodeOwner, TraitObserver {
  final var environmentNode: TraitNode { traitNode }

  /// Hears from the trait pass that the presentation's traits are no longer `old`.
  package final func traitsDidChange(from old: TraitStorage, changed: TraitMask) {
    if TraitLog.isOn { TraitLog.note(self, from: old, to: traitNode.storage) }
    if !changed.isDisjoint(with: layoutReads) { container?.setNeedsLayout() }
    announce(from: old, changed: changed)
  }
}

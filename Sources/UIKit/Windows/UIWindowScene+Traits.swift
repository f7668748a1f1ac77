import UIKitTraits

extension UIWindowScene: TraitNodeOwner {
  /// Hears from the trait pass that the scene's traits are no longer `old`.
  package final func traitsDidChange(from old: TraitStorage, changed: TraitMask) {
    if TraitLog.isOn { TraitLog.note(self, from: old, to: traitNode.storage) }
    announce(from: old, changed: changed)
  }
}

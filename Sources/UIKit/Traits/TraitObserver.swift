// What all objects do when their traits change: the call-back, then the registrations.

import UIKitTraits

/// An object of ours in the tree of traits that lets its traits be watched.
@MainActor
protocol TraitObserver: UITraitChangeObservable, TraitNodeOwner {
  /// The object's place in the tree of traits.
  var environmentNode: TraitNode { get }

  /// The object's registrations; `nil` while there was none, so that they cost nothing where nobody asks.
  var registrations: TraitRegistrations? { get set }
}

extension TraitObserver {
  /// Adds a registration behind the others.
  func addRegistration(_ registration: TraitChangeRegistration) {
    if registrations == nil { registrations = TraitRegistrations() }
    registrations?.add(registration)
  }

  /// Tells the object's own call-back, then its registrations, with the object's traits current (spec 1.6.3).
  func announce(from old: TraitStorage, changed: TraitMask) {
    let new = environmentNode.storage
    let before = old.collection
    TraitContext.run(new) { traitCollectionDidChange(before) }
    registrations?.tell(self, of: TraitChange(old: old, new: new, mask: changed, before: before))
  }
}

extension UIWindowScene: TraitObserver {
  var environmentNode: TraitNode { traitNode }
}

extension UIViewController: TraitObserver {
  var environmentNode: TraitNode { traitNode }
}

extension UIView: TraitObserver {
  var environmentNode: TraitNode { traitNode }

  var registrations: TraitRegistrations? {
    get { rare?.registrations }
    set {
      makeRare().registrations = newValue
      bits.insert(.observesTraits)
    }
  }
}

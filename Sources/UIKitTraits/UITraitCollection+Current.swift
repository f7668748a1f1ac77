// The traits in force on a thread: those that dynamic colours resolve with when nobody says which.

extension UITraitCollection {
  /// The traits in force on this thread (spec 1.6).
  ///
  /// UIKit sets them around `draw`, `layoutSubviews` and the like. Elsewhere they are what was set last on this thread, or, where
  /// nothing ever was, the traits of the system.
  public static var current: UITraitCollection {
    get { ThreadTraits.currentHere }
    set { ThreadTraits.here.set(newValue.storage, collection: newValue) }
  }

  /// Runs the actions with this collection as `current` on this thread, and puts back what was there (spec 1.6.9).
  public func performAsCurrent(_ actions: () -> Void) {
    ThreadTraits.here.with(storage, collection: self, actions)
  }

  /// Runs the body with the given traits as `current` on this thread, and puts back what was there.
  ///
  /// The collection object is made only if the body asks for it.
  package static func withCurrent<R>(_ storage: TraitStorage, _ body: () throws -> R) rethrows -> R {
    try ThreadTraits.here.with(storage, collection: nil, body)
  }

  /// The traits in force on this thread, without a collection object.
  package static var currentStorage: TraitStorage { ThreadTraits.storageHere }

  /// Whether exactly these traits were put in force on this thread; retains nothing.
  package static func isCurrent(_ storage: TraitStorage) -> Bool { ThreadTraits.isHere(storage) }

  /// The traits on a thread that never set any: those of the system, as far as UIKit knows it (spec 1.6.7).
  package static var systemDefault: TraitStorage {
    get { SystemTraits.storage }
    set { SystemTraits.storage = newValue }
  }
}

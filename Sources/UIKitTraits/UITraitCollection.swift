// The public face of trait values. What the values are stands in `Traits/`, one file a trait; where they are kept, in TraitStorage.

public import UIKitBase

/// An immutable set of trait values, such as the interface style and the display scale (spec 1.1). Safe on any thread.
///
/// A trait that was never set reads as its default, which for UIKit's traits means "unspecified".
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  /// A closure that writes traits (spec 1.3.3).
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// The values.
  package let storage: TraitStorage

  /// Makes a collection in which nothing is set.
  public override init() {
    storage = .empty
  }

  /// Makes a collection over values that exist already.
  package init(storage: TraitStorage) {
    self.storage = storage
  }

  /// The collection itself, as nothing in it can change (spec 1.1.1).
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is a collection with the same values, however it was built (spec 1.1.3).
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    TraitTracking.recordAll(of: storage)
    TraitTracking.recordAll(of: other.storage)
    return other.storage === storage
  }

  /// A hash of the values.
  open override var hash: Int {
    TraitTracking.recordAll(of: storage)
    return storage.contentHash
  }

  /// The traits that are set, for logs (spec 1.1.5).
  open override var description: String {
    TraitTracking.recordAll(of: storage)
    return "<UITraitCollection: \(storage.text)>"
  }

  /// The same as `description`.
  open override var debugDescription: String { description }
}

// MARK: - Reading

extension UITraitCollection {
  /// The value of a trait; its default where it was not set (spec 1.7.3).
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    value(of: trait, at: TraitSlot.of(trait))
  }

  /// The value of one of UIKit's own traits; the typed properties read through this.
  subscript<T: SystemTrait>(trait: T.Type) -> T.Value {
    value(of: trait, at: T.slot)
  }

  /// The value of a trait, noted by whoever is tracking reads on this thread.
  private func value<T: UITraitDefinition>(of trait: T.Type, at slot: TraitSlot) -> T.Value {
    TraitTracking.record(slot, of: storage)
    return storage.value(of: trait, at: slot)
  }
}

// MARK: - Building

extension UITraitCollection {
  /// Makes a collection in which one trait is set (spec 1.1.4).
  public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
    self.init(storage: TraitStorage.empty.setting(trait, at: TraitSlot.of(trait), to: value))
  }

  /// The same for one of UIKit's traits, whose number need not be looked up.
  convenience init<T: SystemTrait>(_ trait: T.Type, value: T.Value) {
    self.init(storage: TraitStorage.empty.setting(trait, at: T.slot, to: value))
  }

  /// The collection with another value of one trait; this one stays as it is.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// Makes a collection with the traits that the closure sets (spec 1.3.3).
  public convenience init(mutations: TraitMutations) {
    self.init(storage: TraitStorage.empty.applying(mutations))
  }

  /// The collection with the changes that the closure makes; this one stays as it is (spec 1.3.3).
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    TraitTracking.recordAll(of: storage)
    return storage.applying(mutations).collection
  }

  /// Makes a collection in which the last one that sets a trait wins (spec 1.3.1).
  ///
  /// Only UIKit's own traits merge; an app's traits come from the first collection (spec 1.3.2).
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var builder = TraitBuilder()
    for (index, collection) in traitCollections.enumerated() {
      TraitTracking.recordAll(of: collection.storage)
      builder.overlay(collection.storage.boxes.filter { index == 0 || $0.slot.isSystem })
    }
    self.init(storage: builder.storage)
  }
}

extension TraitStorage {
  /// The values after the closure's changes.
  package func applying(_ mutations: UITraitCollection.TraitMutations) -> TraitStorage {
    var traits: any UIMutableTraits = TraitMutations(storage: self)
    mutations(&traits)
    // A closure may put another container in the place of the one it got; then there is nothing of ours to keep.
    return (traits as? TraitMutations)?.storage ?? self
  }
}

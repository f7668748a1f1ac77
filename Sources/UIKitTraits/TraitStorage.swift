// The values of a trait collection, once for each distinct set of values in the process, so that "is it the same?" is one
// comparison of addresses. Nodes of the tree hold storages; `UITraitCollection` objects are made only for who asks.

import Synchronization
import UIKitBase

/// An immutable set of trait values. Two storages alive at the same time never have equal contents.
///
/// A value that equals its trait's default is not stored, so that it makes no difference how a set was built (spec 1.1.3).
package final class TraitStorage: Sendable {
  /// The values, by ascending number of their trait.
  let boxes: [AnyTraitBox]

  /// The traits that are set.
  package let specified: TraitMask

  /// A hash of the contents.
  package let contentHash: Int

  /// Counts storages in the order in which they were made.
  let serial: Int

  /// The values that dynamic colours may depend on, or nil when those are all that is here.
  private let colorPart: TraitStorage?

  /// The collection object over these values, if one was asked for and is still in use.
  private let handedOut = Mutex(WeakCollection())

  /// The identity of the values that dynamic colours may depend on: itself a storage, which holds only those.
  ///
  /// Two storages look the same to every colour that keeps to UIKit's rules exactly if their colour keys are identical.
  package var colorKey: TraitStorage { colorPart ?? self }

  /// How many storages have been made, ever.
  private static let made = Atomic<Int>(0)

  /// The storage in which nothing is set.
  package static let empty = interned([])

  /// The value of a trait, or its default where it is not set.
  func value<T: UITraitDefinition>(of type: T.Type, at slot: TraitSlot) -> T.Value {
    guard let box = box(at: slot) else { return T.defaultValue }
    return unsafeDowncast(box, to: TraitBox<T>.self).value
  }

  /// The value of a trait, or its default where it is not set; for code that reads storages without a collection object.
  package subscript<T: UITraitDefinition>(type: T.Type) -> T.Value { value(of: type, at: TraitSlot.of(type)) }

  /// The value of one of UIKit's traits, without looking its number up.
  package subscript<T: SystemTrait>(type: T.Type) -> T.Value { value(of: type, at: T.slot) }

  /// The value of the trait with the given number, if it is set.
  func box(at slot: TraitSlot) -> AnyTraitBox? {
    guard specified.contains(slot) else { return nil }
    let index = specified.countBelow(slot)
    if slot.index < TraitMask.shared { return boxes[index] }
    return boxes[index...].first { $0.slot.index == slot.index }
  }

  /// The collection object over these values; while one is in use, always the same.
  package var collection: UITraitCollection {
    handedOut.withLock { handedOut in
      if let collection = handedOut.collection { return collection }
      let collection = UITraitCollection(storage: self)
      handedOut.collection = collection
      return collection
    }
  }

  /// The traits whose values differ between two storages; those that neither sets do not (spec 1.3.7).
  package static func changedMask(from old: TraitStorage, to new: TraitStorage) -> TraitMask {
    var mask: TraitMask = []
    guard old !== new else { return mask }
    forEachDifference(from: old, to: new) { mask.insert($0) }
    return mask
  }

  /// Calls the body with each trait whose values differ, by ascending number.
  static func forEachDifference(from old: TraitStorage, to new: TraitStorage, _ body: (TraitSlot) -> Void) {
    var (i, j) = (0, 0)
    while i < old.boxes.count || j < new.boxes.count {
      let before = i < old.boxes.count ? old.boxes[i] : nil
      let after = j < new.boxes.count ? new.boxes[j] : nil
      switch (before, after) {
      case (let before?, let after?) where before.slot.index == after.slot.index:
        if before !== after, !before.hasSameValue(as: after) { body(after.slot) }
        i += 1
        j += 1
      case (let before?, let after) where before.slot.index < (after?.slot.index ?? .max):
        body(before.slot)
        i += 1
      default:
        if let after { body(after.slot) }
        j += 1
      }
    }
  }

  /// The storage with the given values, by ascending number: the one there is, or a new one.
  static func interned(_ boxes: [AnyTraitBox]) -> TraitStorage {
    var hasher = Hasher()
    for box in boxes { box.hash(into: &hasher) }
    let colors = boxes.filter(\.slot.affectsColor)
    let colorPart = colors.count == boxes.count ? nil : interned(colors)
    return TraitTable.storage(boxes, hash: hasher.finalize(), colorPart: colorPart)
  }

  /// Makes a storage that the table will know; only the table calls this.
  init(_ boxes: [AnyTraitBox], hash: Int, colorPart: TraitStorage?) {
    self.boxes = boxes
    self.contentHash = hash
    self.serial = Self.made.wrappingAdd(1, ordering: .relaxed).newValue
    self.colorPart = colorPart
    var specified: TraitMask = []
    for box in boxes { specified.insert(box.slot) }
    self.specified = specified
  }

  deinit {
    TraitTable.forget(serial: serial, hash: contentHash)
  }

  /// A weak reference to the collection object: the collection holds the storage, not the other way round.
  private struct WeakCollection {
    /// The object, while someone uses it.
    weak var collection: UITraitCollection?
  }
}

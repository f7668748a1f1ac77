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

  /// The same boxes, without counting who holds them.
  /// OPTIMIZATION: reading a trait through the list took twice the time, most of it for a retain and a release of the box.
  private nonisolated(unsafe) let places: UnsafeMutablePointer<Unmanaged<AnyTraitBox>>

  /// The traits that are set.
  package let specified: TraitMask

  /// A hash of the contents.
  package let contentHash: Int

  /// The number of the variant that colours with eight variants have here: the sum of 1 for dark, 2 for high contrast and 4 for
  /// elevated. What is unspecified counts as light, normal and base (spec 1.2.3).
  ///
  /// OPTIMIZATION: every system colour of every view asks for it, which made three look-ups of traits the better part of its cost.
  package let colorVariant: Int

  /// The values that dynamic colours may depend on, or nil when those are all that is here.
  private let colorPart: TraitStorage?

  /// The identity of `colorPart`.
  @usableFromInline package let colorPartIdentity: ObjectIdentifier?

  /// The collection object over these values, once one was asked for; the table drops it when it is out of use.
  private let handedOut = Guarded<UITraitCollection?>(nil)

  /// The identity of the values that dynamic colours may depend on: itself a storage, which holds only those.
  ///
  /// Two storages look the same to every colour that keeps to UIKit's rules exactly if their colour keys are identical.
  package var colorKey: TraitStorage { colorPart ?? self }

  /// The identity of the colour key, for comparisons that retain nothing.
  @inlinable package var colorKeyIdentity: ObjectIdentifier { colorPartIdentity ?? ObjectIdentifier(self) }

  /// Whether two storages have the same colour key; retains neither.
  func hasSameColorKey(as other: TraitStorage) -> Bool { colorKeyIdentity == other.colorKeyIdentity }

  /// The storage in which nothing is set.
  package static let empty = interned([])

  /// The value of a trait, or its default where it is not set.
  func value<T: UITraitDefinition>(of type: T.Type, at slot: TraitSlot) -> T.Value {
    guard let place = place(of: slot) else { return T.defaultValue }
    return places[place]._withUnsafeGuaranteedRef { unsafeDowncast($0, to: TraitBox<T.Value>.self).value }
  }

  /// The value of a trait, or its default where it is not set; for code that reads storages without a collection object.
  package subscript<T: UITraitDefinition>(type: T.Type) -> T.Value { value(of: type, at: TraitSlot.of(type)) }

  /// The value of one of UIKit's traits, without looking its number up.
  package subscript<T: SystemTrait>(type: T.Type) -> T.Value { value(of: type, at: T.slot) }

  /// The value of the trait with the given number, if it is set.
  func box(at slot: TraitSlot) -> AnyTraitBox? { place(of: slot).map { boxes[$0] } }

  /// Where the value of a trait stands, if it is set.
  private func place(of slot: TraitSlot) -> Int? {
    guard specified.contains(slot) else { return nil }
    let index = specified.countBelow(slot)
    if slot.index < TraitMask.shared { return index }
    return boxes[index...].firstIndex { $0.slot.index == slot.index }
  }

  /// The collection object over these values; while one is in use, always the same.
  package var collection: UITraitCollection {
    handedOut.withLock { handedOut in
      if let handedOut { return handedOut }
      let collection = UITraitCollection(storage: self)
      handedOut = collection
      return collection
    }
  }

  /// Lets go of the collection object if nobody else holds it, which otherwise would hold this storage for ever.
  func dropUnusedCollection() {
    let unused = handedOut.withLock { handedOut -> UITraitCollection? in
      guard isKnownUniquelyReferenced(&handedOut) else { return nil }
      defer { handedOut = nil }
      return handedOut
    }
    withExtendedLifetime(unused) {}
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

  /// The name and the value, as text, of each trait that is set; by name.
  package var entries: [(name: String, text: String)] {
    boxes.map { (name: $0.trait.name, text: $0.text) }.sorted { $0 < $1 }
  }

  /// The traits that are set, for logs.
  package var text: String {
    boxes.isEmpty ? "nothing set" : entries.map { "\($0.name) = \($0.text)" }.joined(separator: ", ")
  }

  /// Only those of the values whose traits are in a set.
  package func keeping(_ kinds: TraitMask) -> TraitStorage { .interned(boxes.filter { kinds.contains($0.slot) }) }

  /// The storage with the given values, by ascending number: the one there is, or a new one.
  static func interned(_ boxes: [AnyTraitBox]) -> TraitStorage {
    var hasher = Hasher()
    for box in boxes {
      hasher.combine(box.slot.index)
      hasher.combine(box.valueHash)
    }
    let colors = boxes.filter(\.slot.affectsColor)
    let colorPart = colors.count == boxes.count ? nil : interned(colors)
    return TraitTable.storage(boxes, hash: hasher.finalize(), colorPart: colorPart)
  }

  /// Makes a storage that the table will know; only the table calls this.
  init(_ boxes: [AnyTraitBox], hash: Int, colorPart: TraitStorage?) {
    self.boxes = boxes
    self.contentHash = hash
    self.colorPart = colorPart
    colorPartIdentity = colorPart.map { ObjectIdentifier($0) }
    var specified: TraitMask = []
    let places = UnsafeMutablePointer<Unmanaged<AnyTraitBox>>.allocate(capacity: boxes.count)
    self.places = places
    for (index, box) in boxes.enumerated() {
      specified.insert(box.slot)
      (places + index).initialize(to: .passUnretained(box))
      TraitSlot.note(box.trait, at: box.slot)
    }
    self.specified = specified
    /// The value of one of UIKit's traits among the boxes.
    func value<T: SystemTrait>(_ type: T.Type) -> T.Value {
      boxes.first { $0.slot == T.slot }.map { unsafeDowncast($0, to: TraitBox<T.Value>.self).value } ?? T.defaultValue
    }
    colorVariant =
      (value(UITraitUserInterfaceStyle.self) == .dark ? 1 : 0)
      + (value(UITraitAccessibilityContrast.self) == .high ? 2 : 0)
      + (value(UITraitUserInterfaceLevel.self) == .elevated ? 4 : 0)
  }

  deinit { places.deallocate() }
}

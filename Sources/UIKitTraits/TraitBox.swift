// One value of one trait, in a form in which values of different types can stand in one list.

import UIKitBase

/// The value of some trait. Immutable; a value is taken to be safe on every thread, as those of UIKit's traits are.
///
/// OPTIMIZATION: what depends on the trait is asked of the trait, so that there is one class for each type of value. A class for each trait,
/// below one for its type of value, took Swift's runtime a hundredth of the time to the first frame of a process to make.
package class AnyTraitBox: @unchecked Sendable {
  /// Whose value it is, with what is known of the trait.
  fileprivate enum Kind {
    /// One of UIKit's traits.
    case system(any SystemTrait.Type)
    /// One of an app's.
    case custom(UITrait)
  }

  /// Which trait this is the value of.
  package let slot: TraitSlot

  /// A hash of the value; the same for all values of a type without one.
  let valueHash: Int

  /// Whose value it is.
  private let kind: Kind

  /// Makes the part that all boxes have.
  fileprivate init(slot: TraitSlot, valueHash: Int, kind: Kind) {
    self.slot = slot
    self.valueHash = valueHash
    self.kind = kind
  }

  /// The trait that this is the value of.
  final var trait: UITrait {
    switch kind {
    case .system(let trait): trait
    case .custom(let trait): trait
    }
  }

  /// Whether the value is the trait's default, so that a collection need not hold it.
  package final var isDefault: Bool {
    switch kind {
    case .system(let trait): trait.isDefault(self)
    case .custom(let trait): trait.isCustomDefault(self)
    }
  }

  /// How the value reads in the description of a collection.
  package final var text: String {
    switch kind {
    case .system(let trait): trait.text(in: self)
    case .custom(let trait): trait.customText(in: self)
    }
  }

  /// Whether the other box, which is one of the same trait, has an equal value.
  final func hasSameValue(as other: AnyTraitBox) -> Bool {
    switch kind {
    case .system(let trait): trait.hasSameValue(self, other)
    case .custom(let trait): other === self || trait.hasSameCustomValue(self, other)
    }
  }

  /// The box of a value.
  static func make<T: UITraitDefinition>(_ trait: T.Type, _ value: T.Value) -> AnyTraitBox {
    if let system = trait as? any SystemTrait.Type { return make(system: system, value) }
    let hash = (value as? any Hashable)?.hashValue ?? 0
    return TraitBox(value, slot: TraitSlot.of(trait), valueHash: hash, kind: .custom(trait))
  }

  /// The box of a value of one of UIKit's traits.
  static func make<T: SystemTrait>(_ trait: T.Type, _ value: T.Value) -> AnyTraitBox {
    TraitBox(value, slot: trait.slot, valueHash: value.hashValue, kind: .system(trait))
  }

  /// The box of a value of one of UIKit's traits, under the name by which the trait says that it is one.
  private static func make<System: SystemTrait>(system: System.Type, _ value: Any) -> AnyTraitBox {
    make(system, value as? System.Value ?? System.defaultValue)
  }
}

/// A box that holds a value of the given type.
final class TraitBox<Value>: AnyTraitBox, @unchecked Sendable {
  /// The value.
  let value: Value

  /// Boxes a value; the slot must be the trait's own.
  fileprivate init(_ value: Value, slot: TraitSlot, valueHash: Int, kind: Kind) {
    self.value = value
    super.init(slot: slot, valueHash: valueHash, kind: kind)
  }
}

extension UITraitDefinition {
  /// The value in a box of this trait.
  fileprivate static func value(in box: AnyTraitBox) -> Value { unsafeDowncast(box, to: TraitBox<Value>.self).value }

  /// Whether a box of this trait, which is an app's, has the default in it.
  fileprivate static func isCustomDefault(_ box: AnyTraitBox) -> Bool { valuesAreEqual(value(in: box), defaultValue) }

  /// How the value in a box of this trait, which is an app's, reads.
  fileprivate static func customText(in box: AnyTraitBox) -> String { String(describing: value(in: box)) }

  /// Whether two boxes of this trait, which is an app's, have equal values in them.
  fileprivate static func hasSameCustomValue(_ one: AnyTraitBox, _ other: AnyTraitBox) -> Bool {
    valuesAreEqual(value(in: one), value(in: other))
  }
}

extension SystemTrait {
  /// Whether a box of this trait has the default in it.
  fileprivate static func isDefault(_ box: AnyTraitBox) -> Bool { value(in: box) == defaultValue }

  /// How the value in a box of this trait reads.
  fileprivate static func text(in box: AnyTraitBox) -> String { text(of: value(in: box)) }

  /// Whether two boxes of this trait have equal values in them.
  fileprivate static func hasSameValue(_ one: AnyTraitBox, _ other: AnyTraitBox) -> Bool { value(in: one) == value(in: other) }
}

/// Whether two values of one type are equal: by `==` where the type has one, else whether they are the same object.
private func valuesAreEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  guard let type = Value.self as? any Equatable.Type else {
    guard Value.self is AnyObject.Type else { return false }
    return (one as AnyObject) === (other as AnyObject)
  }
  return valuesAreEqual(one, other, as: type)
}

/// Whether two values are equal by the `==` of their type.
private func valuesAreEqual<Value, Type: Equatable>(_ one: Value, _ other: Value, as type: Type.Type) -> Bool {
  guard let one = one as? Type, let other = other as? Type else { return false }
  return one == other
}

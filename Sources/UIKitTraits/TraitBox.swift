// One value of one trait, in a form in which values of different types can stand in one list.

import UIKitBase

/// The value of some trait. Immutable; a value is taken to be safe on every thread, as those of UIKit's traits are.
package class AnyTraitBox: @unchecked Sendable {
  /// Which trait this is the value of.
  package let slot: TraitSlot

  /// A hash of the value; the same for all values of a type without one.
  let valueHash: Int

  /// Makes the part that all boxes have.
  fileprivate init(slot: TraitSlot, valueHash: Int) {
    self.slot = slot
    self.valueHash = valueHash
  }

  /// The trait that this is the value of.
  var trait: UITrait { UITraitUserInterfaceStyle.self }

  /// Whether the value is the trait's default, so that a collection need not hold it.
  package var isDefault: Bool { true }

  /// How the value reads in the description of a collection.
  package var text: String { "" }

  /// Whether the other box, which is one of the same trait, has an equal value.
  func hasSameValue(as other: AnyTraitBox) -> Bool { true }

  /// The box of a value.
  static func make<T: UITraitDefinition>(_ trait: T.Type, _ value: T.Value) -> AnyTraitBox {
    if let system = trait as? any SystemTrait.Type { return make(system: system, value) }
    return AppTraitBox<T>(value, slot: TraitSlot.of(trait))
  }

  /// The box of a value of one of UIKit's traits, under the name by which the trait says that it is one.
  private static func make<System: SystemTrait>(system: System.Type, _ value: Any) -> AnyTraitBox {
    SystemTraitBox<System>(value as? System.Value ?? System.defaultValue)
  }
}

/// A box that holds a value of the given type.
class TraitBox<Value>: AnyTraitBox, @unchecked Sendable {
  /// The value.
  let value: Value

  /// Boxes a value.
  fileprivate init(_ value: Value, slot: TraitSlot, valueHash: Int) {
    self.value = value
    super.init(slot: slot, valueHash: valueHash)
  }
}

/// The value of one of UIKit's traits, all of which can be compared and hashed.
final class SystemTraitBox<Trait: SystemTrait>: TraitBox<Trait.Value>, @unchecked Sendable {
  /// Boxes a value.
  init(_ value: Trait.Value) {
    super.init(value, slot: Trait.slot, valueHash: value.hashValue)
  }

  override var trait: UITrait { Trait.self }

  override var isDefault: Bool { value == Trait.defaultValue }

  override var text: String { Trait.text(of: value) }

  override func hasSameValue(as other: AnyTraitBox) -> Bool {
    unsafeDowncast(other, to: TraitBox<Trait.Value>.self).value == value
  }
}

/// The value of one of an app's traits, which may have no `==`.
final class AppTraitBox<Trait: UITraitDefinition>: TraitBox<Trait.Value>, @unchecked Sendable {
  /// Boxes a value; the slot must be the trait's own.
  init(_ value: Trait.Value, slot: TraitSlot) {
    super.init(value, slot: slot, valueHash: (value as? any Hashable)?.hashValue ?? 0)
  }

  override var trait: UITrait { Trait.self }

  override var isDefault: Bool { valuesAreEqual(value, Trait.defaultValue) }

  override var text: String { String(describing: value) }

  override func hasSameValue(as other: AnyTraitBox) -> Bool {
    other === self || valuesAreEqual(value, unsafeDowncast(other, to: TraitBox<Trait.Value>.self).value)
  }
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

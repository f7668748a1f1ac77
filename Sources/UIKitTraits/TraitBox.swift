// One value of one trait, in a form in which values of different types can stand in one list.

import UIKitBase

/// The value of some trait. Immutable; a value is taken to be safe on every thread, as those of UIKit's traits are.
package class AnyTraitBox: @unchecked Sendable {
  /// Which trait this is the value of.
  package let slot: TraitSlot

  /// Makes the part that all boxes have.
  fileprivate init(slot: TraitSlot) {
    self.slot = slot
  }

  /// Whether the value is the trait's default, so that a collection need not hold it.
  package var isDefault: Bool { true }

  /// How the value reads in the description of a collection.
  package var text: String { "" }

  /// Whether the other box, which is one of the same trait, has an equal value.
  func hasSameValue(as other: AnyTraitBox) -> Bool { true }

  /// Adds the value to a hash.
  func hash(into hasher: inout Hasher) { hasher.combine(slot.index) }
}

/// The value of one trait.
final class TraitBox<Trait: UITraitDefinition>: AnyTraitBox, @unchecked Sendable {
  /// The value.
  let value: Trait.Value

  /// Boxes a value; the slot must be the trait's own.
  init(_ value: Trait.Value, slot: TraitSlot) {
    self.value = value
    super.init(slot: slot)
  }

  override var isDefault: Bool { valuesAreEqual(value, Trait.defaultValue) }

  override var text: String {
    if let system = Trait.self as? any SystemTrait.Type { return systemText(system) }
    return String(describing: value)
  }

  override func hasSameValue(as other: AnyTraitBox) -> Bool {
    guard let other = other as? TraitBox<Trait> else { return false }
    return other === self || valuesAreEqual(value, other.value)
  }

  override func hash(into hasher: inout Hasher) {
    super.hash(into: &hasher)
    if let value = value as? any Hashable { value.hash(into: &hasher) }
  }

  /// The value's text, asked of the trait under the name by which it says so.
  private func systemText<System: SystemTrait>(_ type: System.Type) -> String {
    (value as? System.Value).map(type.text(of:)) ?? ""
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

// What a trait is: a type that names a value, and that value's default. Ours and an app's own are defined in the same way.

/// A kind of trait, as a type: trait collections are read and written with the type itself as the key (spec 1.7.1).
///
/// Only `defaultValue` must be given. All four members must answer the same for the whole life of the process. Values are compared
/// often; give them a cheap `==`. A value that is not `Equatable` counts as changed whenever it is written, unless it is the same
/// object as before.
public protocol UITraitDefinition: SendableMetatype {
  /// What the trait holds.
  associatedtype Value

  /// What a collection answers in which the trait was never set.
  static var defaultValue: Value { get }

  /// A name for developers to read; the name of the type unless given.
  static var name: String { get }

  /// A name for archives, by custom in reverse-DNS form; the type's full name unless given.
  static var identifier: String { get }

  /// Whether dynamic colours may look different when the trait changes; false unless given.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type (spec 1.7.2).
  public static var name: String { String(describing: Self.self) }

  /// The name of the type, with the types and the module around it.
  public static var identifier: String { String(reflecting: Self.self) }

  /// No: most traits do not change what a colour looks like (spec 1.7.2).
  public static var affectsColorAppearance: Bool { false }
}

/// Any kind of trait, as a value.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that UIKit itself defines. Each stands in one file of `Traits/`, with everything that has to do with it.
package protocol SystemTrait: UITraitDefinition where Value: Hashable {
  /// A number that no other trait of UIKit has: 0 to 15 for those that affect colours, 16 to 31 for the others.
  static var number: Int { get }

  /// How a value reads in the description of a collection.
  static func text(of value: Value) -> String
}

extension SystemTrait {
  /// The name of the type without the prefix that all of UIKit's traits have (spec 1.7.2).
  public static var name: String { String(String(describing: Self.self).dropFirst("UITrait".count)) }

  /// The name of the type alone (spec 1.7.2).
  public static var identifier: String { String(describing: Self.self) }

  /// Where the value stands in a storage.
  package static var slot: TraitSlot { TraitSlot(system: number) }

  /// The value as Swift describes it, beginning with a capital letter.
  package static func text(of value: Value) -> String {
    let text = String(describing: value)
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

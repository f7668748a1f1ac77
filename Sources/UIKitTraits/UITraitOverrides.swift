// What an app sees of an object's overrides: the value of `traitOverrides` on scenes, windows, controllers and views.

import UIKitBase

/// Trait values that an object sets for itself and for what is inside it, on top of the traits that it inherits (spec 2.7).
///
/// A value: changing one that was read from an object has no effect until it is assigned to the object again, as
/// `view.traitOverrides.userInterfaceStyle = .dark` does. A trait has an override once it was set, until it is removed; setting one
/// of UIKit's traits to "unspecified" removes it, too (spec 2.7.6). Reading a trait that has no override is a programmer's error
/// and stops the process (spec 2.7.3): ask `contains(_:)` first.
public struct UITraitOverrides: UIMutableTraits {
  /// The values.
  package var values: TraitOverrides

  /// Makes overrides of the given values, none unless given.
  package init(_ values: TraitOverrides = TraitOverrides()) {
    self.values = values
  }

  /// Whether the trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

  /// Takes the override of a trait away, so that the trait is inherited again; without one, nothing happens.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }

  /// The value that the trait is overridden with. Only a trait that is overridden can be read.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      guard let value = values[trait] else {
        preconditionFailure("There is no override of the trait \(T.name) here to read; ask contains(_:) first.")
      }
      return value
    }
    set { values[trait] = .some(newValue) }
  }
}

extension UITraitOverrides: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The traits that are overridden, for logs.
  public var description: String { "<UITraitOverrides: \(values.text)>" }

  /// The same as `description`.
  public var debugDescription: String { description }

  /// The overridden traits by name, for debuggers.
  public var customMirror: Mirror {
    Mirror(self, children: values.entries.map { (label: Optional($0.name), value: $0.text as Any) }, displayStyle: .struct)
  }
}

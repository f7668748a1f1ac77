// The number of each kind of trait, given out when the kind is first used. Nobody keeps a list of all traits.

import Synchronization
import UIKitBase

/// The number of a kind of trait, with what must be known of it without asking the type.
package struct TraitSlot: Hashable, Sendable {
  /// The number: UIKit's traits from 0, an app's own from `firstCustom`.
  package let index: Int

  /// Whether dynamic colours may depend on the trait.
  package let affectsColor: Bool

  /// Whether UIKit defines the trait; only such traits merge in `init(traitsFrom:)` (spec 1.3.2).
  package var isSystem: Bool { index < Self.firstCustom }

  /// The kind of trait that has this number.
  package var definition: UITrait { Self.registry.withLock { $0.definitions[index] } ?? UITraitUserInterfaceStyle.self }

  /// The number of the first trait that an app defines.
  static let firstCustom = 32

  /// Gives a trait of UIKit's own the next number.
  package static func system<T: SystemTrait>(_ type: T.Type) -> TraitSlot {
    slot(of: type, isSystem: true)
  }

  /// The number of any trait, given out now if this is its first use.
  package static func of<T: UITraitDefinition>(_ type: T.Type) -> TraitSlot {
    if let slot = registry.withLock({ $0.slots[ObjectIdentifier(type)] }) { return slot }
    if let type = type as? any SystemTrait.Type { return type.slot }
    return slot(of: type, isSystem: false)
  }

  /// Looks a number up or gives it out; the type's own code runs before the lock is taken.
  private static func slot<T: UITraitDefinition>(of type: T.Type, isSystem: Bool) -> TraitSlot {
    let affectsColor = type.affectsColorAppearance
    return registry.withLock { registry in
      if let slot = registry.slots[ObjectIdentifier(type)] { return slot }
      let index = isSystem ? registry.nextSystem : registry.nextCustom
      if isSystem { registry.nextSystem += 1 } else { registry.nextCustom += 1 }
      precondition(registry.nextSystem <= firstCustom, "There is room for \(firstCustom) traits of UIKit's own.")
      let slot = TraitSlot(index: index, affectsColor: affectsColor)
      registry.slots[ObjectIdentifier(type)] = slot
      registry.definitions[index] = type
      if affectsColor { registry.colorMask.insert(slot) }
      return slot
    }
  }

  /// The traits in use on which dynamic colours may depend.
  package static var colorMask: TraitMask { registry.withLock { $0.colorMask } }

  /// What has been given out.
  private struct Registry {
    /// The number of each kind.
    var slots: [ObjectIdentifier: TraitSlot] = [:]
    /// The kind of each number.
    var definitions: [Int: UITrait] = [:]
    /// The next number for UIKit's own.
    var nextSystem = 0
    /// The next number for an app's own.
    var nextCustom = TraitSlot.firstCustom
    /// Those that affect colours.
    var colorMask: TraitMask = []
  }

  /// The numbers of the process, behind their lock.
  private static let registry = Mutex(Registry())
}

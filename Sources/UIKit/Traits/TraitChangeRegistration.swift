// One registration for trait changes: what it watches, whom it tells, and of which traits it told last.

import Foundation
import UIKitBase
import UIKitTraits

/// Whom a registration tells.
enum TraitChangeReceiver {
  /// A closure that gets the object and the traits that it had.
  case handler(@MainActor (AnyObject, UITraitCollection) -> Void)
  /// A method of the object itself, by name.
  case own(Selector)
  /// A method of another object, by name.
  case target(TraitChangeTarget, Selector)
}

/// An object that a registration tells and does not keep alive.
final class TraitChangeTarget {
  /// The object, while it lives.
  private(set) weak var object: AnyObject?

  /// Refers to an object.
  init(_ object: AnyObject) { self.object = object }
}

/// A registration; the token that an app gets.
@MainActor
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  /// What is watched.
  private let watch: TraitWatch

  /// Whom to tell.
  private let receiver: TraitChangeReceiver

  /// The traits that the receiver knows of: at first those at the time of the registration.
  ///
  /// Because each registration remembers them, one that is reached late, after an earlier one has changed the traits once more,
  /// hears of both changes as one, and none hears of the same change twice.
  private var heard: TraitStorage

  /// Whether the registration is in force.
  private(set) var isActive = true

  /// Watches traits from the given ones on.
  init(_ watch: TraitWatch, _ receiver: TraitChangeReceiver, heard: TraitStorage) {
    self.watch = watch
    self.receiver = receiver
    self.heard = heard
    super.init()
  }

  /// The registration itself.
  nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Ends the registration.
  func end() { isActive = false }

  /// Tells the receiver that the environment's traits are others, if it watches one of those that are; the traits of now must be
  /// the current ones.
  ///
  /// `change` is the change that the environment hears of now; it spares comparing the traits when this is the same.
  func tell(_ environment: AnyObject, now: TraitStorage, change: TraitChange) {
    guard heard !== now else { return }
    let before = heard
    heard = now
    let changed = change.isFrom(before, to: now) ? change.mask : TraitStorage.changedMask(from: before, to: now)
    guard watch.sees(changed, from: before, to: now) else { return }
    call(environment, before === change.old ? change.before : before.collection)
  }

  /// Calls the receiver with the object and the traits that it had.
  private func call(_ environment: AnyObject, _ before: UITraitCollection) {
    switch receiver {
    case .handler(let handler): handler(environment, before)
    case .own(let action): Self.perform(action, on: environment, environment, before)
    case .target(let target, let action):
      if let object = target.object { Self.perform(action, on: object, environment, before) }
    }
  }

  /// Calls a method by name, with as many of the two arguments as the name has colons.
  private static func perform(_ action: Selector, on object: AnyObject, _ environment: AnyObject, _ before: UITraitCollection) {
    guard let method = MethodTable.method(action, of: type(of: object)) else {
      return MethodTable.reportUnknown(action, of: type(of: object))
    }
    _ = method(object, MethodTable.fit([environment, before], to: action))
  }
}

/// A change of an object's traits.
struct TraitChange {
  /// The traits before.
  let old: TraitStorage
  /// The traits after.
  let new: TraitStorage
  /// Those that differ.
  let mask: TraitMask
  /// The traits before, as an object.
  let before: UITraitCollection

  /// Whether the change leads from and to the given traits.
  func isFrom(_ old: TraitStorage, to new: TraitStorage) -> Bool { old === self.old && new === self.new }
}

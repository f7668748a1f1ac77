// How to ask for news of some traits, in all the forms that UIKit has for it.

public import Foundation
public import UIKitBase
public import UIKitTraits

/// An object whose traits can be watched: a scene, window, presentation, controller or view (spec 2.9).
///
/// Each of the methods tells of changes from now on, not of the traits as they are. Those who asked first hear first, all of them
/// after `traitCollectionDidChange(_:)`, with the object's traits as `UITraitCollection.current`. Nobody needs to unregister: what
/// was registered goes with the object.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// What is called with the object whose traits changed and the traits that it had.
  ///
  /// Use the first argument instead of capturing the object, which would keep itself alive.
  typealias TraitChangeHandler<TraitEnvironment> =
    @MainActor (
      _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void
}

/// A registration for changes of traits; what ``UITraitChangeObservable/unregisterForTraitChanges(_:)`` takes. A copy is the same
/// registration.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

extension UITraitChangeObservable {
  /// Calls `handler` whenever one of the traits changes on the receiver (spec 2.9.1).
  ///
  /// - Precondition: `traits` is not empty.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    register(traits, .handler { environment, previous in handler(unsafeDowncast(environment, to: Self.self), previous) })
  }

  /// Calls the method named `action` of `target` whenever one of the traits changes on the receiver (spec 2.9.3).
  ///
  /// The method takes nothing, the object whose traits changed, or that object and the traits that it had: one colon for each. It
  /// is looked up in ``MethodTable``; a name that is not there is reported. `target` is not kept alive.
  ///
  /// - Precondition: `traits` is not empty.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    if target === self { return registerForTraitChanges(traits, action: action) }
    return register(traits, .target(TraitChangeTarget(target), action))
  }

  /// Calls the receiver's own method named `action` whenever one of the traits changes on it.
  ///
  /// - Precondition: `traits` is not empty.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    register(traits, .own(action))
  }

  /// Ends a registration, at once even while changes are being told; nothing happens when it is over or another object's
  /// (spec 2.9.6).
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    guard let registration = registration as? TraitChangeRegistration, let observer = self as? any TraitObserver else { return }
    observer.registrations?.remove(registration)
  }

  /// Adds a registration to the receiver's.
  private func register(_ traits: [UITrait], _ receiver: TraitChangeReceiver) -> TraitChangeRegistration {
    precondition(!traits.isEmpty, "A registration for trait changes has to name at least one trait.")
    guard let observer = self as? any TraitObserver else {
      preconditionFailure("Only UIKit's own classes and their subclasses can be observed for trait changes.")
    }
    let registration = TraitChangeRegistration(
      TraitWatch(traits), receiver, heard: observer.environmentNode.storage)
    observer.addRegistration(registration)
    return registration
  }
}

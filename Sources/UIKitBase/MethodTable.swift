// Which class has which method by name. Swift on Linux has no such knowledge of its own, so whoever wants to be called by name says so.

import Synchronization

/// The methods that can be called by their names: by target and action, by `perform(_:)`, by a notification with a selector.
///
/// A class is registered once, before one of its methods is called by name:
///
/// ```swift
/// MethodTable.register(SettingsViewController.self, "toggled:") { controller, arguments in
///   guard let sender = arguments[0] as? UISwitch else { return nil }
///   controller.toggled(sender)
///   return nil
/// }
/// ```
///
/// Subclasses have the methods of their superclasses, and a method registered again for the same class replaces the first one.
/// Registering only appends to a list; the tables are built at the first look-up. A load-time constructor may therefore register,
/// although hashing does not work yet when it runs (see ``enroll(_:)`` for constructors that have more to do).
public enum MethodTable {
  /// A method: the receiver and one argument for each colon of the selector (`nil` where the caller gave none), to its result.
  public typealias Method<Receiver> = @MainActor (_ receiver: Receiver, _ arguments: [Any?]) -> Any?

  // MARK: Registering

  /// Lets `method` be what instances of `receiver` and of its subclasses do when they are asked for `selector`. Any thread.
  public static func register<Receiver: AnyObject>(
    _ receiver: Receiver.Type, _ selector: Selector, _ method: @escaping Method<Receiver>
  ) {
    let entry = Entry(receiver: receiver, selector: selector) { object, arguments in
      // The look-up walks up from the object's own class, so that the object is a `Receiver`.
      method(unsafeDowncast(object, to: Receiver.self), arguments)
    }
    waiting.withLock { $0.append(.method(entry)) }
  }

  /// Runs `registration`, which registers methods, before the next look-up. Any thread, and safe in a load-time constructor.
  public static func enroll(_ registration: @escaping @Sendable () -> Void) {
    waiting.withLock { $0.append(.registration(registration)) }
  }

  // MARK: Looking up

  /// What instances of `receiver` do for `selector`, by themselves or by inheritance; `nil` when nothing is registered.
  package static func method(_ selector: Selector, of receiver: AnyClass) -> (@MainActor (AnyObject, [Any?]) -> Any?)? {
    takeUpWaiting()
    return tables.withLock { tables in
      var candidate: AnyClass? = receiver
      while let type = candidate {
        if let entry = tables[ObjectIdentifier(type)]?[selector] { return entry.call }
        candidate = _getSuperclass(type)
      }
      return nil
    }
  }

  /// Builds tables out of what was registered since the last look-up.
  ///
  /// A second thread waits until the first is through, or it would miss methods that are already registered. The lock lets its
  /// owner in again, because a registration may itself look methods up; what it registers is taken up in the next round.
  private static func takeUpWaiting() {
    takingUp.lock()
    defer { takingUp.unlock() }
    while true {
      let taken = waiting.withLock { list -> [Waiting] in
        defer { list.removeAll() }
        return list
      }
      if taken.isEmpty { return }
      for item in taken {
        switch item {
        case .registration(let run): run()
        case .method(let entry):
          tables.withLock { $0[ObjectIdentifier(entry.receiver), default: [:]][entry.selector] = entry }
        }
      }
    }
  }

  // MARK: What is kept

  /// One method of one class.
  ///
  /// Unchecked: immutable, and the closure is only called by those who take the consequences of their thread, as in Objective-C.
  private struct Entry: @unchecked Sendable {
    /// The class that has the method.
    let receiver: AnyClass
    /// The name of the method.
    let selector: Selector
    /// What the method does.
    let call: @MainActor (AnyObject, [Any?]) -> Any?
  }

  /// Something registered that no look-up has seen yet.
  private enum Waiting: Sendable {
    /// A method.
    case method(Entry)
    /// Work that registers methods.
    case registration(@Sendable () -> Void)
  }

  /// Held while tables are built.
  private static let takingUp = NSRecursiveLock()

  /// What was registered since the last look-up, oldest first.
  private static let waiting = Guarded<[Waiting]>([])

  /// The methods by class and name. Made at the first look-up, never in a constructor.
  private static let tables = Guarded<[ObjectIdentifier: [Selector: Entry]]>([:])
}

// What each thread knows about traits: those in force, and who is watching which are read.

import PenumbraCMachine
import Synchronization
import UIKitBase

/// The trait state of one thread. Only that thread ever sees it, so that nothing here needs a lock.
///
/// OPTIMIZATION: no access here lasts longer than a load or a store, so that none needs a check that it is exclusive.
final class ThreadTraits {
  /// The traits set on this thread, or nil where none ever were.
  @exclusivity(unchecked)
  private(set) var storage: TraitStorage?

  /// The collection object over the traits in force, once someone asked.
  @exclusivity(unchecked)
  private var collection: UITraitCollection?

  /// The storage whose reads are being noted.
  @exclusivity(unchecked)
  var tracked: TraitStorage?

  /// The traits read so far.
  @exclusivity(unchecked)
  var reads: TraitMask = []

  /// Which state of the system's traits `collection` was made from, where none were ever set here.
  @exclusivity(unchecked)
  private var systemVersion = 0

  /// The numbers of the kinds of traits that were used last.
  @exclusivity(unchecked)
  var slots = TraitSlotMemory()

  /// What became of the sets of values that were written to last.
  @exclusivity(unchecked)
  var transitions = TraitTransitions()

  /// The traits in force, as an object.
  var current: UITraitCollection {
    // Whoever sets the storage sets or forgets the object, too; only the system's traits can change behind its back.
    if let collection, storage != nil || systemVersion == SystemTraits.version { return collection }
    return makeCurrent()
  }

  /// Makes the object over the traits in force.
  private func makeCurrent() -> UITraitCollection {
    if storage == nil { systemVersion = SystemTraits.version }
    let made = (storage ?? SystemTraits.storage).collection
    collection = made
    return made
  }

  /// Forgets what became of the last writes, so that it need not stay alive.
  func forgetTransitions() {
    let old = transitions
    transitions = TraitTransitions()
    withExtendedLifetime(old) {}
  }

  /// Puts traits in force.
  func set(_ storage: TraitStorage?, collection: UITraitCollection?) {
    self.storage = storage
    self.collection = collection
  }

  /// Puts traits in force while the body runs.
  func with<R>(_ storage: TraitStorage, collection: UITraitCollection?, _ body: () throws -> R) rethrows -> R {
    let (oldStorage, oldCollection) = (self.storage, self.collection)
    set(storage, collection: collection)
    defer { set(oldStorage, collection: oldCollection) }
    return try body()
  }

  /// The state of the thread that asks.
  static var here: ThreadTraits { ifMade?.takeUnretainedValue() ?? makeHere() }

  /// The traits in force on the thread that asks, as an object.
  /// OPTIMIZATION: the state itself is not retained for it, which would cost as much as all else.
  static var currentHere: UITraitCollection { ifMade?._withUnsafeGuaranteedRef { $0.current } ?? makeHere().current }

  /// The traits in force on the thread that asks, without a collection object; those of the system where none were ever set.
  static var storageHere: TraitStorage {
    ifMade?._withUnsafeGuaranteedRef { $0.storage ?? $0.current.storage } ?? makeHere().current.storage
  }

  /// Whether exactly these traits were put in force on the thread that asks.
  static func isHere(_ storage: TraitStorage) -> Bool { ifMade?._withUnsafeGuaranteedRef { $0.storage === storage } ?? false }

  /// The state of the thread that asks, if it ever asked before.
  ///
  /// OPTIMIZATION: a variable of the thread is found without a call; `pthread_getspecific` took a third of the time of all else.
  private static var ifMade: Unmanaged<ThreadTraits>? { penumbra_get_thread_traits().map { .fromOpaque($0) } }

  /// Makes the state of a thread that asks for the first time.
  private static func makeHere() -> ThreadTraits {
    let traits = ThreadTraits()
    let pointer = Unmanaged.passRetained(traits).toOpaque()
    pthread_setspecific(key, pointer)
    penumbra_set_thread_traits(pointer)
    return traits
  }

  /// The key whose destructor releases a thread's state when the thread ends. Whoever asks after that gets another one.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let result = pthread_key_create(&key) { pointer in
      penumbra_set_thread_traits(nil)
      if let pointer { Unmanaged<ThreadTraits>.fromOpaque(pointer).release() }
    }
    precondition(result == 0, "The process has no thread-specific key left for the current traits.")
    return key
  }()
}

/// The traits of the system, as far as UIKit knows it: what threads have that never set any (spec 1.6.7).
enum SystemTraits {
  /// The traits.
  static var storage: TraitStorage {
    get { shared.withLock { $0 } }
    set {
      // The old storage must not be released under the lock.
      let old = shared.withLock { storage in
        let old = storage
        storage = newValue
        counter.wrappingAdd(1, ordering: .releasing)
        return old
      }
      withExtendedLifetime(old) {}
    }
  }

  /// Counts the changes, from 1, so that a thread can tell without a lock whether what it knows still holds.
  static var version: Int { counter.load(ordering: .acquiring) }

  /// The counter.
  private static let counter = Atomic<Int>(1)

  /// The traits behind their lock; light until UIKit knows better.
  private static let shared: Guarded<TraitStorage> = {
    var values = SystemTraitValues()
    values.set(UITraitUserInterfaceStyle.self, to: .light)
    return Guarded(values.storage)
  }()
}

// What each thread knows about traits: those in force, and who is watching which are read.

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

  /// The traits in force, as an object.
  var current: UITraitCollection {
    // Whoever sets the storage sets or forgets the object, too; only the system's traits can change behind its back.
    if storage != nil, let collection { return collection }
    let storage = storage ?? UITraitCollection.systemDefault
    if let collection, collection.storage === storage { return collection }
    let made = storage.collection
    collection = made
    return made
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
  static var here: ThreadTraits {
    guard let pointer = pthread_getspecific(key) else { return makeHere() }
    return Unmanaged<ThreadTraits>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Makes the state of a thread that asks for the first time.
  private static func makeHere() -> ThreadTraits {
    let traits = ThreadTraits()
    pthread_setspecific(key, Unmanaged.passRetained(traits).toOpaque())
    return traits
  }

  /// The key under which threads keep their state; its destructor runs when a thread ends.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let result = pthread_key_create(&key) { pointer in
      if let pointer { Unmanaged<ThreadTraits>.fromOpaque(pointer).release() }
    }
    precondition(result == 0, "The process has no thread-specific key left for the current traits.")
    return key
  }()
}

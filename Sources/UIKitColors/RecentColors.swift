// The latest answers to the question which colour it is under given traits. Each kind of colour that has to work for its answers
// keeps some: providers, colours of catalogs, and colours with another alpha.

import UIKitBase
import UIKitTraits

/// A few colours by the object that decided about them, the latest first, for any thread.
///
/// OPTIMIZATION: behind a spin lock and not a `Mutex`, which took twice the time of all else. What happens under the lock is a few
/// loads and stores, calls nothing and frees nothing. It is the system's lock and not a flag of our own, because the compiler moves
/// the counting of references past the stores of an `Atomic`, but not past a call that it knows nothing about.
struct RecentColors: ~Copyable, Sendable {
  /// An answer, or room for one.
  private struct Place {
    /// The identity of `key`, which can be compared without counting who holds it; nil in an empty place.
    var identity: ObjectIdentifier?
    /// What the answer holds for: traits, those of them that affect colours, or another colour.
    var key: AnyObject?
    /// Whether the answer holds for exactly those traits, and not for all that look the same to colours.
    var isExact = false
    /// Which traits were read for it.
    var reads: TraitMask = []
    /// The colour, which has fixed components.
    var color: UIColor?
  }

  /// Held by the thread that looks at the places.
  private nonisolated(unsafe) let lock: UnsafeMutablePointer<pthread_spinlock_t>
  /// The places, the latest answer first.
  private nonisolated(unsafe) let places: UnsafeMutablePointer<Place>
  /// How many are kept: light and dark, each on two levels.
  private static var count: Int { 4 }

  /// Makes room.
  init() {
    lock = .allocate(capacity: 1)
    pthread_spin_init(lock, 0)
    places = .allocate(capacity: Self.count)
    places.initialize(repeating: Place(), count: Self.count)
  }

  deinit {
    pthread_spin_destroy(lock)
    lock.deallocate()
    places.deinitialize(count: Self.count)
    places.deallocate()
  }

  /// The answer for a key, or for exactly some traits, with what was read for it; nil if there is none.
  @inline(__always)
  func answer(for key: ObjectIdentifier, exactly storage: ObjectIdentifier? = nil) -> (color: UIColor, reads: TraitMask)? {
    alone {
      for index in 0..<Self.count where places[index].identity == (places[index].isExact ? storage : key) {
        guard let color = places[index].color else { return nil }
        return (color, places[index].reads)
      }
      return nil
    }
  }

  /// Keeps an answer in the place of the oldest.
  func keep(_ color: UIColor, for key: AnyObject, isExact: Bool = false, reads: TraitMask = []) {
    let answer = Place(identity: ObjectIdentifier(key), key: key, isExact: isExact, reads: reads, color: color)
    let dropped = alone {
      let last = places[Self.count - 1]
      for index in (1..<Self.count).reversed() { places[index] = places[index - 1] }
      places[0] = answer
      return last
    }
    // Only now: a colour's last release may run any code.
    withExtendedLifetime(dropped) {}
  }

  /// Runs the body while no other thread looks at the places.
  @inline(__always)
  private func alone<R>(_ body: () -> R) -> R {
    // Who holds the lock may have lost its processor to this thread.
    while pthread_spin_trylock(lock) != 0 { sched_yield() }
    defer { pthread_spin_unlock(lock) }
    return body()
  }
}

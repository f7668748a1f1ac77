// A value behind a lock.

package import Synchronization

#if PENUMBRA_THREAD_SANITIZER
  /// A value behind a lock of POSIX threads, for the build that `scripts/test-threads` makes.
  ///
  /// The thread sanitizer knows such locks. It does not know `Mutex`, whose code it cannot see, and would call each use of a value
  /// behind one a race.
  package final class Guarded<Value>: @unchecked Sendable {
    /// The value; only touched while the lock is held.
    private nonisolated(unsafe) var value: Value
    /// The lock.
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    /// Puts a value behind a lock.
    package init(_ value: consuming sending Value) {
      self.value = value
      pthread_mutex_init(lock, nil)
    }

    deinit {
      pthread_mutex_destroy(lock)
      lock.deallocate()
    }

    /// Runs the body with the value while no other thread has it.
    package func withLock<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure) -> Result {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      return try body(&value)
    }
  }
#else
  /// A value behind a lock: the standard library's own.
  package typealias Guarded<Value: ~Copyable> = Mutex<Value>
#endif

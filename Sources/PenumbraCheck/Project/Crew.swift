import Foundation
import Synchronization

/// Runs numbered jobs on a few threads with room for deep recursion; which thread takes which job is left open.
enum Crew {
  /// The bytes of a worker's stack: parsers of nested sources recurse.
  private static let stackSize = 64 * 1024 * 1024

  /// Runs the jobs from 0 and returns when all are done.
  static func run(count: Int, workers: Int, _ job: @escaping @Sendable (Int) -> Void) {
    let next = CrewCounter()
    let finished = DispatchGroup()
    for _ in 0..<max(1, min(workers, count)) {
      finished.enter()
      let thread = Thread {
        while let index = next.take(below: count) { autoreleased { job(index) } }
        finished.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    finished.wait()
  }

  /// Runs a body and lets go of what it left to an autorelease pool, where there are such pools.
  private static func autoreleased(_ body: () -> Void) {
    #if canImport(ObjectiveC)
      autoreleasepool(invoking: body)
    #else
      body()
    #endif
  }
}

/// Hands out numbers.
private final class CrewCounter: Sendable {
  /// The next number.
  private let value = Atomic<Int>(0)

  /// The next number, nil when all below the limit are taken.
  func take(below limit: Int) -> Int? {
    let taken = value.add(1, ordering: .relaxed).oldValue
    return taken < limit ? taken : nil
  }
}

/// A row of places, each written once by one thread.
final class Slots<Value: Sendable>: Sendable {
  /// The values behind a lock; a job is long and the lock short.
  private let values: Mutex<[Value?]>
  /// How many places there are.
  let count: Int

  /// Empty places.
  init(count: Int) {
    self.count = count
    values = Mutex([Value?](repeating: nil, count: count))
  }

  /// The value of a place.
  subscript(index: Int) -> Value? {
    get { values.withLock { $0[index] } }
    set { values.withLock { $0[index] = newValue } }
  }
}

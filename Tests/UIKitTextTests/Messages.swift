import Synchronization
import UIKitBase

/// Collects what the library reports; tests that look at reports take turns.
enum Messages {
  /// The reports heard so far.
  private static let heard = Mutex<[String]>([])
  /// Held by the test that looks.
  private static let turn = Mutex(())

  /// The messages reported while the body ran, and any that were still waiting.
  static func during(_ body: () throws -> Void) rethrows -> [String] {
    try turn.withLock { _ in
      heard.withLock { $0 = [] }
      Diagnostics.sink = { message in heard.withLock { $0.append(message) } }
      try body()
      return heard.withLock { $0 }
    }
  }
}

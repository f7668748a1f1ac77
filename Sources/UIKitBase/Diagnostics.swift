// What the library has to say to a developer. Libraries never print: the process's shell says where messages go.

import Synchronization

/// Messages to the developer of the app, handed to whatever the process's shell has set up.
public enum Diagnostics {
  /// Receives each message; those reported while it was nil are delivered, oldest first, when it is set.
  package static var sink: (@Sendable (String) -> Void)? {
    get { state.withLock { $0.sink } }
    set {
      let waiting = state.withLock { state -> [String] in
        state.sink = newValue
        guard newValue != nil else { return [] }
        defer { state.waiting = [] }
        return state.waiting
      }
      for message in waiting { newValue?(message) }
    }
  }

  /// Reports a message; with a key, only the first report of that key in the process is delivered.
  package static func report(_ message: String, once key: String? = nil) {
    let sink = state.withLock { state -> (@Sendable (String) -> Void)? in
      if let key, !state.reported.insert(key).inserted { return nil }
      if state.sink == nil, state.waiting.count < mostWaiting { state.waiting.append(message) }
      return state.sink
    }
    sink?(message)
  }

  /// So many messages are kept for a sink that is not there yet; later ones are lost.
  private static let mostWaiting = 256

  /// What the reports of all threads share.
  private struct State {
    /// Where messages go.
    var sink: (@Sendable (String) -> Void)?
    /// Messages that no sink has received yet.
    var waiting: [String] = []
    /// The keys reported so far.
    var reported: Set<String> = []
  }

  /// The state behind its lock; the sink itself is always called without the lock.
  private static let state = Guarded(State())
}

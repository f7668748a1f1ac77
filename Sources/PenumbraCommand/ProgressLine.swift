import Foundation
import Synchronization

/// One line on the terminal that counts files, shown once a check has taken half a second, and gone at its end.
final class ProgressLine: Sendable {
  /// Whether there is a terminal.
  private let isShown: Bool
  /// When the check began.
  private let began = ContinuousClock.now
  /// Whether the line is there.
  private let isThere = Mutex(false)

  init(isShown: Bool) { self.isShown = isShown }

  /// Shows how many files are read.
  func show(_ done: Int, of count: Int) {
    guard isShown, began.duration(to: .now) > .milliseconds(500) else { return }
    isThere.withLock {
      $0 = true
      FileHandle.standardError.write(Data("\r\u{1b}[Kpenumbra: \(done) of \(count) files".utf8))
    }
  }

  /// Takes the line away.
  func clear() {
    isThere.withLock {
      if $0 { FileHandle.standardError.write(Data("\r\u{1b}[K".utf8)) }
      $0 = false
    }
  }
}

import Testing

@testable import UIKit

/// Who hears of changes while others come and go.
@MainActor
@Suite struct ChangeListenersTests {
  /// Someone who hears.
  private final class Ear {}

  @Test func whoWasRemovedMeanwhileIsNotTold() {
    final class Source { var listeners = ChangeListeners() }
    let source = Source()
    let ears = (0..<3).map { _ in Ear() }
    var heard: [String] = []
    source.listeners.add(ears[0]) { _ in
      heard.append("first")
      source.listeners.remove(ears[1])
    }
    source.listeners.add(ears[1]) { _ in heard.append("removed") }
    source.listeners.add(ears[2]) { _ in heard.append("last") }
    source.listeners.tell()
    #expect(heard == ["first", "last"])
    source.listeners.add(ears[0]) { _ in heard.append("anew") }
    source.listeners.tell()
    #expect(heard == ["first", "last", "anew", "last"])
  }
}

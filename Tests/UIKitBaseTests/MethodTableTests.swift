import Foundation
import Synchronization
import Testing
import UIKitBase

/// Calling methods by name.
@MainActor struct MethodTableTests {
  @Test func aRegisteredMethodIsCalledByItsName() {
    MethodTable.register(Counter.self, "add:") { counter, arguments in
      counter.sum += arguments[0] as? Int ?? 0
      return nil
    }
    let counter = Counter()
    counter.perform("add:", with: 40)
    counter.perform("add:", with: 2)
    #expect(counter.sum == 42)
  }

  @Test func aSubclassHasTheMethodsOfItsSuperclass() {
    MethodTable.register(Animal.self, "name") { _, _ in "animal" as NSString }
    MethodTable.register(Animal.self, "legs") { _, _ in 4 as NSNumber }
    MethodTable.register(Bird.self, "legs") { _, _ in 2 as NSNumber }
    #expect(Bird().perform("name").takeUnretainedValue() as? NSString == "animal")
    #expect(Bird().perform("legs").takeUnretainedValue() as? NSNumber == 2)
    #expect(Animal().perform("legs").takeUnretainedValue() as? NSNumber == 4)
  }

  @Test func aSuperclassHasNoMethodsOfItsSubclass() {
    MethodTable.register(Bird.self, "fly") { _, _ in nil }
    #expect(Bird().responds(to: "fly"))
    #expect(!Animal().responds(to: "fly"))
    #expect(!NSObject().responds(to: "fly"))
  }

  @Test func theLastRegistrationOfANameHolds() {
    MethodTable.register(Replaced.self, "value") { _, _ in 1 as NSNumber }
    #expect(Replaced().perform("value").takeUnretainedValue() as? NSNumber == 1)
    MethodTable.register(Replaced.self, "value") { _, _ in 2 as NSNumber }
    #expect(Replaced().perform("value").takeUnretainedValue() as? NSNumber == 2)
  }

  @Test func anEnrolledRegistrationRunsOnceBeforeTheNextLookUp() {
    let runs = Mutex(0)
    MethodTable.enroll {
      runs.withLock { $0 += 1 }
      MethodTable.register(Enrolled.self, "go") { _, _ in nil }
    }
    #expect(runs.withLock { $0 } == 0)
    #expect(Enrolled().responds(to: "go"))
    #expect(Enrolled().responds(to: "go"))
    #expect(runs.withLock { $0 } == 1)
  }

  @Test func aMethodGetsOneArgumentForEachColon() {
    var counts: [Int] = []
    for name in ["none", "one:", "two:more:"] {
      MethodTable.register(Arguments.self, Selector(name)) { _, arguments in
        counts.append(arguments.count)
        return nil
      }
      Arguments().perform(Selector(name), with: 1)
    }
    #expect(counts == [0, 1, 2])
  }

  @Test func anUnknownMethodIsReportedWithClassAndNameAndCallsNothing() {
    let result = Animal().perform("swim:", with: 1)
    #expect(result == nil)
    let messages = Messages.collect { _ = Animal().perform("dive:", with: 1) }
    #expect(messages.contains { $0.contains("Animal") && $0.contains("\"dive:\"") && $0.contains("MethodTable.register") })
  }

  @Test func registeringFromManyThreadsLosesNothing() {
    DispatchQueue.concurrentPerform(iterations: 200) { index in
      MethodTable.register(Crowd.self, Selector("method\(index)")) { _, _ in nil }
      _ = MethodTable.method("method0", of: Crowd.self)
    }
    let found = (0..<200).count { Crowd().responds(to: Selector("method\($0)")) }
    #expect(found == 200)
  }

  private class Counter: NSObject { var sum = 0 }
  private class Animal: NSObject {}
  private class Bird: Animal {}
  private class Replaced: NSObject {}
  private class Enrolled: NSObject {}
  private class Arguments: NSObject {}
  private class Crowd: NSObject {}
}

/// Hears what the library reports while something runs.
private enum Messages {
  static func collect(_ body: () -> Void) -> [String] {
    let heard = Heard()
    let before = Diagnostics.sink
    Diagnostics.sink = { heard.add($0) }
    body()
    Diagnostics.sink = before
    return heard.all
  }

  private final class Heard: Sendable {
    private let messages = Mutex<[String]>([])
    func add(_ message: String) { messages.withLock { $0.append(message) } }
    var all: [String] { messages.withLock { $0 } }
  }
}

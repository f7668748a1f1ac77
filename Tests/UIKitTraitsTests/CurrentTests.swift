import Testing
import UIKitBase
import UIKitTraits

struct CurrentTests {
  /// Runs the body on a thread of its own and hands out what it found.
  static func onFreshThread<R: Sendable>(_ body: @escaping @Sendable () -> R) async -> R {
    await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: body()) }.start()
    }
  }

  @Test("23: setting the current traits on one thread does not show on another")
  func currentIsThreadLocal() async {
    let here = await Self.onFreshThread { () -> (UIUserInterfaceStyle, UIUserInterfaceStyle) in
      UITraitCollection.current = dark
      let semaphore = DispatchSemaphore(value: 0)
      nonisolated(unsafe) var other = UIUserInterfaceStyle.unspecified
      Thread {
        other = UITraitCollection.current.userInterfaceStyle
        semaphore.signal()
      }.start()
      semaphore.wait()
      return (UITraitCollection.current.userInterfaceStyle, other)
    }
    #expect(here.0 == .dark)
    #expect(here.1 == .light)
  }

  @Test("24: a block performed as current sees the collection, and the old one is back afterwards")
  func performAsCurrentRestores() {
    UITraitCollection.withCurrent(light.storage) {
      var inside: UITraitCollection?
      dark.performAsCurrent { inside = .current }
      #expect(inside === dark)
      #expect(UITraitCollection.current == light)
    }
  }

  @Test("25: performing nests")
  func performAsCurrentNests() {
    dark.performAsCurrent {
      light.performAsCurrent { #expect(UITraitCollection.current == light) }
      #expect(UITraitCollection.current == dark)
    }
  }

  @Test func theOldTraitsAreBackAfterAnError() {
    struct Failure: Error {}
    UITraitCollection.withCurrent(light.storage) {
      #expect(throws: Failure.self) { try UITraitCollection.withCurrent(dark.storage) { throw Failure() } }
      #expect(UITraitCollection.current == light)
    }
  }

  @Test func aFreshThreadHasTheSystemsTraits() async {
    let current = await Self.onFreshThread { UITraitCollection.current }
    #expect(current.storage === UITraitCollection.systemDefault)
  }

  @Test func theSameTraitsAreTheSameObjectWhileInUse() {
    UITraitCollection.withCurrent(dark.storage) {
      #expect(UITraitCollection.current === UITraitCollection.current)
    }
    let storage = UITraitCollection(displayScale: 7).storage
    let one = storage.collection
    #expect(storage.collection === one)
  }
}

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

  @Test func performAsCurrentSetsTheCollectionItself() {
    UITraitCollection.withCurrent(light.storage) {
      var inside: UITraitCollection?
      dark.performAsCurrent { inside = .current }
      #expect(inside === dark)
      #expect(UITraitCollection.current == light)
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
    // Tests of UIKit in the same process change the system's traits meanwhile.
    let (before, current, after) = await Self.onFreshThread {
      (UITraitCollection.systemDefault, UITraitCollection.current.storage, UITraitCollection.systemDefault)
    }
    #expect(before !== after || current === before)
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

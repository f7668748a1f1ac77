import Testing
import UIKitBase
import UIKitTraits

struct TraitTrackingTests {
  private let traits = UITraitCollection {
    $0.userInterfaceStyle = .dark; $0.displayScale = 2; $0[Density.self] = 3
  }

  /// The traits that the body reads from `traits`.
  private func reads(_ body: () -> Void) -> TraitMask {
    var mask: TraitMask = []
    TraitTracking.track(traits.storage, into: &mask, body)
    return mask
  }

  @Test func nothingReadIsNothingNoted() {
    #expect(reads {}.isEmpty)
  }

  @Test func aReadIsNotedThroughPropertyAndSubscript() {
    #expect(reads { _ = traits.displayScale } == TraitMask(UITraitDisplayScale.self))
    #expect(reads { _ = traits[Density.self] } == TraitMask(Density.self))
    #expect(
      reads { _ = (traits.displayScale, traits.legibilityWeight) }
        == TraitMask(UITraitDisplayScale.self).union(TraitMask(UITraitLegibilityWeight.self)))
  }

  @Test func readsOfOtherTraitsAreNotNoted() {
    #expect(reads { _ = dark.displayScale }.isEmpty)
  }

  @Test func aReadThroughTheCurrentTraitsIsNoted() {
    let mask = reads { UITraitCollection.withCurrent(traits.storage) { _ = UITraitCollection.current.userInterfaceStyle } }
    #expect(mask == TraitMask(UITraitUserInterfaceStyle.self))
  }

  @Test func comparingColorAppearanceReadsWhatColorsDependOn() {
    let mask = reads { _ = traits.hasDifferentColorAppearance(comparedTo: dark) }
    #expect(mask == TraitSlot.colorMask)
    #expect(mask.contains(UITraitUserInterfaceStyle.self))
    #expect(!mask.contains(UITraitDisplayScale.self))
  }

  @Test func usingACollectionAsAWholeReadsEverything() {
    #expect(reads { _ = traits == dark } == .all)
    #expect(reads { _ = traits.modifyingTraits { $0.displayScale = 1 } } == .all)
    #expect(reads { _ = UITraitCollection(traitsFrom: [dark, traits]) } == .all)
    #expect(reads { _ = traits.changedTraits(from: nil) } == .all)
  }

  @Test func aTrackedMethodInsideAnotherKeepsItsReadsToItself() {
    var inner: TraitMask = []
    let outer = reads {
      _ = traits.displayScale
      TraitTracking.track(dark.storage, into: &inner) { _ = (dark.userInterfaceStyle, traits[Density.self]) }
      _ = traits.legibilityWeight
    }
    #expect(inner == TraitMask(UITraitUserInterfaceStyle.self))
    #expect(outer == TraitMask(UITraitDisplayScale.self).union(TraitMask(UITraitLegibilityWeight.self)))
  }

  @Test func readsAddUp() {
    var mask: TraitMask = []
    TraitTracking.track(traits.storage, into: &mask) { _ = traits.displayScale }
    TraitTracking.track(traits.storage, into: &mask) { _ = traits[Density.self] }
    #expect(mask == TraitMask(UITraitDisplayScale.self).union(TraitMask(Density.self)))
  }

  @Test func anotherThreadsReadsAreNotNoted() async {
    let traits = traits
    let mask = await CurrentTests.onFreshThread { () -> TraitMask in
      var mask: TraitMask = []
      TraitTracking.track(traits.storage, into: &mask) {
        let semaphore = DispatchSemaphore(value: 0)
        Thread {
          _ = traits.displayScale
          semaphore.signal()
        }.start()
        semaphore.wait()
      }
      return mask
    }
    #expect(mask.isEmpty)
  }
}

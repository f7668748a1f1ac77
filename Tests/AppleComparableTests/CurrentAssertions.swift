import Foundation
import Testing
import UIKit

@MainActor
struct CurrentAssertions {
  /// What two threads read as their scale: one that set it to 77, and one that it started afterwards.
  private nonisolated func scalesOfTwoThreads() async -> [CGFloat] {
    await withCheckedContinuation { continuation in
      Thread {
        UITraitCollection.current = UITraitCollection(displayScale: 77)
        let own = UITraitCollection.current.displayScale
        Thread { continuation.resume(returning: [own, UITraitCollection.current.displayScale]) }.start()
      }.start()
    }
  }

  @Test("§14.23 setting the current traits on one thread does not show on another")
  func currentIsOfOneThread() async {
    let here = UITraitCollection.current
    let scales = await scalesOfTwoThreads()
    #expect(scales[0] == 77)
    #expect(scales[1] != 77)
    #expect(UITraitCollection.current == here)
  }

  @Test("§14.24 a block performed as current sees the collection, and the old one is back afterwards")
  func performAsCurrentRestores() {
    let before = UITraitCollection.current
    var inside: UIUserInterfaceStyle?
    dark.performAsCurrent { inside = UITraitCollection.current.userInterfaceStyle }
    #expect(inside == .dark)
    #expect(UITraitCollection.current == before)
  }

  @Test("§14.25 performing as current nests")
  func performAsCurrentNests() {
    var styles: [UIUserInterfaceStyle] = []
    dark.performAsCurrent {
      light.performAsCurrent { styles.append(UITraitCollection.current.userInterfaceStyle) }
      styles.append(UITraitCollection.current.userInterfaceStyle)
    }
    #expect(styles == [.light, .dark])
  }
}

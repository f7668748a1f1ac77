// What UIKit leaves open and we chose: the assertions marked U in `Tests/assertions.txt`, and choices that have no number there, each
// by the number of the paragraph that leaves it open.
//
// To add one: `@Test("§14.19 …")` for a numbered assertion, `@Test("§2.7.5 …")` for another choice, in the file of its subject, and
// make Documentation/Compatibility.md anew with the command that `Tests/GateTests` prints.

import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface
import UIKitTraits

@MainActor
struct TraitCollectionChoices {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// A trait of an app's own that colours may depend on.
  private enum Theme: UITraitDefinition {
    static let defaultValue = "plain"
    static let affectsColorAppearance = true
  }

  @Test("§14.19 compared with nil, colours may look different")
  func comparedWithNil() {
    #expect(UITraitCollection().hasDifferentColorAppearance(comparedTo: nil))
    #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
  }

  @Test("§1.3.6 every collection contains the traits of no collection")
  func containmentOfNil() {
    #expect(UITraitCollection().containsTraits(in: nil))
    #expect(dark.containsTraits(in: nil))
  }

  @Test("§1.4.2 active appearance and list environment, which affect colours, count when collections are compared")
  func theTwoNewerColorTraitsCount() {
    let inactive = dark.modifyingTraits { $0.activeAppearance = .inactive }
    let listed = dark.modifyingTraits { $0.listEnvironment = .plain }
    #expect(dark.hasDifferentColorAppearance(comparedTo: inactive))
    #expect(dark.hasDifferentColorAppearance(comparedTo: listed))
  }

  @Test("§1.4.3 an app's trait that affects colours counts when collections are compared")
  func anAppsColorTraitCounts() {
    let themed = dark.modifyingTraits { $0[Theme.self] = "forest" }
    #expect(dark.hasDifferentColorAppearance(comparedTo: themed))
  }

  @Test("§1.4.4 unspecified and light count as different, though every colour looks the same in both")
  func unspecifiedDiffersFromLight() {
    #expect(UITraitCollection().hasDifferentColorAppearance(comparedTo: light))
    #expect(UIColor.label.resolvedColor(with: UITraitCollection()) == UIColor.label.resolvedColor(with: light))
  }

  @Test("§1.6.7 a thread that never set its current traits has the system's")
  func aFreshThreadHasTheSystemsTraits() {
    let app = TestApp(style: .dark)
    app.settle()
    // An app of these tests must not be left waiting, so the thread is waited for.
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var fresh: UITraitCollection?
    Thread {
      fresh = UITraitCollection.current
      done.signal()
    }.start()
    done.wait()
    #expect(fresh == UIScreen.main.traitCollection)
    #expect(fresh?.userInterfaceStyle == .dark)
  }

  @Test("§1.7.2 the identifier of an app's trait is its full name, those of UIKit's traits are the plain ones")
  func identifiers() {
    #expect(Theme.identifier.hasPrefix("ChoiceTests.TraitCollectionChoices."))
    #expect(Theme.identifier.hasSuffix("Theme"))
    #expect(UITraitUserInterfaceStyle.identifier == "UITraitUserInterfaceStyle")
    #expect(UITraitUserInterfaceStyle.name == "UserInterfaceStyle")
  }
}

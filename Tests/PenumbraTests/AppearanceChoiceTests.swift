import Penumbra
import Testing
import UIKit

/// The truth table of `AppearanceChoice`: choice × what the system says.
@Suite struct AppearanceChoiceTests {
  @Test(arguments: [
    (AppearanceChoice.system, UIUserInterfaceStyle.light, UIUserInterfaceStyle.light),
    (.system, .dark, .dark),
    (.system, .unspecified, .light),
    (.light, .light, .light),
    (.light, .dark, .light),
    (.light, .unspecified, .light),
    (.dark, .light, .dark),
    (.dark, .dark, .dark),
    (.dark, .unspecified, .dark),
  ])
  func aChoiceAndTheSystemGiveOneStyle(choice: AppearanceChoice, system: UIUserInterfaceStyle, shown: UIUserInterfaceStyle) {
    #expect(choice.resolved(system: system) == shown)
  }

  @Test func aWindowIsGivenBackToTheSystemByUnspecified() {
    #expect(AppearanceChoice.allCases.map(\.overrideUserInterfaceStyle) == [.unspecified, .light, .dark])
  }

  @Test func theKeptWordsAreTheNamesOfTheCases() {
    #expect(AppearanceChoice.allCases.map(\.rawValue) == ["system", "light", "dark"])
  }
}

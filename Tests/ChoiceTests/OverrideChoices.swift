import Testing
import UIKit
import UIKitTraits

/// A trait of an app's own.
private enum Density: UITraitDefinition {
  static let defaultValue = 0
}

@MainActor
struct OverrideChoices {
  @Test("§2.7.6 unspecified takes an override of a UIKit trait away; an app's trait overridden with its default stays overridden")
  func overridingWithTheDefault() {
    var overrides = UITraitOverrides()
    overrides.userInterfaceStyle = .dark
    overrides.userInterfaceStyle = .unspecified
    #expect(!overrides.contains(UITraitUserInterfaceStyle.self))
    overrides[Density.self] = Density.defaultValue
    #expect(overrides.contains(Density.self))
    #expect(overrides[Density.self] == 0)
  }
}

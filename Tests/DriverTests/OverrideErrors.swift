// Assertions that need more than an app can see: a surface that plays the system, frames one by one, a process that ends.
//
// To add one: `@Test("§14.59 …")` in the file of its subject, with a `TestApp` made in the test's body; then make
// Documentation/Compatibility.md anew with the command that `Tests/GateTests` prints.

import Testing
import UIKit
import UIKitTraits

/// A trait of an app's own.
private enum Density: UITraitDefinition {
  static let defaultValue = 0
}

@MainActor
struct OverrideErrors {
  @Test("§14.43 reading a trait from overrides that do not have it ends the process")
  func readingWithoutAnOverride() async {
    await #expect(processExitsWith: .failure) { _ = UITraitOverrides().userInterfaceStyle }
    await #expect(processExitsWith: .failure) { _ = UITraitOverrides()[Density.self] }
  }
}

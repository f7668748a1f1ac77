// Assertions about Apple's UIKit that public names can ask: this folder imports UIKit, Foundation and Testing, sees nothing that an
// app does not see, and could run against Apple's UIKit on a Mac unchanged.
//
// To add a test for an assertion of `Tests/assertions.txt`: put it in the file of its section, call it `@Test("§14.7 …")`, give it
// `@available` where it needs iOS 17 or later, and make the page anew with the command that `Tests/GateTests` prints. What needs a
// driver (a system that changes, frames one by one, a process that ends) goes to `Tests/DriverTests`, what we chose ourselves to
// `Tests/ChoiceTests`.

import UIKit

/// A trait of an app's own, with nothing but a default.
@available(iOS 17, tvOS 17, *)
struct Density: UITraitDefinition {
  static let defaultValue = 0
}

/// Another one, so that two can differ.
@available(iOS 17, tvOS 17, *)
struct Wallpaper: UITraitDefinition {
  static let defaultValue = "plain"
}

let light = UITraitCollection(userInterfaceStyle: .light)
let dark = UITraitCollection(userInterfaceStyle: .dark)

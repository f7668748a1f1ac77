// swift-tools-version: 6.2

// The smallest package that uses Penumbra, and uses it without the window: nothing of GTK is built or linked.

import PackageDescription

/// On Apple's systems UIKit is Apple's.
let uikit = Target.Dependency.product(name: "UIKit", package: "penumbra", condition: .when(platforms: [.linux]))

let package = Package(
  name: "Client",
  dependencies: [
    .package(name: "penumbra", path: "../..", traits: [])
  ],
  targets: [
    .executableTarget(name: "Client", dependencies: [uikit, .product(name: "Penumbra", package: "penumbra")])
  ]
)

import CoreGraphics
import Foundation
import Penumbra
import PenumbraTestSupport
import QuartzCore
import Testing
import UIKit
import UIKitSurface

@testable import Cards

/// The settings screen under random taps, drags, style changes, waits and resizes: each frame equals the one painted from scratch.
@MainActor struct RandomWalkTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func afterAnythingTheFrameEqualsTheOnePaintedFromScratch(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let appearance = AppearanceOverride()
    let storage = MemoryStorage()
    appearance.start(with: AppearanceStore { storage })
    let controller = SettingsViewController(
      viewModel: SettingsViewModel(appearance: appearance, defaults: try emptyDefaults(), texts: Texts(preferring: ["en"])))
    let app = TestApp(size: CGSize(width: 320, height: 400), scale: CGFloat(seed)) { _ in controller }
    app.settle()
    for step in 0..<120 {
      change(app, with: &random)
      app.surface.advance(by: random.unit() * 0.1)
      let incremental = try #require(app.canvas.frame)
      let cold = try #require(Bitmap(width: incremental.width, height: incremental.height, scale: incremental.scale))
      let compositor = app.scene.updateCycle.compositor
      compositor.forget()
      _ = compositor.composite(app.scene.rootLayer, into: cold, at: app.surface.now)
      try #require(haveSameBytes(incremental, cold), "seed \(seed), step \(step)")
    }
    app.settle()
    #expect(!app.canvas.wantsFrame)
  }

  /// Whether two pictures are equal, byte for byte.
  private func haveSameBytes(_ one: Bitmap, _ other: Bitmap) -> Bool {
    one.withBytes { one in other.withBytes { other in Data(one) == Data(other) } }
  }

  /// One thing that a user or a desktop may do.
  private func change(_ app: TestApp, with random: inout SplitMix) {
    let size = app.canvas.size
    func place() -> CGPoint { CGPoint(x: random.unit() * size.width, y: random.unit() * size.height) }
    switch random.next() % 8 {
    case 0, 1, 2: app.surface.tap(place(), in: app.canvas)
    case 3, 4: app.surface.drag(from: place(), to: place(), steps: 4, in: app.canvas)
    case 5: app.surface.preferences.style = app.surface.preferences.style == .dark ? .light : .dark
    case 6: app.surface.preferences.contrast = app.surface.preferences.contrast == .high ? .normal : .high
    default: app.canvas.resize(to: CGSize(width: 280 + Int(random.next() % 80), height: 300 + Int(random.next() % 200)))
    }
  }
}

/// Random numbers that are the same each time.
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 to 1.
  mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }
}

import CoreGraphics
import Foundation
import Penumbra
import PenumbraTestSupport
import QuartzCore
import SeededNumbers
import Testing
import UIKit
import UIKitSurface

@testable import Cards

/// The settings screen under random taps, drags, style changes, waits and resizes: each frame equals the one painted from scratch.
@MainActor struct RandomWalkTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func afterAnythingTheFrameEqualsTheOnePaintedFromScratch(seed: UInt64) throws {
    var random = SplitMix64(state: seed)
    let app = try Screen(size: CGSize(width: 320, height: 400), scale: CGFloat(seed)).app
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
  private func change(_ app: TestApp, with random: inout SplitMix64) {
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

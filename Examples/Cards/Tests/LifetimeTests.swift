import Foundation
import Penumbra
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

@testable import Cards

/// What an app leaves behind once its last scene is gone: nothing.
@MainActor struct LifetimeTests {
  @Test func aScreenThatWasSwitchedGoesWithItsScene() throws {
    let kept = Kept()
    try switchOnce(kept)
    // The next app ends the one before.
    _ = TestApp()
    #expect(kept.scene == nil)
    #expect(kept.window == nil)
    #expect(kept.controller == nil)
    #expect(kept.appearance == nil)
  }

  private func switchOnce(_ kept: Kept) throws {
    let screen = try Screen()
    let (app, toggle) = (screen.app, try screen.toggle)
    app.surface.tap(toggle.convert(CGPoint(x: 25, y: 15), to: nil), in: app.canvas)
    // The app ends in the middle of the cross-fade.
    app.surface.advance(by: 0.2)
    (kept.scene, kept.window, kept.controller, kept.appearance) = (app.scene, app.window, screen.controller, screen.appearance)
  }

  private final class Kept {
    weak var scene: UIWindowScene?
    weak var window: UIWindow?
    weak var controller: UIViewController?
    weak var appearance: AppearanceOverride?
  }
}

import CoreGraphics
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

@MainActor
struct TransitionAssertions {
  /// Runs a cross dissolve to dark, and says what the block saw and which grays a place had at the quarters.
  private func dissolve(_ duration: Double) -> (ranAtOnce: Bool, grays: [Int]) {
    let app = TestApp()
    app.settle()
    var hasRun = false
    UIView.transition(with: app.window, duration: duration, options: [.transitionCrossDissolve, .curveLinear]) {
      app.window.overrideUserInterfaceStyle = .dark
      hasRun = true
    }
    let ranAtOnce = hasRun
    var grays: [Int] = []
    app.frame()
    for _ in 0..<4 {
      app.surface.advance(by: 0.125)
      grays.append(app.pixel(200, 200).red)
    }
    return (ranAtOnce, grays)
  }

  @Test("§14.108 a cross dissolve runs its block at once, ends in the new state, and shows blends of the two pictures between")
  func aCrossDissolve() {
    let (ranAtOnce, grays) = dissolve(0.5)
    #expect(ranAtOnce)
    #expect(grays.last == 0)
    #expect(zip(grays, [191, 128, 64]).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test("§14.109 a cross dissolve of no duration shows no blend")
  func withoutDuration() {
    let (ranAtOnce, grays) = dissolve(0)
    #expect(ranAtOnce)
    #expect(grays == [0, 0, 0, 0])
  }

  @Test("§14.110 with allowAnimatedContent, content is drawn anew during a cross dissolve", arguments: [false, true])
  func liveContent(isLive: Bool) {
    let app = TestApp()
    app.settle()
    let options: UIView.AnimationOptions = isLive ? [.transitionCrossDissolve, .allowAnimatedContent] : .transitionCrossDissolve
    UIView.transition(with: app.window, duration: 1, options: options, animations: {})
    app.surface.advance(by: 0.9)
    app.view.backgroundColor = .red
    app.frame()
    #expect((app.pixel(200, 200) == RGB(255, 255, 255)) == !isLive)
  }
}

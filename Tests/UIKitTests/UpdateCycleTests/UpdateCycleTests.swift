import PenumbraTestSupport
import Testing
import UIKitSurface

@testable import UIKit

@MainActor
struct UpdateCycleTests {
  @Test func aFrameInWhichNothingChangedDoesNothing() {
    let app = TestApp()
    for _ in 0..<100 { app.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))) }
    app.settle()
    let presented = app.canvas.presentedFrames
    app.scene.updateCycle.run(at: app.surface.now)
    let report = app.report
    #expect(report.traitNodesVisited == 0)
    #expect(report.layersLaidOut == 0)
    #expect(report.viewsColored == 0)
    #expect(report.layersDisplayed == 0)
    #expect(report.layersPainted == 0)
    #expect(report.damage.isEmpty)
    #expect(!report.wasPresented)
    #expect(app.canvas.presentedFrames == presented)
  }

  @Test func aCanvasWithoutAWholeNumberOfPixelsShowsNothing() {
    let app = TestApp()
    app.settle()
    let presented = app.canvas.presentedFrames
    app.canvas.resize(to: CGSize(width: CGFloat.infinity, height: 5))
    app.frame()
    #expect(app.canvas.presentedFrames == presented)
  }

  @Test func anIdleAppAsksForNoFrame() {
    let app = TestApp()
    app.settle()
    #expect(!app.canvas.wantsFrame)
  }

  @Test func oneChangedColorDamagesOnlyItsOwnRectangle() {
    let app = TestApp(scale: 2)
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 60))
    view.backgroundColor = .red
    app.view.addSubview(view)
    app.settle()
    view.backgroundColor = .green
    app.frame()
    #expect(app.report.damage == [CGRect(x: 60, y: 80, width: 100, height: 120)])
    #expect(app.pixel(31, 41) == RGB(0, 255, 0))
  }

  @Test func twoWritesBeforeAFrameCostOnePass() {
    let app = TestApp()
    let view = Counter()
    app.view.addSubview(view)
    app.settle()
    app.window.overrideUserInterfaceStyle = .dark
    app.window.overrideUserInterfaceStyle = .light
    app.window.overrideUserInterfaceStyle = .dark
    app.frame()
    #expect(view.changes == 1)
  }

  @Test func overridingTheStyleTheWindowHasAlreadyChangesNothingBelow() {
    let app = TestApp(style: .dark)
    app.settle()
    app.window.overrideUserInterfaceStyle = .dark
    app.frame()
    #expect(app.report.traitNodesChanged == 0)
    #expect(!app.report.wasPresented)
  }

  @Test func aViewAddedDuringLayoutIsLaidOutWithItsRealTraits() {
    let app = TestApp()
    app.window.overrideUserInterfaceStyle = .dark
    let view = LateAdder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    app.view.addSubview(view)
    app.frame()
    #expect(view.late.stylesInLayout == [.dark])
  }

  @Test func writingAnOverrideFromACallBackConverges() {
    let app = TestApp()
    let view = Contrarian()
    app.view.addSubview(view)
    app.settle()
    app.surface.preferences.style = .dark
    app.settle()
    #expect(view.traitCollection.userInterfaceStyle == .light)
    #expect(!app.canvas.wantsFrame)
  }

  @Test func aTickerRunsEachFrameUntilItIsDone() {
    let app = TestApp()
    app.settle()
    var times: [Double] = []
    app.scene.updateCycle.addTicker { time in
      times.append(time)
      return times.count < 3
    }
    app.settle()
    #expect(times.count == 3)
    #expect(times == times.sorted())
    #expect(!app.canvas.wantsFrame)
  }

  @Test func theFirstFrameShowsTheRootViewInTheSystemsStyle() {
    #expect(firstPixel(style: .light) == RGB(255, 255, 255))
    #expect(firstPixel(style: .dark) == RGB(0, 0, 0))
  }

  private func firstPixel(style: TestStyle) -> RGB {
    let app = TestApp(style: style == .dark ? .dark : .light)
    app.frame()
    #expect(app.canvas.presentedFrames == 1)
    return app.pixel(100, 100)
  }

  enum TestStyle { case light, dark }

  /// A view that counts changes of its traits.
  final class Counter: UIView {
    var changes = 0
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { changes += 1 }
  }

  /// A view that adds a subview only in its layout.
  final class LateAdder: UIView {
    let late = StyleNoter()
    override func layoutSubviews() { if late.superview == nil { addSubview(late) } }
  }

  /// A view that notes the style in its layout.
  final class StyleNoter: UIView {
    var stylesInLayout: [UIUserInterfaceStyle] = []
    override func layoutSubviews() { stylesInLayout.append(traitCollection.userInterfaceStyle) }
  }

  /// A view that answers each change with the light style.
  final class Contrarian: UIView {
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { overrideUserInterfaceStyle = .light }
  }
}

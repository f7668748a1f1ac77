import CoreGraphics
import PenumbraTestSupport
import SeededNumbers
import Testing
import UIKitSurface

@testable import UIKit

/// What must hold of scrolling whatever happens around it.
@MainActor
@Suite final class ScrollLimitsTests {
  lazy var stage = ScrollStage(height: 400)
  var app: TestApp { stage.app }
  var scroll: UIScrollView { stage.scroll }
  var listener: ScrollListener { stage.listener }

  // MARK: Leaving

  @Test func contentThatLeavesItsWindowIsAtTheEndOfItsMovement() {
    app.drag(100, from: 350, to: 150, steps: 20)
    let place = scroll.contentOffset.y
    #expect(scroll.isDecelerating)
    scroll.removeFromSuperview()
    #expect(!scroll.isDecelerating)
    #expect(scroll.contentOffset.y > place + 200)
    #expect(listener.heard.last == "did slow")
    #expect(!app.canvas.wantsFrame || listener.heard.count { $0 == "did slow" } == 1)
  }

  @Test func aDragThatLosesItsWindowIsToldToItsEnd() {
    app.touch(.began, 100, 100)
    app.touch(.moved, 100, 150)
    app.touch(.moved, 100, 200)
    #expect(scroll.contentOffset.y < -20)
    listener.heard = []
    scroll.removeFromSuperview()
    #expect(scroll.contentOffset.y == 0)
    #expect(listener.heard == ["will end 0.0", "did drag true", "will slow", "scroll", "did slow"])
  }

  @Test func contentMovesInAnotherSceneAfterItsOwnWasDisconnected() {
    scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    app.wait(0.1)
    #expect(scroll.contentOffset.y > 0)
    let second = app.openScene()
    app.application.disconnect(app.scene)
    #expect(scroll.contentOffset.y == 500)
    #expect(listener.heard.last == "did animate")
    second.window.addSubview(scroll)
    scroll.setContentOffset(.zero, animated: true)
    app.wait(0.1)
    let underway = scroll.contentOffset.y
    #expect(underway > 0 && underway < 500)
    app.wait(0.5)
    #expect(scroll.contentOffset.y == 0)
  }

  // MARK: Time

  @Test func marginsThatChangeDuringABounceDoNotMoveTheContent() {
    app.drag(100, from: 100, to: 300, steps: 20)
    app.wait(0.05)
    let place = scroll.contentOffset.y
    #expect(scroll.isDecelerating)
    #expect(place < -20)
    scroll.contentInset.top = 10
    #expect(scroll.contentOffset.y == place)
    app.scene.updateCycle.run(at: app.surface.now)
    #expect(scroll.contentOffset.y == place)
    app.settle()
    #expect(scroll.contentOffset.y == -10)
  }

  @Test func contentThatAFingerHoldsBeyondAnEdgeStaysThere() {
    app.drag(100, from: 100, to: 300, steps: 20)
    app.wait(0.05)
    app.touch(.began, 100, 200)
    let place = scroll.contentOffset.y
    #expect(place < -20)
    scroll.contentSize.height = 1000
    app.scene.updateCycle.run(at: app.surface.now)
    #expect(scroll.contentOffset.y == place)
    app.touch(.ended, 100, 200)
    app.settle()
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func contentThatGlidesIsCaughtByAnEndThatCameNearer() {
    app.drag(100, from: 350, to: 150, steps: 20)
    scroll.contentSize.height = 650
    app.settle()
    #expect(scroll.contentOffset.y == 250)
  }

  @Test func aGlideThatIsPlannedAnewEndsWhereItWould() {
    app.drag(100, from: 350, to: 150, steps: 20)
    app.wait(0.2)
    scroll.contentSize.height = 3000
    app.settle()
    #expect(abs(scroll.contentOffset.y - (190 + 600 * 0.4995)) <= 0.5)
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func aFrameMadeTwiceAtOneTimeMovesNothing(seed: UInt64) {
    var random = SplitMix64(state: seed)
    let table = TableStage(.insetGrouped, rows: [4, 30, 9], size: CGSize(width: 320, height: 400), scale: CGFloat(seed % 3 + 1))
    table.source.fill = { cell, path in
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = String(repeating: "word ", count: 1 + path.row * 7 % 40)
    }
    table.table.reloadData()
    let app = table.app
    for step in 0..<60 {
      func y() -> CGFloat { random.unit() * 400 }
      switch random.next() % 9 {
      case 0, 1, 2: app.drag(100, from: y(), to: y(), steps: 3)
      case 3: app.touch(.began, 100, y())
      case 4: app.touch(.ended, 100, y())
      case 5: app.canvas.resize(to: CGSize(width: 300 + Int(random.next() % 40), height: 300 + Int(random.next() % 200)))
      case 6:
        app.scene.updateCycle.run(at: app.surface.now)
        table.table.contentInset.top = CGFloat(random.next() % 80)
        let place = table.table.contentOffset
        app.scene.updateCycle.run(at: app.surface.now)
        #expect(table.table.contentOffset == place, "seed \(seed), step \(step)")
      case 7:
        table.source.rows[1] = Int(random.next() % 40)
        table.table.reloadData()
      default: table.table.setContentOffset(CGPoint(x: 0, y: y() - 100), animated: true)
      }
      app.wait(random.unit() * 0.2)
      app.scene.updateCycle.run(at: app.surface.now)
      let offset = table.table.contentOffset
      table.table.setNeedsLayout()
      app.scene.updateCycle.run(at: app.surface.now)
      app.scene.updateCycle.run(at: app.surface.now)
      if table.table.contentOffset != offset {
        Issue.record("seed \(seed), step \(step): \(offset) and \(table.table.contentOffset)")
        return
      }
    }
    app.touch(.ended, 100, 100)
    app.settle()
    #expect(table.table.contentOffset == table.table.clamped(table.table.contentOffset))
    #expect(!app.canvas.wantsFrame)
  }

  // MARK: Delegates that scroll

  @Test func aDelegateThatScrollsFromWithinIsToldOnceMore() {
    let delegate = ScrollingDelegate { scroll in
      if scroll.contentOffset.y < 100 { scroll.contentOffset.y = 100 }
    }
    scroll.delegate = delegate
    scroll.contentOffset.y = 50
    #expect(scroll.contentOffset.y == 100)
    #expect(delegate.calls == 2)
    #expect(delegate.deepest == 1)
  }

  @Test func aDelegateThatScrollsForEverIsToldNoMore() {
    let delegate = ScrollingDelegate { $0.contentOffset.y += 1 }
    scroll.delegate = delegate
    scroll.contentOffset.y = 50
    #expect(delegate.calls == 32)
    #expect(scroll.contentOffset.y == 82)
    scroll.contentOffset.y = 10
    #expect(delegate.calls == 64)
  }

  /// A delegate that does something with each change of the offset.
  private final class ScrollingDelegate: NSObject, UIScrollViewDelegate {
    var calls = 0
    var depth = 0
    var deepest = 0
    let onScroll: (UIScrollView) -> Void

    init(_ onScroll: @escaping (UIScrollView) -> Void) { self.onScroll = onScroll }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      calls += 1
      depth += 1
      deepest = max(deepest, depth)
      onScroll(scrollView)
      depth -= 1
    }
  }
}

package import CoreGraphics
import QuartzCore
import UIKitBase
import UIKitImages
import UIKitSurface

/// The frames of one scene. A frame is a list of phases; each takes the marks that the one before it left, and leaves marks itself.
///
/// The order, and why each phase stands where it stands:
///
/// 1. **Tick** (`TickPhase`): what moves by the clock moves first, such as a scroll view that slows down, so that all later phases
///    see this frame's positions.
/// 2. **Traits** (`TraitPhase`): traits go down the tree before layout, because layout may read them, and a view's size may depend
///    on them (spec 2.8.2).
/// 3. **Properties** (`PropertyPhase`), then **constraints** (`ConstraintPhase`): content and looks are set up under final traits
///    and before layout, which measures them; parents set up their children, and so come first. Constraints go from the inside out,
///    as those of a view may be about what is in it.
/// 4. **Layout** (`LayoutPhase`): sizes are settled before anything is drawn. Layout may bring new views and override traits, so
///    the phases from traits to layout take turns until nothing is left to do.
/// 5. **Colors** (`ColorPhase`): views hand their colors to their layers once their traits are final, each view once.
/// 6. **Display** (`DisplayPhase`): layers draw their content last, once, at their final size and in their final colors. Just
///    before, image views whose pictures have other variants now are marked (`VariantPhase`).
/// 7. **Present** (`PresentPhase`): layers become pixels, and pixels a picture that someone sees; only what changed is touched.
///
/// A phase without marks does nothing, so a frame in which nothing changed costs a few comparisons and presents nothing.
@MainActor
package final class UpdateCycle {
  /// The scene whose frames these are. It owns this.
  unowned let scene: UIWindowScene

  /// What turns the scene's layers into pixels.
  package let compositor = Compositor()

  /// The pixels of the frame before, which the next frame changes; `nil` before the first.
  package var pixels: Bitmap?

  /// What the last frame did, in counts.
  package private(set) var report = FrameReport()

  /// How many changes of pictures' variants there had been at the last frame.
  private var seenVariants = UIImageAsset.changeCount

  /// What wants to move by the clock.
  var tickers: [(Double) -> Bool] = []

  /// What is to happen at a time, without frames until then.
  var alarms: [Alarm] = []
  /// The number of the latest of them.
  var lastAlarm = 0

  init(scene: UIWindowScene) {
    self.scene = scene
    VariantPhase.begin
  }

  /// Makes one frame at `time`, in seconds on the surface's clock.
  package func run(at time: Double) {
    Journey.pass()
    var report = FrameReport()
    report.measure(\.tick) { _ in TickPhase.run(self, at: time) }
    settle(into: &report)
    report.measure(\.present) { PresentPhase.run(self, at: time, into: &$0) }
    LayoutPhase.finishAppearing(of: scene)
    tellAtRest(after: report)
    CATransaction.flush()
    self.report = report
    if report.hasRunningAnimations || !tickers.isEmpty || AnimationSchedule.awaitsEnd(below: scene.rootLayer, after: time) {
      scene.requestFrame()
    }
    if !alarms.isEmpty { tellWakeTime() }
  }

  /// Tells those around the canvas of what the frame showed, once it is at rest, where it takes no animation its time.
  private func tellAtRest(after report: FrameReport) {
    guard report.wasPresented, !report.hasRunningAnimations else { return }
    scene.tellStyle()
    scene.canvas?.elementsMayHaveChanged { [weak scene] in scene.map { $0.accessibilityTree.elements(of: $0) } ?? [] }
  }

  /// All phases before the pixels: afterwards each layer has its final place, colors and content.
  package func settle(into report: inout FrameReport) {
    var turns = 0
    repeat {
      turns += 1
      if turns > Self.mostTurns {
        reportEndlessTurns()
        break
      }
    } while takeTurn(into: &report)
    report.measure(\.colors) { ColorPhase.run(into: &$0) }
    report.measure(\.display) {
      VariantPhase.run(scene, seen: &seenVariants)
      DisplayPhase.run(scene, into: &$0)
    }
  }

  /// The phases that may bring each other work, once; returns whether any of them found something to do.
  private func takeTurn(into report: inout FrameReport) -> Bool {
    let changed = report.measure(\.traits) { TraitPhase.run(into: &$0) }
    let updated = report.measure(\.layout) { _ in
      let properties = PropertyPhase.run()
      return ConstraintPhase.run() || properties
    }
    let laidOut = report.measure(\.layout) { LayoutPhase.run(scene, into: &$0) }
    return changed || updated || laidOut
  }

  /// Tells the developer that layout and traits keep changing each other.
  private func reportEndlessTurns() {
    Diagnostics.report(
      "Layout and traits keep changing each other: layouts set overrides, or ask for layout, in each of \(Self.mostTurns) turns of a "
        + "frame. What is left is done in the next frame. Set overrides only when they differ from what is wanted.",
      once: "UpdateCycle.turns")
  }

  /// Lets the next frame paint every pixel again, as if none had been before.
  package func forgetPixels() { compositor.forget() }

  /// How many turns traits and layout take at most in one frame; what is left then waits for the next frame.
  private static let mostTurns = 8

  /// Brings traits, layout, colors and content of a window's scene up to date now, without making a frame.
  static func flush(for window: UIWindow) {
    guard let scene = window.windowScene else { return }
    var report = FrameReport()
    scene.updateCycle.settle(into: &report)
  }
}

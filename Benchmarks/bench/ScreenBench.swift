import UIKit
import UIKitSurface

/// Measures the settings screen of the example app.
@MainActor
enum ScreenBench {
  /// Measures a switch of the style, and a full frame: everything laid out, coloured, drawn and painted again.
  static func measure(scale: Double, runs: Int) -> ScreenResult {
    let screen = BenchScreen(scale: scale, root: SettingsScreen.make())
    screen.settle()
    var flip = StageTimes()
    var full = StageTimes()
    var flipReport = FrameReport()
    var fullReport = FrameReport()
    for _ in 0..<runs {
      screen.flipStyle()
      flipReport = screen.frame()
      flip.add(flipReport.seconds)
      markEverything(in: screen.window)
      screen.scene.updateCycle.forgetPixels()
      fullReport = screen.frame()
      full.add(fullReport.seconds)
    }
    return ScreenResult(
      scale: scale, flip: flip, flipCounts: Counts(flipReport), full: full, fullCounts: Counts(fullReport))
  }

  /// Marks each view in the subtree for layout, color and drawing.
  private static func markEverything(in view: UIView) {
    view.setNeedsLayout()
    view.setNeedsDisplay()
    UpdateCycle.addToColorPhase(view)
    for subview in view.subviews { markEverything(in: subview) }
  }
}

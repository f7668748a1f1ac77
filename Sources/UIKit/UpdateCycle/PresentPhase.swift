import CoreGraphics
import QuartzCore
import UIKitBase
import UIKitSurface

/// The last phase: layers become pixels, and the canvas shows those that changed.
@MainActor
enum PresentPhase {
  /// Composites what changed into the scene's pixels and presents it; nothing is presented when nothing changed.
  static func run(_ cycle: UpdateCycle, at time: Double, into report: inout FrameReport) {
    guard let canvas = cycle.scene.canvas, let pixels = pixels(of: cycle) else { return }
    let result = cycle.compositor.composite(cycle.scene.rootLayer, into: pixels, at: time)
    report.layersPainted = result.layersDrawn
    report.damage = result.damage
    report.hasRunningAnimations = result.hasRunningAnimations
    guard !result.damage.isEmpty else { return }
    Journey.pass()
    report.wasPresented = true
    canvas.present(pixels, damage: result.damage)
    FrameLog.note(pixels, damage: result.damage, at: time)
    for window in cycle.scene.windows where !window.isHidden { window.wasPresented = true }
  }

  /// The pixels of the frame before, or new ones when the canvas has another size or scale; `nil` where there can be none.
  static func pixels(of cycle: UpdateCycle) -> Bitmap? {
    guard let canvas = cycle.scene.canvas else { return nil }
    // What has no whole number of pixels, such as an infinite size, has none.
    let width = Int(exactly: (canvas.size.width * canvas.scale).rounded()) ?? 0
    let height = Int(exactly: (canvas.size.height * canvas.scale).rounded()) ?? 0
    if let pixels = cycle.pixels, pixels.width == width, pixels.height == height, pixels.scale == canvas.scale { return pixels }
    guard let fresh = Bitmap(width: width, height: height, scale: canvas.scale) else {
      Diagnostics.report(
        "The canvas is \(width) × \(height) pixels, which no picture can be: choose a smaller size or scale.", once: "canvas size"
      )
      return nil
    }
    cycle.pixels = fresh
    return fresh
  }
}

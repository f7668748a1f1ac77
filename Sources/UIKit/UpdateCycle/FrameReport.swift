import CoreGraphics
import Foundation

/// What one frame did, in counts; tests assert them, and the benchmark prints them.
package struct FrameReport: Sendable {
  /// Nodes of the trait tree that the pass looked at.
  package var traitNodesVisited = 0
  /// Nodes whose traits became others.
  package var traitNodesChanged = 0
  /// Layers that laid out their sublayers.
  package var layersLaidOut = 0
  /// Views that handed colors to their layers.
  package var viewsColored = 0
  /// Layers that drew their content.
  package var layersDisplayed = 0
  /// Layers that the compositor painted.
  package var layersPainted = 0
  /// The rectangles of the picture that changed, in device pixels.
  package var damage: [CGRect] = []
  /// Whether the frame was shown, that is, whether anything in it changed.
  package var wasPresented = false
  /// Whether an animation is under way, so that another frame is needed.
  package var hasRunningAnimations = false

  /// How long each phase took; only benchmarks look at it.
  package var seconds = PhaseSeconds()

  /// A frame that did nothing yet.
  package init() {}

  /// Runs a phase and adds the time it took.
  mutating func measure<Result>(
    _ phase: WritableKeyPath<PhaseSeconds, Double>, _ body: (inout FrameReport) -> Result
  ) -> Result {
    let start = DispatchTime.now().uptimeNanoseconds
    let result = body(&self)
    seconds[keyPath: phase] += Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    return result
  }
}

/// The seconds that each phase of a frame took.
package struct PhaseSeconds: Sendable {
  /// Moving by the clock.
  package var tick = 0.0
  /// Traits down the tree.
  package var traits = 0.0
  /// Layout.
  package var layout = 0.0
  /// Colors to layers.
  package var colors = 0.0
  /// Drawing content.
  package var display = 0.0
  /// Compositing and presenting.
  package var present = 0.0

  /// All phases together.
  package var total: Double { tick + traits + layout + colors + display + present }
}

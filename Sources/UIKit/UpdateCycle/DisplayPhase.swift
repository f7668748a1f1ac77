import QuartzCore
import UIKitBase

/// The fifth phase: layers whose content is out of date draw it again (`CALayer`).
@MainActor
enum DisplayPhase {
  /// Draws what is marked in the scene's windows.
  static func run(_ scene: UIWindowScene, into report: inout FrameReport) {
    var count = 0
    scene.rootLayer.displayTreeIfNeeded(&count)
    guard count > 0 else { return }
    Journey.pass()
    report.layersDisplayed += count
  }
}

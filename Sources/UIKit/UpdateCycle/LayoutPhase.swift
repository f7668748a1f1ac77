import QuartzCore
import UIKitBase

/// The third phase: views lay out their subviews, parents first, and controllers whose views came on screen hear of it.
@MainActor
enum LayoutPhase {
  /// Controllers who heard `viewIsAppearing` and whose first frame is not presented yet.
  private static var appearing: [UIViewController] = []

  /// Lays out what is marked in the scene's windows; returns whether anything was.
  static func run(_ scene: UIWindowScene, into report: inout FrameReport) -> Bool {
    var count = 0
    scene.rootLayer.layoutTreeIfNeeded(&count)
    // Views hear of their safe areas once they are in their places, and may then ask for layout again.
    var told = false
    for window in scene.windows where window.tellSafeAreasIfNeeded() { told = true }
    guard count > 0 else { return told }
    Journey.pass()
    report.layersLaidOut += count
    return true
  }

  /// What is to be done once the next frame of a scene has told controllers that they are on screen.
  private static var afterwards: [(scene: UIWindowScene, body: () -> Void)] = []

  /// Does something once the next frame of a scene is there and has told controllers that they are on screen.
  static func afterNextFrame(of scene: UIWindowScene, _ body: @escaping () -> Void) {
    afterwards.append((scene, body))
    scene.requestFrame()
  }

  /// Notes that a controller heard `viewIsAppearing`, right before its view was first laid out in its window.
  static func addAppearing(_ controller: UIViewController) { appearing.append(controller) }

  /// Forgets a controller whose view left again.
  static func forget(_ controller: UIViewController) { appearing.removeAll { $0 === controller } }

  /// Tells a controller that its view is on screen now, if it still waits for that, because it is about to leave again.
  static func finishAppearing(of controller: UIViewController) {
    guard appearing.contains(where: { $0 === controller }) else { return }
    forget(controller)
    controller.viewDidAppear(controller.appearsAnimated)
  }

  /// Tells controllers that their view is on screen, after the frame that shows it.
  static func finishAppearing(of scene: UIWindowScene) {
    if !appearing.isEmpty {
      let appeared = appearing.filter { $0.viewIfLoaded?.window?.windowScene === scene && !$0.isHeldBack }
      // Those whose window has left its scene meanwhile will be in no frame.
      appearing.removeAll { controller in
        controller.viewIfLoaded?.window?.windowScene.map { $0 === scene && !controller.isHeldBack } ?? true
      }
      for controller in appeared { controller.viewDidAppear(controller.appearsAnimated) }
    }
    let ends = afterwards.filter { $0.scene === scene }
    afterwards.removeAll { $0.scene === scene }
    for end in ends { end.body() }
  }
}

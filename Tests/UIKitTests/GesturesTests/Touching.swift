import CoreGraphics
import PenumbraTestSupport
import UIKit
import UIKitSurface

extension TestApp {
  /// Taps at a place in points.
  func tap(_ x: CGFloat, _ y: CGFloat) { surface.tap(CGPoint(x: x, y: y), in: canvas) }

  /// Drags up or down from one place, in `steps` moves.
  func drag(_ x: CGFloat, from start: CGFloat, to end: CGFloat, steps: Int = 10) {
    surface.drag(from: CGPoint(x: x, y: start), to: CGPoint(x: x, y: end), steps: steps, in: canvas)
  }

  /// Sends one step of a touch.
  func touch(_ phase: SurfaceTouchPhase, _ x: CGFloat, _ y: CGFloat, id: Int = 0) {
    surface.send(.touch(id: id, phase: phase, location: CGPoint(x: x, y: y), time: surface.now), to: canvas)
  }

  /// Lets frames pass.
  func wait(_ seconds: Double) { surface.advance(by: seconds) }
}

/// A view that notes what it hears of touches.
final class TouchNotingView: UIView {
  var heard: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

  private func note(_ word: String, _ touches: Set<UITouch>) {
    let phase = touches.first.map { "\($0.phase)" } ?? "none"
    heard.append(phase == word ? word : "\(word) as \(phase)")
  }
}

/// A target that notes the states of the gestures it is told of.
@MainActor
final class GestureTargetObject: NSObject {
  var states: [UIGestureRecognizer.State] = []
  var onEach: ((UIGestureRecognizer) -> Void)?

  func note(_ recognizer: UIGestureRecognizer) {
    states.append(recognizer.state)
    onEach?(recognizer)
  }

  static let action: Selector = {
    MethodTable.register(GestureTargetObject.self, "note:") { target, arguments in
      if let recognizer = arguments[0] as? UIGestureRecognizer { target.note(recognizer) }
      return nil
    }
    return "note:"
  }()
}

/// A delegate whose answers are set.
@MainActor
final class GestureDelegateObject: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var shares = false
  var receives = true
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { shares }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
}

/// An app with one view to touch. It is made inside a test, never before: a test has the process's application to itself only while
/// it runs.
@MainActor
final class GestureStage {
  let app = TestApp()
  let view = TouchNotingView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  let target = GestureTargetObject()

  init() {
    app.view.addSubview(view)
    app.frame()
  }
}

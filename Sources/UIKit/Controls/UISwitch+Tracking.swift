import CoreGraphics

/// What a finger on a switch has done so far.
struct SwitchDrag {
  /// Where the finger came down, from the switch's left edge in points.
  let start: CGFloat
  /// Whether the finger has moved the thumb, so that lifting it is no tap.
  var hasMoved = false
  /// The side that the thumb shows.
  var isOn: Bool
}

extension UISwitch {
  /// How far a finger moves sideways, in points, before it drags the thumb: the slop of a pan (geometry spec 8).
  private static let dragSlop: CGFloat = 10

  /// Notes where the finger came down and which side the thumb shows.
  final func beginDrag(_ touch: UITouch) -> Bool {
    drag = SwitchDrag(start: touch.location(in: self).x, isOn: isSetOn)
    return true
  }

  /// Lets the thumb go to the side on which a finger is that has moved far enough.
  final func continueDrag(_ touch: UITouch) -> Bool {
    guard var drag else { return false }
    let x = touch.location(in: self).x
    guard drag.hasMoved || abs(x - drag.start) >= Self.dragSlop else { return true }
    drag.hasMoved = true
    let isOn = x >= bounds.midX
    let changes = drag.isOn != isOn
    drag.isOn = isOn
    self.drag = drag
    if changes { parts.show(self, over: SwitchParts.slideDuration) }
    return true
  }

  /// Takes up the new value and tells of it; a finger that dragged may be lifted anywhere, one that tapped must be inside.
  final func endDrag(with event: UIEvent?) {
    guard let drag else { return }
    self.drag = nil
    let isOn = drag.hasMoved ? drag.isOn : isTouchInside ? !isSetOn : isSetOn
    let changes = isOn != isSetOn
    setOn(isOn, animated: true)
    if changes { send([.valueChanged, .primaryActionTriggered], with: event) }
  }

  /// Lets the thumb go back to the value that was set.
  final func cancelDrag() {
    drag = nil
    setOn(isSetOn, animated: true)
  }
}

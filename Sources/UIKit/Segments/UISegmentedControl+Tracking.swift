// How a finger chooses a segment.

import CoreGraphics

/// What a finger on a segmented control has done so far.
struct SegmentDrag {
  /// Whether it came down on the chosen segment, so that the thumb follows it.
  let movesThumb: Bool
  /// The segment under the thumb, or the one that looks pressed; `nil` for none.
  var index: Int?
}

extension UISegmentedControl {
  /// Notes on which segment the finger came down; one that does not answer is not followed.
  final func beginDrag(_ touch: UITouch) -> Bool {
    guard let index = index(at: touch.location(in: self)), segments[index].isAvailable else { return false }
    drag = SegmentDrag(movesThumb: index == chosen && !isMomentary, index: index)
    settle()
    return true
  }

  /// Lets the thumb, or what looks pressed, go to the segment under the finger if it answers.
  final func continueDrag(_ touch: UITouch) -> Bool {
    guard var drag else { return false }
    let index = index(at: touch.location(in: self)).flatMap { segments[$0].isAvailable ? $0 : nil }
    // The thumb goes as far as it may and stays there; what is only pressed is let go outside.
    drag.index = drag.movesThumb ? index ?? drag.index : isTouchInside ? index : nil
    guard drag.index != self.drag?.index else { return true }
    self.drag = drag
    settle()
    return true
  }

  /// Chooses the segment of the thumb, or the one that looks pressed.
  final func endDrag(with event: UIEvent?) {
    guard let drag else { return }
    self.drag = nil
    guard let index = drag.index, drag.movesThumb || isTouchInside else { return settle() }
    take(index, with: event)
  }

  /// Lets everything be as it was.
  final func cancelDrag() {
    drag = nil
    settle()
  }
}

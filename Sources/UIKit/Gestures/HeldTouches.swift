import UIKitBase

/// What views do not know of their touches yet, because a recognizer is still undecided: that they came down, or that they were lifted.
@MainActor
struct HeldTouches {
  /// A touch that its view does not know of yet.
  struct Begin {
    /// The touch.
    let touch: UITouch
    /// When the view is told at the latest, in seconds.
    let deadline: TimeInterval
    /// The recognizers that have to fail before the view is told.
    let blockers: [UIGestureRecognizer]
  }

  /// A lifted touch that its view takes to be down still.
  struct End {
    /// The touch.
    let touch: UITouch
    /// The recognizers that have to fail, or to be reset, before the view is told.
    let blockers: [UIGestureRecognizer]
  }

  /// Touches that came down, oldest first.
  private(set) var begins: [Begin] = []

  /// Touches that were lifted, oldest first.
  private(set) var ends: [End] = []

  /// Whether nothing is held back.
  var isEmpty: Bool { begins.isEmpty && ends.isEmpty }

  /// Holds back that a touch came down.
  mutating func hold(_ begin: Begin) { begins.append(begin) }

  /// Holds back that a touch was lifted.
  mutating func hold(_ end: End) { ends.append(end) }

  /// Whether the touch's end is held back.
  func holdsEnd(of touch: UITouch) -> Bool { ends.contains { $0.touch === touch } }

  /// Holds nothing of a touch back any more.
  mutating func drop(_ touch: UITouch) {
    begins.removeAll { $0.touch === touch }
    ends.removeAll { $0.touch === touch }
  }

  /// The touches whose views can be told at `time` that they came down: those over without a gesture, and those held long enough.
  mutating func takeDueBegins(at time: TimeInterval) -> [UITouch] {
    let due = begins.filter { !$0.touch.isDown || (time >= $0.deadline && $0.blockers.allSatisfy(\.isDecided)) }.map(\.touch)
    begins.removeAll { begin in due.contains { $0 === begin.touch } }
    return due
  }

  /// The touches whose views can be told that they were lifted, because nobody is undecided any more.
  mutating func takeDueEnds() -> [UITouch] {
    let due = ends.filter { $0.blockers.allSatisfy(\.isDecided) }.map(\.touch)
    ends.removeAll { end in due.contains { $0 === end.touch } }
    return due
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer has recognised, has failed, or waits for nothing at all.
  fileprivate var isDecided: Bool { currentState != .possible || environment == nil }
}

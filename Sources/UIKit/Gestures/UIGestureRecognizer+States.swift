import CoreGraphics

/// How a recognizer goes from one state to the next, and who has a say in it.
extension UIGestureRecognizer {
  /// Whether the gesture is over, one way or another, and waits for its touches to be lifted.
  final var isFinished: Bool {
    switch currentState {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }

  /// Whether the gesture is recognised and under way.
  final var isUnderWay: Bool { currentState == .began || currentState == .changed }

  // MARK: Wishes

  /// Takes a state that the recognizer wants; what makes no sense from where it is changes nothing.
  final func enter(_ wanted: State) {
    switch (currentState, wanted) {
    case (.possible, .began), (.possible, .ended):
      pendingState = wanted
      environment == nil ? begin() : tryToBegin()
    case (.possible, .failed), (.possible, .cancelled):
      pendingState = nil
      currentState = .failed
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended):
      currentState = wanted
      sendActions()
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      currentState = .cancelled
      sendActions()
    default: break
    }
  }

  /// Begins if nobody has to fail first, gives up if one of those succeeded, and else waits.
  final func tryToBegin() {
    guard pendingState != nil else { return }
    var waits = false
    for other in environment?.active ?? [] where other !== self && mustFail(other) {
      if other.currentState == .possible { waits = true }
      if other.isUnderWay || other.currentState == .ended {
        enter(.failed)
        return
      }
    }
    if !waits { begin() }
  }

  /// Whether `other` has to fail before this one recognises.
  private func mustFail(_ other: UIGestureRecognizer) -> Bool {
    if requirements.contains(where: { $0.recognizer === other }) { return true }
    if shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self) { return true }
    if delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true { return true }
    return other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  // MARK: Recognising

  /// Recognises, unless someone objects: then the recognizer has failed.
  private func begin() {
    guard let wanted = pendingState else { return }
    pendingState = nil
    guard mayBegin(), !isPrevented() else {
      currentState = .failed
      return
    }
    currentState = wanted
    preventOthers()
    if cancelsTouchesInView { environment?.takeTouches(of: self) }
    sendActions()
  }

  /// Asks the gesture's own rules, the views from the one hit up to the recognizer's, and the delegate.
  private func mayBegin() -> Bool {
    guard ownShouldBegin() else { return false }
    var view = sequence.first?.view
    while let candidate = view {
      guard candidate.gestureRecognizerShouldBegin(self) else { return false }
      if candidate === attachedView { break }
      view = candidate.superview
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Whether a recognizer that was quicker keeps this one from recognising.
  private func isPrevented() -> Bool {
    environment?.active.contains { other in
      other !== self && (other.isUnderWay || other.currentState == .ended) && other.excludes(self)
    } ?? false
  }

  /// Lets the recognizers fail that would recognise the same touches.
  private func preventOthers() {
    for other in environment?.active ?? [] where other !== self && other.currentState == .possible && excludes(other) {
      other.enter(.failed)
    }
  }

  /// Whether recognising excludes `other`: they watch a touch in common, and nobody lets them share it.
  private func excludes(_ other: UIGestureRecognizer) -> Bool {
    guard !sequence.isDisjoint(with: other.sequence), canPrevent(other), other.canBePrevented(by: self) else { return false }
    if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true { return false }
    return other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
  }

  // MARK: Ending

  /// Breaks off what is under way, because the recognizer was disabled or left its view.
  final func breakOff() {
    guard environment != nil else { return }
    enter(.cancelled)
    for touch in followed { unfollow(touch) }
    environment?.settle()
  }

  /// Hears that all touches were taken away, as if by the system, and watches none any more.
  final func cancel(with event: UIEvent) {
    let touches = Set(followed)
    if !touches.isEmpty, !isFinished {
      let phases = touches.map { ($0, $0.phase) }
      for touch in touches { touch.phase = .cancelled }
      touchesCancelled(touches, with: event)
      for (touch, phase) in phases { touch.phase = phase }
    }
    breakOff()
  }

  /// Returns to `.possible` and forgets the touches.
  final func finishSequence() {
    reset()
    currentState = .possible
    pendingState = nil
    sequence = []
    followed = []
    environment = nil
  }

  // MARK: Touches

  /// Whether `touch` is down and watched.
  final func follows(_ touch: UITouch) -> Bool { followed.contains { $0 === touch } }

  /// Whether `touch`, which just came down, is to be watched.
  final func accepts(_ touch: UITouch) -> Bool {
    guard isEnabled, !isFinished else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Begins to watch `touch`.
  final func follow(_ touch: UITouch, in environment: GestureEnvironment) {
    self.environment = environment
    followed.append(touch)
    sequence.insert(touch)
    touch.followers.append(WeakRecognizer(self))
    noteLocation()
  }

  /// Watches `touch` no longer.
  final func unfollow(_ touch: UITouch) {
    followed.removeAll { $0 === touch }
    touch.followers.removeAll { $0.recognizer === self || $0.recognizer == nil }
  }

  /// Notes the middle of the watched touches.
  final func noteLocation() {
    guard !followed.isEmpty else { return }
    let sum = followed.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.locationInWindow.x, y: $0.y + $1.locationInWindow.y)
    }
    lastLocation = CGPoint(x: sum.x / CGFloat(followed.count), y: sum.y / CGFloat(followed.count))
  }

  /// A place in the window in the coordinates of `view`.
  final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = attachedView?.window, view !== window else { return point }
    return view.convert(point, from: window)
  }
}

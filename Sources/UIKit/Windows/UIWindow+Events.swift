extension UIWindow {
  /// Lets the recognizers see the touches that just changed, then hands the rest to the views they belong to, by phase.
  final func deliver(_ event: UIEvent) {
    guard let touches = event.touches(for: self) else { return }
    let changed = touches.filter { $0.phase != .stationary }
    gestures.process(event, changed: changed)
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let current = changed.filter { $0.phase == phase && !$0.isTakenFromView }
      for (view, touches) in Dictionary(grouping: current, by: { $0.view.map(ObjectIdentifier.init) }) where view != nil {
        guard let receiver = touches.first?.view else { continue }
        switch phase {
        case .began:
          for touch in touches { touch.isKnownToView = true }
          receiver.touchesBegan(Set(touches), with: event)
        case .moved: receiver.touchesMoved(Set(touches), with: event)
        case .ended: receiver.touchesEnded(Set(touches), with: event)
        case .cancelled, .stationary: receiver.touchesCancelled(Set(touches), with: event)
        }
      }
    }
  }
}

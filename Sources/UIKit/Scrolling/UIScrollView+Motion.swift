import CoreGraphics
import QuartzCore

/// What goes on by the clock: content that slows down, goes back into its range, or moves because the app asked for it.
extension UIScrollView {
  /// The movement of content that is let go with `velocity`, in points a second.
  final func glide(velocity: CGPoint) -> ScrollMotion {
    let time = ScrollAxisMotion.timeConstant(of: decelerationRate)
    let (low, high, place) = (minimumOffset, maximumOffset, contentOffset)
    // The end lies on a whole pixel, so that the content is sharp at rest; the speed is changed by that little.
    func aligned(_ velocity: CGFloat, from place: CGFloat) -> CGFloat {
      let scale = max(layer.contentsScale, 1)
      return (((place + velocity * time) * scale).rounded() / scale - place) / time
    }
    return ScrollMotion(
      x: .release(
        at: place.x, velocity: aligned(velocity.x, from: place.x), low: low.x, high: high.x, time: time, bounces: bounces),
      y: .release(
        at: place.y, velocity: aligned(velocity.y, from: place.y), low: low.y, high: high.y, time: time, bounces: bounces),
      isDeceleration: true)
  }

  /// The movement of content that is to come to rest at `target`.
  final func glide(to target: CGPoint) -> ScrollMotion {
    let time = ScrollAxisMotion.timeConstant(of: decelerationRate)
    let place = contentOffset
    return ScrollMotion(
      x: .glide(from: place.x, velocity: (target.x - place.x) / time, time: time),
      y: .glide(from: place.y, velocity: (target.y - place.y) / time, time: time), isDeceleration: true)
  }

  /// Starts a movement; without frames to show it, the content is at its end at once.
  final func start(_ motion: ScrollMotion) {
    guard let scene = window?.windowScene else {
      contentOffset = motion.end
      return
    }
    self.motion = motion
    self.motion?.startTime = CACurrentMediaTime()
    showIndicators()
    guard !isTicking else { return }
    isTicking = true
    scene.updateCycle.addTicker { [weak self] time in self?.tick(to: time) ?? false }
  }

  /// Takes up the time of a frame; returns whether the next one is wanted too.
  private func tick(to time: TimeInterval) -> Bool {
    step(to: time)
    isTicking = motion != nil
    return isTicking
  }

  /// Moves the content to where it is at `time`, and ends the movement when it is there.
  private func step(to time: TimeInterval) {
    guard let motion else { return }
    let tolerance = 0.5 / max(layer.contentsScale, 1)
    let (offset, isOver) = motion.place(at: time, tolerance: tolerance)
    let place = isOver ? offset : pixelAligned(offset)
    if place != contentOffset { contentOffset = place }
    // A delegate may have scrolled, or started another movement, from within.
    if isOver, self.motion?.startTime == motion.startTime { stopMotion() }
  }

  /// Moves the content together with whatever moves it, because something above the visible part changed its height.
  final func shiftContent(by distance: CGFloat) {
    drag?.start.y += distance
    motion?.shift += distance
    contentOffset.y += distance
  }

  /// Stops what moves, where it is, and tells the delegate.
  final func stopMotion() {
    guard let motion else { return }
    self.motion = nil
    hideIndicators()
    if motion.isDeceleration {
      scrollDelegate?.scrollViewDidEndDecelerating(self)
    } else {
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }
}

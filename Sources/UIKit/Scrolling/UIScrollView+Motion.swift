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
    begin(motion, at: CACurrentMediaTime())
    guard let scene = window?.windowScene else { return finishMotion() }
    showIndicators()
    clock.run(in: scene) { [weak self] time in self?.tick(to: time) ?? false }
  }

  /// Lets a movement be the one that is under way, in the range that there is now.
  private func begin(_ motion: ScrollMotion, at time: TimeInterval) {
    self.motion = motion
    self.motion?.startTime = time
    self.motion?.placedTime = time
    self.motion?.range = range
  }

  /// Where the content may be, as one value.
  private var range: ScrollMotion.Range { ScrollMotion.Range(low: minimumOffset, high: maximumOffset) }

  /// Plans a glide anew, from where it is and at the speed that it has, if the edges of the content are elsewhere than it was planned
  /// for. A movement that the app asked for goes where the app wants.
  final func planAnew() {
    guard let motion, motion.isDeceleration, motion.range?.shifted(by: motion.shift) != range else { return }
    let time = motion.placedTime
    begin(glide(velocity: motion.velocity(at: time)), at: time)
  }

  /// Takes up the time of a frame; returns whether the next one is wanted too.
  private func tick(to time: TimeInterval) -> Bool {
    step(to: time)
    return motion != nil
  }

  /// Moves the content to where it is at `time`, and ends the movement when it is there.
  private func step(to time: TimeInterval) {
    motion?.placedTime = time
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

  /// Brings what moves to its end at once, because no frame will show it move.
  final func finishMotion() {
    clock.stop()
    guard let motion else { return }
    if motion.end != contentOffset { contentOffset = motion.end }
    stopMotion()
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

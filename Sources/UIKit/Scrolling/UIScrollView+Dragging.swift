import CoreGraphics

/// A drag that is under way.
struct ScrollDrag {
  /// The offset at which the finger took hold, as if content beyond an edge gave way fully.
  var start: CGPoint
}

/// What the finger does to the content.
extension UIScrollView {
  /// Takes up a step of the drag.
  final func followPan(_ pan: UIGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDrag()
      continueDrag()
    case .changed: continueDrag()
    case .ended: endDrag(velocity: panGestureRecognizer.velocity(in: nil))
    case .cancelled: endDrag(velocity: .zero)
    case .possible, .failed: break
    }
  }

  /// Takes hold of the content where it is.
  private func beginDrag() {
    stopMotion()
    let (low, high, size) = (minimumOffset, maximumOffset, bounds.size)
    drag = ScrollDrag(
      start: CGPoint(
        x: RubberBand(low: low.x, high: high.x, extent: size.width).pull(for: contentOffset.x),
        y: RubberBand(low: low.y, high: high.y, extent: size.height).pull(for: contentOffset.y)))
    showIndicators()
    scrollDelegate?.scrollViewWillBeginDragging(self)
  }

  /// Moves the content with the finger; beyond an edge it follows less and less.
  private func continueDrag() {
    guard let drag else { return }
    let translation = panGestureRecognizer.translation(in: nil)
    let (low, high, size) = (minimumOffset, maximumOffset, bounds.size)
    let x = RubberBand(low: low.x, high: high.x, extent: size.width, gives: bounces)
    let y = RubberBand(low: low.y, high: high.y, extent: size.height, gives: bounces)
    var offset = contentOffset
    if scrollsX { offset.x = x.place(for: drag.start.x - translation.x) }
    if scrollsY { offset.y = y.place(for: drag.start.y - translation.y) }
    offset = pixelAligned(offset)
    if offset != contentOffset { contentOffset = offset }
  }

  /// Lets go: the content moves on by its speed, or back into its range.
  private func endDrag(velocity: CGPoint) {
    guard drag != nil else { return }
    let speed = CGPoint(x: scrollsX ? 0 - velocity.x : 0, y: scrollsY ? 0 - velocity.y : 0)
    var motion = glide(velocity: speed)
    let target = motion.end
    var wanted = target
    withUnsafeMutablePointer(to: &wanted) {
      scrollDelegate?.scrollViewWillEndDragging(
        self, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000), targetContentOffset: $0)
    }
    if wanted != target { motion = glide(to: wanted) }
    drag = nil
    let movesOn = motion.end != contentOffset
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: movesOn)
    guard movesOn else { return hideIndicators() }
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    start(motion)
  }

  /// After a touch that was no drag: content that was caught beyond an edge goes back.
  final func settleAfterTouch() {
    guard drag == nil, motion == nil, clamped(contentOffset) != contentOffset, window != nil else { return }
    start(glide(velocity: .zero))
  }
}

/// One direction of content that gives way beyond its edges, the less the further it is pulled.
///
/// Pulled by p beyond an edge, content of a view of extent d moves by (1 − 1 / (0.55 p / d + 1)) d (geometry spec 8).
struct RubberBand {
  /// The offsets at the content's beginning and end.
  let low: CGFloat
  let high: CGFloat
  /// The view's width or height.
  let extent: CGFloat
  /// Whether content gives way at all.
  var gives = true

  /// How readily content gives way.
  private static let compliance: CGFloat = 0.55

  /// Where content is that is pulled to `pull`.
  func place(for pull: CGFloat) -> CGFloat {
    let edge = min(max(pull, low), high)
    guard gives, extent > 0, pull != edge else { return edge }
    let distance = abs(pull - edge)
    let moved = (1 - 1 / (distance * Self.compliance / extent + 1)) * extent
    return pull > edge ? edge + moved : edge - moved
  }

  /// Where content is pulled to that is at `place`: the inverse of ``place(for:)``.
  func pull(for place: CGFloat) -> CGFloat {
    let edge = min(max(place, low), high)
    guard extent > 0, place != edge else { return place }
    let moved = min(abs(place - edge), extent * 0.99)
    let distance = extent / Self.compliance * (1 / (1 - moved / extent) - 1)
    return place > edge ? edge + distance : edge - distance
  }
}

import CoreGraphics
import UIKitBase

/// Where the content may be, and how it comes to another place.
extension UIScrollView {
  /// What the initialisers do once all storage is there.
  final func setUpScrolling() {
    clipsToBounds = true
    (panGestureRecognizer as? ScrollPanGestureRecognizer)?.scrollView = self
    addGestureRecognizer(panGestureRecognizer)
  }

  // MARK: Range

  /// The offset at the content's beginning: the top left margin is just visible.
  final var minimumOffset: CGPoint { CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top) }

  /// The offset at the content's end; that at its beginning when all of it is visible.
  final var maximumOffset: CGPoint {
    let inset = adjustedContentInset
    return CGPoint(
      x: max(-inset.left, contentSize.width + inset.right - bounds.width),
      y: max(-inset.top, contentSize.height + inset.bottom - bounds.height))
  }

  /// The nearest offset to `offset` at which nothing beyond the content's edges is visible.
  final func clamped(_ offset: CGPoint) -> CGPoint {
    let (low, high) = (minimumOffset, maximumOffset)
    return CGPoint(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  /// Whether the content is larger than its place, in width and in height.
  private var overflows: (x: Bool, y: Bool) {
    (
      contentSize.width + contentInset.left + contentInset.right > bounds.width,
      contentSize.height + contentInset.top + contentInset.bottom > bounds.height
    )
  }

  /// Whether the user can move the content sideways.
  final var scrollsX: Bool { maximumOffset.x > minimumOffset.x || (bounces && alwaysBounceHorizontal) }

  /// Whether the user can move the content up and down.
  final var scrollsY: Bool { maximumOffset.y > minimumOffset.y || (bounces && alwaysBounceVertical) }

  /// An offset on whole device pixels, so that unscrolled content stays sharp.
  final func pixelAligned(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: pixelAligned(offset.x), y: pixelAligned(offset.y))
  }

  // MARK: Margins

  /// The part of the safe area that the content has to keep clear of.
  final var safeAreaShare: UIEdgeInsets { contentInsetAdjustmentBehavior == .never ? .zero : share(of: safeAreaInsets) }

  /// What is left for the views in the content of covered margins of the scroll view: none on sides where its content keeps clear.
  final func insetsLeftToContent(of insets: UIEdgeInsets) -> UIEdgeInsets {
    let share = share(of: insets)
    return UIEdgeInsets(
      top: share.top > 0 ? 0 : insets.top, left: share.left > 0 ? 0 : insets.left,
      bottom: share.bottom > 0 ? 0 : insets.bottom, right: share.right > 0 ? 0 : insets.right)
  }

  /// The part of covered margins that the content has to keep clear of.
  private func share(of area: UIEdgeInsets) -> UIEdgeInsets {
    guard area != .zero else { return .zero }
    let vertical: Bool
    let horizontal: Bool
    switch contentInsetAdjustmentBehavior {
    case .always: (vertical, horizontal) = (true, true)
    case .never: (vertical, horizontal) = (false, false)
    case .automatic: (vertical, horizontal) = (true, overflows.x || alwaysBounceHorizontal)
    case .scrollableAxes: (vertical, horizontal) = (overflows.y || alwaysBounceVertical, overflows.x || alwaysBounceHorizontal)
    }
    return UIEdgeInsets(
      top: vertical ? area.top : 0, left: horizontal ? area.left : 0, bottom: vertical ? area.bottom : 0,
      right: horizontal ? area.right : 0)
  }

  /// Takes up margins and a size that may have changed around the view.
  final func followSurroundings() {
    insetsMayHaveChanged()
    // Bars look when they are laid out, and a scroll view may come later.
    if bars.isEmpty { (rare?.controller ?? superview?.rare?.controller)?.letBarsLookAgain() }
    let size = bounds.size
    guard size != laidOutSize else { return }
    laidOutSize = size
    rangeMayHaveChanged()
    bars.tell()
  }

  /// Takes up another way of adding the safe area, of which less or more is then left to what is in the content.
  final func adjustmentDidChange() {
    insetsMayHaveChanged()
    geometryMayHaveChanged()
  }

  /// Tells of margins that changed; content that was at its beginning stays there.
  final func insetsMayHaveChanged() {
    let inset = adjustedContentInset
    guard inset != laidOutInset else { return }
    let old = laidOutInset
    laidOutInset = inset
    if drag == nil, motion == nil {
      var offset = contentOffset
      if isAtBeginning(offset.y, -old.top) { offset.y = -inset.top }
      if isAtBeginning(offset.x, -old.left) { offset.x = -inset.left }
      if offset != contentOffset { contentOffset = offset }
    }
    rangeMayHaveChanged()
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
    bars.tell()
  }

  /// Whether content at `place` is at its beginning; a finger may hold it beyond that, and then it is not.
  private func isAtBeginning(_ place: CGFloat, _ beginning: CGFloat) -> Bool {
    isTracking ? place == beginning : place <= beginning
  }

  /// Content that shrank does not leave the view looking past its end.
  final func contentSizeDidChange(from old: CGSize) {
    guard contentSize != old else { return }
    if motion != nil || contentSize.width < old.width || contentSize.height < old.height { rangeMayHaveChanged() }
    setNeedsLayout()
    bars.tell()
  }

  /// Brings content at rest into its range; content that glides goes on towards the edges of the new one, and a finger holds what it
  /// holds.
  private func rangeMayHaveChanged() {
    if motion != nil { return planAnew() }
    guard drag == nil, !isTracking else { return }
    let place = clamped(contentOffset)
    if place != contentOffset { contentOffset = place }
  }

  // MARK: Moving

  /// Tells everyone that the offset changed.
  ///
  /// A delegate that scrolls from within is told once more after it has returned, not from within, and not for ever.
  final func didScroll() {
    setNeedsLayout()
    indicators?.place(in: self)
    bars.tell()
    scrolledMeanwhile = true
    guard !isTellingScroll else { return }
    isTellingScroll = true
    defer { isTellingScroll = false }
    for _ in 0..<Self.mostRounds {
      guard scrolledMeanwhile else { return }
      scrolledMeanwhile = false
      scrollDelegate?.scrollViewDidScroll(self)
    }
    guard scrolledMeanwhile else { return }
    Diagnostics.report(
      "A delegate scrolled \(Self.mostRounds) times in a row from scrollViewDidScroll(_:) and is told no more of this movement.",
      once: "endless scrolling")
  }

  /// How often in a row a delegate is told of offsets that it set itself.
  private static let mostRounds = 32

  /// Scrolls to an offset the app names, which may lie out of range.
  final func scroll(to offset: CGPoint, animated: Bool) {
    stopMotion()
    guard animated, window != nil, offset != contentOffset else {
      contentOffset = offset
      return
    }
    start(.animation(from: contentOffset, to: offset))
  }

  /// Scrolls as little as makes `rect` visible.
  final func reveal(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    var offset = contentOffset
    offset.x += Self.shift(from: visible.minX, visible.maxX, toShow: rect.minX, rect.maxX)
    offset.y += Self.shift(from: visible.minY, visible.maxY, toShow: rect.minY, rect.maxY)
    offset = clamped(offset)
    if offset != contentOffset { scroll(to: offset, animated: animated) }
  }

  /// How far a visible stretch has to move to show another one, or as much of its beginning as fits.
  private static func shift(from low: CGFloat, _ high: CGFloat, toShow start: CGFloat, _ end: CGFloat) -> CGFloat {
    if start < low { return start - low }
    if end > high { return min(end - high, start - low) }
    return 0
  }
}

extension UIEdgeInsets {
  /// These margins, each wider by the other's.
  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
  }
}

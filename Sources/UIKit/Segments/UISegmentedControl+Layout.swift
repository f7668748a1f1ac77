// How wide the segments are, where they are, and what they show.

import CoreGraphics
import QuartzCore
import UIKitBase
import UIKitText

extension UISegmentedControl {
  /// The size that the segments ask for.
  final var fittingSize: CGSize {
    guard !segments.isEmpty else { return CGSize(width: 0, height: SegmentedParts.height) }
    let widths = segments.map { $0.ownWidth > 0 ? $0.ownWidth : naturalWidth(of: $0) }
    let shared = zip(segments, widths).filter { $0.0.ownWidth == 0 }.map(\.1)
    // Segments that share what is left are all as wide as the widest of them, unless they go by their content.
    let widest = shared.max() ?? 0
    let total = zip(segments, widths).reduce(0) { sum, each in
      sum + (each.0.ownWidth > 0 || apportionsSegmentWidthsByContent ? each.1 : widest)
    }
    return CGSize(width: total.rounded(.up), height: SegmentedParts.height)
  }

  /// The width that a segment's content asks for, with its room.
  private func naturalWidth(of segment: SegmentView) -> CGFloat { segment.contentWidth + 2 * SegmentView.padding }

  /// The rectangles of the segments, on whole points (geometry spec 6.2); the first is at the right where one reads so.
  final var frames: [(view: SegmentView, frame: CGRect)] {
    let widths = segments.map(\.ownWidth)
    let free = max(0, bounds.width - widths.reduce(0, +))
    let weights = segments.map { segment -> CGFloat in
      segment.ownWidth > 0 ? 0 : apportionsSegmentWidthsByContent ? naturalWidth(of: segment) : 1
    }
    let sum = weights.reduce(0, +)
    var (end, edge): (CGFloat, CGFloat) = (0, 0)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return segments.indices.map { index in
      let start = edge
      end += widths[index] + (sum > 0 ? free * weights[index] / sum : 0)
      // Sums of thirds and the like come out a little below what they mean.
      edge = (end + 1e-6).rounded(.down)
      let x = isRightToLeft ? bounds.width - edge : start
      return (segments[index], CGRect(x: x, y: 0, width: max(0, edge - start), height: bounds.height))
    }
  }

  /// The index of the segment at a place, the first or the last beyond the ends.
  final func index(at point: CGPoint) -> Int? {
    let frames = frames
    let x = min(max(point.x, 0.5), max(bounds.width - 0.5, 0))
    return frames.firstIndex { x >= $0.frame.minX && x < $0.frame.maxX }
  }

  /// The index of the segment under which the thumb is: the one to which a finger dragged it, or the chosen one.
  final var shownIndex: Int? {
    if let drag, drag.movesThumb { return drag.index }
    return chosen == Self.noSegment || isMomentary ? nil : chosen
  }

  /// Places everything.
  final func layoutSegments() {
    parts.track.frame = bounds
    let frames = frames
    for (view, frame) in frames { view.frame = frame }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    parts.placeSeparators(
      at: frames.dropLast().map { isRightToLeft ? $0.frame.minX : $0.frame.maxX }, height: bounds.height)
    placeThumb(in: frames)
  }

  /// Puts the thumb where it is to be.
  private func placeThumb(in frames: [(view: SegmentView, frame: CGRect)]) {
    let index = shownIndex.flatMap { frames.indices.contains($0) ? $0 : nil }
    parts.placeThumb(
      under: index.map { frames[$0].frame }, hiding: index.map { [$0 - 1, $0] } ?? [], isPressed: drag?.movesThumb ?? false,
      color: selectedSegmentTintColor)
  }

  /// Shows the state, over so many seconds while it is on screen.
  final func showState(over duration: TimeInterval = 0) {
    let shown = shownIndex
    for (index, segment) in segments.enumerated() {
      let isChosen = index == shown
      let isPressed = drag.map { !$0.movesThumb && $0.index == index } ?? false
      segment.show(
        isChosen: isChosen, isPressed: isPressed,
        attributes: titleAttributes(isChosen: isChosen, isPressed: isPressed, isAvailable: segment.isAvailable && isEnabled))
    }
    let change = { [self] in
      parts.track.alpha = isEnabled ? 1 : 0.5
      placeThumb(in: frames)
    }
    guard duration > 0, window != nil else { return change() }
    // What waits for layout is to be placed first, or the thumb would slide from where it never was.
    layoutIfNeeded()
    UIView.animate(
      withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut],
      animations: change)
  }

  /// The attributes that were set for a state of a segment, on top of those for the normal one.
  private func titleAttributes(isChosen: Bool, isPressed: Bool, isAvailable: Bool) -> [NSAttributedString.Key: Any] {
    guard !attributes.isEmpty else { return [:] }
    var result = attributes[.normal] ?? [:]
    if isChosen { result.merge(attributes[.selected] ?? [:]) { $1 } }
    if isPressed { result.merge(attributes[.highlighted] ?? [:]) { $1 } }
    if !isAvailable { result.merge(attributes[.disabled] ?? [:]) { $1 } }
    return result
  }
}

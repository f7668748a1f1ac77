// Which segments a control has, and which one is chosen.

import CoreGraphics
import UIKitBase
import UIKitText

extension UISegmentedControl {
  /// What the initialisers do once all storage is there.
  final func setUpSegments() {
    isOpaque = false
    // Nothing of the layer itself is seen; the ring of the focus follows its corners.
    layer.cornerRadius = SegmentedParts.radius
    addSubview(parts.track)
    showState()
  }

  /// The segment at an index, or the last one beyond the end; `nil` in a control without any, and below zero.
  final func view(at index: Int) -> SegmentView? {
    index < 0 || segments.isEmpty ? nil : segments[min(index, segments.count - 1)]
  }

  /// Adds a segment; what was chosen stays chosen.
  final func insert(_ content: SegmentView.Content, at index: Int, animated: Bool = false) {
    cancelTrackedTouch()
    let place = min(max(index, 0), segments.count)
    let made = SegmentView(content)
    segments.insert(made, at: place)
    parts.track.addSubview(made)
    if chosen >= place { chosen += 1 }
    segmentsDidChange(animated: animated, appearing: made)
  }

  /// Takes a segment away; what else was chosen stays chosen.
  final func remove(at index: Int, animated: Bool) {
    guard let view = view(at: index), let place = segments.firstIndex(where: { $0 === view }) else { return }
    cancelTrackedTouch()
    segments.remove(at: place)
    view.removeFromSuperview()
    if chosen == place { chosen = Self.noSegment } else if chosen > place { chosen -= 1 }
    segmentsDidChange(animated: animated, appearing: nil)
  }

  /// Changes what a segment shows.
  final func change(_ index: Int, _ change: (inout SegmentView.Content) -> Void) {
    guard let view = view(at: index) else { return }
    change(&view.content)
    showState()
    roomDidChange()
  }

  /// Shows that the segments are others.
  private func segmentsDidChange(animated: Bool, appearing: SegmentView?) {
    parts.adjustSeparators(to: segments.count - 1)
    showState()
    roomDidChange()
    guard animated, window != nil else { return }
    if let appearing {
      UIView.performWithoutAnimation {
        appearing.alpha = 0
        appearing.frame = frames.first { $0.view === appearing }?.frame ?? .zero
      }
    }
    UIView.animate(withDuration: SegmentedParts.slideDuration) { [self] in
      appearing?.alpha = 1
      layoutIfNeeded()
    }
  }

  // MARK: Choosing

  /// Chooses a segment, or none, at once; nobody is told.
  final func choose(_ index: Int) {
    guard index != chosen else { return }
    chosen = index
    parts.stop()
    showState()
    setNeedsLayout()
  }

  /// Chooses a segment for the user, who is told of it: those who asked for the value, then the segment's action.
  final func take(_ index: Int, with event: UIEvent?) {
    guard segments.indices.contains(index), isMomentary || index != chosen else { return settle() }
    let action = segments[index].content.action
    chosen = index
    if !isMomentary { settle() }
    if let action { sendAction(action) }
    send([.valueChanged, .primaryActionTriggered], with: event)
    if isMomentary {
      chosen = Self.noSegment
      settle()
    }
  }

  /// Lets the thumb slide to what is chosen.
  final func settle() { showState(over: SegmentedParts.slideDuration) }

  /// Chooses the nearest segment that answers at the left or right, or the first or last one; whether the heading is one of these.
  final func chooseNext(_ heading: UIFocusHeading) -> Bool {
    guard isEnabled, !isMomentary else { return false }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let available = segments.indices.filter { segments[$0].isAvailable }
    let next: Int?
    switch heading {
    case .first: next = available.first
    case .last: next = available.last
    case .left, .right:
      let isForward = (heading == .right) != isRightToLeft
      if chosen == Self.noSegment {
        next = isForward ? available.first : available.last
      } else {
        next = isForward ? available.first { $0 > chosen } : available.last { $0 < chosen }
      }
    default: return false
    }
    // At the end the choice, and with it the focus, stays.
    if let next { take(next, with: nil) }
    return true
  }
}

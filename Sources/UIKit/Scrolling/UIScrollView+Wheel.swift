import CoreGraphics
import QuartzCore

extension UIWindowScene {
  /// Moves the content under a wheel or a stroke on a touch pad: that of the innermost scroll view which has any way to go.
  final func receiveScroll(by delta: CGPoint, at location: CGPoint) {
    guard delta.x.isFinite, delta.y.isFinite, location.x.isFinite, location.y.isFinite else { return }
    var view = hitTest(location, with: nil)
    while let candidate = view {
      if let scrollView = candidate as? UIScrollView, scrollView.scrollByWheel(delta) { return }
      view = candidate.superview
    }
  }
}

extension UIScrollView {
  /// Moves on by `delta` points as far as there is content; whether there was any way to go.
  ///
  /// A wheel has no finger that could pull the content beyond its end, so nothing bounces.
  fileprivate final func scrollByWheel(_ delta: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    let wanted = clamped(CGPoint(x: contentOffset.x + delta.x, y: contentOffset.y + delta.y))
    let offset = pixelAligned(wanted)
    guard offset != contentOffset else { return false }
    stopMotion()
    contentOffset = offset
    showIndicators()
    hideIndicators()
    return true
  }
}

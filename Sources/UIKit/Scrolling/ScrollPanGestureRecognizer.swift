import CoreGraphics
import UIKitBase

/// The drag of a scroll view: it counts movement only along directions that scroll, and stops content that moves.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// How long a touch is kept from content, in seconds (geometry spec 8).
  private static let contentDelay: TimeInterval = 0.15

  /// The view that scrolls; it owns this.
  weak var scrollView: UIScrollView? {
    didSet { observers = [{ [weak scrollView] pan in scrollView?.followPan(pan) }] }
  }

  override func counted(_ movement: CGPoint) -> CGPoint {
    guard let scrollView else { return .zero }
    return CGPoint(x: scrollView.scrollsX ? movement.x : 0, y: scrollView.scrollsY ? movement.y : 0)
  }

  override var touchDelay: TimeInterval {
    guard let scrollView, scrollView.delaysContentTouches, scrollView.scrollsX || scrollView.scrollsY else { return 0 }
    return Self.contentDelay
  }

  /// A finger that catches moving content does not touch what it lands on.
  override func swallows(_ touch: UITouch) -> Bool { scrollView?.isDecelerating ?? false }

  /// A touch that content has got already is taken away only if the view lets it go.
  override func ownShouldBegin() -> Bool {
    guard let scrollView else { return false }
    for touch in followed where !touch.isTakenFromView {
      guard let view = touch.view, view !== scrollView else { continue }
      guard scrollView.canCancelContentTouches, scrollView.touchesShouldCancel(in: view) else { return false }
    }
    return true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if scrollView?.isDecelerating == true { scrollView?.stopMotion() }
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    scrollView?.settleAfterTouch()
  }
}

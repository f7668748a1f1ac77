public import CoreGraphics

/// Who hears of a scroll view's movements. Each method does nothing unless it is there.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// The content offset changed, for whatever reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// The user begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The user lets go; `velocity` is in points a millisecond. The offset at which the content will rest can be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// The user let go; `decelerate` tells whether the content moves on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content moves on by itself from now on.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content came to rest, or was caught.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// An animated change of the content offset that the app asked for is complete.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The margins that the safe area adds to the content changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Leaves the target as it is.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// Where `UIScrollView.delegate` is declared.
///
/// A class cannot declare a property again with a narrower type, but it can declare one that a protocol's extension has: so
/// `UITableView.delegate` is a `UITableViewDelegate` and hides this one.
@_documentation(visibility: private)
@preconcurrency @MainActor
public protocol _ScrollDelegating: AnyObject {}

extension _ScrollDelegating where Self: UIScrollView {
  /// Who hears of the scroll view's movements; not kept alive.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

import CoreGraphics

/// A bar's look at a scroll view: whether the content that is nearest to the bar ends before it, or runs on below it.
@MainActor
final class ScrollEdgeWatch {
  /// Which side of the content the bar lies over.
  enum Edge {
    /// The beginning, where a navigation bar lies.
    case top
    /// The end, where a tab bar lies.
    case bottom
  }

  /// Which side of the content the bar lies over.
  private let edge: Edge

  /// The scroll view that is looked at.
  private weak var scrollView: UIScrollView?

  /// Called when the answer may be another one.
  private let onChange: () -> Void

  /// A look at nothing yet.
  init(_ edge: Edge, onChange: @escaping () -> Void) {
    self.edge = edge
    self.onChange = onChange
  }

  /// Looks at a scroll view from now on; `nil` at none.
  func watch(_ scrollView: UIScrollView?) {
    guard scrollView !== self.scrollView else { return }
    self.scrollView?.bars.remove(self)
    self.scrollView = scrollView
    // Neither keeps the other: a scroll view may stay when the bar goes, and then another bar is to look at it.
    scrollView?.bars.add(self) { $0.onChange() }
    onChange()
  }

  /// Whether no content lies below the bar; true without a scroll view, whose content would move.
  ///
  /// Half a point is less than a scroll view's rest from a pixel, and none that could be seen.
  var isAtEdge: Bool {
    guard let scrollView else { return true }
    return switch edge {
    case .top: scrollView.contentOffset.y <= scrollView.minimumOffset.y + 0.5
    case .bottom: scrollView.contentOffset.y >= scrollView.maximumOffset.y - 0.5
    }
  }
}

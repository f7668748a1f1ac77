import CoreGraphics
import QuartzCore
import UIKitBase
import UIKitColors
import UIKitTraits

/// The bars that show where in the content a scroll view is: 3 points wide, 3 points from the edge (geometry spec 6.5).
@MainActor
final class ScrollIndicators {
  /// The width of a bar and its distance from the edge, in points.
  private static let width: CGFloat = 3
  private static let margin: CGFloat = 3

  /// The shortest a bar is, in points. AD-HOC: Apple names no figure.
  private static let shortest: CGFloat = 36

  /// How long a bar takes to fade, in seconds. AD-HOC: Apple names no figure.
  private static let fade: TimeInterval = 0.25

  /// The color of the default style. AD-HOC: Apple names none.
  private static let color = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.35) : UIColor(white: 0, alpha: 0.35)
  }

  /// The bar at the right.
  private let vertical = CALayer()
  /// The bar at the bottom.
  private let horizontal = CALayer()

  /// Bars of a scroll view, not shown yet.
  init(in view: UIScrollView) {
    withoutAnimation {
      for bar in [vertical, horizontal] {
        bar.opacity = 0
        bar.cornerRadius = Self.width / 2
        // In front of whatever the app adds later.
        bar.zPosition = 1
        view.layer.addSublayer(bar)
      }
    }
  }

  /// Gives the bars their color.
  func apply(_ style: UIScrollView.IndicatorStyle, _ traits: TraitStorage) {
    let color =
      switch style {
      case .default: Self.color
      case .black: UIColor(white: 0, alpha: 0.35)
      case .white: UIColor(white: 1, alpha: 0.35)
      }
    withoutAnimation {
      for bar in [vertical, horizontal] { bar.backgroundColor = color.resolvedCGColor(traits) }
    }
  }

  /// Puts the bars where the content is.
  func place(in view: UIScrollView) {
    let bounds = view.bounds
    let inset = view.adjustedContentInset
    let (low, high) = (view.minimumOffset, view.maximumOffset)
    withoutAnimation {
      vertical.isHidden = !view.showsVerticalScrollIndicator || high.y <= low.y
      horizontal.isHidden = !view.showsHorizontalScrollIndicator || high.x <= low.x
      let corner = vertical.isHidden || horizontal.isHidden ? 0 : Self.width + Self.margin
      let down = Self.bar(
        track: bounds.height - inset.top - inset.bottom - 2 * Self.margin - corner, offset: bounds.minY, low: low.y, high: high.y,
        visible: bounds.height)
      vertical.frame = CGRect(
        x: bounds.maxX - Self.margin - Self.width, y: bounds.minY + inset.top + Self.margin + down.start, width: Self.width,
        height: down.length)
      let across = Self.bar(
        track: bounds.width - inset.left - inset.right - 2 * Self.margin - corner, offset: bounds.minX, low: low.x, high: high.x,
        visible: bounds.width)
      horizontal.frame = CGRect(
        x: bounds.minX + inset.left + Self.margin + across.start, y: bounds.maxY - inset.bottom - Self.margin - Self.width,
        width: across.length, height: Self.width)
    }
  }

  /// Where on its track a bar begins and how long it is; content pulled beyond an edge makes it shorter.
  private static func bar(
    track: CGFloat, offset: CGFloat, low: CGFloat, high: CGFloat, visible: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let whole = high - low + visible
    guard track > 0, whole > 0, high > low else { return (0, 0) }
    let beyond = max(low - offset, offset - high, 0)
    let full = min(max(shortest, track * visible / whole), track)
    let length = max(full - beyond, width * 2)
    let share = min(max((offset - low) / (high - low), 0), 1)
    return ((track - length) * share, length)
  }

  /// Shows the bars at once.
  func show() {
    withoutAnimation {
      vertical.opacity = 1
      horizontal.opacity = 1
    }
  }

  /// Lets the bars fade.
  func hide() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(Self.fade)
    vertical.opacity = 0
    horizontal.opacity = 0
    CATransaction.commit()
  }

  /// Changes the bars without the animations that layers without a view have.
  private func withoutAnimation(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }
}

extension UIScrollView {
  /// Shows the bars; a view that does not scroll has none.
  final func showIndicators() {
    guard scrollsX || scrollsY else { return }
    if indicators == nil {
      indicators = ScrollIndicators(in: self)
      hasOwnColors = true
      applyOwnColors()
    }
    indicators?.place(in: self)
    indicators?.show()
  }

  /// Lets the bars fade.
  final func hideIndicators() { indicators?.hide() }
}

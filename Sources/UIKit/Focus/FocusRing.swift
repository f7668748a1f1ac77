import CoreGraphics
import QuartzCore
import UIKitColors
import UIKitTraits

/// The ring that shows where the focus is: in the tint, inside a row or segment and outside a control.
///
/// AD-HOC: Apple names no figures for its halo; 3 points wide and 3 points away look like those that are published.
final class FocusRing: UIView {
  /// The width of the line and its distance from a control, in points.
  private static let width: CGFloat = 3
  private static let distance: CGFloat = 3

  /// A ring round nothing.
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    hasOwnColors = true
    layer.cornerCurve = .continuous
    layer.borderWidth = Self.width
    layer.zPosition = 1000
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Goes round a view, or away.
  func surround(_ view: UIView?) {
    removeFromSuperview()
    guard let view else { return }
    // What fills its surroundings has no room outside.
    let isInside = view is UITableViewCell || view is SegmentView
    frame = isInside ? view.bounds : view.bounds.insetBy(dx: -Self.distance - Self.width, dy: -Self.distance - Self.width)
    let round = isInside ? 0 : min(view.bounds.height, view.bounds.width) / 2
    let inner = view.layer.cornerRadius > 0 ? view.layer.cornerRadius : round
    layer.cornerRadius = isInside ? max(inner, 10) : min(inner + Self.distance + Self.width, frame.height / 2)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(self)
    applyOwnColors()
  }

  override func applyOwnColors() { layer.borderColor = tintColor.resolvedCGColor(traitNode.storage) }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    applyOwnColors()
  }
}

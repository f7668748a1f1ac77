import CoreGraphics
import UIKitColors

/// The view around the view of one controller in a navigation controller: what moves when one page makes room for the next.
///
/// Apart from the controller's own view, so that nothing which the app sets on that is touched.
final class NavigationPage: UIView {
  /// What darkens a page below another one.
  private let shade = UIView()

  /// How dark a page is when another one has come over it (geometry spec 8).
  private static let shadeAlpha: CGFloat = 0.09
  /// How far a page goes to the left below the one that comes, as a share of its width (geometry spec 8).
  private static let lowerShift: CGFloat = 0.3

  /// A page with a view in it, as large as `frame`.
  init(frame: CGRect, content: UIView) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    shade.backgroundColor = .black
    shade.alpha = 0
    shade.isUserInteractionEnabled = false
  }

  /// Always `nil`: only navigation controllers make pages.
  required init?(coder: NSCoder) { nil }

  /// Where a page is on the way from one to the next.
  enum Place {
    /// All of it is seen.
    case shown
    /// At the right of the window, before it comes or after it went.
    case right
    /// Below the page that came over it.
    case below
  }

  /// Goes to a place, in `bounds` of what it is in.
  func go(to place: Place, in bounds: CGRect) {
    if place == .below || shade.superview != nil {
      shade.frame = self.bounds
      addSubview(shade)
      shade.alpha = place == .below ? Self.shadeAlpha : 0
    }
    let shift: CGFloat =
      switch place {
      case .shown: 0
      case .right: bounds.width
      case .below: -bounds.width * Self.lowerShift
      }
    center = CGPoint(x: bounds.midX + shift, y: bounds.midY)
  }

  /// Puts the shade away, once the page lies still.
  func rest() { shade.removeFromSuperview() }
}

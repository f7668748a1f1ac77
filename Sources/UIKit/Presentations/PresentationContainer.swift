import CoreGraphics
import UIKitColors
import UIKitTraits

/// The view on a window that holds what is presented, above a dimmed ground if that is a card.
final class PresentationContainer: UIView {
  /// The presentation that it is for. It owns this.
  private unowned let presentation: UIPresentationController

  /// What dims the ground; `nil` where all of it is covered.
  let dimming: UIView?

  /// A container that fills a window.
  init(of presentation: UIPresentationController, in window: UIWindow) {
    self.presentation = presentation
    dimming = presentation.presentationStyle.isSheet ? UIView() : nil
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard let dimming else { return }
    dimming.frame = bounds
    dimming.autoresizingMask = autoresizingMask
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
    addSubview(dimming)
  }

  /// There are no archives of containers.
  required init?(coder: NSCoder) { nil }

  /// Places what is presented, between the presentation's two call-backs.
  override func layoutSubviews() {
    let node = presentation.environmentNode
    var reads = TraitContext.track(node.storage) { presentation.containerViewWillLayoutSubviews() }
    // On its way out the view is where it is.
    if presentation.phase != .dismissing, let view = presentation.presentedView {
      let frame = presentation.frameOfPresentedViewInContainerView
      if view.frame != frame { view.frame = frame }
    }
    reads.formUnion(TraitContext.track(node.storage) { presentation.containerViewDidLayoutSubviews() })
    presentation.layoutReads = reads
  }
}

extension UIPresentationController {
  /// The presented view's rectangle by the style: all of the container, or a card.
  final var presentedFrame: CGRect {
    guard let container else { return .zero }
    let bounds = container.bounds
    guard presentationStyle.isSheet else { return bounds }
    if bounds.width >= Self.wideWindow {
      let size = CGSize(width: Self.wideCard.width, height: min(Self.wideCard.height, bounds.height - 80))
      return CGRect(
        x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
        height: size.height)
    }
    let top = container.safeAreaInsets.top + Self.strip
    return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  /// In windows of this width, in points, and wider ones, a card stands in the middle.
  private static var wideWindow: CGFloat { 600 }
  /// The size of such a card in points; less high where the window is.
  private static var wideCard: CGSize { CGSize(width: 540, height: 620) }
  /// The strip of what is below that a card leaves at the top, in points.
  private static var strip: CGFloat { 10 }
  /// The radius of a card's corners in points.
  static var cardRadius: CGFloat { 10 }
}

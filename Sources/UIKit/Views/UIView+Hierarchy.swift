import QuartzCore
import UIKitBase
import UIKitTraits

extension UIView {
  /// What the initialisers do once all storage is there.
  final func setUp(frame: CGRect) {
    layer.owner = self
    layer.ownerIsPlain = type(of: self) == UIView.self
    if !layer.ownerIsPlain {
      bits.insert(.observesTraits)
      setUpUpdates()
    }
    layer.contentsScale = UIScreen.defaultScale
    if frame != .zero { layer.frame = frame }
    // A view is laid out once before it is first seen, whatever its size.
    layer.setNeedsLayout()
  }

  /// What is left to do when a view goes: its children must not point at it.
  ///
  /// The layer and the node are only held on to, so that they go on the main actor as well.
  static func leave(_ subviews: [UIView], of layer: CALayer, _ node: TraitNode?, isWindow: Bool) {
    if isWindow {
      // Its scene holds on to these, not to the window.
      layer.removeFromSuperlayer()
      node?.removeFromParent()
    }
    for subview in subviews {
      subview.parent = nil
      subview.outermostTraitNode.removeFromParent()
      if isWindow { subview.loseWindow() }
    }
  }

  /// Notes in the subtree that its window is gone, without looking at it any more, and tells the controllers.
  private final func loseWindow() {
    shownIn = nil
    leaveFrames()
    rare?.controller?.viewWillMove(toWindow: nil)
    rare?.controller?.viewDidMoveToWindow()
    for subview in subviews { subview.loseWindow() }
  }

  /// The view's node, or its controller's, which stands between the view and its superview (spec 2.3).
  final var outermostTraitNode: TraitNode { rare?.controller?.outermostTraitNode ?? traitNode }

  /// The place for what few views have.
  final func makeRare() -> RareViewState {
    if let rare { return rare }
    let made = RareViewState()
    rare = made
    return made
  }

  // MARK: Adding and removing

  /// Puts `view` among the subviews, and tells everyone in UIKit's order.
  final func insert(_ view: UIView, at index: Int) {
    precondition(view !== self, "A view cannot be its own subview.")
    // Nothing is inside a view without subviews, so the way up need not be looked at when a tree grows at its leaves.
    precondition(view.subviews.isEmpty || !isDescendant(of: view), "A view cannot be put into a view that it contains.")
    if view.parent === self { return restack(view, at: index) }
    let (oldWindow, newWindow) = (view.shownIn, window)
    let windowChanges = oldWindow !== newWindow
    if windowChanges { oldWindow?.endResponding(inside: view) }
    view.willMove(toSuperview: self)
    if windowChanges { view.announce(window: newWindow) }
    let formerParent = view.parent
    formerParent?.willRemoveSubview(view)
    view.leaveParent()
    formerParent?.setNeedsLayout()
    let place = min(max(index, 0), subviews.count)
    subviews.insert(view, at: place)
    view.parent = self
    placeLayer(ofSubviewAt: place)
    traitNode.add(view.outermostTraitNode)
    view.takeTintFromSuperview()
    if windowChanges {
      view.enter(newWindow)
      UIApplication.shared.loseTouches(inside: view, from: oldWindow)
      view.announceEntered()
    }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  /// Puts `view` before or behind a subview.
  final func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard let index = subviews.place(of: sibling) else { return insert(view, at: subviews.count) }
    // A view that already stands behind the sibling leaves a gap there when it moves.
    let isBehind = subviews.prefix(index).contains { $0 === view }
    insert(view, at: index + offset - (isBehind ? 1 : 0))
  }

  /// Takes the view out of its superview.
  final func detach() {
    guard parent != nil else { return }
    let oldWindow = shownIn
    oldWindow?.endResponding(inside: self)
    willMove(toSuperview: nil)
    if oldWindow != nil { announce(window: nil) }
    // Asked for only now, because whoever was told may have moved the view.
    let formerParent = parent
    formerParent?.willRemoveSubview(self)
    leaveParent()
    if let oldWindow {
      enter(nil)
      UIApplication.shared.loseTouches(inside: self, from: oldWindow)
      announceEntered()
    }
    // Only now, because whoever hears of an end may look at the tree.
    layer.endAllInside()
    didMoveToSuperview()
    formerParent?.setNeedsLayout()
  }

  /// Unlinks the view, its layer and its traits' node from the superview; the traits keep their last values (spec 2.3.3).
  ///
  /// Animations of layers go on, because the view may come in elsewhere.
  private func leaveParent() {
    guard let parent else { return }
    if let index = parent.subviews.place(of: self) { parent.subviews.remove(at: index) }
    layer.detach()
    outermostTraitNode.removeFromParent()
    self.parent = nil
  }

  /// Puts the layer of the subview at `index` where it belongs among the sublayers: right behind the next subview's layer.
  private func placeLayer(ofSubviewAt index: Int) {
    let own = subviews[index].layer
    let follower = index + 1 < subviews.count ? subviews[index + 1].layer : nil
    if let follower, follower.superlayer === layer { layer.insertSublayer(own, below: follower) } else { layer.addSublayer(own) }
  }

  // MARK: Order

  /// Puts a subview in front of or behind its siblings.
  final func restack(_ view: UIView, toFront: Bool) {
    guard view.parent === self else { return }
    restack(view, at: toFront ? subviews.count - 1 : 0)
  }

  /// Puts a subview at another place among its siblings; nothing happens when it is there already.
  private func restack(_ view: UIView, at index: Int) {
    guard let from = subviews.place(of: view) else { return }
    let place = min(max(index, 0), subviews.count - 1)
    guard place != from else { return }
    subviews.remove(at: from)
    subviews.insert(view, at: place)
    placeLayer(ofSubviewAt: place)
  }

  /// Puts the subviews at two places in each other's place.
  public final func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second), first != second else { return }
    let (back, front) = (min(first, second), max(first, second))
    let (lower, upper) = (subviews[back], subviews[front])
    restack(lower, at: front)
    restack(upper, at: back)
  }

  // MARK: Windows

  /// Tells the subtree which window it is about to be in.
  final func announce(window: UIWindow?) {
    willMove(toWindow: window)
    rare?.controller?.viewWillMove(toWindow: window)
    for subview in subviews { subview.announce(window: window) }
  }

  /// Notes the window in the subtree, without telling anyone yet.
  final func enter(_ window: UIWindow?) {
    if shownIn != nil, window !== shownIn { leaveFrames() }
    shownIn = window
    if window != nil, !bits.isDisjoint(with: [.needsProperties, .needsConstraints]) { queueUpdates() }
    if let window, layer.contentsScale != window.contentScale { adoptContentScale(window.contentScale) }
    geometryMayHaveChanged()
    for subview in subviews { subview.enter(window) }
  }

  /// Tells the subtree that it is in its new window.
  final func announceEntered() {
    didMoveToWindow()
    rare?.controller?.viewDidMoveToWindow()
    for subview in subviews { subview.announceEntered() }
  }

  // MARK: Questions

  /// Whether `view` is the receiver or contains it.
  public final func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let candidate = ancestor {
      if candidate === view { return true }
      ancestor = candidate.parent
    }
    return false
  }

  /// The first view in this subtree, the receiver first, that fits.
  final func firstView(where fits: (UIView) -> Bool) -> UIView? {
    if fits(self) { return self }
    for subview in subviews {
      if let found = subview.firstView(where: fits) { return found }
    }
    return nil
  }
}

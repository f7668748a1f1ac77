public import CoreGraphics
public import QuartzCore
public import UIKitBase
public import UIKitColors
public import UIKitTraits

/// A rectangle on the screen that lays out its subviews, draws, and answers touches.
///
/// The body declares every member that a subclass may override, because Swift members declared in extensions cannot be overridden
/// here; each is one line, and its work stands in the `UIView+Topic.swift` of its topic. Geometry and looks are kept by ``layer``
/// alone: what the view derives from it is not stored again.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate {
  // MARK: What a view keeps
  //
  // Unchecked: no access to one of these calls out while it is under way, and a pass over ten thousand views would mostly check. First
  // comes what a change of traits reads, so that it lies together.

  /// The layer that shows the view and keeps its geometry; its delegate is the view, and that stays so.
  public let layer: CALayer

  /// The view's place in the tree of traits; there from the initialiser on, which needs the view itself to make it.
  @exclusivity(unchecked) final private(set) var traitNode: TraitNode!

  /// The color behind the view's content, as it was set; the layer holds what it resolves to.
  @exclusivity(unchecked) final var background: UIColor?

  /// The traits that the last run of `layoutSubviews` and of `draw` read; a change of one runs the method again.
  @exclusivity(unchecked) final var layoutReads: TraitMask = []
  @exclusivity(unchecked) final var drawReads: TraitMask = []

  /// Yes-or-no state, one bit each.
  @exclusivity(unchecked) final var bits: ViewState = [.autoresizesSubviews, .userInteraction, .opaque]

  /// The subviews, from back to front.
  @exclusivity(unchecked) public internal(set) final var subviews: [UIView] = []

  /// The view that contains this one. It owns this one, and empties this place before it goes.
  @exclusivity(unchecked) final unowned(unsafe) var parent: UIView?

  /// The window that shows the view. The window empties this place before it goes.
  @exclusivity(unchecked) final unowned(unsafe) var shownIn: UIWindow?

  /// What few views have: a tint, recognizers, identifiers, a controller.
  @exclusivity(unchecked) final var rare: RareViewState?

  /// How the view follows a change of its superview's size.
  public final var autoresizingMask: AutoresizingMask = []

  /// How the layer shows its content while its size differs from the content's; see ``UIView/ContentMode``.
  open var contentMode: ContentMode = .scaleToFill { didSet { contentModeDidChange(from: oldValue) } }

  // MARK: Making a view

  /// The class of the layer that an instance of this class gets.
  open class var layerClass: AnyClass { CALayer.self }

  /// A view with the given frame in its future superview's coordinates, in points.
  public init(frame: CGRect) {
    layer = Self.makeLayer(of: Self.layerClass)
    super.init()
    traitNode = TraitNode(owner: self, storage: TraitContext.prediction)
    setUp(frame: frame)
  }

  /// A view of zero size at the origin.
  public override convenience init() { self.init(frame: .zero) }

  /// Always `nil`, with a report to the developer: views cannot be read from archives yet. It exists because subclasses declare it.
  public required init?(coder: NSCoder) {
    MissingArchives.report(Self.self)
    return nil
  }

  deinit {
    layer.owner = nil
    let (layer, node, subviews) = (layer, traitNode, subviews)
    let isWindow = self is UIWindow
    Departure.onMain { Self.leave(subviews, of: layer, node, isWindow: isWindow) }
  }

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates, in points; undefined while ``transform`` is not the identity.
  open var frame: CGRect {
    get { layer.frame }
    set { setFrame(newValue) }
  }

  /// The view's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { layer.bounds }
    set { setBounds(newValue) }
  }

  /// The middle of the view's frame in its superview's coordinates, in points.
  open var center: CGPoint {
    get { layer.position }
    set { setCenter(newValue) }
  }

  /// How the view is moved, scaled and turned about its center on the way to its superview.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { setTransform(newValue) }
  }

  /// The smallest size that suits the view within `size`; its present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that ``sizeThatFits(_:)`` finds for its present size.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// The size that the view's content asks for; ``UIView/noIntrinsicMetric`` where it asks for none.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// Tells that ``intrinsicContentSize`` changed; lays out the superview again.
  open func invalidateIntrinsicContentSize() { parent?.setNeedsLayout() }

  // MARK: Hierarchy

  /// The view that contains this one.
  public final var superview: UIView? { parent }

  /// The window that shows the view; `nil` while it is in none. A window is its own.
  open var window: UIWindow? { shownIn }

  /// Puts `view` in front of the other subviews, taking it from where it was.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Puts `view` among the subviews at `index`, 0 being the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts `view` right in front of `sibling`.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, beside: sibling, offset: 1) }

  /// Puts `view` right behind `sibling`.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, beside: sibling, offset: 0) }

  /// Takes the view out of its superview and so out of its window.
  open func removeFromSuperview() { detach() }

  /// Puts `view`, a subview, in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { restack(view, toFront: true) }

  /// Puts `view`, a subview, behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { restack(view, toFront: false) }

  /// Called after `subview` was added; does nothing unless overridden.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before `subview` is removed; does nothing unless overridden.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Ends what goes on by the frames of a scene, because no frame will show the view any more; an override calls `super`.
  func leaveFrames() { endAnimations() }

  /// Called before the superview changes; does nothing unless overridden.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview changed; does nothing unless overridden.
  open func didMoveToSuperview() {}

  /// Called before the window changes; does nothing unless overridden.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window changed; does nothing unless overridden.
  open func didMoveToWindow() {}

  // MARK: Traits

  /// The traits that hold for the view; before it is in a hierarchy, those that it will probably have (spec 2.4.1).
  open var traitCollection: UITraitCollection { traitNode.storage.collection }

  /// Called after a trait of the view changed, parents first; does nothing unless overridden (spec 2.8.6).
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The style that the view and everything in it take, whatever is inherited; `.unspecified` inherits (spec 2.5).
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitNode.overrideUserInterfaceStyle }
    set { traitNode.overrideUserInterfaceStyle = newValue }
  }

  // MARK: Properties and constraints

  /// Sets up content and looks before layout; does nothing unless overridden.
  ///
  /// Runs once before the view is first laid out, and again when a trait changes that it read (spec 2.10).
  open func updateProperties() {}

  /// Asks for ``updateProperties()`` in the next frame.
  open func setNeedsUpdateProperties() { markProperties() }

  /// Whether views of this class need ``updateConstraints()`` once before they are first laid out; false unless overridden.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Brings the view's constraints up to date; does nothing unless overridden.
  ///
  /// Runs when it was asked for, after what is in the view, and again when a trait changes that it read (spec 2.10).
  open func updateConstraints() {}

  /// Asks for ``updateConstraints()`` in the next frame.
  open func setNeedsUpdateConstraints() { markConstraints() }

  // MARK: Layout

  /// Places the subviews; does nothing unless overridden. Runs again when a trait changes that it read (spec 2.10).
  open func layoutSubviews() {}

  /// Asks for ``layoutSubviews()`` in the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays out the view and everything in it now, where that was asked for.
  open func layoutIfNeeded() { layoutNow() }

  /// The margins of the view that the system covers, in points, in the view's own coordinates.
  open var safeAreaInsets: UIEdgeInsets { coveredInsets }

  /// Called in the frame in which ``safeAreaInsets`` became others, before they are shown; does nothing unless overridden.
  open func safeAreaInsetsDidChange() {}

  /// Takes up another safe area and tells the view's class and its controller; an override calls `super`.
  func safeAreaDidChange() {
    safeAreaInsetsDidChange()
    rare?.controller?.viewSafeAreaInsetsDidChange()
  }

  /// The default distance of content from the view's edges: 8 points, or what was set.
  open var layoutMargins: UIEdgeInsets {
    get { rare?.layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    set { setLayoutMargins(newValue) }
  }

  /// ``layoutMargins`` by the direction in which the user reads.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { marginsInReadingDirection }
    set { setMarginsInReadingDirection(newValue) }
  }

  /// The side on which the view's content begins: what the layout direction of its traits says.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Looks

  /// The color behind the view's content; `nil` is transparent. A dynamic color follows the view's traits (spec 8.2).
  open var backgroundColor: UIColor? {
    get { background }
    set { setBackground(newValue) }
  }

  /// How opaque the view and everything in it is, 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  /// Whether the view and everything in it is left out.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { setHidden(newValue) }
  }

  /// Whether the view says of itself that it covers its bounds; true unless set, but false for labels and
  /// switches.
  ///
  /// AD-HOC: a hint that is handed to the layer and speeds nothing up here. What is drawn is never taken to cover more than it does.
  open var isOpaque: Bool {
    get { bits.contains(.opaque) }
    set { setOpaque(newValue) }
  }

  /// Whether subviews are cut at the view's bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The color that marks what can be touched; inherited from the superview unless set, at last `systemBlue` (spec 7).
  open var tintColor: UIColor! {
    get { effectiveTint }
    set { setTint(newValue) }
  }

  /// How the tint is shown, here and in what inherits it; the superview's mode unless set, at last `.normal` (spec 7).
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintMode }
    set { setTintMode(newValue) }
  }

  /// Called after the effective ``tintColor`` changed; does nothing unless overridden.
  open func tintColorDidChange() {}

  /// Hands the colors of its own to layers; called in the color phase of a frame when ``hasOwnColors``. Does nothing unless overridden.
  func applyOwnColors() {}

  // MARK: Drawing

  /// Draws the view's content with the current context; does nothing unless overridden. Runs again when a trait changes that it
  /// read (spec 2.10).
  open func draw(_ rect: CGRect) {}

  /// Asks for ``draw(_:)`` in the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Takes up the pixels a point of the view's window; an image view keeps those of its picture.
  func adoptContentScale(_ scale: CGFloat) { layer.contentsScale = scale }

  /// Asks for ``draw(_:)`` in the next frame; all of the view is drawn again.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

  // MARK: Events

  /// Whether touches reach the view and what is in it; true unless set.
  open var isUserInteractionEnabled: Bool {
    get { bits.contains(.userInteraction) }
    set { bits.set(.userInteraction, newValue) }
  }

  /// The frontmost view in this subtree that takes touches at `point` (in the receiver's coordinates); `nil` outside.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestHit(at: point, with: event) }

  /// Whether `point`, in the receiver's coordinates, lies inside ``bounds``.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.encloses(point) }

  /// The view's controller if it has one, else the superview.
  open override var next: UIResponder? { rare?.controller ?? parent }

  /// The recognizers that watch touches in the view; `nil` when there is none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { rare?.recognizers }
    set { setRecognizers(newValue) }
  }

  /// Lets `recognizer` watch the touches in the view.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }

  /// Lets `recognizer` watch no longer.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { detach(recognizer) }

  /// Whether `recognizer` may begin; true unless overridden.
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the keyboard's focus can go to the view; false unless overridden.
  open var canBecomeFocused: Bool { false }

  /// Does what a key that would move the focus means inside the view that has it; false lets the focus move.
  func takes(_ heading: UIFocusHeading) -> Bool { false }

  /// Whether the view has the keyboard's focus.
  open var isFocused: Bool { window?.windowScene?.focusSystem.focusedItem === self }

  // MARK: Identity

  /// A number of the app's own; 0 unless set.
  open var tag: Int {
    get { rare?.tag ?? 0 }
    set { makeRare().tag = newValue }
  }

  /// The first view in this subtree, the receiver included, whose ``tag`` is `tag`.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView { $0.tag == tag } }

  /// The view's class and address, its frame, what is unusual about it, and its layer, in one line; off the main queue only the first two.
  open override nonisolated var description: String { Departure.isHere ? MainActor.assumeIsolated { line } : name }

  // MARK: Accessibility

  /// Whether assistive technology sees the view, and all that is in it, as one thing; false unless set or a subclass is one.
  open var isAccessibilityElement: Bool {
    get { rare?.isAccessibilityElement ?? false }
    set { makeRare().isAccessibilityElement = newValue }
  }

  /// What the view is for assistive technology; nothing in particular unless set or a subclass is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { rare?.accessibilityTraits ?? .none }
    set { makeRare().accessibilityTraits = newValue }
  }

  /// Does what the view is for because assistive technology or a key asks; false lets it be tapped in its middle instead.
  open func accessibilityActivate() -> Bool { false }

  /// What assistive technology calls the view; `nil` unless set.
  open var accessibilityLabel: String? {
    get { rare?.accessibilityLabel }
    set { makeRare().accessibilityLabel = newValue }
  }

  /// The value that assistive technology reads, such as a switch's state; `nil` unless set.
  open var accessibilityValue: String? {
    get { rare?.accessibilityValue }
    set { makeRare().accessibilityValue = newValue }
  }

  // MARK: The layer's delegate

  /// Draws the view into its layer's content.
  open func draw(_ layer: CALayer, in context: CGContext) { drawContent(in: context) }

  /// Lays the view out because its layer asks for it.
  open func layoutSublayers(of layer: CALayer) { layoutContent() }

  /// The animation that a change of `event` gets: the one of the running animation block, else none.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { animationAction(forKey: event) }

  /// Draws the layer itself; left to the layer unless overridden.
  open func display(_ layer: CALayer) { layer.drawBackingStore() }

  /// Called before the layer draws; does nothing unless overridden.
  open func layerWillDraw(_ layer: CALayer) {}
}

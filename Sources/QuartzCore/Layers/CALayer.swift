// A rectangle with a look, children and a delegate. Every open member stands here, because members of extensions cannot be
// overridden; what they do is in the files `CALayer+Topic.swift`.

public import CoreGraphics

/// A node of the picture: geometry, look, sublayers.
///
/// A plain layer stays small: what most layers do not have lives in `LayerExtras`, made on first use. Setters compare first; an
/// equal value marks nothing, so that nothing is drawn for it.
@preconcurrency @MainActor
open class CALayer: NSObject {
  // MARK: Storage
  //
  // Unchecked: no access to one of these calls out while it is under way, and the checks would cost more than the accesses. First
  // comes what a change of a color reads, so that it lies together.

  /// Facts of one bit, and what the layer waits for.
  @exclusivity(unchecked) nonisolated(unsafe) final var flags: LayerFlags = [.needsDisplay, .groupsOpacity, .subtreeChanged]
  /// Property `backgroundColor`.
  @exclusivity(unchecked) final var storedBackground: CGColor?
  /// The superlayer, which clears this when it goes away, hence never dangling; looked at without a count of who holds it.
  @exclusivity(unchecked) nonisolated(unsafe) final var parentLink: Unmanaged<CALayer>?
  /// The view that owns the layer and clears this in its `deinit`; spares every view the side table of a weak reference.
  @exclusivity(unchecked) nonisolated(unsafe) package unowned(unsafe) final var owner: (any CALayerDelegate)?
  /// Property `bounds`.
  @exclusivity(unchecked) final var storedBounds = CGRect.zero
  /// Property `position`.
  @exclusivity(unchecked) final var storedPosition = CGPoint.zero
  /// Property `cornerRadius`.
  @exclusivity(unchecked) final var storedCornerRadius: CGFloat = 0
  /// Property `opacity`.
  @exclusivity(unchecked) final var storedOpacity: Float = 1
  /// Property `contentsScale`.
  @exclusivity(unchecked) final var storedContentsScale: Float = 1
  /// The device pixels the layer itself covered when it was last composited.
  @exclusivity(unchecked) final var ownRect = PixelRect.empty
  /// The device pixels the layer and all below covered when last composited; never smaller than the truth.
  @exclusivity(unchecked) final var subtreeRect = PixelRect.empty
  /// The sublayers from back to front.
  @exclusivity(unchecked) nonisolated(unsafe) final var children: [CALayer] = []
  /// What was drawn by the layer or its delegate; nil when nothing was.
  @exclusivity(unchecked) final var backing: Bitmap?
  /// What few layers have; nil for a plain one.
  @exclusivity(unchecked) final var extras: LayerExtras?

  // MARK: Making layers

  /// Makes a layer of no size.
  public override init() {
    super.init()
  }

  /// Makes a layer that looks like `layer`, without its sublayers and delegate.
  public init(layer: Any) {
    super.init()
    if let other = layer as? CALayer { copyLook(from: other) }
  }

  /// Frees the layers below one after another: each from the one above would take the stack as deep as the tree is.
  deinit {
    if children.isEmpty { return }
    var waiting = children
    children = []
    while var layer = waiting.popLast() {
      layer.parent = nil
      // Nobody else has it, so it goes now. A subclass may want to see its sublayers when it does.
      guard type(of: layer) == CALayer.self, isKnownUniquelyReferenced(&layer) else { continue }
      waiting.append(contentsOf: layer.children)
      layer.children = []
    }
  }

  // MARK: Geometry

  /// The part of the layer's own coordinates that is shown; its size is the layer's size, in points.
  open var bounds: CGRect {
    get { storedBounds }
    set { setBounds(newValue) }
  }
  /// Where the anchor point lies in the superlayer's coordinates, in points.
  open var position: CGPoint {
    get { storedPosition }
    set { setPosition(newValue) }
  }
  /// The order among siblings: higher is nearer; equal ones keep their order in `sublayers`.
  open var zPosition: CGFloat {
    get { extras?.zPosition ?? 0 }
    set { setZPosition(newValue) }
  }
  /// The point, in parts of the size, that `position` places and `transform` turns about.
  open var anchorPoint: CGPoint {
    get { extras?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { setAnchorPoint(newValue) }
  }
  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { extras?.transform ?? CATransform3DIdentity }
    set { setTransform(newValue) }
  }
  /// A transform of all sublayers about the anchor point.
  open var sublayerTransform: CATransform3D {
    get { extras?.sublayerTransform ?? CATransform3DIdentity }
    set { setSublayerTransform(newValue) }
  }
  /// The smallest upright rectangle around the layer in the superlayer's coordinates.
  open var frame: CGRect {
    get { computedFrame() }
    set { setFrame(newValue) }
  }
  /// Whether the layer and all below are left out.
  open var isHidden: Bool {
    get { flags.contains(.hidden) }
    set { setHidden(newValue) }
  }
  /// The transform that `CGAffineTransform` can express; setting sets `transform`.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  /// What `transform` does in the plane.
  open func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  // MARK: Look

  /// The opacity of the layer and all below, 0…1.
  open var opacity: Float {
    get { storedOpacity }
    set { setOpacity(newValue) }
  }
  /// Whether the opacity applies to the layer with its sublayers as one picture.
  open var allowsGroupOpacity: Bool {
    get { flags.contains(.groupsOpacity) }
    set { setFlag(.groupsOpacity, newValue, changes: .subtreeChanged) }
  }
  /// The promise that what is drawn covers the bounds; where it does not, the background shows, and black where that is transparent.
  open var isOpaque: Bool {
    get { flags.contains(.opaque) }
    set { setFlag(.opaque, newValue, changes: .lookChanged) }
  }
  /// The fill of the bounds; the very object that was given.
  open var backgroundColor: CGColor? {
    get { storedBackground }
    set { setBackgroundColor(newValue) }
  }
  /// The radius of the corners in points; at most half the shorter side has an effect.
  open var cornerRadius: CGFloat {
    get { storedCornerRadius }
    set { setCornerRadius(newValue) }
  }
  /// The line of the corners.
  open var cornerCurve: CALayerCornerCurve {
    get { flags.contains(.continuousCorners) ? .continuous : .circular }
    set { setFlag(.continuousCorners, newValue == .continuous, changes: .subtreeChanged) }
  }
  /// Which corners are rounded.
  open var maskedCorners: CACornerMask {
    get { extras?.maskedCorners ?? .all }
    set { setMaskedCorners(newValue) }
  }
  /// Whether contents and sublayers are clipped to the bounds with their rounded corners.
  open var masksToBounds: Bool {
    get { flags.contains(.masksToBounds) }
    set { setFlag(.masksToBounds, newValue, changes: .subtreeChanged) }
  }
  /// The width of the border in points; it lies inside the bounds and above the sublayers.
  open var borderWidth: CGFloat {
    get { extras?.borderWidth ?? 0 }
    set { setBorderWidth(newValue) }
  }
  /// The colour of the border; the very object that was given.
  open var borderColor: CGColor? {
    get { if let extras { extras.borderColor } else { .black } }
    set { setBorderColor(newValue) }
  }
  /// The colour of the shadow.
  open var shadowColor: CGColor? {
    get { if let shadow = extras?.shadow { shadow.color } else { .black } }
    set { changeShadow("shadowColor") { $0.color = newValue } }
  }
  /// The opacity of the shadow, 0…1; 0 means none.
  open var shadowOpacity: Float {
    get { extras?.shadow?.opacity ?? 0 }
    set { changeShadow("shadowOpacity") { $0.opacity = newValue } }
  }
  /// The displacement of the shadow in points.
  open var shadowOffset: CGSize {
    get { extras?.shadow?.offset ?? CGSize(width: 0, height: -3) }
    set { changeShadow("shadowOffset") { $0.offset = newValue } }
  }
  /// The standard deviation of the shadow's blur in points.
  open var shadowRadius: CGFloat {
    get { extras?.shadow?.radius ?? 3 }
    set { changeShadow("shadowRadius") { $0.radius = newValue } }
  }
  /// The outline that casts the shadow, in the layer's coordinates; nil means the layer's own box.
  open var shadowPath: CGPath? {
    get { extras?.shadow?.path }
    set { changeShadow("shadowPath") { $0.path = newValue } }
  }

  // MARK: Contents

  /// The picture shown in the layer: a `CGImage` or nil; anything else shows nothing.
  open var contents: Any? {
    get { extras?.contents }
    set { setContents(newValue as? CGImage) }
  }
  /// How the contents are put into the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { extras?.contentsGravity ?? .resize }
    set { setContentsGravity(newValue) }
  }
  /// Pixels a point, of the backing store and of `contents`.
  open var contentsScale: CGFloat {
    get { CGFloat(storedContentsScale) }
    set { setContentsScale(newValue) }
  }
  /// Whether a change of size asks for display.
  open var needsDisplayOnBoundsChange: Bool {
    get { flags.contains(.displaysOnBoundsChange) }
    set { setFlag(.displaysOnBoundsChange, newValue, changes: []) }
  }

  // MARK: Tree

  /// The layer this is a sublayer of.
  open var superlayer: CALayer? { parent }
  /// The sublayers from back to front; nil when there are none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { replaceSublayers(with: newValue ?? []) }
  }
  /// Adds a layer in front of the others, taking it from where it was.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }
  /// Takes the layer out of its superlayer; animations of it and of all below end, not finished.
  open func removeFromSuperlayer() {
    guard parent != nil else { return }
    detach()
    endAllInside()
  }
  /// Inserts a layer at an index of `sublayers`; an index beyond the end means in front of all.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }
  /// Inserts a layer right behind `sibling`, or at the back when that is no sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, behind: sibling)
  }
  /// Inserts a layer right in front of `sibling`, or in front of all when that is no sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, inFrontOf: sibling)
  }
  /// Puts `newLayer` where `oldLayer` was; does nothing when `oldLayer` is no sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  // MARK: Layout

  /// Asks for `layoutSublayers` in the next frame.
  open func setNeedsLayout() {
    mark(.needsLayout, above: .needsLayoutBelow)
  }
  /// Whether `layoutSublayers` is to be called.
  open func needsLayout() -> Bool { flags.contains(.needsLayout) }
  /// Lays out at once what waits for it, beginning with the highest ancestor that does.
  open func layoutIfNeeded() {
    layoutFromHighestWaiting()
  }
  /// Places the sublayers; the default lets the delegate do it.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }
  /// The size the layer would like to have: its own.
  open func preferredFrameSize() -> CGSize { computedFrame().size }

  // MARK: Display

  /// Asks for `display` in the next frame.
  open func setNeedsDisplay() {
    mark(.needsDisplay, above: .needsDisplayBelow)
  }
  /// Asks for `display`; the whole layer is drawn whatever the rectangle.
  open func setNeedsDisplay(_ r: CGRect) {
    if !r.isEmpty { setNeedsDisplay() }
  }
  /// Whether `display` is to be called.
  open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }
  /// Displays at once if that is asked for.
  open func displayIfNeeded() {
    guard flags.contains(.needsDisplay) else { return }
    flags.remove(.needsDisplay)
    display()
  }
  /// Provides the contents: the delegate's, or what `draw(in:)` draws into the backing store.
  open func display() {
    if let delegate { delegate.display(self) } else { drawBackingStore() }
  }
  /// Draws into `ctx`, in points of the bounds, y down; the default lets the delegate do it.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }
  /// Whether a change of the property `key` asks for display; the default says no. Asked for the properties that have actions.
  ///
  /// AD-HOC: the layer is not displayed again while an animation of the property runs, because it would read the model value.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Draws the layer and all below, from model values, into `ctx` with the layer's bounds as user space.
  open func render(in ctx: CGContext) {
    renderModel(in: ctx)
  }

  // MARK: Actions and animations

  /// The object that draws, lays out and animates for the layer; not kept alive.
  open var delegate: (any CALayerDelegate)? {
    get { owner ?? extras?.delegate?.object }
    set { setDelegate(newValue) }
  }
  /// The layer's own actions; they come after the delegate's.
  open var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { if newValue != nil || extras != nil { ensureExtras().actions = newValue } }
  }
  /// What a change of `event` does: asks the delegate, `actions`, the class, then the implicit animation of an animatable
  /// property.
  open func action(forKey event: String) -> (any CAAction)? {
    foundAction(forKey: event)
  }
  /// The class's action for a change of `event`; the default has none.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Adds a copy of the animation; one with the same key is ended.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    addAnimation(anim, forKey: key)
  }
  /// Ends the animation of that key.
  open func removeAnimation(forKey key: String) {
    endAnimations { $0.key == key }
  }
  /// Ends all animations.
  open func removeAllAnimations() {
    endAnimations { _ in true }
  }
  /// The keys of the animations, in the order of their adding; nil when there are none.
  open func animationKeys() -> [String]? {
    extras?.animations.flatMap { $0.running.isEmpty ? nil : $0.running.map(\.key) }
  }
  /// The animation of that key.
  open func animation(forKey key: String) -> CAAnimation? {
    extras?.animations?.running.first { $0.key == key }?.animation
  }
  /// A copy of the layer with the values shown at this moment; nil before the layer was ever shown.
  ///
  /// AD-HOC: a plain `CALayer`, also for subclasses, because an initialiser that every subclass must have would break their
  /// sources.
  open func presentation() -> CALayer? {
    presentationCopy()
  }
  /// The layer whose values are set: itself.
  open func model() -> Self { self }

  // MARK: Coordinates

  /// The frontmost layer at or below this one that contains `p` (superlayer's coordinates) and is not hidden.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    frontmost(at: p)
  }
  /// Whether the bounds contain `p` (own coordinates).
  open func contains(_ p: CGPoint) -> Bool { bounds.encloses(p) }

  // MARK: Name

  /// A name for the reader.
  open var name: String? {
    get { extras?.name }
    set { if newValue != nil || extras != nil { ensureExtras().name = newValue } }
  }
}

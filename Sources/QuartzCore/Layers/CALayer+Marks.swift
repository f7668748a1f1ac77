// Who waits for what: the marks that lead the passes to their work.

import CoreGraphics

extension CALayer {
  /// Called on a root layer when something at or below it begins to wait for layout, display or compositing.
  package var onNeedsUpdate: (() -> Void)? {
    get { extras?.onNeedsUpdate }
    set { ensureExtras().onNeedsUpdate = newValue }
  }

  /// Whether anything in this tree waits for layout, display or compositing.
  package var needsUpdate: Bool {
    !flags.isDisjoint(with: [
      .needsLayout, .needsLayoutBelow, .needsDisplay, .needsDisplayBelow, .lookChanged, .subtreeChanged, .changedBelow, .animates,
    ])
  }

  /// Sets a mark on this layer and the way up; costs the distance to the nearest marked ancestor.
  func mark(_ own: LayerFlags, above: LayerFlags) {
    flags.formUnion(own)
    markWayUp(above)
  }

  /// Marks the ancestors; tells the root when the way was not marked yet.
  func markWayUp(_ above: LayerFlags) {
    // OPTIMIZATION: most often the way is marked, which is seen without counting who holds the superlayer.
    if let parentLink, Self.flags(of: parentLink).contains(above) { return }
    var layer = self
    while let next = layer.parent {
      if next.flags.contains(above) { return }
      next.flags.formUnion(above)
      layer = next
    }
    layer.extras?.onNeedsUpdate?()
  }

  /// The flags of a layer that somebody keeps.
  private nonisolated static func flags(of link: Unmanaged<CALayer>) -> LayerFlags { link._withUnsafeGuaranteedRef { $0.flags } }

  /// Leads the next composite to a layer that moves on its own; asks for no frame, because who composites is told that one is
  /// needed.
  func markAnimated() {
    flags.insert(.animates)
    var layer = self
    while let next = layer.parent, !next.flags.contains(.changedBelow) {
      next.flags.insert(.changedBelow)
      layer = next
    }
  }

  /// Whether a composite has anything to look at.
  var needsComposite: Bool {
    !flags.isDisjoint(with: [.lookChanged, .subtreeChanged, .changedBelow, .animates])
  }

  /// The layer's own look is to be composited again.
  func markLook() {
    mark(.lookChanged, above: .changedBelow)
  }

  /// The layer with all below is to be composited again.
  func markSubtree() {
    mark(.subtreeChanged, above: .changedBelow)
  }

  /// Leads the passes from the ancestors to what already waits in this subtree.
  func markWaitingWayUp() {
    if !flags.isDisjoint(with: [.needsLayout, .needsLayoutBelow]) { markWayUp(.needsLayoutBelow) }
    if !flags.isDisjoint(with: [.needsDisplay, .needsDisplayBelow]) { markWayUp(.needsDisplayBelow) }
  }

  /// The object for rare properties, made when first needed.
  func ensureExtras() -> LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }

  /// Sets one of the plain flags.
  func setFlag(_ flag: LayerFlags, _ on: Bool, changes mark: LayerFlags) {
    guard flags.contains(flag) != on else { return }
    if on { flags.insert(flag) } else { flags.remove(flag) }
    if !mark.isEmpty { self.mark(mark, above: .changedBelow) }
  }

  /// Makes a public delegate the delegate, weakly; a view's own link is dropped when it differs.
  func setDelegate(_ new: (any CALayerDelegate)?) {
    if let owner, owner === new { return }
    owner = nil
    if new != nil || extras != nil { ensureExtras().delegate = new.map { WeakLayerDelegate(object: $0) } }
  }
}

// First half of a composite: what changed, and which pixels that concerns.

import CoreGraphics

/// Walks the marked paths of a tree, brings the remembered pixel rectangles up to date and collects the damage.
///
/// Why damage is complete: a layer's pixels depend on its own look (own rectangle, old and new), on what places or blends it
/// (subtree rectangle, old and new, damaged by the layer at which that changed) and on what was taken away (kept by the
/// superlayer).
@MainActor
struct LayerUpdate {
  /// The moment of the frame on the media clock.
  let time: CFTimeInterval
  /// All pixels of the target.
  let target: PixelRect
  /// The pixels that are to be drawn again.
  var damage = DamageRegion()
  /// How many layers were looked at.
  var visited = 0
  /// Layers that move on their own.
  var animated: [CALayer] = []

  /// A walk for one frame that has seen nothing yet.
  init(time: CFTimeInterval, target: PixelRect) {
    self.time = time
    self.target = target
  }

  /// Up to this many sublayers, the rectangle around them is measured anew on each change; beyond, it only grows.
  private static let measuredChildren = 256

  /// Updates a whole tree; with `all` every layer is measured anew and the caller takes the whole target as damaged.
  mutating func update(root: CALayer, scale: CGFloat, all: Bool) {
    let change = advance(root)
    visit(
      PlacedLayer(root: root, look: root.extras?.animations?.shown, scale: scale), change: change, clip: target,
      covered: all)
  }

  /// What a layer's own state says changed.
  private struct Change {
    /// The layer's own look.
    var look: Bool
    /// What places, shows or blends all below it.
    var subtree: Bool
  }

  /// Moves the layer's animations to the time of the frame.
  private mutating func advance(_ layer: CALayer) -> Change {
    var change = Change(look: layer.flags.contains(.lookChanged), subtree: layer.flags.contains(.subtreeChanged))
    guard let extras = layer.extras else { return change }
    if let animations = extras.animations, !animations.running.isEmpty || animations.shown != nil {
      let old = animations.shown?.values ?? ShownValues()
      animations.shown = animations.look(at: time, of: layer)
      let new = animations.shown?.values ?? ShownValues()
      if new != old {
        if new.concernsSubtree(comparedTo: old) { change.subtree = true } else { change.look = true }
      }
      if animations.isActive(at: time) { animated.append(layer) }
    }
    if let dissolve = extras.dissolve {
      change.subtree = true
      if !dissolve.isOver(at: time) { animated.append(layer) }
    }
    return change
  }

  /// Updates one layer and what changed below it. `covered` says that an ancestor moved, so that all is measured anew and damaged
  /// already.
  private mutating func visit(_ placed: PlacedLayer, change: Change, clip: PixelRect, covered: Bool) {
    visited += 1
    let layer = placed.layer
    var change = change
    if noteMode(placed) { change.subtree = true }
    let oldOwn = layer.ownRect
    let oldSubtree = layer.subtreeRect
    let all = covered || change.subtree
    let below = layer.flags.contains(.changedBelow)
    layer.flags.subtract([.lookChanged, .subtreeChanged, .animates])
    layer.flags.formUnion(.wasComposited)
    if let extras = layer.extras, !extras.removed.isEmpty {
      if !covered { damage.add(extras.removed.intersection(clip)) }
      extras.removed = .empty
    }
    guard placed.isShown else {
      // Marks below stay as they are: showing the layer again visits all.
      layer.ownRect = .empty
      layer.subtreeRect = .empty
      if !covered { damage.add(oldSubtree.intersection(clip)) }
      return
    }
    layer.flags.subtract(.changedBelow)
    if all || change.look { layer.ownRect = placed.ownRect() }
    visitChildren(placed, all: all, below: below, clip: clip)
    if covered { return }
    if change.subtree {
      damage.add(oldSubtree.intersection(clip))
      damage.add(layer.subtreeRect.intersection(clip))
    } else if change.look {
      damage.add(oldOwn.intersection(clip))
      damage.add(layer.ownRect.intersection(clip))
    }
  }

  /// Remembers in which way the layer is painted. The ways give the same picture but for rounding, so a change of way is a change
  /// of the layer; the first or last sublayer may bring it about.
  private func noteMode(_ placed: PlacedLayer) -> Bool {
    let layer = placed.layer
    let mode: LayerFlags =
      placed.fadesAsGroup ? (placed.clips ? [.wasGroup, .wasClipping] : .wasGroup) : placed.clips ? .wasClipping : []
    if layer.flags.intersection([.wasGroup, .wasClipping]) == mode { return false }
    layer.flags.subtract([.wasGroup, .wasClipping])
    layer.flags.formUnion(mode)
    return true
  }

  /// Updates all sublayers, or the marked ones, and the rectangle around the subtree.
  private mutating func visitChildren(_ placed: PlacedLayer, all: Bool, below: Bool, clip: PixelRect) {
    let layer = placed.layer
    if layer.children.isEmpty {
      layer.subtreeRect = layer.ownRect
      return
    }
    let clipped = placed.masksToBounds ? placed.clipRect : PixelRect.everything
    // A long list of unmarked siblings is not asked: the rectangle only grows then, which costs nothing but precision.
    let measures = all || layer.children.count <= Self.measuredChildren
    var around = measures ? PixelRect.empty : layer.subtreeRect
    if all || below || measures {
      let inner = placed.innerSpace
      let innerClip = clip.intersection(clipped)
      for child in layer.children {
        if all || (below && !child.flags.isDisjoint(with: [.lookChanged, .subtreeChanged, .changedBelow, .animates])) {
          let childChange = advance(child)
          let childPlaced = PlacedLayer(
            child, look: child.extras?.animations?.shown, in: inner, deviceScale: placed.deviceScale)
          visit(childPlaced, change: childChange, clip: innerClip, covered: all)
          if !measures { around = around.union(child.subtreeRect.intersection(clipped)) }
        }
        if measures { around = around.union(child.subtreeRect.intersection(clipped)) }
      }
    }
    layer.subtreeRect = layer.ownRect.union(around)
  }
}

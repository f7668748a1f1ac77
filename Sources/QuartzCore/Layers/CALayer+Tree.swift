// Who is whose sublayer.

import CoreGraphics
import UIKitBase

extension CALayer {
  /// The superlayer; its sublayers have no count in it.
  nonisolated final var parent: CALayer? {
    get { parentLink?.takeUnretainedValue() }
    set { parentLink = newValue.map { .passUnretained($0) } }
  }

  /// The sublayers from back to front, without the optional of `sublayers`.
  package var sublayerList: [CALayer] { children }

  /// The top of the tree the layer is in.
  package var rootLayer: CALayer {
    var layer = self
    while let next = layer.parent { layer = next }
    return layer
  }

  /// Inserts at an index of the list as it is after `layer` has been taken from where it was.
  func insert(_ layer: CALayer, at index: Int) {
    // Nothing is below a layer without sublayers, so the way up need not be looked at when a tree grows at its leaves.
    precondition(
      layer !== self && (layer.children.isEmpty || !isAtOrBelow(layer)),
      "A layer cannot be a sublayer of itself or of its own sublayers.")
    if layer.parent === self, children.place(of: layer) == min(index, children.count - 1) { return }
    layer.detach()
    children.insert(layer, at: min(max(index, 0), children.count))
    layer.parent = self
    if layer.zPosition != 0 || layer.extras?.animations?.changesOrder == true { flags.insert(.hasZPositions) }
    layer.markWaitingWayUp()
    layer.markSubtree()
    setNeedsLayout()
  }

  /// Inserts right behind a sublayer, or at the back.
  func insert(_ layer: CALayer, behind sibling: CALayer?) {
    if let sibling, sibling === layer { return }
    guard let sibling, sibling.parent === self else { return insert(layer, at: 0) }
    insert(layer, at: indexLeaving(layer, of: sibling))
  }

  /// Inserts right in front of a sublayer, or in front of all.
  func insert(_ layer: CALayer, inFrontOf sibling: CALayer?) {
    if let sibling, sibling === layer { return }
    guard let sibling, sibling.parent === self else { return insert(layer, at: children.count) }
    insert(layer, at: indexLeaving(layer, of: sibling) + 1)
  }

  /// Puts a layer in the place of a sublayer.
  func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, old.parent === self else { return }
    let index = indexLeaving(new, of: old)
    new.detach()
    old.detach()
    insert(new, at: index)
    old.endAllInside()
  }

  /// Makes these layers the sublayers.
  func replaceSublayers(with new: [CALayer]) {
    if new.count == children.count, zip(new, children).allSatisfy({ $0 === $1 }) { return }
    let keep = Set(new.map(ObjectIdentifier.init))
    let dropped = children.filter { !keep.contains(ObjectIdentifier($0)) }
    for child in dropped { child.detach() }
    for (index, layer) in new.enumerated() { insert(layer, at: index) }
    for child in dropped { child.endAllInside() }
  }

  /// Takes the layer out and remembers in the superlayer what it covered; animations go on, for the layer may come in elsewhere.
  package func detach() {
    guard let parent else { return }
    if let index = parent.children.place(of: self) { parent.children.remove(at: index) }
    self.parent = nil
    if !subtreeRect.isEmpty {
      let extras = parent.ensureExtras()
      extras.removed = extras.removed.union(subtreeRect)
      subtreeRect = .empty
      ownRect = .empty
    }
    parent.mark(.changedBelow, above: .changedBelow)
    parent.setNeedsLayout()
  }

  /// Where `sibling` will be once `layer` has been taken out.
  private func indexLeaving(_ layer: CALayer, of sibling: CALayer) -> Int {
    var index = 0
    for child in children {
      if child === sibling { break }
      if child !== layer { index += 1 }
    }
    return index
  }

  /// Whether this layer is `other` or somewhere below it.
  func isAtOrBelow(_ other: CALayer) -> Bool {
    var layer: CALayer? = self
    while let here = layer {
      if here === other { return true }
      layer = here.parent
    }
    return false
  }

  /// The sublayers in the order they are painted: by the `zPosition` that `z` tells of each, equal ones as in `sublayers`.
  func paintOrder(_ z: (CALayer) -> CGFloat = \.zPosition) -> [CALayer] {
    guard flags.contains(.hasZPositions) else { return children }
    // What is no number lies between the others, or sorting would have no order to find.
    let keyed = children.enumerated().map { index, layer in
      let place = z(layer)
      return (z: place.isNaN ? 0 : place, index: index, layer: layer)
    }
    return keyed.sorted { $0.z != $1.z ? $0.z < $1.z : $0.index < $1.index }.map(\.layer)
  }
}

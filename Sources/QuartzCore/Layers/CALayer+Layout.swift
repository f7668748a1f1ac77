// The layout pass: parents before children, until nothing waits.

import CoreGraphics

extension CALayer {
  /// How often the pass goes down before it leaves the rest to the next frame.
  private static let layoutRounds = 32

  /// Lays out what waits in this tree and adds the number of layers laid out to `count`.
  ///
  /// A layout may mark layers anywhere; the pass repeats until no mark is left, bounded, so that two layouts that upset each
  /// other do not hang the process.
  package func layoutTreeIfNeeded(_ count: inout Int) {
    var rounds = 0
    while !flags.isDisjoint(with: [.needsLayout, .needsLayoutBelow]), rounds < Self.layoutRounds {
      rounds += 1
      layoutOnce(&count)
    }
  }

  /// One way down along the marks.
  private func layoutOnce(_ count: inout Int) {
    walkMarked([.needsLayout, .needsLayoutBelow]) { layer in
      if layer.flags.contains(.needsLayout) {
        layer.flags.remove(.needsLayout)
        count += 1
        layer.layoutSublayers()
      }
      guard layer.flags.contains(.needsLayoutBelow) else { return false }
      layer.flags.remove(.needsLayoutBelow)
      return true
    }
  }

  /// Visits this layer and, where `visit` says so, those below that have one of the marks when their turn comes, parents first.
  ///
  /// By a list of its own and not by recursion: a tree may be deeper than the stack.
  func walkMarked(_ marks: LayerFlags, _ visit: (CALayer) -> Bool) {
    guard visit(self), !children.isEmpty else { return }
    var open = [(layers: children, next: 0)]
    while let last = open.indices.last {
      guard open[last].next < open[last].layers.count else {
        open.removeLast()
        continue
      }
      let layer = open[last].layers[open[last].next]
      open[last].next += 1
      if !layer.flags.isDisjoint(with: marks), visit(layer), !layer.children.isEmpty { open.append((layer.children, 0)) }
    }
  }

  /// What `layoutIfNeeded` does: the pass, from the highest of the unbroken row of waiting ancestors.
  func layoutFromHighestWaiting() {
    var top = self
    while let parent = top.parent, parent.flags.contains(.needsLayout) { top = parent }
    var count = 0
    top.layoutTreeIfNeeded(&count)
  }
}

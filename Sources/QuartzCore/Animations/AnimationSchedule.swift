// The one list of layers that have animations.

import CoreGraphics

/// All layers with animations, so that ends are told without walking any tree.
@MainActor
package enum AnimationSchedule {
  /// A layer with animations, not kept alive.
  private struct Entry {
    /// The layer, until it goes.
    weak var layer: CALayer?
  }

  /// The layers, each once, in the order in which they began to have animations.
  private static var entries: [Entry] = []

  /// Whom to tell that a layer went before its animations ended.
  private static var orphaned: [() -> Void] = []

  /// Whether any animation or dissolve is under way, or its end is still to be told.
  package static var isActive: Bool { !entries.isEmpty || !orphaned.isEmpty }

  /// Puts a layer on the list, unless it is there.
  static func enter(_ layer: CALayer) {
    guard !layer.flags.contains(.scheduled) else { return }
    layer.flags.insert(.scheduled)
    entries.append(Entry(layer: layer))
  }

  /// Puts off telling an end until no layer is being taken apart: at the end of the turn of the run loop, or with the next frame.
  static func tellLater(_ tell: @escaping () -> Void) {
    orphaned.append(tell)
  }

  /// Tells the ends that were put off.
  static func tellOrphaned() {
    while !orphaned.isEmpty {
      let ends = orphaned
      orphaned = []
      for tell in ends { tell() }
    }
  }

  /// Ends what is over at `time`: layers forget it, delegates and completion blocks are called. To be called before each frame.
  package static func advance(to time: CFTimeInterval) {
    tellOrphaned()
    guard !entries.isEmpty else { return }
    let layers = entries.compactMap(\.layer)
    for layer in layers { layer.endWhatIsOver(at: time) }
    entries.removeAll { entry in
      guard let layer = entry.layer else { return true }
      if layer.hasAnimations { return false }
      layer.flags.remove(.scheduled)
      return true
    }
  }

  /// Whether an end is still to come below `root`, after `time`, which somebody may wait for even where nothing is shown.
  ///
  /// The compositor passes hidden layers by, so it does not know of their animations. What goes on for ever has no end. Costs the
  /// depth of each animated layer, and nothing while none is.
  package static func awaitsEnd(below root: CALayer, after time: CFTimeInterval) -> Bool {
    if !orphaned.isEmpty { return true }
    return entries.contains { entry in
      guard let layer = entry.layer, layer.awaitsEnd(after: time) else { return false }
      return layer.rootLayer === root
    }
  }
}

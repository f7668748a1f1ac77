// What a composite did.

package import CoreGraphics

/// What was drawn in a frame.
package struct CompositeResult {
  /// The pixels that were drawn: whole, not overlapping; empty when nothing changed.
  package var damage: [CGRect] = []
  /// How many layers were painted.
  package var layersDrawn = 0
  /// How many pixels the damage has.
  package var pixelsDrawn = 0
  /// How many layers were looked at to find the damage.
  package var layersVisited = 0
  /// Whether another frame is needed because something moves on its own.
  package var hasRunningAnimations = false
}

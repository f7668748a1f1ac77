import UIKitBase
import UIKitTraits

/// The second phase: traits go down the tree, from the screen through scenes and windows to views (`TraitPropagation`).
@MainActor
enum TraitPhase {
  /// Runs the pass along the paths that are marked; returns whether any traits became others.
  static func run(into report: inout FrameReport) -> Bool {
    let root = UIScreen.main.traitNode
    guard root.needsUpdate else { return false }
    Journey.pass()
    let pass = root.propagate()
    report.traitNodesVisited += pass.visited
    report.traitNodesChanged += pass.changed
    return pass.changed > 0
  }
}

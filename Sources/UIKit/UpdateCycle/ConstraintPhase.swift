import UIKitTraits

/// Between properties and layout: views that asked for it run `updateConstraints`, children first.
@MainActor
enum ConstraintPhase {
  /// The views in windows that wait, each once.
  private static let queue = UpdateQueue(bit: .constraintsQueued, parentsFirst: false)

  /// Marks a view that is in a window and waits.
  static func add(_ view: UIView) { queue.add(view) }

  /// Runs what waits, or only what waits in a view; returns whether anything did.
  @discardableResult
  static func run(below view: UIView? = nil) -> Bool { queue.run(below: view) { $0.runUpdateConstraints() } }
}

extension UIView {
  /// Asks for `updateConstraints` of the view in the next frame.
  final func markConstraints() {
    bits.insert(.needsConstraints)
    queueUpdates()
  }

  /// Runs `updateConstraints`, by way of the controller if the view has one; returns whether that was asked for.
  final func runUpdateConstraints() -> Bool {
    guard bits.contains(.needsConstraints) else { return false }
    traitNode.propagate()
    bits.remove(.needsConstraints)
    if let controller = rare?.controller {
      controller.reads.constraints = TraitContext.track(controller.traitNode.storage) { controller.updateViewConstraints() }
    } else {
      updateOwnConstraints()
    }
    return true
  }

  /// Runs `updateConstraints` with the view's traits current and the reads recorded.
  final func updateOwnConstraints() {
    note(TraitContext.track(traitNode.storage) { updateConstraints() }, of: \.constraints)
  }
}

import UIKitTraits

/// Between traits and layout: views whose properties are out of date run `updateProperties`, parents first.
///
/// No station of a switch's journey: a switch comes by only where properties read the style.
@MainActor
enum PropertyPhase {
  /// The views in windows that wait, each once.
  private static let queue = UpdateQueue(bit: .propertiesQueued, parentsFirst: true)

  /// Marks a view that is in a window and waits.
  static func add(_ view: UIView) { queue.add(view) }

  /// Runs what waits, or only what waits in a view; returns whether anything did.
  @discardableResult
  static func run(below view: UIView? = nil) -> Bool { queue.run(below: view) { $0.runUpdateProperties() } }
}

extension UIView {
  /// Asks for `updateProperties` of the view in the next frame.
  final func markProperties() {
    bits.insert(.needsProperties)
    queueUpdates()
  }

  /// Runs `updateProperties` of the view's controller and of the view, where that was asked for, with the traits current and the
  /// reads recorded; returns whether it was.
  final func runUpdateProperties() -> Bool {
    traitNode.propagate()
    let controllerRan = rare?.controller?.runUpdateProperties() ?? false
    guard bits.contains(.needsProperties) else { return controllerRan }
    bits.remove(.needsProperties)
    note(TraitContext.track(traitNode.storage) { updateProperties() }, of: \.properties)
    return true
  }
}

extension UIViewController {
  /// Runs `updateProperties` if that was asked for; returns whether it was.
  final func runUpdateProperties() -> Bool {
    guard needsProperties else { return false }
    needsProperties = false
    reads.properties = TraitContext.track(traitNode.storage) { updateProperties() }
    return true
  }
}

import UIKitBase
import UIKitTraits

/// The traits that a controller's call-backs read when they ran last; a change of one runs the call-back again (spec 2.10).
struct ControllerReads {
  /// What `viewWillLayoutSubviews` and `viewDidLayoutSubviews` read.
  var layout: TraitMask = []
  /// What `updateViewConstraints` read.
  var constraints: TraitMask = []
  /// What `updateProperties` read.
  var properties: TraitMask = []
}

extension UIViewController: TraitNodeOwner {
  /// Hears from the trait pass that the controller's traits are no longer `old`; marks what depends on those that `changed`.
  package final func traitsDidChange(from old: TraitStorage, changed: TraitMask) {
    if TraitLog.isOn { TraitLog.note(self, from: old, to: traitNode.storage) }
    if !changed.isDisjoint(with: reads.layout) { viewIfLoaded?.setNeedsLayout() }
    if !changed.isDisjoint(with: reads.constraints) { viewIfLoaded?.setNeedsUpdateConstraints() }
    if !changed.isDisjoint(with: reads.properties) { setNeedsUpdateProperties() }
    announce(from: old, changed: changed)
  }
}

extension UIViewController {
  /// Brings the traits of the controller and of everything in it up to date now (spec 2.8.3).
  ///
  /// Whoever has to hear of it has heard when this returns. May be called while a change is being told.
  public final func updateTraitsIfNeeded() { traitNode.propagate() }

  /// Runs ``updateProperties()`` of the controller and of everything in its view now, where that was asked for.
  public final func updatePropertiesIfNeeded() {
    if let view = viewIfLoaded { view.updatePropertiesIfNeeded() } else { _ = runUpdateProperties() }
  }

  /// Sets traits for a child.
  final func assign(_ collection: UITraitCollection?, to child: UIViewController) {
    guard child.parent === self else {
      return Diagnostics.report(
        "\(type(of: self)) cannot set traits for \(type(of: child)), which is not its child. Call addChild(_:) first.")
    }
    child.traitNode.assignedOverrides = collection.map { TraitOverrides($0) } ?? TraitOverrides()
  }

  /// Asks for `updateProperties` of the controller in the next frame.
  final func markProperties() {
    needsProperties = true
    viewIfLoaded?.queueUpdates()
  }

  /// The node by which the controller and its view hang in what is around them: a presentation's for one that is presented.
  final var outermostTraitNode: TraitNode { activePresentation?.environmentNode ?? traitNode }
}

import UIKitTraits

extension UIView {
  /// Runs ``UIView/updateProperties()`` of the view, its controller, and everything in it now, where that was asked for.
  public final func updatePropertiesIfNeeded() {
    updateTraitsIfNeeded()
    if shownIn != nil { return _ = PropertyPhase.run(below: self) }
    _ = runUpdateProperties()
    for subview in subviews { subview.updatePropertiesIfNeeded() }
  }

  /// Whether ``UIView/updateConstraints()`` was asked for and has not run yet.
  public final func needsUpdateConstraints() -> Bool { bits.contains(.needsConstraints) }

  /// Runs ``UIView/updateConstraints()`` of everything in the view and of the view now, where that was asked for.
  public final func updateConstraintsIfNeeded() {
    updateTraitsIfNeeded()
    if shownIn != nil { return _ = ConstraintPhase.run(below: self) }
    for subview in subviews { subview.updateConstraintsIfNeeded() }
    _ = runUpdateConstraints()
  }

  /// What a view that is not a plain one waits for from the beginning.
  final func setUpUpdates() {
    bits.insert(.needsProperties)
    if type(of: self).requiresConstraintBasedLayout { bits.insert(.needsConstraints) }
  }

  /// Puts the view into the queues of the phases that it waits for, if it is in a window, and asks for a frame.
  final func queueUpdates() {
    guard let window = shownIn else { return }
    // AD-HOC: the queues keep views alive until the next frame, which a window that is let go must not be; its turn is its layout.
    if window === self { return setNeedsLayout() }
    if bits.contains(.needsProperties) || rare?.controller?.needsProperties == true { PropertyPhase.add(self) }
    if bits.contains(.needsConstraints) { ConstraintPhase.add(self) }
    window.windowScene?.requestFrame()
  }

  /// Runs what the view still waits for right before its layout.
  final func runWaitingUpdates() {
    guard rare != nil || !bits.isDisjoint(with: [.needsProperties, .needsConstraints]) else { return }
    if bits.contains(.needsProperties) || rare?.controller?.needsProperties == true { _ = runUpdateProperties() }
    if bits.contains(.needsConstraints) { _ = runUpdateConstraints() }
  }
}

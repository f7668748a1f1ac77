import UIKitSurface
import UIKitTraits

extension UIWindowScene: TraitNodeOwner {
  /// Hears from the trait pass that the scene's traits are no longer `old`.
  package final func traitsDidChange(from old: TraitStorage, changed: TraitMask) {
    if TraitLog.isOn { TraitLog.note(self, from: old, to: traitNode.storage) }
    announce(from: old, changed: changed)
  }
}

extension UIWindowScene {
  /// Sets the traits in which the scene's canvas differs from the screen: its scale, and on a desktop whether it is in front.
  ///
  /// Everywhere else an app counts as active as long as it runs (spec 1.2.1).
  final func assignOverrides() {
    var overrides = TraitOverrides()
    if let canvas, canvas.scale != screen.scale { overrides[UITraitDisplayScale.self] = canvas.scale }
    if UIScreen.main.traitNode.inherited[UITraitUserInterfaceIdiom.self] == .mac, activationState != .foregroundActive {
      overrides[UITraitActiveAppearance.self] = .inactive
    }
    traitNode.assignedOverrides = overrides
  }

  /// Tells the canvas which look its windows have, so that the frame that a desktop draws round them can match.
  final func tellStyle() {
    guard let window = windowForKeys else { return }
    let style: SurfacePreferences.Style =
      window.traitNode.upcomingStorage[UITraitUserInterfaceStyle.self] == .dark ? .dark : .light
    if let canvas, canvas.style != style { canvas.style = style }
  }
}

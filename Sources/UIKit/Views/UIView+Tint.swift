import UIKitColors
import UIKitTraits

extension UIView {
  /// Whether a tint is shown as it is. The raw values are those of iOS (spec 7).
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview says.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// As a gray of its brightness.
    case dimmed = 2
  }

  /// The tint that was set here or, nearest first, on an ancestor; at last the screen's. Dimmed where the nearest mode says so.
  final var effectiveTint: UIColor {
    var tint: UIColor?
    var mode = TintAdjustmentMode.automatic
    var view: UIView? = self
    while let candidate = view, tint == nil || mode == .automatic {
      if let rare = candidate.rare {
        tint = tint ?? rare.tint
        if mode == .automatic { mode = rare.tintMode }
      }
      view = candidate.parent
    }
    // Who lays out or draws with it does so again once the tint that the view inherits is another one.
    if TraitTracking.isActive { TraitTracking.record(TraitMask(UITraitTintColor.self), of: traitNode.storage) }
    let color = tint ?? UIScreen.main.tint
    return mode == .dimmed ? color.dimmed : color
  }

  /// The mode that was set here or, nearest first, on an ancestor; at last `.normal`.
  final var effectiveTintMode: TintAdjustmentMode {
    var view: UIView? = self
    while let candidate = view {
      if let mode = candidate.rare?.tintMode, mode != .automatic { return mode }
      view = candidate.parent
    }
    return .normal
  }

  /// Sets the view's own tint, `nil` to inherit again, and tells everyone whose tint that changes.
  final func setTint(_ color: UIColor?) {
    let before = effectiveTint
    guard color != nil || rare?.tint != nil else { return }
    makeRare().tint = color
    noteTintInside()
    bringTintTraitUpToDate()
    if effectiveTint != before { announceTint { $0.rare?.tint == nil } }
  }

  /// Sets how the view's tint is shown, and tells everyone whose tint that changes.
  final func setTintMode(_ mode: TintAdjustmentMode) {
    guard mode != (rare?.tintMode ?? .automatic) else { return }
    let before = effectiveTint
    makeRare().tintMode = mode
    noteTintInside()
    bringTintTraitUpToDate()
    if effectiveTint != before { announceTint { $0.rare?.tintMode ?? .automatic == .automatic } }
  }

  /// Takes up what holds in another superview, where traits of the view or of one inside say a tint that depends on it.
  ///
  /// OPTIMIZATION: a mark finds them, as most views that come into another one have no tint of their own inside.
  final func takeTintFromSuperview() {
    guard bits.contains(.tintInside) else { return }
    parent?.noteTintInside()
    bringTintTraitsInsideUpToDate()
  }

  /// Notes in the view and in all that contain it that there is a tint inside.
  private func noteTintInside() {
    var view: UIView? = self
    while let candidate = view, !candidate.bits.contains(.tintInside) {
      candidate.bits.insert(.tintInside)
      view = candidate.parent
    }
  }

  /// Brings the traits of the view and of those inside up to date that say which tint holds.
  private func bringTintTraitsInsideUpToDate() {
    bringTintTraitUpToDate()
    for subview in subviews where subview.bits.contains(.tintInside) { subview.bringTintTraitsInsideUpToDate() }
  }

  /// Hears that the screen's tint, which holds for a window without one of its own, is another.
  final func systemTintDidChange() {
    if rare?.tint == nil { announceTint { $0.rare?.tint == nil } }
  }

  /// Tells the view and those in the subtree whom the change reaches.
  private func announceTint(reaching reaches: (UIView) -> Bool) {
    bringTintTraitUpToDate()
    TraitContext.run(traitNode.storage) { tintColorDidChange() }
    for subview in subviews where reaches(subview) { subview.announceTint(reaching: reaches) }
  }

  /// Lets the traits say which tint holds here, as `UIColor.tintColor` is resolved with them alone.
  private func bringTintTraitUpToDate() {
    guard let rare else { return }
    if rare.tint != nil || rare.tintMode != .automatic {
      rare.saysTint = true
      traitNode.traitOverrides[UITraitTintColor.self] = .some(effectiveTint)
    } else if rare.saysTint {
      rare.saysTint = false
      traitNode.traitOverrides[UITraitTintColor.self] = nil
    }
  }
}

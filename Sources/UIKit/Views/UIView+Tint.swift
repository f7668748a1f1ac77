import UIKitColors
import UIKitTraits

extension UIView {
  /// The tint that was set here or, nearest first, on an ancestor; at last the screen's.
  final var effectiveTint: UIColor {
    var view: UIView? = self
    while let candidate = view {
      if let tint = candidate.rare?.tint { return tint }
      view = candidate.parent
    }
    return UIScreen.main.tint
  }

  /// Sets the view's own tint, `nil` to inherit again, and tells everyone whose tint that changes.
  final func setTint(_ color: UIColor?) {
    let before = effectiveTint
    guard color != nil || rare?.tint != nil else { return }
    makeRare().tint = color
    // `UIColor.tintColor` is resolved with traits alone, so they say which tint it is.
    traitNode.traitOverrides[UITraitTintColor.self] = color.map { .some($0) }
    if effectiveTint != before { announceTint() }
  }

  /// Hears that the screen's tint, which holds for a window without one of its own, is another.
  final func systemTintDidChange() {
    if rare?.tint == nil { announceTint() }
  }

  /// Tells the subtree, down to views with a tint of their own.
  private func announceTint() {
    TraitContext.run(traitNode.storage) { tintColorDidChange() }
    for subview in subviews where subview.rare?.tint == nil { subview.announceTint() }
  }
}

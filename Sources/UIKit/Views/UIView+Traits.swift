import QuartzCore
import UIKitColors
import UIKitTraits

extension UIView: TraitNodeOwner {
  /// Hears from the trait pass that the view's traits are no longer `old`; marks what depends on those that `changed`.
  ///
  /// Nothing is laid out, coloured or drawn here: each mark is taken up by its own phase of the frame (see `UpdateCycle`).
  package final func traitsDidChange(from old: TraitStorage, changed: TraitMask) {
    if TraitLog.isOn { TraitLog.note(self, from: old, to: traitNode.storage) }
    if !changed.isDisjoint(with: layoutReads) { setNeedsLayout() }
    if !changed.isDisjoint(with: drawReads) { setNeedsDisplay() }
    if bits.contains(.hasRareReads) { invalidateRareReads(of: changed) }
    if bits.contains(.dynamicBackground) || bits.contains(.ownColors), !changed.isDisjoint(with: TraitSlot.colorMask) {
      UpdateCycle.addToColorPhase(self)
    }
    // A plain view overrides nothing and so hears nothing, unless somebody asked it for news.
    if !bits.contains(.observesTraits) { return }
    announce(from: old, changed: changed)
  }
}

extension UIView {
  /// Brings the traits of the view and of everything in it up to date now (spec 2.8.3).
  ///
  /// Whoever has to hear of it has heard when this returns. May be called while a change is being told.
  public final func updateTraitsIfNeeded() { traitNode.propagate() }

  /// Sets the background and hands its color to the layer, with the traits that hold now.
  final func setBackground(_ color: UIColor?) {
    background = color
    bits.set(.dynamicBackground, color?.isDynamic ?? false)
    applyBackground(traitNode.storage)
  }

  /// Hands what the background resolves to under the traits that the view has, to the layer.
  final func applyBackground(_ traits: TraitStorage) { layer.backgroundColor = background?.resolvedCGColor(traits) }

  /// Whether a subclass hands dynamic colors of its own to layers, in `applyOwnColors()`.
  final var hasOwnColors: Bool {
    get { bits.contains(.ownColors) }
    set { bits.set(.ownColors, newValue) }
  }
}

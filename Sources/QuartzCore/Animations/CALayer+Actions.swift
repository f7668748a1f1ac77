// From a change to the action it starts.

import CoreGraphics

extension CALayer {
  /// Carries out a change of an animatable property and starts its action.
  func change(_ key: String, _ apply: () -> Void) {
    let action = startingAction(forKey: key)
    apply()
    // A plain layer's answer is known.
    if type(of: self) != CALayer.self, type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// Whether a change starts no action and needs no drawing, which is known without asking anybody: a plain layer of a plain view.
  var startsNoAction: Bool {
    flags.contains(.ownerIsPlain) && !Self.plainOwnersAnimate && type(of: self) == CALayer.self
  }

  /// The action to start, asked for while the old value still stands.
  private func startingAction(forKey key: String) -> (any CAAction)? {
    if flags.contains(.ownerIsPlain) && !Self.plainOwnersAnimate { return nil }
    // A layer nobody has seen and nobody cares for has nothing to animate from.
    if owner == nil && extras == nil && !flags.contains(.wasComposited) && type(of: self) == CALayer.self { return nil }
    if CATransaction.disableActions() { return nil }
    guard let action = action(forKey: key), !(action is NSNull) else { return nil }
    // An animation that names no beginning begins with what is shown now.
    if let basic = action as? CABasicAnimation, basic.fromValue == nil, basic.toValue == nil, basic.byValue == nil {
      let started = basic.copied()
      (started as? CABasicAnimation)?.fromValue = shownValue(forKey: basic.keyPath ?? key)
      return started
    }
    return action
  }

  /// Whether plain views animate changes at the moment, which they do while an animation block runs; UIKit says so.
  @exclusivity(unchecked) package static var plainOwnersAnimate = false

  /// Whether the owner is a view that overrides nothing, and so has no action for a change outside of an animation block.
  ///
  /// OPTIMIZATION: most views are plain, and asking each of them was the better part of a change of its color.
  package var ownerIsPlain: Bool {
    get { flags.contains(.ownerIsPlain) }
    set { setFlag(.ownerIsPlain, newValue, changes: []) }
  }

  /// Delegate, own table, class, then the implicit animation of what has been on screen.
  func foundAction(forKey event: String) -> (any CAAction)? {
    if let found = (owner ?? delegate)?.action(for: self, forKey: event) {
      return found === Self.noAction || found is NSNull ? nil : found
    }
    if let found = extras?.actions?[event] { return found is NSNull ? nil : found }
    if let found = type(of: self).defaultAction(forKey: event) { return found is NSNull ? nil : found }
    guard flags.contains(.wasComposited), AnimatedProperty.animatesImplicitly(event) else { return nil }
    let implicit = CABasicAnimation(keyPath: event)
    implicit.duration = CATransaction.animationDuration()
    implicit.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return implicit
  }

  /// The value of a property as it is shown at this moment, in the form that animations take.
  package func shownValue(forKey key: String) -> Any? {
    guard let property = AnimatedProperty(keyPath: key) else { return nil }
    let values = extras?.animations?.look(at: CACurrentMediaTime(), of: self)?.values ?? ShownValues()
    return switch property.shown(in: values, of: self) {
    case .number(let v): v
    case .point(let v): v
    case .size(let v): v
    case .rect(let v): v
    case .color(let v): v ?? NSNull()
    case .transform(let v): v
    }
  }
}

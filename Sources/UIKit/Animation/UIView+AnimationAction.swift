import CoreGraphics
import QuartzCore

extension UIView {
  /// What a change of the layer's property `key` gets: an animation of the block that is running, else none at all.
  ///
  /// Views answer "none" rather than nothing, because the layer would take its implicit animation otherwise. Not animated either:
  /// properties that view animations leave alone, and views in no visible window, which have nothing on screen to start from.
  final func animationAction(forKey key: String) -> any CAAction {
    guard let block = AnimationBlock.current, AnimationBlock.areEnabled, let property = ViewAnimation.Property(rawValue: key),
      let window, !window.isHidden, window.windowScene != nil
    else { return CALayer.noAction }
    return ViewAnimation(of: property, in: self, by: block)
  }

  /// Ends what moves or fades anything in this subtree: its window left the scene, and no frame will come to an end any more.
  final func leaveFramesInside() {
    leaveFrames()
    for subview in subviews { subview.leaveFramesInside() }
  }

  /// Ends what moves or fades the view itself.
  final func endAnimations() {
    layer.removeAllAnimations()
    layer.removeDissolve()
  }
}

/// The way from the old to the new value of one property of a view's layer: it is made while the old value stands, and starts the
/// animation once the new one is set.
@MainActor
private final class ViewAnimation: CAAction {
  /// What view animations animate, by the layer's names.
  enum Property: String {
    case position
    case bounds
    case transform
    case opacity
    case backgroundColor
    case cornerRadius
  }

  /// What is animated, where, and with whose timing.
  private let property: Property
  private let view: UIView
  private let block: AnimationBlock

  /// The value from which the animation starts.
  private let start: Any?

  /// Notes the old value; made while it still stands.
  init(of property: Property, in view: UIView, by block: AnimationBlock) {
    self.property = property
    self.view = view
    self.block = block
    let layer = view.layer
    let startsFromScreen = block.options.contains(.beginFromCurrentState)
    start =
      switch property {
      case .position where !startsFromScreen: layer.position
      case .bounds where !startsFromScreen: layer.bounds
      default: layer.shownValue(forKey: property.rawValue)
      }
  }

  /// Starts the animation.
  ///
  /// Places and sizes are animated as a difference that shrinks to nothing and is added to what else is under way, so that a view
  /// which is sent elsewhere on its way turns round smoothly. Everything else starts from what the screen shows, for the same reason,
  /// and replaces what is under way.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    let layer = view.layer
    let animation = block.makeAnimation(of: event)
    switch (property, start) {
    case (.position, let start as CGPoint):
      animation.isAdditive = true
      animation.fromValue = CGPoint(x: start.x - layer.position.x, y: start.y - layer.position.y)
      animation.toValue = CGPoint.zero
    case (.bounds, let start as CGRect):
      let end = layer.bounds
      animation.isAdditive = true
      animation.fromValue = CGRect(
        x: start.minX - end.minX, y: start.minY - end.minY, width: start.width - end.width, height: start.height - end.height)
      animation.toValue = CGRect.zero
    default:
      animation.fromValue = start
    }
    block.animationWillStart(in: view)
    if animation.isAdditive && block.options.contains(.beginFromCurrentState) { removeAdded(from: layer) }
    layer.add(animation, forKey: animation.isAdditive ? freeKey(in: layer) : event)
  }

  /// A name that no animation of the layer has, so that this one replaces none: `position`, `position-2` and so on.
  private func freeKey(in layer: CALayer) -> String {
    var number = 1
    while true {
      let key = key(number)
      if layer.animation(forKey: key) == nil { return key }
      number += 1
    }
  }

  /// Ends what is under way for the property.
  private func removeAdded(from layer: CALayer) {
    let prefix = property.rawValue + "-"
    for key in layer.animationKeys() ?? [] where key == property.rawValue || key.hasPrefix(prefix) {
      layer.removeAnimation(forKey: key)
    }
  }

  /// The name of the property's animation of that number.
  private func key(_ number: Int) -> String { number == 1 ? property.rawValue : "\(property.rawValue)-\(number)" }
}

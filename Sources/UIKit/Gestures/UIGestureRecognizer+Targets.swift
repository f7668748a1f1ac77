import UIKitBase

/// Someone who is told of a gesture, and by which method.
@MainActor
struct GestureTarget {
  /// The object, not kept alive; `nil` looks for the method up the responder chain from the view.
  weak var object: AnyObject?
  /// Whether an object was named, alive or not.
  let hasObject: Bool
  /// The method's name.
  let action: Selector
}

extension UIGestureRecognizer {
  /// Adds a target unless it is there with the same action.
  final func add(_ target: Any?, _ action: Selector) {
    let object = target.map { $0 as AnyObject }
    if targets.contains(where: { $0.action == action && $0.object === object && object != nil }) { return }
    targets.append(GestureTarget(object: object, hasObject: object != nil, action: action))
  }

  /// Removes the targets that match.
  final func remove(_ target: Any?, _ action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (object == nil || entry.object === object) && (action == nil || entry.action == action)
    }
  }

  /// Tells everyone that the state changed.
  final func sendActions() {
    for observer in observers { observer(self) }
    for target in targets {
      if let object = target.object {
        _ = (object as? NSObject)?.perform(target.action, with: self)
      } else if !target.hasObject {
        let receiver = attachedView?.target(forAction: target.action, withSender: self)
        _ = (receiver as? NSObject)?.perform(target.action, with: self)
      }
    }
  }
}

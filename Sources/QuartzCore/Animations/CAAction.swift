// What happens when a property of a layer changes.

public import CoreGraphics

/// An object that responds to a change of a layer.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
  /// Responds to the change `event` of `anObject`.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CALayer {
  /// “No action”, as one object that every view answers with.
  ///
  /// OPTIMIZATION: a view is asked at each change of its layer; comparing with one known object spares an allocation and a cast.
  package static let noAction: any CAAction = NSNull()
}

extension NSNull: CAAction {
  /// Does nothing: `NSNull` stands for “no action”.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

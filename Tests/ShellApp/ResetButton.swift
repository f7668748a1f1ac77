import UIKit

/// A target that a control calls by a selector, as older iOS code does.
final class ResetTarget: NSObject {
  /// Lets the table of methods know the methods that are called by name; Objective-C's `@objc` does this on iOS.
  private static let registered: Void = {
    MethodTable.register(ResetTarget.self, "reset:") { target, arguments in
      target.reset(arguments[0] as? UISwitch)
      return nil
    }
  }()

  override init() {
    Self.registered
    super.init()
  }

  /// Turns a switch off.
  @MainActor func reset(_ toggle: UISwitch?) {
    print("reset \(toggle?.accessibilityIdentifier ?? "nothing")")
    toggle?.setOn(false, animated: false)
  }
}

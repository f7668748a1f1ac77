import UIKitSurface

/// What the person asked of the whole system so that it is easier to use.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Whether the person asked for less movement, on iOS "Reduce Motion"; false where the desktop does not say.
  ///
  /// Nothing of UIKit's follows by itself: an app asks, and puts a fade or nothing in place of a movement.
  public private(set) static var isReduceMotionEnabled = false

  /// Posted on the main thread after ``isReduceMotionEnabled`` changed; there is no object.
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChange")

  /// Takes up the person's preferences and tells who listens what changed.
  static func adopt(_ preferences: SurfacePreferences) {
    guard preferences.reducesMotion != isReduceMotionEnabled else { return }
    isReduceMotionEnabled = preferences.reducesMotion
    NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
  }
}

// What the tests of this folder share.

import CoreGraphics
import Synchronization
import Testing
import UIKitBase
import UIKitColors
import UIKitTraits

let light = UITraitCollection(userInterfaceStyle: .light)
let dark = UITraitCollection(userInterfaceStyle: .dark)

/// The traits of one of the eight variants.
func traits(
  _ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel = .base, _ contrast: UIAccessibilityContrast = .normal
) -> UITraitCollection {
  UITraitCollection {
    $0.userInterfaceStyle = style
    $0.userInterfaceLevel = level
    $0.accessibilityContrast = contrast
  }
}

/// Red, green, blue and alpha in bytes under the given traits.
func bytes(_ color: UIColor, _ traits: UITraitCollection = light) -> [Int] {
  let (r, g, b, a) = color.resolvedColor(with: traits).cgColor.sRGB
  return [r, g, b, a].map { Int(($0 * 255).rounded()) }
}

/// Counts calls from any thread.
final class Counter: Sendable {
  private let calls = Mutex(0)
  var count: Int { calls.withLock { $0 } }
  func add() { calls.withLock { $0 += 1 } }
}

/// A trait of an app's own that colours may depend on.
enum Theme: UITraitDefinition {
  static let defaultValue = 0
  static let affectsColorAppearance = true
}

extension UIColor {
  /// White in the dark and black in light, counting how often it is asked.
  static func pair(_ counter: Counter) -> UIColor {
    UIColor { traits in
      counter.add()
      return traits.userInterfaceStyle == .dark ? .white : .black
    }
  }
}

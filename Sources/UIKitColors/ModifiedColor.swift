// A colour that depends on traits, with its alpha replaced.

import CoreGraphics
import Synchronization
import UIKitBase
import UIKitTraits

/// Another colour with an alpha in place of its own (spec 3.2.1).
package final class ModifiedColor: Sendable {
  /// The colour whose components are used.
  let base: UIColor
  /// The alpha that takes the place of the one there.
  let alpha: CGFloat
  /// The latest results, each with the base's colour from which it was made; the base knows when that changes.
  private let results = Mutex<[(base: UIColor, result: UIColor)]>([])

  /// Replaces the alpha of a colour that depends on traits.
  init(base: UIColor, alpha: CGFloat) {
    self.base = base
    self.alpha = alpha
  }

  /// The colour with fixed components under the given traits.
  func color(for storage: TraitStorage) -> UIColor {
    let color = base.resolved(storage)
    if let known = results.withLock({ $0.first { $0.base === color }?.result }) { return known }
    let result = color.replacingAlpha(alpha)
    let dropped = results.withLock { results in
      results.insert((color, result), at: 0)
      return results.count > 2 ? results.removeLast() : nil
    }
    withExtendedLifetime(dropped) {}
    return result
  }
}

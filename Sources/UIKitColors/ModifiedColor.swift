// A colour that depends on traits, with its alpha replaced or reduced.

import CoreGraphics
import Synchronization
import UIKitBase
import UIKitTraits

/// Another colour with a change to its alpha (spec 3.2.1).
package final class ModifiedColor: Sendable {
  /// What is changed.
  enum Change: Hashable, Sendable {
    /// This alpha takes the place of the one there.
    case alpha(CGFloat)
    /// The alpha is reduced to that of a rank.
    case prominence(UIColor.Prominence)

    /// The alpha that takes the place of another under the given traits.
    func alpha(of alpha: CGFloat, for storage: TraitStorage) -> CGFloat {
      switch self {
      case .alpha(let own): own
      case .prominence(let prominence): alpha * prominence.label.color(for: storage).fixedColor.alpha
      }
    }
  }

  /// The colour whose components are used.
  let base: UIColor
  /// What is changed about it.
  let change: Change
  /// The latest results, each with the base's colour from which it was made; the base knows when that changes.
  private let results = Guarded<[(base: UIColor, result: UIColor)]>([])

  /// Changes the alpha of a colour.
  init(base: UIColor, _ change: Change) {
    self.base = base
    self.change = change
  }

  /// The colour with fixed components under the given traits.
  func color(for storage: TraitStorage) -> UIColor {
    let color = base.resolved(storage)
    let alpha = change.alpha(of: color.fixedColor.alpha, for: storage)
    if let known = results.withLock({ $0.first { $0.base === color && $0.result.fixedColor.alpha == alpha }?.result }) {
      return known
    }
    let result = color.replacingAlpha(alpha)
    let dropped = results.withLock { results in
      results.insert((color, result), at: 0)
      return results.count > 2 ? results.removeLast() : nil
    }
    withExtendedLifetime(dropped) {}
    return result
  }
}

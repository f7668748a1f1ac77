// A colour that depends on traits, with its alpha replaced or reduced.

import CoreGraphics
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
  /// The latest results, by the base's colour from which they were made; the base knows when that changes.
  private let results = RecentColors()

  /// Changes the alpha of a colour.
  init(base: UIColor, _ change: Change) {
    self.base = base
    self.change = change
  }

  /// The colour with fixed components under the given traits.
  func color(for storage: TraitStorage) -> UIColor {
    let color = base.resolved(storage)
    let alpha = change.alpha(of: color.fixedColor.alpha, for: storage)
    if let known = results.answer(for: ObjectIdentifier(color))?.color, known.fixedColor.alpha == alpha { return known }
    let result = color.replacingAlpha(alpha)
    results.keep(result, for: color)
    return result
  }
}

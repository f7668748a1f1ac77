// A colour that depends on traits, with its alpha replaced or reduced, or without its hue.

import CoreGraphics
import UIKitBase
import UIKitTraits

/// Another colour with a change to its alpha (spec 3.2.1) or to its hue.
package final class ModifiedColor: ColorRule, @unchecked Sendable {
  /// What is changed.
  enum Change: Hashable, Sendable {
    /// This alpha takes the place of the one there.
    case alpha(CGFloat)
    /// The alpha is reduced to that of a rank.
    case prominence(UIColor.Prominence)
    /// A gray as bright as the colour takes its place.
    case dimmed

    /// The alpha that takes the place of another under the given traits.
    func alpha(of alpha: CGFloat, for storage: TraitStorage) -> CGFloat {
      switch self {
      case .alpha(let own): own
      case .prominence(let prominence): alpha * prominence.label.color(for: storage).fixedColor.alpha
      case .dimmed: alpha
      }
    }
  }

  /// The colour whose components are used.
  let base: UIColor
  /// What is changed about it.
  let change: Change
  /// Changes the alpha of a colour, to one between 0 and 1 whatever is given, or takes its hue.
  init(base: UIColor, _ change: Change) {
    self.base = base
    if case .alpha(let alpha) = change { self.change = .alpha(CGColor.opacity(alpha)) } else { self.change = change }
  }

  /// The colour with fixed components under the given traits.
  override func color(for storage: TraitStorage) -> UIColor {
    let color = base.resolved(storage)
    let alpha = change.alpha(of: color.fixedColor.alpha, for: storage)
    // A fixed colour with a rank is one colour with several alphas.
    if let known = answers.answer(for: ObjectIdentifier(color), where: { $0.fixedColor.alpha == alpha }) { return known.color }
    let result = change == .dimmed ? color.gray : color.replacingAlpha(alpha)
    answers.keep(result, for: color)
    return result
  }
}

extension UIColor {
  /// The colour without its hue, following the traits as it does: a tint that is dimmed.
  ///
  /// AD-HOC: Apple publishes no formula; this is the gray of the same luma (BT.709) and alpha.
  package var dimmed: UIColor {
    if case .modified(let color) = source, color.change == .dimmed { return self }
    return UIColor(.modified(ModifiedColor(base: self, .dimmed)))
  }

  /// The gray of a colour with fixed components; a pattern stays as it is.
  fileprivate var gray: UIColor {
    if fixedColor.pattern != nil { return self }
    let (red, green, blue, alpha) = fixedColor.sRGB
    return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
  }
}

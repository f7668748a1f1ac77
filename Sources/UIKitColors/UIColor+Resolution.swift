// How a colour that depends on traits becomes one that does not. Station 9 of a switch comes by here: views ask for the
// `CGColor` under their traits and hand it to their layers.

package import CoreGraphics
import UIKitBase
package import UIKitTraits

extension UIColor {
  /// Whether the components depend on traits.
  package var isDynamic: Bool { source.isDynamic }

  /// The components under the given traits.
  package func resolvedCGColor(_ storage: TraitStorage) -> CGColor {
    // Before the source, which is retained while it is looked at.
    if rule != nil { return resolved(storage).fixedColor }
    switch source {
    case .fixed(let color): return color
    case .system(let name):
      TraitTracking.recordColorTraits(of: storage)
      return name.cgColor(for: storage)
    case .provider, .modified, .named, .tint: return resolved(storage).fixedColor
    }
  }

  /// The colour with fixed components that this one is under the given traits.
  func resolved(_ storage: TraitStorage) -> UIColor {
    // Before the source, which is retained while it is looked at.
    if let rule { return rule._withUnsafeGuaranteedRef { $0.color(for: storage) } }
    switch source {
    case .fixed: return self
    case .system(let name):
      TraitTracking.recordColorTraits(of: storage)
      return name.color(for: storage)
    case .tint: return ColorSource.tint(for: storage)
    case .provider, .modified, .named: return self
    }
  }

  /// The components of a colour that has its own; nothing for others, which `resolved` never returns.
  var fixedColor: CGColor {
    if case .fixed(let color) = source { return color }
    return .clear
  }

  /// The same colour with another alpha: fixed if this one is, in the same space (spec 3.2.2), else following the traits.
  func replacingAlpha(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .modified(let color) where color.change != .dimmed: UIColor(.modified(ModifiedColor(base: color.base, .alpha(alpha))))
    case .system, .provider, .named, .tint, .modified: UIColor(.modified(ModifiedColor(base: self, .alpha(alpha))))
    }
  }
}

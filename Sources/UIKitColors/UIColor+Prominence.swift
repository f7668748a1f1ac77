// The four ranks in which a colour can appear.

import CoreGraphics
import UIKitBase
import UIKitTraits

extension UIColor {
  /// How much a colour stands out among those of the same kind; raw values count from 0.
  public enum Prominence: Int, Sendable, CaseIterable {
    /// Fully.
    case primary = 0
    /// Less.
    case secondary = 1
    /// Little.
    case tertiary = 2
    /// Hardly.
    case quaternary = 3

    /// The label of the rank.
    var label: SystemColor {
      switch self {
      case .primary: .label
      case .secondary: .secondaryLabel
      case .tertiary: .tertiaryLabel
      case .quaternary: .quaternaryLabel
      }
    }
  }

  /// The rank in which the colour appears: that of a label, what ``withProminence(_:)`` set, or `primary` (spec 3.7.2).
  public var prominence: Prominence {
    switch source {
    case .system(let name): Prominence.allCases.first { $0.label == name } ?? .primary
    case .modified(let color): if case .prominence(let prominence) = color.change { prominence } else { .primary }
    default: .primary
    }
  }

  /// The colour in another rank; it follows the traits.
  ///
  /// A label becomes the label of that rank.
  /// AD-HOC: what Apple does to other colours is not documented. Here their alpha is multiplied by that of the label of the rank,
  /// which differs with style and contrast.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    switch source {
    case .system(let name) where Prominence.allCases.contains { $0.label == name }: UIColor(.system(prominence.label))
    case .modified(let color):
      if case .prominence = color.change { color.base.withProminence(prominence) } else { ranked(prominence) }
    default: ranked(prominence)
    }
  }

  /// The colour with its alpha reduced to a rank.
  private func ranked(_ prominence: Prominence) -> UIColor {
    prominence == .primary ? self : UIColor(.modified(ModifiedColor(base: self, .prominence(prominence))))
  }
}

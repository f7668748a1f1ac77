// One variant of a picture, and how well it suits traits.

import CoreGraphics
import UIKitBase
import UIKitTraits

/// A picture that was registered for some traits, or read from a catalog for them.
package struct ImageVariant: Sendable {
  /// The pixels.
  package let pixels: ImagePixels
  /// The look it brings.
  package let look: ImageLook
  /// The traits it is for.
  let traits: TraitStorage

  /// How badly the variant suits traits: 0 for all that is wanted; the traits that weigh most come first.
  func misfit(for wanted: TraitStorage) -> Double {
    var misfit = 0.0
    for rank in ranks(for: wanted) { misfit = misfit * 3 + Double(rank) }
    let (own, other) = (traits[UITraitDisplayScale.self], wanted[UITraitDisplayScale.self])
    // Larger pictures, the nearest first, come before smaller ones, the largest first (spec 4.4.7).
    let scale = own >= other ? min(own - other, 99) : 100 + min(other - own, 99)
    return misfit * 1000 + Double(scale)
  }

  /// Whether the variant is for nothing else than what is wanted, the scale aside.
  func serves(_ wanted: TraitStorage) -> Bool { !ranks(for: wanted).contains(2) }

  /// For each trait, the weightiest first: 0 for what is wanted, 1 for a variant that does not say, 2 for something else.
  private func ranks(for wanted: TraitStorage) -> [Int] {
    func rank<T: SystemTrait>(_ type: T.Type, or usual: T.Value? = nil) -> Int {
      let own = traits[type]
      // What is not said is what is usual: a style of no name is light (spec 1.2.3).
      let asked = wanted[type] == type.defaultValue ? usual ?? wanted[type] : wanted[type]
      return own == asked ? 0 : own == type.defaultValue ? 1 : 2
    }
    return [
      rank(UITraitUserInterfaceStyle.self, or: .light), rank(UITraitAccessibilityContrast.self, or: .normal),
      rank(UITraitUserInterfaceIdiom.self), rank(UITraitHorizontalSizeClass.self), rank(UITraitVerticalSizeClass.self),
      rank(UITraitLayoutDirection.self, or: .leftToRight), rank(UITraitLegibilityWeight.self, or: .regular),
      rank(UITraitPreferredContentSizeCategory.self), rank(UITraitDisplayGamut.self, or: .SRGB),
    ]
  }
}

extension TraitStorage {
  /// The traits that say which picture is right (spec 1.5.2).
  static let imageMask = TraitMask(UITraitCollection.systemTraitsAffectingImageLookup)

  /// Only the traits that say which picture is right.
  var onlyImageTraits: TraitStorage { keeping(Self.imageMask) }

  /// The traits with the device's scale and idiom where they say none (spec 5.4).
  var completed: TraitStorage {
    let device = UITraitCollection.systemDefault
    let needsScale = self[UITraitDisplayScale.self] <= 0
    let needsIdiom = self[UITraitUserInterfaceIdiom.self] == .unspecified
    guard needsScale || needsIdiom else { return self }
    return applying { traits in
      if needsScale { traits.displayScale = device[UITraitDisplayScale.self] > 0 ? device[UITraitDisplayScale.self] : 1 }
      if needsIdiom { traits.userInterfaceIdiom = device[UITraitUserInterfaceIdiom.self] }
    }
  }
}

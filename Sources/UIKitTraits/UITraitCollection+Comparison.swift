// What differs between two collections, and whether colours could show it.

extension UITraitCollection {
  /// Whether each of UIKit's traits that `trait` sets has the same value here; true for nil (spec 1.3.6).
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    TraitTracking.recordAll(of: storage)
    TraitTracking.recordAll(of: trait.storage)
    return trait.storage.boxes.allSatisfy { box in
      guard box.slot.isSystem else { return true }
      return storage.box(at: box.slot)?.hasSameValue(as: box) ?? false
    }
  }

  /// The traits whose values differ; compared with nil, all that are set here (spec 1.3.7).
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let old = traitCollection?.storage ?? .empty
    TraitTracking.recordAll(of: storage)
    TraitTracking.recordAll(of: old)
    var changed: [UITrait] = []
    TraitStorage.forEachDifference(from: old, to: storage) { changed.append($0.definition) }
    return changed
  }

  /// Whether a dynamic colour could look different under the two collections; true for nil (spec 1.4).
  ///
  /// The traits compared are those whose definition says `affectsColorAppearance`, an app's own among them. No colour is resolved.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    if TraitTracking.isActive { recordColorTraits(of: traitCollection) }
    return !storage.hasSameColorKey(as: traitCollection.storage)
  }

  /// Notes that colour traits of this collection and of another one were read.
  private func recordColorTraits(of other: UITraitCollection) {
    TraitTracking.recordColorTraits(of: storage)
    TraitTracking.recordColorTraits(of: other.storage)
  }

  /// The traits that make UIKit look colours up again, for registrations; the order is fixed (spec 1.5.1).
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitActiveAppearance.self,
    ]
  }

  /// The traits that make UIKit look images up again, for registrations (spec 1.5.2).
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitLayoutDirection.self, UITraitDisplayScale.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self,
      UITraitLegibilityWeight.self,
    ]
  }
}

import Foundation
import Testing
import UIKit

@MainActor
struct TraitCollectionAssertions {
  @Test("§14.1 a collection in which nothing is set reads every trait as unspecified")
  func anEmptyCollectionReadsUnspecified() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceStyle.rawValue == 0)
    #expect(traits.userInterfaceLevel.rawValue == -1)
    #expect(traits.accessibilityContrast.rawValue == -1)
    #expect(traits.userInterfaceIdiom.rawValue == -1)
    #expect(traits.displayGamut.rawValue == -1)
    #expect(traits.displayScale == 0)
    #expect(traits.horizontalSizeClass.rawValue == 0)
    #expect(traits.verticalSizeClass.rawValue == 0)
    #expect(traits.layoutDirection.rawValue == -1)
    #expect(traits.legibilityWeight.rawValue == -1)
    #expect(traits.activeAppearance.rawValue == -1)
    #expect(traits.forceTouchCapability.rawValue == 0)
    #expect(traits.preferredContentSizeCategory.rawValue == "_UICTContentSizeCategoryUnspecified")
    if #available(iOS 17, tvOS 17, *) {
      #expect(traits.imageDynamicRange.rawValue == -1)
      #expect(traits.sceneCaptureState.rawValue == -1)
      #expect(traits.typesettingLanguage == nil)
    }
    if #available(iOS 18, tvOS 18, *) {
      #expect(traits.listEnvironment.rawValue == 0)
    }
    if #available(iOS 26, tvOS 26, *) {
      #expect(traits.hdrHeadroomUsageLimit.rawValue == -1)
      #expect(traits.resolvesNaturalAlignmentWithBaseWritingDirection)
    }
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.2 a typed initialiser sets its own trait and no other")
  func aTypedInitialiserSetsOneTrait() {
    let collections: [(UITraitCollection, UITrait)] = [
      (UITraitCollection(userInterfaceStyle: .dark), UITraitUserInterfaceStyle.self),
      (UITraitCollection(userInterfaceLevel: .elevated), UITraitUserInterfaceLevel.self),
      (UITraitCollection(accessibilityContrast: .high), UITraitAccessibilityContrast.self),
      (UITraitCollection(userInterfaceIdiom: .pad), UITraitUserInterfaceIdiom.self),
      (UITraitCollection(displayGamut: .P3), UITraitDisplayGamut.self),
      (UITraitCollection(activeAppearance: .active), UITraitActiveAppearance.self),
      (UITraitCollection(displayScale: 3), UITraitDisplayScale.self),
      (UITraitCollection(horizontalSizeClass: .compact), UITraitHorizontalSizeClass.self),
      (UITraitCollection(verticalSizeClass: .regular), UITraitVerticalSizeClass.self),
      (UITraitCollection(preferredContentSizeCategory: .large), UITraitPreferredContentSizeCategory.self),
      (UITraitCollection(layoutDirection: .rightToLeft), UITraitLayoutDirection.self),
      (UITraitCollection(legibilityWeight: .bold), UITraitLegibilityWeight.self),
      (UITraitCollection(forceTouchCapability: .available), UITraitForceTouchCapability.self),
      (UITraitCollection(imageDynamicRange: .high), UITraitImageDynamicRange.self),
      (UITraitCollection(sceneCaptureState: .active), UITraitSceneCaptureState.self),
      (UITraitCollection(typesettingLanguage: .init(identifier: "ja")), UITraitTypesettingLanguage.self),
    ]
    for (collection, trait) in collections {
      #expect(collection.changedTraits(from: nil).map { ObjectIdentifier($0) } == [ObjectIdentifier(trait)])
    }
  }

  @Test("§14.3 collections that set different traits merge")
  func differentTraitsMerge() {
    let merged = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
    #expect(merged.userInterfaceStyle == .dark)
    #expect(merged.userInterfaceLevel == .elevated)
  }

  @Test("§14.4 the last collection that sets a trait wins")
  func theLastOneWins() {
    #expect(UITraitCollection(traitsFrom: [dark, light]).userInterfaceStyle == .light)
    #expect(UITraitCollection(traitsFrom: [light, dark]).userInterfaceStyle == .dark)
  }

  @Test("§14.5 an unspecified trait never overwrites")
  func unspecifiedNeverOverwrites() {
    let unspecified = UITraitCollection(userInterfaceStyle: .unspecified)
    #expect(UITraitCollection(traitsFrom: [dark, UITraitCollection(), unspecified]).userInterfaceStyle == .dark)
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.6 in a merge, an app's trait comes from the first collection")
  func customTraitsComeFromTheFirst() {
    let one = UITraitCollection { $0[Density.self] = 1 }
    let two = UITraitCollection { $0[Density.self] = 2 }
    #expect(UITraitCollection(traitsFrom: [one, two])[Density.self] == 1)
    #expect(UITraitCollection(traitsFrom: [dark, two])[Density.self] == 0)
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.7 modifying makes another collection that differs in that trait only")
  func modifyingLeavesTheReceiver() {
    let before = UITraitCollection(traitsFrom: [light, UITraitCollection(displayScale: 2)])
    let after = before.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(before.userInterfaceStyle == .light)
    #expect(after.userInterfaceStyle == .dark)
    #expect(after.displayScale == 2)
    let changed = after.changedTraits(from: before).map { ObjectIdentifier($0) }
    #expect(changed == [ObjectIdentifier(UITraitUserInterfaceStyle.self)])
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.8 a trait that was not set reads as its default while mutating")
  func mutationsReadDefaults() {
    var style: UIUserInterfaceStyle?
    var scale: CGFloat?
    var density: Int?
    _ = UITraitCollection {
      style = $0.userInterfaceStyle
      density = $0[Density.self]
      $0.displayScale = 3
      scale = $0.displayScale
    }
    #expect(style == .unspecified)
    #expect(density == 0)
    #expect(scale == 3)
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.9 equal values make equal collections with equal hashes, however they were built")
  func equalityIsByValues() {
    let merged = UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 2), dark])
    let mutated = UITraitCollection {
      $0.userInterfaceStyle = .light
      $0.displayScale = 2
      $0.userInterfaceStyle = .dark
      $0.legibilityWeight = .bold
      $0.legibilityWeight = .unspecified
    }
    #expect(merged == mutated)
    #expect(merged.hash == mutated.hash)
    #expect(merged != dark)
    #expect(UITraitCollection(userInterfaceStyle: .unspecified) == UITraitCollection())
  }

  @Test("§14.10 a collection contains what another sets if the values are the same")
  func containment() {
    let traits = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .base)])
    #expect(traits.containsTraits(in: dark))
    #expect(!traits.containsTraits(in: light))
    #expect(!traits.containsTraits(in: UITraitCollection(accessibilityContrast: .high)))
    #expect(traits.containsTraits(in: UITraitCollection()))
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.11 an app's traits do not count for containment")
  func containmentIgnoresCustomTraits() {
    #expect(dark.containsTraits(in: dark.modifyingTraits { $0[Density.self] = 3 }))
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.12 nothing changed from a collection to itself, and all that is set from nil")
  func changesFromItselfAndNil() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.displayScale = 2
      $0[Density.self] = 1
    }
    #expect(traits.changedTraits(from: traits).isEmpty)
    #expect(UITraitCollection().changedTraits(from: nil).isEmpty)
    let set: [UITrait] = [UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, Density.self]
    let changed = traits.changedTraits(from: nil)
    #expect(Set(changed.map { ObjectIdentifier($0) }) == Set(set.map { ObjectIdentifier($0) }))
    #expect(changed.count == 3)
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.20 a trait with only a default has the type's name, and colours do not depend on it")
  func customTraitDefaults() {
    #expect(UITraitCollection()[Density.self] == 0)
    #expect(UITraitCollection()[Wallpaper.self] == "plain")
    #expect(Density.name == "Density")
    #expect(!Density.affectsColorAppearance)
  }
}

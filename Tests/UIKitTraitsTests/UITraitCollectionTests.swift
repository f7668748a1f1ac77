import Testing
import UIKitBase
import UIKitTraits

struct UITraitCollectionTests {
  @Test("1: a collection with nothing set reads every trait as unspecified")
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
    #expect(traits.listEnvironment.rawValue == 0)
    #expect(traits.forceTouchCapability.rawValue == 0)
    #expect(traits.imageDynamicRange.rawValue == -1)
    #expect(traits.sceneCaptureState.rawValue == -1)
    #expect(traits.toolbarItemPresentationSize.rawValue == -1)
    #expect(traits.typesettingLanguage == nil)
    #expect(traits.hdrHeadroomUsageLimit.rawValue == -1)
    #expect(traits.tabAccessoryEnvironment.rawValue == 0)
    #expect(traits.splitViewControllerLayoutEnvironment.rawValue == 0)
    #expect(traits.resolvesNaturalAlignmentWithBaseWritingDirection)
    #expect(traits.preferredContentSizeCategory.rawValue == "_UICTContentSizeCategoryUnspecified")
  }

  @Test("2: a typed initialiser sets its own trait and no other")
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
      (UITraitCollection(listEnvironment: .plain), UITraitListEnvironment.self),
      (UITraitCollection(hdrHeadroomUsageLimit: .inactive), UITraitHDRHeadroomUsageLimit.self),
      (UITraitCollection(tabAccessoryEnvironment: .inline), UITraitTabAccessoryEnvironment.self),
      (
        UITraitCollection(resolvesNaturalAlignmentWithBaseWritingDirection: true),
        UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self
      ),
      (UITraitCollection(toolbarItemPresentationSize: .large), UITraitToolbarItemPresentationSize.self),
    ]
    for (collection, trait) in collections {
      #expect(collection.changedTraits(from: nil).map(ObjectIdentifier.init) == [ObjectIdentifier(trait)])
    }
  }

  @Test("3: collections that set different traits merge")
  func differentTraitsMerge() {
    let merged = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
    #expect(merged.userInterfaceStyle == .dark)
    #expect(merged.userInterfaceLevel == .elevated)
  }

  @Test("4: the last collection that sets a trait wins")
  func theLastOneWins() {
    #expect(UITraitCollection(traitsFrom: [dark, light]).userInterfaceStyle == .light)
  }

  @Test("5: an unspecified trait never overwrites")
  func unspecifiedNeverOverwrites() {
    let unspecified = UITraitCollection(userInterfaceStyle: .unspecified)
    #expect(UITraitCollection(traitsFrom: [dark, UITraitCollection(), unspecified]).userInterfaceStyle == .dark)
  }

  @Test("6: an app's trait comes from the first collection")
  func customTraitsComeFromTheFirst() {
    let one = UITraitCollection { $0[Density.self] = 1 }
    let two = UITraitCollection { $0[Density.self] = 2 }
    #expect(UITraitCollection(traitsFrom: [one, two])[Density.self] == 1)
    #expect(UITraitCollection(traitsFrom: [dark, two])[Density.self] == 0)
  }

  @Test("7: modifying makes another collection that differs in that trait only")
  func modifyingLeavesTheReceiver() {
    let before = UITraitCollection(traitsFrom: [light, UITraitCollection(displayScale: 2)])
    let after = before.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(before.userInterfaceStyle == .light)
    #expect(after.userInterfaceStyle == .dark)
    #expect(after.changedTraits(from: before).map(ObjectIdentifier.init) == [ObjectIdentifier(UITraitUserInterfaceStyle.self)])
  }

  @Test("8: a trait that was not set reads as its default while mutating")
  func mutationsReadDefaults() {
    var read: (UIUserInterfaceStyle, CGFloat, Int)?
    _ = UITraitCollection { read = ($0.userInterfaceStyle, $0.displayScale, $0[Density.self]) }
    #expect(read?.0 == .unspecified)
    #expect(read?.1 == 0)
    #expect(read?.2 == 0)
  }

  @Test("8: what was set while mutating can be read back")
  func mutationsReadBack() {
    var read: CGFloat = 0
    _ = UITraitCollection {
      $0.displayScale = 3
      read = $0.displayScale
    }
    #expect(read == 3)
  }

  @Test("9: equal values make equal collections, however they were built")
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
    #expect(!dark.isEqual(NSObject()))
  }

  @Test("10: a collection contains traits that it has with the same values")
  func containment() {
    let traits = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .base)])
    #expect(traits.containsTraits(in: dark))
    #expect(!traits.containsTraits(in: light))
    #expect(!traits.containsTraits(in: UITraitCollection(accessibilityContrast: .high)))
    #expect(traits.containsTraits(in: UITraitCollection()))
    #expect(traits.containsTraits(in: nil))
  }

  @Test("11: an app's traits do not count for containment")
  func containmentIgnoresCustomTraits() {
    #expect(dark.containsTraits(in: dark.modifyingTraits { $0[Density.self] = 3 }))
  }

  @Test("12: nothing changed from a collection to itself, and everything that is set from nil")
  func changesFromItselfAndNil() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark; $0.displayScale = 2; $0[Density.self] = 1
    }
    #expect(traits.changedTraits(from: traits).isEmpty)
    #expect(UITraitCollection().changedTraits(from: nil).isEmpty)
    let fromNil = Set(traits.changedTraits(from: nil).map(ObjectIdentifier.init))
    let set: [UITrait] = [UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, Density.self]
    #expect(fromNil == Set(set.map(ObjectIdentifier.init)))
  }

  @Test("20: a trait with only a default has the type's name, and colours do not depend on it")
  func customTraitDefaults() {
    #expect(UITraitCollection()[Density.self] == 0)
    #expect(Density.name == "Density")
    #expect(!Density.affectsColorAppearance)
    #expect(UITraitUserInterfaceStyle.name == "UserInterfaceStyle")
    #expect(UITraitUserInterfaceStyle.identifier == "UITraitUserInterfaceStyle")
  }

  @Test func oneTraitCanBeGivenByItsType() {
    #expect(UITraitCollection(Density.self, value: 3)[Density.self] == 3)
    #expect(UITraitCollection(UITraitUserInterfaceStyle.self, value: .dark) == dark)
    let replaced = light.replacing(UITraitUserInterfaceStyle.self, value: .dark).replacing(Density.self, value: 2)
    #expect(replaced.userInterfaceStyle == .dark)
    #expect(replaced[Density.self] == 2)
    #expect(light.userInterfaceStyle == .light)
  }

  @Test func aCopyIsTheCollectionItself() {
    #expect(dark.copy() as AnyObject === dark)
  }

  @Test func theDescriptionNamesWhatIsSet() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.displayGamut = .P3
      $0.layoutDirection = .leftToRight
      $0.preferredContentSizeCategory = .extraLarge
      $0.typesettingLanguage = .init(identifier: "ja")
      $0[Density.self] = 4
    }
    #expect(
      traits.description
        == "<UITraitCollection: Density = 4, DisplayGamut = P3, LayoutDirection = LTR, "
        + "PreferredContentSizeCategory = XL, TypesettingLanguage = ja, UserInterfaceStyle = Dark>")
    #expect(traits.debugDescription == traits.description)
    #expect(UITraitCollection().description == "<UITraitCollection: nothing set>")
  }

  @Test func aTraitSetToNilIsNotSet() {
    let traits = UITraitCollection(typesettingLanguage: .init(identifier: "ja"))
      .modifyingTraits { $0.typesettingLanguage = nil }
    #expect(traits == UITraitCollection())
  }

  @Test func aValueWithoutEqualityCountsAsChangedWhenWritten() {
    let traits = UITraitCollection { $0[Formatter.self] = { "\($0)" } }
    let again = traits.modifyingTraits { $0[Formatter.self] = { "\($0)" } }
    #expect(traits != again)
    #expect(traits == traits.modifyingTraits { $0.userInterfaceStyle = .unspecified })
    #expect(again[Formatter.self]?(7) == "7")
  }

  @Test func anObjectIsComparedByIdentity() {
    let object = Palette.Value()
    let one = UITraitCollection { $0[Palette.self] = object }
    #expect(one == UITraitCollection { $0[Palette.self] = object })
    #expect(one != UITraitCollection { $0[Palette.self] = Palette.Value() })
    #expect(one[Palette.self] === object)
    #expect(UITraitCollection { $0[Palette.self] = Palette.defaultValue } == UITraitCollection())
  }

  @Test func contentSizeCategoriesAreOrdered() {
    #expect(UIContentSizeCategory.extraSmall < .large)
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }
}

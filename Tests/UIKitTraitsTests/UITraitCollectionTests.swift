import Testing
import UIKitBase
import UIKitTraits

struct UITraitCollectionTests {
  @Test func traitsThatOtherPlatformsLackReadUnspecified() {
    let traits = UITraitCollection()
    #expect(traits.toolbarItemPresentationSize.rawValue == -1)
    #expect(traits.tabAccessoryEnvironment.rawValue == 0)
    #expect(traits.splitViewControllerLayoutEnvironment.rawValue == 0)
  }

  @Test func newerTypedInitialisersSetOneTrait() {
    let collections: [(UITraitCollection, UITrait)] = [
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

  @Test func aCollectionIsNoOtherObjectsEqual() {
    #expect(!dark.isEqual(NSObject()))
    #expect(!dark.isEqual(nil))
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

import Testing
import UIKitBase
import UIKitTraits

struct UITraitOverridesTests {
  @Test func aTraitIsOverriddenFromWhenItIsSetUntilItIsRemoved() {
    var overrides = UITraitOverrides()
    #expect(!overrides.contains(UITraitUserInterfaceStyle.self))
    overrides.userInterfaceStyle = .dark
    #expect(overrides.contains(UITraitUserInterfaceStyle.self))
    #expect(overrides.userInterfaceStyle == .dark)
    overrides.remove(UITraitUserInterfaceStyle.self)
    #expect(!overrides.contains(UITraitUserInterfaceStyle.self))
    overrides.remove(UITraitUserInterfaceStyle.self)
  }

  @Test func unspecifiedRemovesAnOverrideOfUIKitsTraitsAndStaysOneOfAnAppsTrait() {
    var overrides = UITraitOverrides()
    overrides.userInterfaceStyle = .dark
    overrides.userInterfaceStyle = .unspecified
    overrides[Density.self] = Density.defaultValue
    #expect(!overrides.contains(UITraitUserInterfaceStyle.self))
    #expect(overrides.contains(Density.self))
    #expect(overrides[Density.self] == Density.defaultValue)
  }

  @Test func aCopyIsAValueOfItsOwn() {
    var one = UITraitOverrides()
    one.displayScale = 2
    var other = one
    other.displayScale = 3
    other[Density.self] = 1
    #expect(one.displayScale == 2)
    #expect(!one.contains(Density.self))
    #expect(other.displayScale == 3)
  }

  @Test func anOptionalTraitCanBeOverridden() {
    var overrides = UITraitOverrides()
    overrides.typesettingLanguage = .init(identifier: "th")
    #expect(overrides.typesettingLanguage == .init(identifier: "th"))
    overrides.typesettingLanguage = nil
    #expect(!overrides.contains(UITraitTypesettingLanguage.self))
  }

  @Test func theDescriptionAndTheMirrorNameWhatIsOverridden() {
    var overrides = UITraitOverrides()
    #expect(overrides.description == "<UITraitOverrides: nothing set>")
    overrides.userInterfaceStyle = .dark
    overrides[Density.self] = 4
    #expect(overrides.description == "<UITraitOverrides: Density = 4, UserInterfaceStyle = Dark>")
    #expect(overrides.debugDescription == overrides.description)
    #expect(overrides.customMirror.children.map(\.label) == ["Density", "UserInterfaceStyle"])
  }
}

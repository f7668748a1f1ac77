import Testing
import UIKitBase
import UIKitTraits

struct UITraitOverridesTests {
  @Test("42: a trait is overridden from when it is set until it is removed")
  func containsFollowsSettingAndRemoving() {
    var overrides = UITraitOverrides()
    #expect(!overrides.contains(UITraitUserInterfaceStyle.self))
    overrides.userInterfaceStyle = .dark
    #expect(overrides.contains(UITraitUserInterfaceStyle.self))
    #expect(overrides.userInterfaceStyle == .dark)
    overrides.remove(UITraitUserInterfaceStyle.self)
    #expect(!overrides.contains(UITraitUserInterfaceStyle.self))
    overrides.remove(UITraitUserInterfaceStyle.self)
  }

  @Test("43: reading a trait without an override ends the process")
  func readingWithoutAnOverrideEndsTheProcess() async {
    await #expect(processExitsWith: .failure) { _ = UITraitOverrides().userInterfaceStyle }
    await #expect(processExitsWith: .failure) { _ = UITraitOverrides()[Density.self] }
  }

  @Test("2.7.6: unspecified removes an override of UIKit's traits, and stays one of an app's trait")
  func settingTheDefault() {
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

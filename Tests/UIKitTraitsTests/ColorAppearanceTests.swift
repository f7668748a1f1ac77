import Testing
import UIKitBase
import UIKitTraits

struct ColorAppearanceTests {
  /// A pair of collections that differ in one trait.
  struct Pair: CustomTestStringConvertible, Sendable {
    let one: UITraitCollection
    let other: UITraitCollection
    var testDescription: String { "\(one) and \(other)" }
  }

  @Test(
    "style, contrast, level, gamut and idiom make the colour keys differ",
    arguments: [
      Pair(one: light, other: dark),
      Pair(one: UITraitCollection(accessibilityContrast: .normal), other: UITraitCollection(accessibilityContrast: .high)),
      Pair(one: UITraitCollection(userInterfaceLevel: .base), other: UITraitCollection(userInterfaceLevel: .elevated)),
      Pair(one: UITraitCollection(displayGamut: .SRGB), other: UITraitCollection(displayGamut: .P3)),
      Pair(one: UITraitCollection(userInterfaceIdiom: .phone), other: UITraitCollection(userInterfaceIdiom: .pad)),
    ])
  func traitsThatMatterToColors(pair: Pair) {
    let scale = UITraitCollection(displayScale: 2)
    let one = UITraitCollection(traitsFrom: [scale, pair.one])
    let other = UITraitCollection(traitsFrom: [scale, pair.other])
    #expect(one.hasDifferentColorAppearance(comparedTo: other))
    #expect(one.storage.colorKey !== other.storage.colorKey)
  }

  @Test(
    "size class, scale, text size, direction and weight make no difference to the colour key",
    arguments: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .compact),
      UITraitCollection(displayScale: 3), UITraitCollection(preferredContentSizeCategory: .large),
      UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(legibilityWeight: .bold),
    ])
  func traitsThatDoNotMatterToColors(traits: UITraitCollection) {
    let other = UITraitCollection(traitsFrom: [dark, traits])
    #expect(!dark.hasDifferentColorAppearance(comparedTo: other))
    #expect(dark.storage.colorKey === other.storage.colorKey)
  }

  @Test func anAppsTraitMattersToColorsIfItSaysSo() {
    let themed = dark.modifyingTraits { $0[Theme.self] = "forest" }
    let dense = dark.modifyingTraits { $0[Density.self] = 2 }
    #expect(dark.hasDifferentColorAppearance(comparedTo: themed))
    #expect(!dark.hasDifferentColorAppearance(comparedTo: dense))
  }

  @Test func theColorBundleIsExact() {
    let names = UITraitCollection.systemTraitsAffectingColorAppearance.map { $0.name }
    #expect(names.count == 6)
    #expect(UITraitCollection.systemTraitsAffectingColorAppearance.allSatisfy { $0.affectsColorAppearance })
  }

  @Test func theImageBundleIsExact() {
    let names = Set(UITraitCollection.systemTraitsAffectingImageLookup.map { $0.name })
    #expect(
      names == [
        "UserInterfaceIdiom", "UserInterfaceStyle", "DisplayGamut", "AccessibilityContrast", "LayoutDirection",
        "DisplayScale", "HorizontalSizeClass", "VerticalSizeClass", "PreferredContentSizeCategory", "LegibilityWeight",
      ])
  }
}

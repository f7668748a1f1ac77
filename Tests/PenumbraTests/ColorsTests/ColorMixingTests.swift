import Penumbra
import Testing
import UIKit

struct ColorMixingTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// The components under traits.
  private func components(_ color: UIColor, _ traits: UITraitCollection) -> [Double] {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: traits).getRed(&r, green: &g, blue: &b, alpha: &a)
    return [r, g, b, a].map { Double($0) }
  }

  @Test(
    "mixing agrees with color-mix(in oklab, …) of CSS",
    arguments: [
      ("#FF0000", "#0000FF", "#8C53A2"), ("#FFFFFF", "#000000", "#636363"), ("#FFFF00", "#0000FF", "#6CABC7"),
      ("#FF0000", "#00FF00", "#D0A800"), ("#123456", "#123456", "#123456"),
    ])
  func halfWay(one: String, other: String, expected: String) throws {
    let mixed = try UIColor(hex: one).mixed(with: UIColor(hex: other))
    #expect(mixed.hexString(for: light) == expected)
    #expect(try UIColor(hex: one).mixed(with: UIColor(hex: other), by: 0).hexString(for: light) == one)
    #expect(try UIColor(hex: one).mixed(with: UIColor(hex: other), by: 1).hexString(for: light) == other)
    #expect(try UIColor(hex: one).mixed(with: UIColor(hex: other), by: .nan).hexString(for: light) == one)
    #expect(try UIColor(hex: one).mixed(with: UIColor(hex: other), by: 7).hexString(for: light) == other)
  }

  @Test func alphaWeighsTheComponents() {
    let mixed = UIColor.red.mixed(with: UIColor.blue.withAlphaComponent(0))
    #expect(mixed.hexString(for: light) == "#FF000080")
    #expect(
      UIColor.red.withAlphaComponent(0).mixed(with: UIColor.blue.withAlphaComponent(0)).hexString(for: light) == "#0000FF00")
  }

  @Test func mixedColorsFollowTheTraits() {
    let color = UIColor.systemBackground.mixed(with: .label, by: 0.1)
    #expect(components(color, light)[0] > 0.8)
    #expect(components(color, dark)[0] < 0.2)
    let fixed = UIColor.white.mixed(with: .black)
    #expect(fixed.resolvedColor(with: dark) == fixed)
    #expect(UIColor.white.mixed(with: .label).hexString(for: dark) == "#FFFFFF")
  }

  @Test func lighterAndDarkerFollowTheTraitsAndKeepAlpha() {
    let base = UIColor(light: .red, dark: .blue).withAlphaComponent(0.5)
    for (traits, plain) in [(light, UIColor.red), (dark, UIColor.blue)] {
      let (lighter, darker) = (components(base.lightened(), traits), components(base.darkened(), traits))
      let own = components(plain, traits)
      #expect(lighter[3] == 0.5 && darker[3] == 0.5)
      #expect(zip(lighter, own).prefix(3).allSatisfy { $0 >= $1 - 0.01 })
      #expect(darker.prefix(3).reduce(0, +) < own.prefix(3).reduce(0, +))
    }
    #expect(UIColor.red.lightened(by: 1).hexString(for: light) == "#FFFFFF")
    #expect(UIColor.red.darkened(by: 1).hexString(for: light) == "#000000")
    #expect(UIColor.red.darkened(by: 0).hexString(for: light) == "#FF0000")
    #expect(UIColor.red.lightened() == UIColor.red.lightened())
  }

  @Test func aDynamicColorHasAValueForEachVariant() {
    let color = UIColor(
      light: UIColor(hex: 1), dark: UIColor(hex: 2), lightHighContrast: UIColor(hex: 3), darkHighContrast: UIColor(hex: 4),
      darkElevated: UIColor(hex: 5), darkHighContrastElevated: UIColor(hex: 6))
    #expect(
      AppearanceVariant.allCases.map { color.hexString(for: $0.traits).suffix(1) } == ["1", "2", "3", "4", "1", "5", "3", "6"])
    let two = UIColor.dynamicColor(light: UIColor(hex: 1), dark: UIColor(hex: 2))
    #expect(
      AppearanceVariant.allCases.map { two.hexString(for: $0.traits).suffix(1) } == ["1", "2", "1", "2", "1", "2", "1", "2"])
    let elevated = UIColor(light: UIColor(hex: 1), dark: UIColor(hex: 2), darkElevated: UIColor(hex: 5))
    #expect(
      AppearanceVariant.allCases.map { elevated.hexString(for: $0.traits).suffix(1) } == ["1", "2", "1", "2", "1", "5", "1", "5"])
  }

  @Test func questionsAreAskedOfTheCollectionAtHand() {
    light.performAsCurrent { #expect(dark.isDarkMode && !light.isDarkMode && !UITraitCollection().isDarkMode) }
    #expect(UITraitCollection(accessibilityContrast: .high).isHighContrast && !light.isHighContrast)
    #expect(UITraitCollection(userInterfaceLevel: .elevated).isElevated && !light.isElevated)
    for variant in AppearanceVariant.allCases { #expect(AppearanceVariant(variant.traits) == variant) }
    #expect(AppearanceVariant.allCases.map(\.name).last == "dark-high-contrast-elevated")
  }
}

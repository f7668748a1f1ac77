import CoreGraphics
import Testing
import UIKitBase
import UIKitColors
import UIKitTraits

@Suite(.serialized)
struct PaletteTests {
  @Test("70: grounds get lighter in the dark when they are elevated")
  func elevatedGrounds() {
    #expect(bytes(.systemBackground, traits(.light)) == [255, 255, 255, 255])
    #expect(bytes(.systemBackground, traits(.dark)) == [0, 0, 0, 255])
    #expect(bytes(.systemBackground, traits(.dark, .elevated)) == [28, 28, 30, 255])
    #expect(bytes(.systemGroupedBackground, traits(.dark, .elevated)) == [28, 28, 30, 255])
  }

  @Test("71: the grounds with high contrast, elevated in the dark")
  func elevatedGroundsWithContrast() {
    let high = traits(.dark, .elevated, .high)
    #expect(bytes(.systemBackground, high) == [36, 36, 38, 255])
    #expect(bytes(.secondarySystemBackground, high) == [54, 54, 56, 255])
    #expect(bytes(.tertiarySystemBackground, high) == [68, 68, 70, 255])
  }

  @Test("72: in light, the level makes no difference", arguments: SystemColor.allCases)
  func lightHasOneLevel(name: SystemColor) {
    let color = UIColor(.system(name))
    for contrast in [UIAccessibilityContrast.normal, .high] {
      #expect(bytes(color, traits(.light, .elevated, contrast)) == bytes(color, traits(.light, .base, contrast)))
    }
  }

  @Test("3.9.b: only the six grounds know the level", arguments: SystemColor.allCases)
  func onlyGroundsKnowTheLevel(name: SystemColor) {
    let color = UIColor(.system(name))
    let differs = bytes(color, traits(.dark, .elevated)) != bytes(color, traits(.dark))
    #expect(differs == "\(name)".hasSuffix("Background"))
  }

  @Test("the components at hand are those of the color that stands for the traits", arguments: SystemColor.allCases)
  func componentsAreTheColors(name: SystemColor) {
    let color = UIColor(.system(name))
    for (style, level, contrast) in [
      (UIUserInterfaceStyle.light, UIUserInterfaceLevel.base, UIAccessibilityContrast.normal),
      (.dark, .base, .normal), (.light, .base, .high), (.dark, .elevated, .high),
    ] {
      let traits = traits(style, level, contrast)
      #expect(color.resolvedCGColor(traits.storage) === color.resolvedColor(with: traits).cgColor)
    }
  }

  @Test("73: link and systemBlue differ in the dark")
  func linkIsNotBlue() {
    #expect(bytes(.link, dark) == [9, 132, 255, 255])
    #expect(bytes(.systemBlue, dark) == [10, 132, 255, 255])
    #expect(bytes(.systemBlue, light) == [0, 122, 255, 255])
  }

  @Test("74: systemRed with high contrast")
  func redWithContrast() {
    #expect(bytes(.systemRed, traits(.light, .base, .high)) == [215, 0, 21, 255])
    #expect(bytes(.systemRed, traits(.dark, .base, .high)) == [255, 105, 97, 255])
  }

  @Test("75: the tints of iOS 26, and those of before in their place again")
  func theLaterGeneration() {
    PaletteGeneration.current = .iOS26
    #expect(bytes(.systemBlue, light) == [0, 136, 255, 255])
    #expect(bytes(.systemBlue, dark) == [0, 145, 255, 255])
    #expect(bytes(.systemRed, light) == [255, 56, 60, 255])
    #expect(bytes(.systemRed, dark) == [255, 66, 69, 255])
    #expect(bytes(.systemGray3, dark) == [72, 72, 74, 255])
    PaletteGeneration.current = .iOS13
    #expect(bytes(.systemBlue, light) == [0, 122, 255, 255])
  }

  @Test("76: quaternaryLabel is fainter in the dark")
  func quaternaryLabel() {
    #expect(bytes(.quaternaryLabel, light)[3] == 45)
    #expect(bytes(.quaternaryLabel, dark)[3] == 40)
  }

  @Test("77: a group is white in light")
  func groupsAreWhite() {
    #expect(bytes(.secondarySystemGroupedBackground, light) == [255, 255, 255, 255])
  }

  @Test("78: an unspecified style is light", arguments: SystemColor.allCases)
  func unspecifiedIsLight(name: SystemColor) {
    #expect(bytes(UIColor(.system(name)), UITraitCollection()) == bytes(UIColor(.system(name)), light))
  }

  @Test func semanticColorsHaveTheirAlphas() {
    #expect(bytes(.secondaryLabel, light) == [60, 60, 67, 153])
    #expect(bytes(.placeholderText, dark) == bytes(.tertiaryLabel, dark))
    #expect(bytes(.separator, dark) == [84, 84, 88, 153])
    #expect(bytes(.systemFill, traits(.dark, .base, .high)) == [120, 120, 128, 112])
    #expect(bytes(.quaternarySystemFill, light) == [116, 116, 128, 20])
  }

  @Test("3.9: every figure of the palette is that of the specification, in both generations")
  func figures() throws {
    func check(_ table: String, _ variants: [UITraitCollection], count: Int) throws {
      let rows = PaletteFigures.rows(table)
      #expect(rows.count == count)
      for (name, figures) in rows {
        let color = UIColor(.system(try #require(SystemColor.allCases.first { "\($0)" == name })))
        #expect(variants.map { bytes(color, $0) } == figures, "\(name)")
      }
    }
    let tints = [traits(.light), traits(.dark), traits(.light, .base, .high), traits(.dark, .base, .high)]
    let elevatedTints = tints.map { traits($0.userInterfaceStyle, .elevated, $0.accessibilityContrast) }
    let semantic = [
      traits(.light), traits(.dark), traits(.dark, .elevated), traits(.light, .base, .high), traits(.dark, .base, .high),
      traits(.dark, .elevated, .high),
    ]
    try check(PaletteFigures.tints, tints, count: 18)
    try check(PaletteFigures.tints, elevatedTints, count: 18)
    try check(PaletteFigures.semantic, semantic, count: 18)
    #expect(SystemColor.allCases.count == 36)
    PaletteGeneration.current = .iOS26
    defer { PaletteGeneration.current = .iOS13 }
    try check(PaletteFigures.tints26, tints, count: 12)
    try check(PaletteFigures.semantic, semantic, count: 18)
  }
}

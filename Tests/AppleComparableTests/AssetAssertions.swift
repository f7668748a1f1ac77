import Foundation
import Testing
import UIKit

/// Look-ups in `Resources/Assertions.xcassets`, whose colours differ in their red.
@MainActor
struct AssetAssertions {
  /// Red in steps of a 255th, for a style and a contrast; nil if there is no such colour.
  private func red(_ name: String, _ style: UIUserInterfaceStyle, high: Bool = false, idiom: UIUserInterfaceIdiom = .phone)
    -> Int?
  {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: high ? .high : .normal),
      UITraitCollection(userInterfaceIdiom: idiom),
    ])
    return UIColor(named: name, in: .module, compatibleWith: traits).map { bytes($0, traits)[0] }
  }

  @Test("§14.81 the dark entry shows in the dark, the one for any appearance in light")
  func anyAndDark() {
    #expect(red("AnyDark", .light) == 0x20)
    #expect(red("AnyDark", .dark) == 0x40)
  }

  @Test("§14.82 in the dark with high contrast, a plain dark entry comes before one of high contrast for any style")
  func darkComesFirst() { #expect(red("AnyDarkHigh", .dark, high: true) == 0x40) }

  @Test("§14.83 without a dark entry, the one of high contrast for any style shows")
  func highForAny() { #expect(red("AnyHigh", .dark, high: true) == 0x60) }

  @Test("§14.84 an entry for dark with high contrast does not show in plain dark")
  func darkHighIsNotDark() {
    #expect(red("AnyDarkHighOnly", .dark) == 0x20)
    #expect(red("AnyDarkHighOnly", .dark, high: true) == 0x80)
  }

  @Test("§14.85 a set with a dark entry only is not found in light")
  func darkOnly() {
    #expect(red("DarkOnly", .light) == nil)
    #expect(red("DarkOnly", .dark) == 0x40)
  }

  @Test("§14.86 every spelling of a component means its number")
  func spellings() {
    #expect(["HexFF", "Int255", "One", "Hex80", "Int235"].map { red($0, .light) } == [255, 255, 255, 128, 235])
  }

  @Test("§14.87 a gray has one component and an alpha")
  func gray() {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    let color = UIColor(named: "Gray", in: .module, compatibleWith: light)
    #expect(color?.resolvedColor(with: light).getWhite(&white, alpha: &alpha) == true)
    #expect(abs(white - 0.75) < 0.005 && alpha == 1)
  }

  @Test("§14.88 a reference to systemBlueColor is systemBlue")
  func references() throws {
    let color = try #require(UIColor(named: "Reference", in: .module, compatibleWith: light))
    for traits in [light, dark] { #expect(bytes(color, traits) == bytes(.systemBlue, traits)) }
  }

  @Test("§14.89 a group that is a namespace is part of the name, another is not")
  func namespaces() {
    #expect(red("Brand/Accent", .light) == 0x20)
    #expect(red("Accent", .light) == nil)
    #expect(red("Ground", .light) == 0x40)
    #expect(red("Plain/Ground", .light) == nil)
  }

  @Test("§14.90 an entry for the idiom wins there, the universal one elsewhere")
  func idioms() {
    #expect(red("Idiom", .light, idiom: .pad) == 0x40)
    #expect(red("Idiom", .light, idiom: .phone) == 0x20)
  }

  @Test("§14.91 an entry without a colour does not count")
  func emptySlots() {
    #expect(red("EmptyDark", .dark) == 0x20)
    #expect(red("Empty", .light) == nil)
  }
}

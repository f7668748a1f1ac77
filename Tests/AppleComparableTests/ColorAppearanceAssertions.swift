import Foundation
import Testing
import UIKit

@MainActor
struct ColorAppearanceAssertions {
  /// Whether colours may look different when only the given collections differ; asked in both directions.
  private func differ(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    let scale = UITraitCollection(displayScale: 2)
    let (one, other) = (UITraitCollection(traitsFrom: [scale, one]), UITraitCollection(traitsFrom: [scale, other]))
    let answers = [one.hasDifferentColorAppearance(comparedTo: other), other.hasDifferentColorAppearance(comparedTo: one)]
    #expect(answers[0] == answers[1])
    return answers[0]
  }

  @Test("§14.13 colours may look different between light and dark")
  func styleMatters() { #expect(differ(light, dark)) }

  @Test("§14.14 colours may look different between normal and high contrast")
  func contrastMatters() {
    #expect(differ(UITraitCollection(accessibilityContrast: .normal), UITraitCollection(accessibilityContrast: .high)))
  }

  @Test("§14.15 colours may look different between the base and the elevated level")
  func levelMatters() {
    #expect(differ(UITraitCollection(userInterfaceLevel: .base), UITraitCollection(userInterfaceLevel: .elevated)))
  }

  @Test("§14.16 colours may look different between gamuts and between idioms")
  func gamutAndIdiomMatter() {
    #expect(differ(UITraitCollection(displayGamut: .SRGB), UITraitCollection(displayGamut: .P3)))
    #expect(differ(UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(userInterfaceIdiom: .pad)))
  }

  @Test(
    "§14.17 size class, scale, text size, direction and weight make no difference to colours",
    arguments: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .compact),
      UITraitCollection(displayScale: 3), UITraitCollection(preferredContentSizeCategory: .large),
      UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(legibilityWeight: .bold),
    ])
  func otherTraitsDoNotMatter(traits: UITraitCollection) {
    #expect(!differ(dark, UITraitCollection(traitsFrom: [dark, traits])))
  }

  @Test("§14.18 equal collections make no difference to colours")
  func equalCollections() {
    #expect(!dark.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!dark.hasDifferentColorAppearance(comparedTo: dark))
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.21 the public traits that affect colours are six, in the system's order")
  func theColorBundle() {
    let known: [UITrait] = [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitActiveAppearance.self,
    ]
    // Apple's list names three private traits, too; the public ones among it are compared.
    let names = Set(known.map { $0.name })
    let listed = UITraitCollection.systemTraitsAffectingColorAppearance.map { $0.name }.filter { names.contains($0) }
    #expect(listed == known.map { $0.name })
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.22 the traits that affect images contain those that catalogs and symbols look at")
  func theImageBundle() {
    let needed: [UITrait] = [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceIdiom.self,
      UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitLegibilityWeight.self, UITraitPreferredContentSizeCategory.self,
    ]
    let listed = Set(UITraitCollection.systemTraitsAffectingImageLookup.map { ObjectIdentifier($0) })
    #expect(listed.isSuperset(of: needed.map { ObjectIdentifier($0) }))
  }
}

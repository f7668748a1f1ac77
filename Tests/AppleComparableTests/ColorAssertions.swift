import Foundation
import Testing
import UIKit

@MainActor
struct ColorAssertions {
  /// Whom a provider was asked for.
  private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var kept: [UIUserInterfaceStyle] = []
    var styles: [UIUserInterfaceStyle] { lock.withLock { kept } }
    func note(_ style: UIUserInterfaceStyle) { lock.withLock { kept.append(style) } }
  }

  @Test("§14.61 making a dynamic colour does not call its provider")
  func creationIsLazy() {
    let log = Log()
    let color = UIColor { traits in
      log.note(traits.userInterfaceStyle)
      return .red
    }
    #expect(log.styles == [])
    _ = color.resolvedColor(with: dark)
    #expect(log.styles == [.dark])
  }

  @Test("§14.62 reading cgColor asks the provider with the current traits")
  func cgColorUsesCurrent() {
    let log = Log()
    let color = UIColor { traits in
      log.note(traits.userInterfaceStyle)
      return traits.userInterfaceStyle == .dark ? .white : .black
    }
    dark.performAsCurrent { #expect(color.cgColor == UIColor.white.cgColor) }
    #expect(log.styles == [.dark])
  }

  @Test("§14.63 a provider that returns a dynamic colour is followed, with the same traits, to a fixed one")
  func providersChain() {
    let log = Log()
    let inner = UIColor { traits in
      log.note(traits.userInterfaceStyle)
      return traits.userInterfaceStyle == .dark ? .white : .black
    }
    let outer = UIColor { traits in
      log.note(traits.userInterfaceStyle)
      return inner
    }
    let resolved = outer.resolvedColor(with: dark)
    #expect(resolved == .white)
    #expect(resolved.resolvedColor(with: light) == .white)
    #expect(log.styles == [.dark, .dark])
  }

  @Test("§14.64 a fixed colour resolves to an equal one")
  func fixedColors() {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.resolvedColor(with: dark) == color)
    #expect(color.resolvedColor(with: UITraitCollection()) == color)
  }

  @Test("§14.65 resolving with given traits neither reads nor changes the current ones")
  func resolvingLeavesCurrent() {
    light.performAsCurrent {
      let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      #expect(color.resolvedColor(with: dark) == .white)
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }
  }

  @Test("§14.66 a dynamic colour with another alpha is still dynamic")
  func alphaStaysDynamic() {
    let color = UIColor.label.withAlphaComponent(0.5)
    #expect(bytes(color, light) == [0, 0, 0, 128])
    #expect(bytes(color, dark) == [255, 255, 255, 128])
  }

  @Test("§14.67 another alpha takes the place of the one there")
  func alphaIsReplaced() {
    #expect(bytes(UIColor.secondaryLabel.withAlphaComponent(1), light) == [60, 60, 67, 255])
  }

  @Test("§14.68 colours of two providers differ; each equals itself")
  func providerIdentity() {
    let (one, other) = (UIColor { _ in .red }, UIColor { _ in .red })
    #expect(one != other)
    #expect(one == one)
  }

  @Test("§14.69 a system colour equals itself on every access")
  func systemColorsAreEqual() {
    #expect(UIColor.systemBlue == UIColor.systemBlue)
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.systemBlue.hash == UIColor.systemBlue.hash)
  }

  @Test("§14.70 the system's background is white, black, and lighter when elevated in the dark")
  func background() {
    #expect(bytes(.systemBackground, light) == [255, 255, 255, 255])
    #expect(bytes(.systemBackground, dark) == [0, 0, 0, 255])
    #expect(bytes(.systemBackground, traits(.dark, .elevated)) == [28, 28, 30, 255])
  }

  @Test("§14.71 the three grounds, elevated in the dark with high contrast")
  func groundsWithContrast() {
    let high = traits(.dark, .elevated, .high)
    #expect(bytes(.systemBackground, high) == [36, 36, 38, 255])
    #expect(bytes(.secondarySystemBackground, high) == [54, 54, 56, 255])
    #expect(bytes(.tertiarySystemBackground, high) == [68, 68, 70, 255])
  }

  @Test(
    "§14.72 in light, the level makes no difference to any system colour", arguments: [UIAccessibilityContrast.normal, .high])
  func lightHasOneLevel(contrast: UIAccessibilityContrast) {
    let colors: [UIColor] = [
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .systemFill, .secondarySystemFill,
      .tertiarySystemFill, .quaternarySystemFill, .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .separator, .opaqueSeparator,
      .link, .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue,
      .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray, .systemGray2, .systemGray3, .systemGray4,
      .systemGray5,
      .systemGray6, .tintColor,
    ]
    for color in colors {
      #expect(bytes(color, traits(.light, .elevated, contrast)) == bytes(color, traits(.light, .base, contrast)))
    }
  }

  @Test("§14.73 in the dark, links and systemBlue differ by one step of red")
  func linksAreNotBlue() {
    #expect(bytes(.link, dark) == [9, 132, 255, 255])
    #expect(bytes(.systemBlue, dark) == [10, 132, 255, 255])
  }

  @Test("§14.74 systemRed with high contrast")
  func redWithContrast() {
    #expect(bytes(.systemRed, traits(.light, .base, .high)) == [215, 0, 21, 255])
    #expect(bytes(.systemRed, traits(.dark, .base, .high)) == [255, 105, 97, 255])
  }

  @Test("§14.76 the faintest label is fainter in the dark")
  func quaternaryLabel() {
    #expect(bytes(.quaternaryLabel, light)[3] == 45)
    #expect(bytes(.quaternaryLabel, dark)[3] == 40)
  }

  @Test("§14.77 a group is white in light")
  func groups() { #expect(bytes(.secondarySystemGroupedBackground, light) == [255, 255, 255, 255]) }

  @Test("§14.78 an unspecified style is light")
  func unspecifiedIsLight() {
    for color in [UIColor.label, .systemBackground, .systemBlue, .separator] {
      #expect(bytes(color, UITraitCollection()) == bytes(color, light))
    }
  }

  @Test("§14.79 lightText and darkText do not follow the style")
  func fixedTexts() {
    for traits in [light, dark] {
      #expect(bytes(.lightText, traits) == [255, 255, 255, 153])
      #expect(bytes(.darkText, traits) == [0, 0, 0, 255])
    }
  }

  @Test("§14.80 a pattern has no red, green and blue, and reading them changes nothing")
  func patterns() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (2, 3, 4, 5)
    #expect(!UIColor(patternImage: picture).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect((red, green, blue, alpha) == (2, 3, 4, 5))
  }

  @Test("§14.101 a new label has the colour of labels")
  func labels() {
    #expect(bytes(UILabel().textColor, light) == [0, 0, 0, 255])
    #expect(bytes(UILabel().textColor, dark) == [255, 255, 255, 255])
  }
}

/// The traits of a style, a level and a contrast.
private func traits(
  _ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel = .base, _ contrast: UIAccessibilityContrast = .normal
) -> UITraitCollection {
  UITraitCollection(traitsFrom: [
    UITraitCollection(userInterfaceStyle: style), UITraitCollection(userInterfaceLevel: level),
    UITraitCollection(accessibilityContrast: contrast),
  ])
}

/// Red, green, blue and alpha in steps of a 255th.
func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
  var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
  color.resolvedColor(with: traits).getRed(&r, green: &g, blue: &b, alpha: &a)
  return [r, g, b, a].map { Int(($0 * 255).rounded()) }
}

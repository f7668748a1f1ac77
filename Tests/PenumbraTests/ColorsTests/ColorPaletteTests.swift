import Foundation
import Penumbra
import Testing
import UIKit

struct ColorPaletteTests {
  /// A palette with a pair.
  private let palette = ColorPalette(
    [
      "ground": .systemBackground, "text": .label,
      "brand Accent/1": UIColor(light: UIColor(hex: 0x112233), dark: UIColor(hex: 0xAABBCC)),
    ],
    pairs: [ColorPalette.Pair("text", on: "ground"), ColorPalette.Pair("text", on: "nothing")])

  @Test func rolesKeepTheirOrder() {
    var palette = palette
    #expect(palette.roles == ["ground", "text", "brand Accent/1"])
    palette["text"] = .secondaryLabel
    palette["late"] = .red
    #expect(palette.roles == ["ground", "text", "brand Accent/1", "late"])
    #expect(palette["text"] == .secondaryLabel)
    palette["ground"] = nil
    #expect(palette.roles == ["text", "brand Accent/1", "late"])
    #expect(palette["ground"] == nil)
    #expect(palette["none"] == nil)
  }

  @Test func differencesAreWhatIsSeen() {
    var other = palette
    #expect(palette.differences(from: other) == [])
    other["ground"] = UIColor(light: .white, dark: .black)
    other["extra"] = .red
    other["text"] = nil
    let elevated = AppearanceVariant.allCases.filter { $0.isDark && $0.isElevated }
    #expect(
      palette.differences(from: other) == [
        ColorPalette.Difference(role: "ground", variants: elevated),
        ColorPalette.Difference(role: "text", variants: AppearanceVariant.allCases),
        ColorPalette.Difference(role: "extra", variants: AppearanceVariant.allCases),
      ])
  }

  @Test func contrastsAreThoseOfPairsThatExist() {
    let contrasts = palette.contrasts()
    #expect(contrasts.map(\.pair) == [ColorPalette.Pair("text", on: "ground")])
    #expect(contrasts.first?.contrasts[.dark]?.ratio == 21)
  }

  @Test func jsonIsJSON() throws {
    let object = try JSONSerialization.jsonObject(with: Data(palette.json.utf8))
    let root = try #require(object as? [String: Any])
    let colors = try #require(root["colors"] as? [[String: Any]])
    #expect(colors.map { $0["role"] as? String } == ["ground", "text", "brand Accent/1"])
    #expect((colors[0]["colors"] as? [String: String])?["dark-elevated"] == "#1C1C1E")
    let pairs = try #require(root["pairs"] as? [[String: Any]])
    #expect(pairs.count == 1)
    let contrast = try #require(pairs[0]["contrast"] as? [String: [String: Double]])
    #expect(contrast["light"]?["ratio"] == 21)
    var odd = ColorPalette(["a\"\\\n😀": .red])
    odd.pairs = []
    let text = try #require(try JSONSerialization.jsonObject(with: Data(odd.json.utf8)) as? [String: Any])
    #expect((text["colors"] as? [[String: Any]])?.first?["role"] as? String == "a\"\\\n😀")
  }

  @Test func cssFollowsSchemeAndContrast() {
    let palette: ColorPalette = ["ground": .secondarySystemBackground, "brandAccent": UIColor(light: .white, dark: .black)]
    #expect(
      palette.css == """
        :root {
          color-scheme: light dark;
          --ground: #f2f2f7;
          --brand-accent: #ffffff;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --ground: #1c1c1e;
            --brand-accent: #000000;
          }
        }
        @supports (color: light-dark(#000, #fff)) {
          :root {
            --ground: light-dark(#f2f2f7, #1c1c1e);
            --brand-accent: light-dark(#ffffff, #000000);
          }
        }
        @media (prefers-contrast: more) {
          :root {
            --ground: #ebebf0;
            --brand-accent: #ffffff;
          }
          @media (prefers-color-scheme: dark) {
            :root {
              --ground: #242426;
              --brand-accent: #000000;
            }
          }
          @supports (color: light-dark(#000, #fff)) {
            :root {
              --ground: light-dark(#ebebf0, #242426);
              --brand-accent: light-dark(#ffffff, #000000);
            }
          }
        }

        """)
  }

  @Test func namesOfPropertiesAreNamesAndDifferent() {
    let palette: ColorPalette = ["a.b": .red, "a b": .red, "": .red, "Größe": .red, "x;}": .red]
    #expect(palette.cssNames == ["--a-b", "--a-b-2", "--color", "--gr--e", "--x--"])
  }
}

import Foundation
import Testing

@testable import PenumbraCommand

#if Pictures
  import Penumbra

  /// What `penumbra palette` says and writes.
  @Suite struct PaletteTests {
    /// A folder with a catalog, which goes with the object.
    private final class Home {
      /// The folder.
      let path = NSTemporaryDirectory() + "/penumbra-palette-\(UUID().uuidString)"

      /// Makes a catalog of colours with the given entries.
      init(_ colors: [String: String]) throws {
        for (name, entries) in colors {
          let folder = path + "/Test.xcassets/\(name).colorset"
          try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
          try "{\"info\":{\"version\":1},\"colors\":[\n\(entries)\n]}".write(
            toFile: folder + "/Contents.json", atomically: false, encoding: .utf8)
        }
      }

      deinit { try? FileManager.default.removeItem(atPath: path) }

      /// Runs the command on the catalog.
      func run(_ words: String...) -> Outcome {
        Command.run(["palette", "Test.xcassets"] + words, folder: path, environment: [:], terminal: .none)
      }
    }

    /// An entry of a gray in hexadecimal.
    private static func entry(_ gray: String, _ appearances: String...) -> String {
      let words = appearances.map {
        $0 == "high" ? #"{"appearance":"contrast","value":"high"}"# : #"{"appearance":"luminosity","value":"\#($0)"}"#
      }
      let value = #""0x\#(gray)""#
      return #"{"idiom":"universal","appearances":[\#(words.joined(separator: ","))],"color":{"color-space":"srgb","components":"#
        + #"{"red":\#(value),"green":\#(value),"blue":\#(value),"alpha":"1.0"}}}"#
    }

    /// Entries for all four appearances.
    private static func full(_ light: String, _ dark: String) -> String {
      [entry(light), entry(dark, "dark"), entry(light, "high"), entry(dark, "dark", "high")].joined(separator: ",\n")
    }

    @Test func aCompleteCatalogHasNoFindings() throws {
      let home = try Home(["CardText": Self.full("00", "FF"), "Card": Self.full("FF", "00")])
      let outcome = home.run()
      #expect(outcome.code == 0)
      #expect(
        outcome.output == """
                    Light      Dark       Dark, elevated  Light, high contrast  Dark, high contrast
          Card      #FFFFFF    #000000    #000000         #FFFFFF               #000000
          CardText  #000000    #FFFFFF    #FFFFFF         #000000               #FFFFFF

          """)
    }

    @Test func whatIsMissingIsNamedWithItsPlace() throws {
      let slot = #"{"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}]}"#
      let home = try Home([
        "A": Self.entry("10"), "B": Self.entry("20") + ",\n" + Self.entry("20", "dark") + "," + Self.entry("20", "high"),
        "C": Self.entry("30") + ",\n" + slot, "D": Self.entry("40", "dark") + "," + Self.entry("40", "high", "dark"),
        "E": #"{"idiom":"universal","color":{"reference":"systemRedColor"}}"#, "F": "{",
      ])
      let outcome = home.run()
      #expect(outcome.code == 1)
      let lines = outcome.output.split(separator: "\n").filter { $0.contains("warning") || $0.contains("error") }
      #expect(
        lines.map { String($0.replacing("Test.xcassets/", with: "").replacing(".colorset/Contents.json", with: "")) } == [
          "F:3:1: error: “]” stands where “}” is expected, which closes the object that begins at line 2.",
          "F:2:1: warning: “idiom” is missing; the entry is taken for universal.",
          "A:2:1: warning: “A” has no dark value.", "A:2:1: warning: “A” has no value for high contrast.",
          "B:3:1: warning: “B” has the same value in the dark as in light.",
          "C:3:1: warning: “C” has an empty slot for the dark.",
          "C:2:1: warning: “C” has no value for high contrast.", "D:2:1: warning: “D” has no value for light.",
        ])
    }

    @Test func pairsAreFoundByTheirNamesAndMeasured() throws {
      let home = try Home([
        "CardText": Self.full("77", "FF"), "CardBackground": Self.full("FF", "00"), "Accent": Self.full("80", "80"),
      ])
      #expect(
        home.run().output.contains(
          "“CardText” on “CardBackground” has a contrast of 4.47 in light, 4.47 in light-high-contrast; text wants 4.5."))
      #expect(
        home.run("--pair", "Accent:CardBackground").output.contains(
          "“Accent” on “CardBackground” has a contrast of 3.94 in light"))
      #expect(home.run("--pair", "Acent:CardText").complaint == "penumbra: there is no colour 'Acent'; did you mean 'Accent'?\n")
      #expect(home.run("--pair", "Accent").complaint == "penumbra: '--pair' needs front:ground, not 'Accent'\n")
    }

    @Test func namesSuggestPairs() {
      func pairs(_ names: String...) -> [String] {
        PaletteNames.pairs(names.map { ColorRole(rawValue: $0) }).map { "\($0.front) on \($0.ground)" }
      }
      #expect(pairs("accent", "onAccent") == ["onAccent on accent"])
      #expect(
        pairs("Text", "SecondaryText", "Background", "CardBackground") == ["Text on Background", "SecondaryText on Background"])
      #expect(pairs("Brand/card_title", "Brand/card_surface") == ["Brand/card_title on Brand/card_surface"])
      #expect(pairs("label", "Icon", "red", "green") == [])
    }

    @Test func jsonCssAndPicturesAreWritten() throws {
      let home = try Home(["Card": Self.full("FF", "00")])
      #expect(home.run("--css").output.contains("--card: light-dark(#ffffff, #000000);"))
      let json = home.run("--json")
      #expect(json.code == 0)
      #expect((try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])?.count == 2)
      #expect(home.run("--out", "sheet.png", "--css").code == 0)
      let picture = try Data(contentsOf: URL(fileURLWithPath: home.path + "/sheet.png"))
      #expect(Array(picture.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
    }

    @Test func whatCannotBeDoneIsRefused() throws {
      let home = try Home(["Card": Self.full("FF", "00")])
      func complaint(_ words: String...) -> String {
        let outcome = Command.run(["palette"] + words, folder: home.path, environment: [:], terminal: .none)
        #expect(outcome.code == 2 && outcome.output.isEmpty)
        return outcome.complaint
      }
      #expect(complaint("None.xcassets") == "penumbra: no catalog 'None.xcassets'\n")
      #expect(complaint("Test.xcassets/Card.colorset/Contents.json").contains("is no catalog; it is a file"))
      #expect(complaint("a", "b") == "penumbra: 'palette' takes one catalog at a time\n")
      #expect(complaint("--csv") == "penumbra: unknown option '--csv'; did you mean '--css'?\n")
      #expect(complaint("Test.xcassets", "--json", "--css").contains("give one of them"))
      #expect(complaint("Test.xcassets", "--out", "no/folder/x.png") == "penumbra: 'no/folder/x.png' cannot be written\n")
      #expect(complaint("Test.xcassets", "--ios", "12").contains("'--ios'"))
    }

    // MARK: Pages

    /// The package's folder.
    private static let package = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardized.path
    /// The example that the pages show.
    private static let example = "Examples/Palette/Bookshop.xcassets"

    /// Runs the command on the example.
    private func runOnExample(_ words: [String]) -> Outcome {
      Command.run(["palette", Self.example] + words, folder: Self.package, environment: [:], terminal: .none)
    }

    @Test(
      "pages show what the command says; a last line of “…” stands for the rest",
      arguments: [("README.md", []), ("Documentation/Palette.md", ["--css"]), ("Documentation/Palette.md", ["--json"])])
    func pagesAreTrue(page: String, words: [String]) throws {
      let text = try String(contentsOfFile: Self.package + "/" + page, encoding: .utf8)
      let command = (["penumbra palette", Self.example] + words).joined(separator: " ")
      let start = try #require(text.firstRange(of: "<!-- output of \(command) -->\n```\(words.first?.dropFirst(2) ?? "text")\n"))
      let end = try #require(text[start.upperBound...].firstRange(of: "```\n"))
      let shown = String(text[start.upperBound..<end.lowerBound])
      let output = runOnExample(words).output
      if shown.hasSuffix("…\n") {
        #expect(output.hasPrefix(shown.dropLast(2)), "copy the beginning of what '\(command)' prints to \(page):\n\(output)")
      } else {
        #expect(output == shown, "copy what '\(command)' prints to \(page):\n\(output)")
      }
    }

    @Test func thePictureIsTheExamplesSheet() throws {
      let drawn = try #require(PaletteSheet(PaletteSource(catalog: Self.package + "/" + Self.example, shown: Self.example)).png())
      let path = "Documentation/Pictures/palette.png"
      let kept = try? Data(contentsOf: URL(fileURLWithPath: Self.package + "/" + path))
      #expect(kept == drawn, "repair with: swift run penumbra palette \(Self.example) --out \(path)")
    }

    @Test func withoutACatalogTheSystemsColorsAreListed() {
      let outcome = Command.run(["palette"], folder: "/", environment: [:], terminal: .none)
      #expect(outcome.code == 0)
      #expect(outcome.output.split(separator: "\n").count == 37)
    }
  }
#endif

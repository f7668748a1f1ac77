import CoreGraphics
import Foundation
import Testing
import UIKitBase
import UIKitColors
import UIKitTraits

/// A bundle with a catalog, which goes with the object.
private final class CatalogBundle {
  /// The bundle.
  let bundle: Bundle
  /// Its folder.
  let path = NSTemporaryDirectory() + "/penumbra-named-\(UUID().uuidString)"

  /// Makes a bundle whose catalog has colours of the given names and entries.
  init(_ colors: [String: String]) throws {
    for (name, entries) in colors {
      let folder = path + "/iOS/Assets.xcassets/\(name).colorset"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try "{\"colors\":[\(entries)],\"info\":{\"version\":1}}".write(
        toFile: folder + "/Contents.json", atomically: false, encoding: .utf8)
    }
    bundle = try #require(Bundle(path: path))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The colour of a name.
  func color(_ name: String, _ traits: UITraitCollection = light) -> UIColor? {
    UIColor(named: name, in: bundle, compatibleWith: traits)
  }
}

/// An entry of a grey in bytes, for a style if one is given.
private func entry(_ byte: Int, _ style: String? = nil, high: Bool = false, idiom: String = "universal", more: String = "")
  -> String
{
  var appearances = style.map { [#"{"appearance":"luminosity","value":"\#($0)"}"#] } ?? []
  if high { appearances.append(#"{"appearance":"contrast","value":"high"}"#) }
  let components = #"{"red":"\#(byte)","green":"\#(byte)","blue":"\#(byte)","alpha":"1.0"}"#
  return #"{"idiom":"\#(idiom)"\#(more),"appearances":[\#(appearances.joined(separator: ","))],"#
    + #""color":{"color-space":"srgb","components":\#(components)}}"#
}

struct NamedColorTests {
  @Test func aNamedColorFollowsTheTraits() throws {
    let catalog = try CatalogBundle(["A": entry(200) + "," + entry(50, "dark") + "," + entry(220, high: true)])
    let color = try #require(catalog.color("A"))
    #expect(color.isDynamic)
    #expect(bytes(color, light)[0] == 200)
    #expect(bytes(color, dark)[0] == 50)
    #expect(bytes(color, traits(.dark, .base, .high))[0] == 50)
    #expect(bytes(color, traits(.light, .base, .high))[0] == 220)
    #expect(bytes(color, UITraitCollection())[0] == 200)
    #expect(bytes(color.withAlphaComponent(0.5), dark) == [50, 50, 50, 128])
  }

  @Test("3.5.1: a name that is nowhere, or has no entry for the traits, is no colour")
  func missingNames() throws {
    let catalog = try CatalogBundle([
      "Dark": entry(50, "dark"), "Odd": #"{"idiom":"universal","color":{"reference":"noSuchColor"}}"#,
    ])
    #expect(catalog.color("None") == nil)
    #expect(catalog.color("Dark") == nil)
    #expect(catalog.color("Dark", dark) != nil)
    #expect(catalog.color("Odd") == nil)
    #expect(UIColor(named: "None") == nil)
    #expect(UIColor(named: "") == nil)
  }

  @Test("3.5.2: the traits that a colour is looked up with do not bind it")
  func theTraitsOfTheLookUpDoNotBind() throws {
    let catalog = try CatalogBundle(["A": entry(200) + "," + entry(50, "dark")])
    #expect(bytes(try #require(catalog.color("A", dark)), light)[0] == 200)
  }

  @Test("3.3.3: named colours are equal when they are the same set")
  func equality() throws {
    let (one, other) = (try CatalogBundle(["A": entry(1), "B": entry(1)]), try CatalogBundle(["A": entry(1)]))
    #expect(one.color("A") == one.color("A"))
    #expect(one.color("A")?.hash == one.color("A")?.hash)
    #expect(one.color("A") != one.color("B"))
    #expect(one.color("A") != other.color("A"))
    #expect(one.color("A") != one.color("A")?.resolvedColor(with: light))
  }

  @Test("88: a reference to a system colour is that colour", arguments: SystemColor.allCases)
  func references(name: SystemColor) throws {
    let catalog = try CatalogBundle(["A": #"{"idiom":"universal","color":{"platform":"ios","reference":"\#(name)Color"}}"#])
    let color = try #require(catalog.color("A"))
    for style in [UIUserInterfaceStyle.light, .dark] {
      for contrast in [UIAccessibilityContrast.normal, .high] {
        for level in [UIUserInterfaceLevel.base, .elevated] {
          #expect(bytes(color, traits(style, level, contrast)) == bytes(UIColor(.system(name)), traits(style, level, contrast)))
        }
      }
    }
  }

  @Test("4.4.10: what a name means that is not known is its placeholder")
  func placeholders() throws {
    let components = #""color-space":"srgb","components":{"red":"9","green":"9","blue":"9","alpha":"1.0"}"#
    let catalog = try CatalogBundle([
      "A": #"{"idiom":"universal","color":{"platform":"osx","reference":"controlAccentColor",\#(components)}}"#
    ])
    #expect(catalog.color("A").map { bytes($0) } == [9, 9, 9, 255])
  }

  @Test("4.2: every colour space means its own colour")
  func spaces() throws {
    func color(_ space: String, _ components: String) -> String {
      #"{"idiom":"universal","color":{"color-space":"\#(space)","components":{\#(components),"alpha":"1.0"}}}"#
    }
    let red = #""red":1.0,"green":0.0,"blue":0.0"#
    let catalog = try CatalogBundle([
      "P3": color("display-p3", red), "Linear": color("extended-linear-srgb", #""red":0.5,"green":0.0,"blue":-0.1"#),
      "Gray": color("gray-gamma-22", #""white":"0.5""#), "Extended": color("extended-srgb", #""red":1.2,"green":0.0,"blue":0.0"#),
      "Wide": color("extended-gray", #""white":"1.5""#),
    ])
    func components(_ name: String) throws -> [CGFloat] {
      let color = try #require(catalog.color(name)).resolvedColor(with: light).cgColor.sRGB
      return [color.r, color.g, color.b]
    }
    for (name, expected) in [
      "P3": [1.0930663624351615, -0.22674197356975417, -0.15013458093711934],
      "Linear": [0.7353569830524495, 0, -0.3491902126282938],
      "Gray": [0.5, 0.5, 0.5], "Extended": [1.2, 0, 0], "Wide": [1.5, 1.5, 1.5],
    ] as [String: [CGFloat]] {
      for (one, other) in zip(try components(name), expected) { #expect(abs(one - other) < 1e-4, "\(name)") }
    }
  }

  @Test("4.4.5: an idiom that is not set is a phone's; one that is set is asked for")
  func idioms() throws {
    let catalog = try CatalogBundle(["A": entry(4) + "," + entry(2, idiom: "iphone") + "," + entry(3, idiom: "ipad")])
    let color = try #require(catalog.color("A"))
    #expect(bytes(color, UITraitCollection())[0] == 2)
    #expect(bytes(color, UITraitCollection(userInterfaceIdiom: .pad))[0] == 3)
    #expect(bytes(color, UITraitCollection(userInterfaceIdiom: .tv))[0] == 4)
  }

  @Test("4.4.6: the gamut of the screen chooses among entries")
  func gamuts() throws {
    let catalog = try CatalogBundle([
      "A": entry(4, more: #","display-gamut":"sRGB""#) + "," + entry(2, more: #","display-gamut":"display-P3""#)
    ])
    let color = try #require(catalog.color("A"))
    #expect(bytes(color, UITraitCollection(displayGamut: .P3))[0] == 2)
    #expect(bytes(color, UITraitCollection(displayGamut: .SRGB))[0] == 4)
  }

  @Test func aFolderOfTheAppIsSearchedForTheMainBundle() throws {
    let name = "Folder-\(UUID().uuidString)"
    let catalog = try CatalogBundle([name: entry(77)])
    #expect(UIColor(named: name) == nil)
    UIAssetFolders.add(URL(fileURLWithPath: catalog.path))
    #expect(UIColor(named: name).map { bytes($0)[0] } == 77)
    #expect(UIColor(named: name, in: .main, compatibleWith: light) == UIColor(named: name))
  }
}

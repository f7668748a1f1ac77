import Foundation
import PenumbraAssets
import UIKit
import UIKitColors
import UIKitTraits

/// Measures what colours cost: resolving them, and reading and asking catalogs.
@MainActor
enum ColorBench {
  /// All measurements of colours.
  static func measure(runs: Int) -> [CallResult] {
    resolving(runs: runs) + catalogs(runs: runs)
  }

  // MARK: Resolving

  /// Every collection that system colours tell apart: style, contrast and level.
  private static var variants: [UITraitCollection] {
    [UIUserInterfaceStyle.light, .dark].flatMap { style in
      [UIAccessibilityContrast.normal, .high].flatMap { contrast in
        [UIUserInterfaceLevel.base, .elevated].map { level in
          UIScreen.main.traitCollection.modifyingTraits {
            $0.userInterfaceStyle = style
            $0.accessibilityContrast = contrast
            $0.userInterfaceLevel = level
          }
        }
      }
    }
  }

  private static func resolving(runs: Int) -> [CallResult] {
    let near = UIScreen.main.traitCollection
    let far = near.modifyingTraits { $0.userInterfaceStyle = .dark }
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let faint = UIColor.label.withAlphaComponent(0.5)
    let (label, tint) = (UIColor.label, UIColor.tintColor)
    let fixed = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    let variants = variants
    let colors: [UIColor] = [.label, .systemBackground, .systemBlue, .separator, .systemRed, .link, .systemFill, .systemGray]
    for color in [dynamic, faint] { for traits in [near, far] { _ = color.resolvedColor(with: traits) } }
    var round = 0
    var results = [
      Calls.each("a provider's colour, traits in hand, known already", runs) { kept = dynamic.resolvedColor(with: near) },
      Calls.each("the same, light and dark by turns", runs) {
        kept = dynamic.resolvedColor(with: near)
        kept = dynamic.resolvedColor(with: far)
      }.halved,
      Calls.each("a system colour, traits in hand", runs) { kept = label.resolvedColor(with: near) },
      Calls.each("a system colour, another colour and other traits each time", runs) {
        round &+= 1
        kept = colors[round & 7].resolvedColor(with: variants[(round &* 5) & 7])
      },
      Calls.each("a system colour with another alpha, traits in hand", runs) { kept = faint.resolvedColor(with: near) },
      Calls.each("the tint colour, traits in hand", runs) { kept = tint.resolvedColor(with: near) },
      Calls.each("a fixed colour, traits in hand", runs) { kept = fixed.resolvedColor(with: near) },
      Calls.each("cgColor of a system colour outside of any view", runs) { pixels = label.cgColor },
    ]
    near.performAsCurrent {
      results += [
        Calls.each("cgColor of a provider's colour, current traits, known already", runs) { pixels = dynamic.cgColor },
        Calls.each("cgColor of a system colour, current traits", runs) { pixels = label.cgColor },
        Calls.each("cgColor of a fixed colour", runs) { pixels = fixed.cgColor },
      ]
    }
    return results
  }

  // MARK: Catalogs

  private static func catalogs(runs: Int) -> [CallResult] {
    guard let folder = makeCatalog() else { return [] }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/Bench.xcassets"
    var series = Series()
    for _ in 0..<min(runs, 11) {
      series.seconds.append(Calls.seconds { sets = AssetCatalog(contentsOf: path).colors.count })
    }
    UIAssetFolders.add(URL(fileURLWithPath: path))
    let traits = UIScreen.main.traitCollection
    let names = (0..<64).map { "Colour\($0 * 15)" }
    var round = 0
    for name in names { named = UIColor(named: name, in: nil, compatibleWith: traits) }
    let color = named ?? .clear
    return [
      CallResult(what: "reading a catalog of \(sets) colour sets and as many image sets", nanoseconds: series.median * 1e6),
      Calls.each("UIColor(named:) of a catalog that was read", runs) {
        round &+= 1
        named = UIColor(named: names[round & 63], in: nil, compatibleWith: traits)
      },
      Calls.each("a catalog's colour, traits in hand, known already", runs) { kept = color.resolvedColor(with: traits) },
    ]
  }

  /// A folder with a catalog of 1,000 colour sets of three entries and 1,000 image sets of three pictures; nil if there is no room.
  private static func makeCatalog() -> String? {
    let folder = NSTemporaryDirectory() + "/penumbra-bench-\(UUID().uuidString)"
    do {
      for number in 0..<1_000 {
        let color = folder + "/Bench.xcassets/Group\(number / 100)/Colour\(number).colorset"
        let image = folder + "/Bench.xcassets/Group\(number / 100)/Image\(number).imageset"
        for set in [color, image] { try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true) }
        try Data(colorContents(number).utf8).write(to: URL(fileURLWithPath: color + "/Contents.json"))
        try Data(imageContents.utf8).write(to: URL(fileURLWithPath: image + "/Contents.json"))
        for scale in 1...3 { try Data().write(to: URL(fileURLWithPath: image + "/picture\(scale).png")) }
      }
      return folder
    } catch {
      try? FileManager.default.removeItem(atPath: folder)
      return nil
    }
  }

  /// A colour set as Xcode writes it: any, dark and high contrast.
  private static func colorContents(_ number: Int) -> String {
    let dark = "{\n          \"appearance\" : \"luminosity\",\n          \"value\" : \"dark\"\n        }"
    let high = "{\n          \"appearance\" : \"contrast\",\n          \"value\" : \"high\"\n        }"
    let entries = ["", dark, high].map { words in
      let appearances = words.isEmpty ? "" : "      \"appearances\" : [\n        \(words)\n      ],\n"
      return "    {\n" + appearances + """
              "color" : {
                "color-space" : "srgb",
                "components" : {
                  "alpha" : "1.000",
                  "blue" : "0x\(String(number % 256, radix: 16))",
                  "green" : "\(number % 256)",
                  "red" : "0.\(number)"
                }
              },
              "idiom" : "universal"
            }
        """
    }
    return "{\n  \"colors\" : [\n" + entries.joined(separator: ",\n") + "\n  ],\n" + info + "}\n"
  }

  /// An image set as Xcode writes it: a picture for each scale.
  private static let imageContents: String = {
    let entries = (1...3).map {
      "    {\n      \"filename\" : \"picture\($0).png\",\n      \"idiom\" : \"universal\",\n      \"scale\" : \"\($0)x\"\n    }"
    }
    return "{\n  \"images\" : [\n" + entries.joined(separator: ",\n") + "\n  ],\n" + info + "}\n"
  }()

  /// The part that every file has.
  private static let info = "  \"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }\n"

  /// Somewhere for results to go, so that asking for them is not optimised away.
  private static var kept: UIColor?
  private static var named: UIColor?
  private static var pixels: CGColor?
  private static var sets = 0
}

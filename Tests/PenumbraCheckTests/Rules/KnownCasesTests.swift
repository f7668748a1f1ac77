import Testing

@testable import PenumbraCheck

/// Values that depend on which case of an enumeration a caller hands over, or on what an initialiser gives to a constant.
@Suite struct KnownCasesTests {
  private static let styles = """
    import UIKit
    enum TextStyle {
      case title, caption, badge
      var color: UIColor {
        switch self {
        case .title: return .black
        case .caption: return .secondaryLabel
        case .badge: return UIColor(white: 0.1, alpha: 1)
        }
      }
      func apply(to label: UILabel) { label.textColor = color }
    }
    """

  /// The severities of what is found in a cell that gives a text some color on a ground that adapts, with other code beside it.
  private func severities(_ code: String, beside other: String = styles) -> [Severity] {
    let cell = """
      import UIKit
      final class Row: UITableViewCell {
        private let text = UILabel()
        func dress() {
          backgroundColor = .systemBackground
          \(code)
        }
      }
      """
    return Probe.findings(in: [("A.swift", cell), ("B.swift", other)], rules: [FixedTextColor.self]).map(\.severity)
  }

  /// How much is found in such a cell.
  private func found(_ code: String) -> Int { severities(code).count }

  @Test("The color of a case is that of its clause alone", arguments: [("title", 1), ("caption", 0), ("badge", 1)])
  func getter(_ name: String, _ count: Int) {
    #expect(found("text.textColor = TextStyle.\(name).color") == count)
  }

  @Test func rawNamesOfCasesAreNamesInTheCatalog() {
    let palette = """
      import UIKit
      enum Paint: String {
        case ink, edge = "Edge Line"
        var color: UIColor { UIColor(named: rawValue)! }
      }
      final class Card: UIView {
        func dress() {
          layer.borderColor = Paint.edge.color.cgColor
          layer.shadowColor = Paint.ink.color.cgColor
        }
      }
      """
    let files = [
      ("A.swift", palette), ("C.xcassets/Edge Line.colorset/Contents.json", colorSet(true)),
      ("C.xcassets/ink.colorset/Contents.json", colorSet(false)),
    ]
    let found = Probe.findings(in: files, rules: [StaleLayerBorder.self, StaleLayerShadow.self])
    #expect(found.map { "\($0.kind) \($0.severity.rawValue)" } == ["A1 warning"])
  }

  @Test func whatAVariableBeginsWithIsNotKnownForGood() {
    let source = """
      import UIKit
      struct Theme {
        let page: UIColor
        static let day = Theme(page: .white)
        static let night = Theme(page: .black)
      }
      final class Center {
        static let shared = Center()
        var current = Theme.day
      }
      final class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          apply(Center.shared.current)
        }
        func apply(_ theme: Theme) { view.backgroundColor = theme.page }
      }
      """
    func warnings(_ source: String) -> Int {
      Probe.findings(in: [("A.swift", source)], rules: [FixedBackground.self]).count { $0.severity > .info }
    }
    #expect(warnings(source) == 0)
    #expect(warnings(source.replacing("var current", with: "let current")) == 1)
  }

  @Test(
    "What changes on the way is not known any more",
    arguments: [
      // A flag that a function may change, and the code behind its check.
      "var found = false\nscan(&found)\nguard found else { return }\ntext.textColor = .black",
      // A switch in a loop over something that the loop changes.
      "var style = TextStyle.caption\nfor _ in 0..<3 {\nswitch style {\ncase .caption: style = .title\ncase .title: text.textColor = .black\ndefault: break\n}\n}",
      // A case with a condition may be passed over.
      "let style = TextStyle.caption\nswitch style {\ncase .caption where isOn: break\ndefault: text.textColor = .black\n}",
    ])
  func unsettled(_ code: String) {
    #expect(found(code) == 1)
  }

  @Test func whatAnObjectIsGivenLaterCountsAndNotWhatItWasMadeWith() {
    let look = """
      import UIKit
      struct Look {
        var ink: UIColor
      }
      final class Tinted {
        let ink: UIColor
        init(ink: UIColor) { self.ink = UIColor { _ in .label } }
      }
      """
    func found(_ code: String) -> Int { severities(code, beside: look).count { $0 > .info } }
    #expect(found("var look = Look(ink: .black)\ntext.textColor = look.ink") == 1)
    #expect(found("var look = Look(ink: .black)\nlook.ink = .label\ntext.textColor = look.ink") == 0)
    #expect(found("let look = Tinted(ink: .black)\ntext.textColor = look.ink") == 0)
  }

  @Test func whatAnInitialiserChoosesByTheStyleStaysInTheConstant() {
    let source = """
      import UIKit
      struct BadgeModel {
        let fill: UIColor
        let ink: UIColor
        init(traits: UITraitCollection) {
          let isDark = traits.userInterfaceStyle == .dark
          fill = isDark ? .black : .white
          ink = .label
        }
      }
      final class Badge: UIView {
        private let text = UILabel()
        func show(_ model: BadgeModel) {
          1️⃣backgroundColor = model.fill
          text.textColor = model.ink
        }
      }
      """
    MarkedSource.check(ColorChosenOnce.self, [.warning], source)
  }
}

/// Names of the catalog that generated code hands on.
@Suite struct GeneratedNamesTests {
  /// What is found when a border and a shadow take the colours that two expressions give: of one that adapts, and of one that does not.
  private func found(_ edge: String, _ ink: String, beside code: String = "") -> [String] {
    let card = """
      import UIKit
      final class Card: UIView {
        func dress() {
          layer.borderColor = \(edge).cgColor
          layer.shadowColor = \(ink).cgColor
        }
      }
      """
    let files = [
      ("A.swift", card), ("B.swift", code), ("C.xcassets/edge.colorset/Contents.json", colorSet(true)),
      ("C.xcassets/ink.colorset/Contents.json", colorSet(false)),
    ]
    return Probe.findings(in: files, rules: [StaleLayerBorder.self, StaleLayerShadow.self]).map {
      "\($0.kind) \($0.severity.rawValue)"
    }
  }

  @Test func membersThatStandForSetsAreRead() {
    #expect(found("R.color.edge()!", "R.color.ink()!") == ["A1 warning"])
    #expect(found("UIColor(resource: R.color.edge)", "UIColor(resource: R.color.ink)") == ["A1 warning"])
  }

  @Test func objectsThatAreMadeWithANameGiveItsColour() {
    let generated = """
      import UIKit
      enum Asset {
        static let edge = ColorAsset(name: "edge")
        static let ink = ColorAsset(name: "ink")
      }
      final class ColorAsset {
        fileprivate(set) var name: String
        typealias Color = UIColor
        private(set) lazy var color: Color = {
          guard let color = Color(asset: self) else { fatalError("no \\(name)") }
          return color
        }()
        init(name: String) { self.name = name }
      }
      extension ColorAsset.Color {
        convenience init?(asset: ColorAsset) { self.init(named: asset.name, in: nil, compatibleWith: nil) }
      }
      """
    #expect(found("Asset.edge.color", "Asset.ink.color", beside: generated) == ["A1 warning"])
  }

  @Test func aConstantOfAStructKeepsWhatItWasMadeWith() {
    let palette = """
      import UIKit
      struct Palette {
        let edge: UIColor
        let ink: UIColor
        static let standard = Palette(edge: UIColor(named: "edge")!, ink: UIColor(named: "ink")!)
      }
      """
    #expect(found("Palette.standard.edge", "Palette.standard.ink", beside: palette) == ["A1 warning"])
  }
}

/// A colour set with a value for each style, or with one for both.
private func colorSet(_ adapts: Bool) -> String {
  func entry(_ value: String, _ appearance: String) -> String {
    let components = ["red", "green", "blue"].map { "\"\($0)\": \"\(value)\"" }.joined(separator: ", ")
    return """
      {"idiom": "universal", \(appearance) "color": {"color-space": "srgb", "components": {\(components), "alpha": "1"}}}
      """
  }
  let night = #""appearances": [{"appearance": "luminosity", "value": "dark"}],"#
  return
    #"{"colors": [\#(entry("0.9", ""))\#(adapts ? ", " + entry("0.1", night) : "")], "info": {"version": 1, "author": "xcode"}}"#
}

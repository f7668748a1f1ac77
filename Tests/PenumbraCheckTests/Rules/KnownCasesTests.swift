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

  /// What is found in a cell that gives a text some color on a ground that adapts.
  private func found(_ code: String) -> Int {
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
    return Probe.findings(in: [("A.swift", cell), ("B.swift", Self.styles)], rules: [FixedTextColor.self]).count
  }

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
    func set(_ dark: Bool) -> String {
      func entry(_ value: String, _ appearance: String) -> String {
        #"{"idiom": "universal", \#(appearance) "color": {"color-space": "srgb", "components": {"red": "\#(value)", "green": "\#(value)", "blue": "\#(value)", "alpha": "1"}}}"#
      }
      let night = #""appearances": [{"appearance": "luminosity", "value": "dark"}],"#
      return
        #"{"colors": [\#(entry("0.9", ""))\#(dark ? ", " + entry("0.1", night) : "")], "info": {"version": 1, "author": "xcode"}}"#
    }
    let files = [
      ("A.swift", palette), ("C.xcassets/Edge Line.colorset/Contents.json", set(true)),
      ("C.xcassets/ink.colorset/Contents.json", set(false)),
    ]
    let found = Probe.findings(in: files, rules: [StaleLayerBorder.self, StaleLayerShadow.self])
    #expect(found.map { "\($0.kind) \($0.severity.rawValue)" } == ["A1 warning"])
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

import Testing

@testable import PenumbraCheck

@Suite struct UnknownColorNameTests {
  /// A colour set with a value for each style.
  private static let set = SmallProject.color(light: "0.9", dark: "0.1")
  /// A source with a name that is there, one that is not, and names that nothing is known about.
  private static let source = """
    import UIKit
    final class Card: UIView {
      func paint(_ name: String, _ bundle: Bundle) {
        backgroundColor = UIColor(named: "Surface")
        tintColor = 1️⃣UIColor(named: "Surfcae")
        layer.borderColor = UIColor(named: "Edge", in: bundle, compatibleWith: nil)?.cgColor
        tintColor = UIColor(named: "Edge \\(name)")
        tintColor = UIColor(named: name)
        tintColor = Theme(named: "Edge").color
      }
    }
    """

  @Test func aNameThatNoCatalogHasIsFound() {
    MarkedSource.check(
      UnknownColorName.self, [.warning], Self.source,
      beside: ["A.xcassets/Surface.colorset/Contents.json": Self.set])
  }

  @Test func theNearestNameIsSuggested() {
    let text = Self.source.filter { $0 != "1️⃣" }
    let findings = Probe.findings(
      in: [("A.swift", text), ("A.xcassets/Surface.colorset/Contents.json", Self.set)], rules: [UnknownColorName.self])
    #expect(findings.map(\.fix) == ["Did you mean 'Surface'"])
  }

  @Test func dotsAndNamespacesBelongToNames() {
    MarkedSource.check(
      UnknownColorName.self, [.warning, .warning],
      """
      import UIKit
      let brand = UIColor(named: "brand.primary")
      let card = UIColor(named: "Group/Card")
      let part = 1️⃣UIColor(named: "brand")
      let other = 2️⃣UIColor(named: "Other/Card")
      """,
      beside: [
        "A.xcassets/brand.primary.colorset/Contents.json": Self.set, "A.xcassets/Group/Card.colorset/Contents.json": Self.set,
      ])
  }

  @Test func withoutAnyCatalogNothingIsKnownAboutNames() {
    let text = Self.source.filter { $0 != "1️⃣" }
    #expect(Probe.findings(in: [("A.swift", text)], rules: [UnknownColorName.self]).isEmpty)
  }

  @Test func aNameThatOnlyAnotherTargetHasIsFound() {
    MarkedSource.check(
      UnknownColorName.self, [.warning],
      """
      import UIKit
      let sun = 1️⃣UIColor(named: "Sun")
      let own = UIColor(named: "Own")
      """, in: "Widget/Face.swift",
      beside: [
        "App/A.xcassets/Sun.colorset/Contents.json": Self.set, "Widget/A.xcassets/Own.colorset/Contents.json": Self.set,
        "P.xcodeproj/project.pbxproj": SmallProject.xcodeproj(
          ("App", "application", ["App/A.xcassets"]),
          ("Widget", "app-extension", ["Widget/A.xcassets", "Widget/Face.swift"])),
      ])
  }

  @Test func aSourceThatAnExtensionBorrowsIsOnlyWorthALook() {
    MarkedSource.check(
      UnknownColorName.self, [.info], "import UIKit\nlet sun = 1️⃣UIColor(named: \"Sun\")", in: "Shared/Theme.swift",
      beside: [
        "App/A.xcassets/Sun.colorset/Contents.json": Self.set,
        "P.xcodeproj/project.pbxproj": SmallProject.xcodeproj(
          ("App", "application", ["App/A.xcassets", "Shared/Theme.swift"]), ("Widget", "app-extension", ["Shared/Theme.swift"])),
      ])
  }

  @Test(
    "Code of frameworks and tests, and catalogs of no known target, are not blamed", arguments: ["framework", "bundle.unit-test"])
  func negatives(_ product: String) {
    let files = [
      (path: "Kit/Theme.swift", text: "import UIKit\nlet sun = UIColor(named: \"Sun\")"),
      (path: "App/A.xcassets/Sun.colorset/Contents.json", text: Self.set),
    ]
    let elsewhere = SmallProject.xcodeproj(("App", "application", ["App/A.xcassets"]), ("Kit", product, ["Kit/Theme.swift"]))
    let unknown = SmallProject.xcodeproj(("App", "application", ["Kit/Theme.swift"]))
    for project in [elsewhere, unknown] {
      let findings = Probe.findings(in: files + [("P.xcodeproj/project.pbxproj", project)], rules: [UnknownColorName.self])
      #expect(findings.isEmpty)
    }
  }

  @Test func aNameThatSwiftUIAsksForIsFoundToo() {
    MarkedSource.check(
      UnknownColorName.self, [.warning],
      """
      import SwiftUI
      struct Header: View {
        var body: some View {
          Text("Hello").background(1️⃣Color("Surfcae")).foregroundStyle(Color("Surface"))
        }
      }
      """,
      beside: ["A.xcassets/Surface.colorset/Contents.json": Self.set])
  }
}

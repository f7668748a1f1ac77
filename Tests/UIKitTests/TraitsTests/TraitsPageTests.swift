import Foundation
import PenumbraTestSupport
import Testing
import UIKit

/// The example of Documentation/Traits.md, run.
@MainActor
struct TraitsPageTests {
  @Test func theExampleOfThePagePrintsWhatThePageSays() throws {
    let app = TestApp()
    let (window, name) = (app.window, UILabel())
    name.accessibilityIdentifier = "name"
    app.view.addSubview(UISwitch())
    app.view.addSubview(name)
    for part in app.view.subviews { part.subviews.forEach { $0.removeFromSuperview() } }
    app.frame()
    window.overrideUserInterfaceStyle = .dark
    name.overrideUserInterfaceStyle = .light
    window.updateTraitsIfNeeded()
    let tree = window.penumbraTraitTree
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Documentation/Traits.md")
    let blocks = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```\n")
    #expect(blocks.contains(tree), "The page should show:\n\(tree)")
  }
}

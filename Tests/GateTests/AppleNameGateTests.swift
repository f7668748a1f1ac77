import Testing

/// What the example takes from Apple's frameworks is listed, and the gate that says so refuses what is planted.
@Suite struct AppleNameGateTests {
  @Test func everyNameThatCardsTakesIsListed() {
    let faults = AppleNameGate.faults(in: .package)
    #expect(faults.isEmpty, "\(faults.listing)")
  }

  @Test func namesAreWhatStandsAfterADotOrHasAPrefix() {
    let source = """
      import UIKit
      final class Screen: UIViewController {
        enum Row { case style, about }
        private let toggle = UISwitch()
        override func viewDidLoad() {
          view.backgroundColor = .systemBackground  // not .systemRed
          show(Row.style)
          toggle.alpha = 0.5
          title = "UILabel.text"
        }
        func show(_ row: Row) { self.toggle.isOn = true }
      }
      """
    #expect(
      AppleNameGate.names(in: [source]) == [
        "UIViewController", "UISwitch", "viewDidLoad", "backgroundColor", "systemBackground", "alpha", "isOn",
      ])
  }

  @Test func aPlantedNameAndAStaleOneAreRefused() throws {
    let copy = try CopiedTree(of: .package, paths: ["Package.swift"])
    defer { copy.remove() }
    try copy.plant("Examples/Cards/Sources/Planted.swift", "let planted = UILabel()\n")
    try copy.plant("Examples/Cards/AppleNames.txt", "# The names.\nUISwitch  # a control\n")
    #expect(
      AppleNameGate.faults(in: copy.tree).map(\.sentence) == [
        "'UILabel' is used and not listed: look it up in Apple's documentation, then add it",
        "'UISwitch' is listed and not used: take it off",
      ])
  }
}

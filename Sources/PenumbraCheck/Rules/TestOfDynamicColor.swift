/// A test compares colours with providers, which are never equal, or takes a snapshot in whatever style the simulator has.
///
/// ## Example
///
///     XCTAssertEqual(button.tintColor, Palette.accent)   // a provider
///     assertSnapshot(of: view, as: .image)
///
/// ## Fix
///
/// Compare colours that are resolved for given traits; give the snapshot traits.
///
/// ## Blind spots
///
/// A test whose traits are set elsewhere is reported.
enum TestOfDynamicColor: Rule {
  static let identifier = "test-of-dynamic-color"
  static let kinds = ["F3"]
  static let severity = Severity.warning
  static let abstract = "a test compares dynamic colours or depends on the style"

  /// Calls that compare with a picture.
  private static let snapshots: Names = [
    "assertSnapshot", "verifySnapshot", "FBSnapshotVerifyView", "FBSnapshotVerifyLayer", "FBSnapshotVerifyViewController",
  ]

  /// Words that show that the style is chosen.
  private static let styles: Names = ["overrideUserInterfaceStyle", "userInterfaceStyle"]

  static func check(_ project: ProjectFacts) -> [Finding] {
    let program = project.swift
    var found: [Finding] = []
    for entry in program.entries(named: "XCTAssertEqual") {
      for event in entry.events where event.kind == .call && event.depth == 0 && event.name == "XCTAssertEqual" {
        guard event.arguments.contains(where: { $0.value.provider != nil && $0.value.form == .color && $0.value.adapts == .yes })
        else { continue }
        found.append(
          finding(
            at: event.site.place, "Two colours with providers are never equal, even with the same components",
            fix: "Compare what they resolve to for given traits"))
      }
    }
    for function in program.tables.all {
      guard let body = function.body, body.mentions(snapshots), !body.mentions(styles) else { continue }
      for node in body.tree where node.kind == .call && snapshots.contains(node.calleeName) {
        let isOld = node.calleeName.hasPrefix("FBSnapshotVerify")
        guard isOld || !node.tree.contains(where: { $0.name == "traits" }) && node.mentions(["image"]) else { continue }
        found.append(
          finding(
            at: node.place, "This snapshot depends on the style that the simulator happens to have",
            fix: "Give the snapshot traits with a style", severity: .info))
      }
    }
    return found
  }
}

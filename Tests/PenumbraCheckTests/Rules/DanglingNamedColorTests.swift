import Testing

@testable import PenumbraCheck

@Suite struct DanglingNamedColorTests {
  /// A xib that names the colour `Sun`, with a mark at the colour.
  private static let marked = SmallProject.xib("1️⃣<color key=\"backgroundColor\" name=\"Sun\"/>")
  /// A colour with a value for each style.
  private static let sun = SmallProject.color(light: "0.9", dark: "0.1")

  /// What is found beside the xib `App/V.xib`, by severity.
  private func found(_ files: [String: String]) -> [Severity] {
    let xib = Self.marked.filter { $0 != "1️⃣" }
    let all = files.map { (path: $0.key, text: $0.value) } + [(path: "App/V.xib", text: xib)]
    return Probe.findings(in: all, rules: [DanglingNamedColor.self]).map(\.severity)
  }

  @Test func aColorThatOnlyAnotherTargetHasIsAnError() {
    MarkedSource.check(
      DanglingNamedColor.self, [.error], Self.marked, in: "App/V.xib",
      beside: [
        "Widget/Colors.xcassets/Sun.colorset/Contents.json": Self.sun,
        "A.xcodeproj/project.pbxproj": SmallProject.xcodeproj(
          ("App", "application", ["App/V.xib"]), ("Widget", "app-extension", ["Widget/Colors.xcassets"])),
      ])
  }

  @Test func theMessageNamesBothTargets() {
    let findings = Probe.findings(
      in: [
        ("App/V.xib", Self.marked.filter { $0 != "1️⃣" }), ("W/C.xcassets/Sun.colorset/Contents.json", Self.sun),
        (
          "A.xcodeproj/project.pbxproj",
          SmallProject.xcodeproj(("App", "application", ["App/V.xib"]), ("Kit", "framework", ["W/C.xcassets"]))
        ),
      ], rules: [DanglingNamedColor.self])
    #expect(
      findings.map(\.message) == [
        "the target “App” has no catalog with a colour “Sun”, only “Kit” has, so the light value that the document keeps is used in dark mode too"
      ])
    #expect(findings.first?.related.map(\.place.path) == ["W/C.xcassets/Sun.colorset/Contents.json"])
  }

  @Test func aDocumentThatOneOfTwoTargetsCannotColorIsAWarning() {
    let files = [
      "C.xcassets/Sun.colorset/Contents.json": Self.sun,
      "A.xcodeproj/project.pbxproj": SmallProject.xcodeproj(
        ("App", "application", ["App/V.xib", "C.xcassets"]), ("Share", "app-extension", ["App/V.xib"])),
    ]
    #expect(found(files) == [.warning])
  }

  @Test("A catalog that the target shares, borrows in tests, or that no project names is not blamed", arguments: [0, 1, 2, 3])
  func negatives(_ index: Int) {
    let projects = [
      // Shared: the folder is the other target's, the catalog is both's.
      SmallProject.xcodeproj(
        ("App", "application", ["App/V.xib", "Widget/C.xcassets"]), ("Widget", "app-extension", ["Widget/C.xcassets"])),
      // The tests hold a copy of the document and no catalog.
      SmallProject.xcodeproj(
        ("App", "application", ["App/V.xib", "Widget/C.xcassets"]), ("AppTests", "bundle.unit-test", ["App/V.xib"])),
      // No target names the catalog: a library brings it.
      SmallProject.xcodeproj(("App", "application", ["App/V.xib"])),
      // Nothing is known of the document.
      SmallProject.xcodeproj(("Widget", "app-extension", ["Widget/C.xcassets"])),
    ]
    let files = ["Widget/C.xcassets/Sun.colorset/Contents.json": Self.sun, "A.xcodeproj/project.pbxproj": projects[index]]
    #expect(found(files) == [])
  }

  @Test func whatLooksTheSameIsOnlyWorthALook() {
    let project = SmallProject.xcodeproj(("App", "application", ["App/V.xib"]), ("W", "app-extension", ["W/C.xcassets"]))
    let one = SmallProject.color(light: "0.9")
    #expect(found(["W/C.xcassets/Sun.colorset/Contents.json": one, "A.xcodeproj/project.pbxproj": project]) == [.info])
    let pinned = project.replacing(
      "productType = \"com.apple.product-type.application\"",
      with: "buildConfigurationList = L; productType = \"com.apple.product-type.application\""
    )
    .replacing(
      "}; rootObject",
      with: """
        L = { buildConfigurations = (C); }; C = { buildSettings = {
        INFOPLIST_KEY_UIUserInterfaceStyle = Light; }; };
        }; rootObject
        """)
    #expect(found(["W/C.xcassets/Sun.colorset/Contents.json": Self.sun, "A.xcodeproj/project.pbxproj": pinned]) == [.info])
  }

  @Test func withoutAProjectFoldersTell() {
    let plist = "<plist><dict><key>CFBundlePackageType</key><string>APPL</string></dict></plist>"
    var files = [
      "App/Info.plist": plist, "Widget/Info.plist": plist, "Widget/C.xcassets/Sun.colorset/Contents.json": Self.sun,
    ]
    #expect(found(files) == [.info])
    files["A.xcodeproj/project.pbxproj"] = "{ objects = {\n<<<<<<< HEAD\n"
    #expect(found(files) == [.info], "a project that cannot be read tells nothing")
    let package = ["Package.swift": "// swift-tools-version: 6.0", "Sources/Kit/C.xcassets/Sun.colorset/Contents.json": Self.sun]
    #expect(found(package) == [])
    let xib = (path: "Sources/Screens/V.xib", text: Self.marked.filter { $0 != "1️⃣" })
    let findings = Probe.findings(in: package.map { ($0.key, $0.value) } + [xib], rules: [DanglingNamedColor.self])
    #expect(findings.map(\.severity) == [.info])
  }

  @Test func aDocumentGetsTheColorOfItsOwnTarget() {
    // The widget's black is not the app's: only the ground of the app's document is fixed.
    let files = [
      "A/C.xcassets/Paper.colorset/Contents.json": SmallProject.color(light: "1"),
      "B/C.xcassets/Paper.colorset/Contents.json": SmallProject.color(light: "1", dark: "0"),
      "A/V.xib": SmallProject.xib("<color key=\"backgroundColor\" name=\"Paper\"/>"),
      "B/V.xib": SmallProject.xib("<color key=\"backgroundColor\" name=\"Paper\"/>"),
    ]
    let project = SmallProject.xcodeproj(
      ("App", "application", ["A/C.xcassets", "A/V.xib"]), ("Widget", "app-extension", ["B/C.xcassets", "B/V.xib"]))
    let resources = ProjectFacts(
      files: SmallProject(files.merging(["P.xcodeproj/project.pbxproj": project]) { one, _ in one }).files
    )
    .resources
    #expect(ColorFace(.named("Paper"), in: resources, from: "A/V.xib") == .fixed(RGBA(1, 1, 1)))
    #expect(ColorFace(.named("Paper"), in: resources, from: "B/V.xib") == .adaptive(light: RGBA(1, 1, 1), dark: RGBA(0, 0, 0)))
  }
}

import Testing

@testable import PenumbraCheck

@Suite("Rules about files that are not source code")
struct ResourceRuleTests {
  // MARK: Colours in documents

  @Test(
    "A fixed background matters by what it is under",
    arguments: [
      // A root is the page; the view inside of it is a card of fixed colours.
      ("<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>", ["4 B4 warning"]),
      ("<subviews><view id=\"c\"><color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/></view></subviews>", ["4 B4 info"]),
      (
        "<subviews><view id=\"c\"><subviews><label id=\"l\"/></subviews><color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/></view></subviews>",
        ["4 B4 warning"]
      ),
      (
        "<subviews><view id=\"c\"><subviews><imageView id=\"l\"/></subviews><color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/></view></subviews>",
        ["4 B4 info"]
      ),
      ("<color key=\"backgroundColor\" red=\"0.1\" green=\"0.3\" blue=\"0.8\" alpha=\"1\"/>", []),
      ("<color key=\"backgroundColor\" white=\"1\" alpha=\"0.1\"/>", []),
      ("<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\" cocoaTouchSystemColor=\"whiteColor\"/>", []),
    ])
  func grounds(_ markup: String, expected: [String]) {
    let found = SmallProject(["V.xib": SmallProject.xib(markup)]).findings(of: FixedInterfaceColor.self)
    #expect(found == expected.map { "V.xib:\($0)" })
  }

  @Test(
    "A dark text matters by what it stands on",
    arguments: [
      ("", ["5 B4 warning"]),
      ("<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>", ["5 B4 warning"]),
      ("<color key=\"backgroundColor\" red=\"1\" green=\"0.8\" blue=\"0\" alpha=\"1\"/>", []),
      ("<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>", ["4 B4 warning", "5 B4 warning"]),
      ("<color key=\"backgroundColor\" name=\"Sun\"/>", []),
      ("<color key=\"backgroundColor\" name=\"Paper\"/>", ["5 B4 warning"]),
    ])
  func texts(_ ground: String, expected: [String]) {
    let label = "<subviews><label id=\"l\"><color key=\"textColor\" white=\"0.1\" alpha=\"1\"/></label></subviews>"
    let project = SmallProject([
      "V.xib": SmallProject.xib(ground + "\n" + label), "A.xcassets/Sun.colorset/Contents.json": SmallProject.color(light: "0.9"),
      "A.xcassets/Paper.colorset/Contents.json": SmallProject.color(light: "0.9", dark: "0.1"),
    ])
    #expect(project.findings(of: FixedInterfaceColor.self) == expected.map { "V.xib:\($0)" })
  }

  @Test func whiteTextOnAFixedAccentIsFine() {
    let markup = """
      <subviews><button id="b"><color key="backgroundColor" red="0.05" green="0.35" blue="0.8" alpha="1"/><color key="tintColor" white="1" alpha="1"/>
      <state key="normal" title="Go"><color key="titleColor" white="1" alpha="1"/></state></button></subviews>
      """
    #expect(SmallProject(["V.xib": SmallProject.xib(markup)]).findings(of: FixedInterfaceColor.self).isEmpty)
  }

  @Test func aColorThatOnlyAnotherTargetHasIsWorthALook() {
    let plist = "<plist><dict><key>CFBundlePackageType</key><string>APPL</string></dict></plist>"
    let named = SmallProject.xib("<color key=\"backgroundColor\" name=\"Sun\"/>")
    var files = [
      "App/Info.plist": plist, "App/V.xib": named, "Widget/Info.plist": plist,
      "Widget/A.xcassets/Sun.colorset/Contents.json": SmallProject.color(light: "0.9", dark: "0.1"),
    ]
    #expect(SmallProject(files).findings(of: DanglingNamedColor.self) == ["App/V.xib:4 B24 info"])
    files["Shared/A.xcassets/Sun.colorset/Contents.json"] = SmallProject.color(light: "0.9", dark: "0.1")
    #expect(SmallProject(files).findings(of: DanglingNamedColor.self).isEmpty)
  }

  @Test func anAppThatIsPinnedIsOnlyWorthALook() {
    let plist = "<plist><dict><key>UIUserInterfaceStyle</key><string>Light</string></dict></plist>"
    let xib = SmallProject.xib("<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>")
    let project = SmallProject(["App/Info.plist": plist, "App/V.xib": xib, "Other/V.xib": xib])
    #expect(project.findings(of: FixedInterfaceColor.self) == ["App/V.xib:4 B4 info", "Other/V.xib:4 B4 warning"])
  }

  // MARK: Styles

  @Test func stylesWithLightOrDarkInTheirNamesAreReported() {
    let markup = """
      <subviews><visualEffectView id="v"><blurEffect style="extraLight"/></visualEffectView>
      <visualEffectView id="w"><blurEffect style="regular"/></visualEffectView>
      <visualEffectView id="x"><blurEffect style="systemThinMaterial"/></visualEffectView>
      <activityIndicatorView style="gray" id="a"/>
      <activityIndicatorView style="medium" id="b"/>
      <activityIndicatorView style="gray" id="c"><color key="color" systemColor="labelColor"/></activityIndicatorView>
      <textField id="t"><textInputTraits key="textInputTraits" keyboardAppearance="alert"/></textField></subviews>
      """
    let found = SmallProject(["V.xib": SmallProject.xib(markup)]).findings(of: FixedInterfaceStyle.self)
    #expect(found == ["V.xib:4 B22 warning", "V.xib:7 B3 warning", "V.xib:10 C5 warning"])
  }

  // MARK: Names

  @Test func aNameThatNoCatalogHasIsAnError() {
    let xib = SmallProject.xib(
      "<color key=\"backgroundColor\" name=\"surface\"/>\n<subviews><label id=\"l\"><color key=\"textColor\" name=\"Group/Ink\"/></label></subviews>"
    )
    let project = SmallProject([
      "V.xib": xib, "A.xcassets/Surface.colorset/Contents.json": SmallProject.color(light: "1"),
      "A.xcassets/Group/Ink.colorset/Contents.json": SmallProject.color(light: "0"),
    ])
    #expect(project.findings(of: DanglingNamedColor.self) == ["V.xib:4 B24 error"])
    #expect(SmallProject(["V.xib": xib]).findings(of: DanglingNamedColor.self) == ["V.xib:4 B24 info", "V.xib:5 B24 info"])
  }

  // MARK: Catalogs

  @Test func aSlotForDarkWithNothingInItIsAnError() {
    func set(_ dark: String) -> String {
      """
      { "images": [
          { "idiom": "universal", "filename": "a.pdf" },
          { "idiom": "universal", \(dark)
            "appearances": [{ "appearance": "luminosity", "value": "dark" }] }
      ], "info": { "author": "xcode", "version": 1 } }
      """
    }
    func found(_ dark: String) -> [String] {
      SmallProject(["A.xcassets/R.imageset/Contents.json": set(dark)]).findings(of: EmptyDarkSlot.self)
    }
    #expect(found("") == ["A.xcassets/R.imageset/Contents.json:4 B11 error"])
    #expect(found("\"filename\": \"b.pdf\",").isEmpty)
    #expect(found("\"filename\": \"a.pdf\",") == ["A.xcassets/R.imageset/Contents.json:4 B11 info"])
  }

  @Test func aSlotOfOneScaleBesideAFilledOneIsFine() {
    let dark = "\"appearances\": [{ \"appearance\": \"luminosity\", \"value\": \"dark\" }]"
    let text = """
      { "images": [ { "idiom": "universal", "scale": "2x", "filename": "a.png" }, { "idiom": "universal", "scale": "1x" },
          { "idiom": "universal", "scale": "2x", "filename": "b.png", \(dark) }, { "idiom": "universal", "scale": "1x", \(dark) } ] }
      """
    #expect(SmallProject(["A.xcassets/R.imageset/Contents.json": text]).findings(of: EmptyDarkSlot.self).isEmpty)
  }

  @Test func whatAPictureLooksLikeDecides() {
    func found(_ svg: String, intent: String? = nil) -> [String] {
      let properties = intent.map { ", \"properties\": { \"template-rendering-intent\": \"\($0)\" }" } ?? ""
      let text = "{ \"images\": [ { \"idiom\": \"universal\", \"filename\": \"a.svg\" } ]\(properties) }"
      return SmallProject(
        ["A.xcassets/R.imageset/Contents.json": text], pictures: ["A.xcassets/R.imageset/a.svg": Array(svg.utf8)]
      )
      .findings(of: SingleVariantPicture.self).map { String($0.split(separator: ":")[1]) }
    }
    #expect(found("<svg><path fill='#111'/><path fill='#222'/><path fill='#777'/></svg>", intent: "original") == ["1 B8 warning"])
    #expect(found("<svg><path fill='#111'/></svg>") == ["1 B8 info"])
    #expect(found("<svg><path fill='#111'/></svg>", intent: "template").isEmpty)
    #expect(found("<svg><path fill='#d22'/></svg>", intent: "original").isEmpty)
  }

  @Test func aSymbolThatIsTintedAfterwardsHasTheColourOfTheTint() {
    func found(_ code: String) -> Int {
      SmallProject(["A.swift": "import UIKit\nfunc icon() -> UIImage? { \(code) }"]).findings(of: GlyphNotTemplate.self).count
    }
    let symbol = "UIImage(systemName: \"house\")?.withRenderingMode(.alwaysOriginal)"
    #expect(found(symbol) == 1)
    #expect(found(symbol + ".withTintColor(.systemPink)") == 0)
  }

  @Test func glyphsThatInsistOnTheirColoursIgnoreTheTint() {
    let set =
      "{ \"images\": [ { \"idiom\": \"universal\", \"filename\": \"a.pdf\" } ],\n\"properties\": { \"template-rendering-intent\": \"original\" } }"
    func found(_ name: String, _ code: String) -> [String] {
      SmallProject(["A.xcassets/\(name).imageset/Contents.json": set, "A.swift": "class V: UIView { func f() { \(code) } }"])
        .findings(of: GlyphNotTemplate.self).map { $0.replacing("A.xcassets/\(name).imageset/Contents.json:", with: "") }
    }
    #expect(found("mic", "b.tintColor = .label; b.setImage(UIImage(named: \"mic\"), for: .normal)") == ["2 B9 warning"])
    #expect(found("mic", "c.tintColor = .label; b.setImage(UIImage(named: \"mic\"), for: .normal)").isEmpty)
    #expect(found("mic", "b.tintColor = .label; b.image = UIImage(named: \"mic\")?.withRenderingMode(.alwaysTemplate)").isEmpty)
    #expect(found("ic_mic", "") == ["2 B9 info"])
  }

  @Test func pairsOfNamesAreMeasuredInBothModes() {
    func found(_ ground: String, _ text: String) -> [String] {
      SmallProject([
        "A.xcassets/Over.colorset/Contents.json": SmallProject.color(light: "0.9", dark: ground),
        "A.xcassets/Ink.colorset/Contents.json": SmallProject.color(light: "0.1", dark: text),
        "A.swift":
          "class V: UIView { func f() { backgroundColor = UIColor(named: \"Over\"); l.textColor = UIColor(named: \"Ink\") } }",
      ]).findings(of: LowContrastPair.self)
    }
    #expect(found("0.8", "0.95") == ["A.xcassets/Over.colorset/Contents.json:4 B13 warning"])
    #expect(found("0.1", "0.2") == ["A.xcassets/Ink.colorset/Contents.json:4 B13 warning"])
    #expect(found("0.1", "0.95").isEmpty)
  }

  // MARK: Property lists

  @Test(
    "A value of the style is right, wrong, or only worth a look",
    arguments: [
      ("<string>light</string>", ["C7 error"]), ("<string>Lihgt</string>", ["C7 error"]), ("<string></string>", ["C7 error"]),
      ("<true/>", ["C7 error"]), ("<string>Light</string>", ["C7 info"]), ("<string>Automatic</string>", []),
      ("<string>$(STYLE)</string>", []),
    ])
  func styles(_ value: String, expected: [String]) {
    let plist = "<plist><dict>\n<key>UIUserInterfaceStyle</key>\n\(value)\n</dict></plist>"
    #expect(SmallProject(["Info.plist": plist]).findings(of: ForcedStyle.self) == expected.map { "Info.plist:3 \($0)" })
  }

  @Test func anExtensionWithScreensFollowsItsApp() {
    func plist(_ lines: String) -> String { "<plist><dict>\n\(lines)\n</dict></plist>" }
    let style = "<key>UIUserInterfaceStyle</key><string>Dark</string>"
    func point(_ name: String) -> String {
      "<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>\(name)</string></dict>"
    }
    let app = plist("<key>CFBundlePackageType</key><string>APPL</string>\n" + style)
    let project = SmallProject([
      "App/Info.plist": app, "Share/Info.plist": plist(point("com.apple.share-services")),
      "Push/Info.plist": plist(point("com.apple.usernotifications.service")),
      "Other/Info.plist": plist(style + point("com.apple.share-services")),
    ])
    let found = project.findings(of: ForcedStyle.self).filter { !$0.hasSuffix("info") }
    #expect(found == ["Share/Info.plist:2 C7 warning"])
  }

  @Test func settingsOfAProjectAreJudgedLikeAPropertyList() {
    let project = SmallProject(["A.xcodeproj/project.pbxproj": "{\n\tINFOPLIST_KEY_UIUserInterfaceStyle = dark;\n}"])
    #expect(project.findings(of: ForcedStyle.self) == ["A.xcodeproj/project.pbxproj:2 C7 error"])
  }

  @Test func aStatusBarThatNoScreenCanChangeIsReported() {
    func plist(_ style: String, _ flag: String) -> [String: String] {
      [
        "Info.plist": """
        <plist><dict><key>UIStatusBarStyle</key>
        <string>\(style)</string><key>UIViewControllerBasedStatusBarAppearance</key><\(flag)/></dict></plist>
        """
      ]
    }
    #expect(
      SmallProject(plist("UIStatusBarStyleDarkContent", "false")).findings(of: StatusBarKey.self) == ["Info.plist:2 B19 warning"])
    #expect(SmallProject(plist("UIStatusBarStyleDarkContent", "true")).findings(of: StatusBarKey.self).isEmpty)
    #expect(SmallProject(plist("UIStatusBarStyleDefault", "false")).findings(of: StatusBarKey.self).isEmpty)
  }

  // MARK: Launch screens

  @Test func aWhiteLaunchScreenFlashes() {
    func document(_ color: String) -> String {
      SmallProject.xib(color).replacing("targetRuntime", with: "launchScreen=\"YES\" targetRuntime")
    }
    let project = SmallProject([
      "A.xib": document("<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>"),
      "B.xib": document("<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>"),
      "C.xib": document("<color key=\"backgroundColor\" red=\"0.8\" green=\"0.1\" blue=\"0.1\" alpha=\"1\"/>"),
      "D.xib": document("<color key=\"backgroundColor\" name=\"Paper\"/>"),
      "A.xcassets/Paper.colorset/Contents.json": SmallProject.color(light: "0.97"),
    ])
    #expect(project.findings(of: BrightLaunchScreen.self) == ["A.xib:4 B5 warning", "D.xib:4 B5 warning"])
    #expect(project.findings(of: FixedInterfaceColor.self).isEmpty)
  }

  @Test func theColourOfALaunchDictionaryIsLookedUp() {
    let plist = "<plist><dict><key>UILaunchScreen</key><dict><key>UIColorName</key>\n<string>Paper</string></dict></dict></plist>"
    let set = "A.xcassets/Paper.colorset/Contents.json"
    let other = "A.xcassets/Other.colorset/Contents.json"
    #expect(
      SmallProject(["Info.plist": plist, set: SmallProject.color(light: "1")]).findings(of: BrightLaunchScreen.self)
        == ["Info.plist:2 B5 warning"])
    #expect(
      SmallProject(["Info.plist": plist, set: SmallProject.color(light: "1", dark: "0")]).findings(of: BrightLaunchScreen.self)
        .isEmpty)
    #expect(
      SmallProject(["Info.plist": plist, other: SmallProject.color(light: "1")]).findings(of: BrightLaunchScreen.self)
        == ["Info.plist:2 B5 warning"])
  }

  // MARK: Pages

  @Test func aPageIsJudgedWithTheSheetsThatItAsksFor() {
    let page = "<html><head><link rel=stylesheet href=\"css/a.css\"></head>\n<body>x</body></html>"
    let light = "body { background: #fff;\n color: #222 }"
    let dark = light + "@media (prefers-color-scheme: dark) { body { background: #111; color: #eee } }"
    func found(_ sheet: String) -> [String] {
      SmallProject(["Web/p.html": page, "Web/css/a.css": sheet]).findings(of: PageWithoutDark.self)
    }
    #expect(found(light) == ["Web/css/a.css:1 E1 warning"])
    #expect(found(dark).isEmpty)
    #expect(found(dark.replacing("#111", with: "#fafafa")) == ["Web/css/a.css:2 E1 warning"])
    #expect(SmallProject(["docs/p.html": page]).findings(of: PageWithoutDark.self) == ["docs/p.html:1 E1 info"])
  }

  @Test(
    "A custom property is what the page declares for it",
    arguments: [
      (":root{--ink:#222;--paper:#fff}", "body{color:var(--ink)}", ["a.css:1 E1 warning"]),
      ("body{color:var(--ink, #222)}", "", ["a.css:1 E1 warning"]),
      ("body{color:var(--ink)}", ":root{--ink:#222}", ["a.css:1 E1 warning"]),
      (":root{--ink:#222}@media (prefers-color-scheme:dark){:root{--ink:#eee}}", "body{color:var(--ink)}", []),
      (
        ":root{color-scheme:light dark}@media (prefers-color-scheme:dark){:root{--x:#fff}body{background:var(--x)}}", "",
        ["a.css:1 E1 warning"]
      ),
      (":root{color-scheme:light dark}@media (prefers-color-scheme:dark){p img{background:#fff}}", "", []),
    ])
  func customProperties(_ first: String, _ second: String, expected: [String]) {
    let page = "<html><head><link rel=\"stylesheet\" href=\"a.css\"></head><body></body></html>"
    let found = SmallProject(["p.html": page, "a.css": first + second]).findings(of: PageWithoutDark.self)
    #expect(found == expected)
  }

  @Test func sheetsInCirclesEnd() {
    let project = SmallProject([
      "p.html": "<html><link rel=stylesheet href=a.css>", "a.css": "@import 'b.css';",
      "b.css": "@import 'a.css'; body { color: #000 }",
    ])
    #expect(project.findings(of: PageWithoutDark.self) == ["b.css:1 E1 warning"])
  }

  @Test(
    "A set with one value is found by what uses it: by name, by symbol, or through the nearest constant",
    arguments: [
      ("view.backgroundColor = UIColor(named: \"PaperColor\")", true),
      ("view.backgroundColor = UIColor(resource: .paper)", true),
      ("view.backgroundColor = .paper", true),
      ("let sheet = UIColor(named: \"PaperColor\"); view.backgroundColor = sheet", true),
      ("let page = UIColor(named: \"Other\"); view.backgroundColor = page", false),
      ("view.backgroundColor = page", true),
      ("view.tintColor = .paper", false),
    ])
  func singleValues(_ line: String, isFound: Bool) {
    let source = """
      import UIKit
      final class Page: UIViewController {
        let page = UIColor(named: "PaperColor")
        override func viewDidLoad() { \(line) }
      }
      """
    let found = SmallProject([
      "A.swift": source, "A.xcassets/PaperColor.colorset/Contents.json": SmallProject.color(light: "0.98"),
    ]).findings(of: SingleValueColor.self)
    #expect(found.count == (isFound ? 1 : 0))
  }
}

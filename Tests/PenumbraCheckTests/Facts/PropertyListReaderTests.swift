import Foundation
import Testing

@testable import PenumbraCheck

@Suite("An Info.plist becomes facts, in XML and binary")
struct PropertyListReaderTests {
  /// A list in XML with these lines in its dictionary, the first on line 4.
  private func xml(_ lines: String) -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \(lines)
      </dict>
      </plist>
      """.utf8)
  }

  @Test func keysAndValuesHaveTheirLines() throws {
    let facts = try PropertyListReader.read(
      xml(
        """
          <key>UIUserInterfaceStyle</key>
          <!-- a comment -->
          <string>Dark</string>
          <key>UILaunchScreen</key><dict>
            <key>UIColorName</key><string>A &amp; B</string>
          </dict>
        """))
    #expect(facts.entry("UIUserInterfaceStyle")?.value == .text("Dark"))
    #expect(facts.entry("UIUserInterfaceStyle")?.key == TextPosition(line: 4, column: 3))
    #expect(facts.entry("UIUserInterfaceStyle")?.position == TextPosition(line: 6, column: 3))
    #expect(facts.entry("UILaunchScreen", "UIColorName")?.value == .text("A & B"))
    #expect(facts.entry("UILaunchScreen")?.value == .dictionary(1))
  }

  @Test func keysOfInnerDictionariesAreNotThoseOfTheRoot() throws {
    let facts = try PropertyListReader.read(
      xml("<key>Other</key><dict><key>UIUserInterfaceStyle</key><string>Dark</string></dict><key>UIStatusBarStyle</key><true/>"))
    #expect(facts.entries.map(\.path) == [["UIStatusBarStyle"]])
    #expect(facts.entries.first?.value == .flag(true))
  }

  @Test func binaryListsSayTheSame() throws {
    let list: [String: Any] = [
      "UIUserInterfaceStyle": "Dark", "UILaunchScreen": ["UIColorName": "Läunch"], "CFBundlePackageType": "APPL",
      "UIViewControllerBasedStatusBarAppearance": false, "Other": Array(repeating: 1, count: 40),
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    let facts = try PropertyListReader.read(data)
    #expect(facts.entry("UIUserInterfaceStyle")?.value == .text("Dark"))
    #expect(facts.entry("UILaunchScreen", "UIColorName")?.value == .text("Läunch"))
    #expect(facts.entry("UIViewControllerBasedStatusBarAppearance")?.value == .flag(false))
    #expect(facts.isOfApp)
    #expect(facts.entries.count == 5)
  }

  @Test(
    "What is no property list is refused with a reason",
    arguments: [
      ("{ a = b; }", "not a property list in XML or binary form"),
      ("<plist><dict><key>a</key>", "the property list ends too early"),
      ("<plist></plist>", "a property list without a dictionary"), ("bplist00", "a damaged binary property list"),
      ("<plist>" + String(repeating: "<array>", count: 200), "nested too deeply"),
    ])
  func refusals(_ text: String, reason: String) {
    #expect { try PropertyListReader.read(Data(text.utf8)) } throws: { ($0 as? UnreadableFile)?.reason == reason }
  }

  @Test func settingsOfProjectsAreReadLineByLine() {
    let text = """
      buildSettings = {
      \t\tINFOPLIST_KEY_UIUserInterfaceStyle = Light;
      \t\t"INFOPLIST_KEY_UILaunchScreen_Generation[sdk=iphoneos*]" = YES;
      INFOPLIST_FILE = Info.plist;
      """
    for text in [text, text.replacing("\n", with: "\r\n")] {
      let settings = BuildSettings.read(Array(text.utf8))
      #expect(settings.entries.map(\.key) == ["UIUserInterfaceStyle", "UILaunchScreen_Generation"])
      #expect(settings.entries.map(\.value) == ["Light", "YES"])
      #expect(settings.entries.first?.position == TextPosition(line: 2, column: 3))
    }
  }
}

import Testing

@testable import PenumbraCheck

@Suite("A file is what its name says")
struct FileKindTests {
  @Test(arguments: [
    "Info.plist", "App-Info.plist", "Info-Dev.plist", "Widget/Info.Debug.plist", "InfoBeta.plist", "AppInfo.plist",
    "my_info_qa.plist",
  ])
  func propertyListsOfBundlesHaveManyNames(path: String) { #expect(FileKind(path: path) == .propertyList) }

  @Test(arguments: ["Settings.plist", "Information.plist", "exportOptions.plist", "a.json", "Contents.json", "plist", "swift"])
  func otherFilesHoldNoFacts(path: String) { #expect(FileKind(path: path) == nil) }

  @Test(arguments: [
    ("a/Config.xcconfig", FileKind.xcodeProject), ("App.xcodeproj/project.pbxproj", .xcodeProject), ("A.SWIFT", .swift),
    ("A.mm", .objectiveC), ("A.colorset/Contents.json", .assetSet), ("a.xhtml", .page),
  ])
  func theEndingDecides(path: String, kind: FileKind) { #expect(FileKind(path: path) == kind) }

  @Test(arguments: [
    ("INFOPLIST_KEY_UIUserInterfaceStyle = light", "light", 1),
    ("A = B\n  INFOPLIST_KEY_UIUserInterfaceStyle=Dark // why", "Dark", 2),
    ("INFOPLIST_KEY_UIUserInterfaceStyle[sdk=iphoneos*] = Light", "Light", 1),
    ("\t\t\t\tINFOPLIST_KEY_UIUserInterfaceStyle = \"Light\";", "Light", 1),
  ])
  func settingsOfGeneratedListsAreRead(text: String, value: String, line: Int) {
    let entries = BuildSettings.read(Array(text.utf8)).entries
    #expect(entries.map(\.key) == ["UIUserInterfaceStyle"])
    #expect(entries.map(\.value) == [value])
    #expect(entries.map(\.position.line) == [line])
  }

  @Test func aWrongStyleInASettingsFileIsFound() {
    let project = SmallProject(["Config/App.xcconfig": "INFOPLIST_KEY_UIUserInterfaceStyle = light\n"])
    #expect(project.findings(of: ForcedStyle.self) == ["Config/App.xcconfig:1 C7 error"])
  }
}

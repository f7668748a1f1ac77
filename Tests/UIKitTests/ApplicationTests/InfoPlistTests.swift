import Foundation
import Testing
import UIKitBase

@testable import UIKit

@MainActor
@Suite(.serialized)
struct InfoPlistTests {
  /// Property lists with the given value under the key of the style, and where they are.
  private func plist(_ value: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>UIUserInterfaceStyle</key>\(value)</dict></plist>
    """
  }

  /// Runs the body with a new folder, and hands out what was reported meanwhile.
  private func inFolder(_ body: (URL) throws -> Void) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "info-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let old = Diagnostics.sink
    nonisolated(unsafe) var reports: [String] = []
    Diagnostics.sink = { reports.append($0) }
    defer {
      Diagnostics.sink = old
      try? FileManager.default.removeItem(at: folder)
    }
    try body(folder)
    return reports.filter { $0.hasPrefix("Info.plist") }
  }

  /// Writes a file and the folders that it is in.
  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test(arguments: [("Light", InfoStyle.light), ("Dark", .dark), ("Automatic", .automatic)])
  func theStyleOfTheNamedFileIsRead(word: String, style: InfoStyle) throws {
    let reports = try inFolder { folder in
      let file = folder.appending(path: "Any.plist")
      try write(plist("<string>\(word)</string>"), to: file)
      #expect(InfoPlist.read(named: file.path).style == style)
    }
    #expect(reports.isEmpty)
  }

  @Test(arguments: ["<string>light</string>", "<string>Blue</string>", "<string></string>", "<integer>1</integer>", "<true/>"])
  func aWrongStyleIsReportedAndIgnored(value: String) throws {
    let reports = try inFolder { folder in
      let file = folder.appending(path: "Info.plist")
      try write(plist(value), to: file)
      #expect(InfoPlist.read(named: file.path).style == nil)
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("it must be Light, Dark or Automatic") == true)
  }

  @Test(arguments: ["", "no property list <", "<plist version=\"1.0\"><array/></plist>", "\u{0}\u{1}\u{2}"])
  func aFileThatIsNoListOfKeysIsReportedAndIgnored(text: String) throws {
    let reports = try inFolder { folder in
      let file = folder.appending(path: "Info.plist")
      try write(text, to: file)
      #expect(InfoPlist.read(named: file.path).style == nil)
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("is no property list with keys") == true)
  }

  @Test func aFileThatIsNotThereIsReportedAndIgnored() throws {
    let reports = try inFolder { folder in
      #expect(InfoPlist.read(named: folder.appending(path: "Nothing.plist").path).style == nil)
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("cannot be read") == true)
  }

  @Test func aListWithoutTheKeySaysNothing() throws {
    let reports = try inFolder { folder in
      let file = folder.appending(path: "Info.plist")
      try write("<plist version=\"1.0\"><dict><key>CFBundleName</key><string>App</string></dict></plist>", to: file)
      #expect(InfoPlist.read(named: file.path).style == nil)
    }
    #expect(reports.isEmpty)
  }

  @Test(arguments: ["package_App.resources/Info.plist", "package_App.resources/Support/Info.plist"])
  func theAppsOwnIsFoundInItsResources(path: String) throws {
    let reports = try inFolder { folder in
      try write(plist("<string>Dark</string>"), to: folder.appending(path: path))
      try write(plist("<string>Light</string>"), to: folder.appending(path: "package_Other.resources/Info.plist"))
      #expect(InfoPlist.read(named: nil, executable: folder.appending(path: "App")).style == .dark)
      #expect(InfoPlist.read(named: nil, executable: folder.appending(path: "Neither")).style == nil)
    }
    #expect(reports.isEmpty)
  }

  @Test func theNamedFileWinsOverTheAppsOwn() throws {
    _ = try inFolder { folder in
      try write(plist("<string>Dark</string>"), to: folder.appending(path: "package_App.resources/Info.plist"))
      let named = folder.appending(path: "Named.plist")
      try write(plist("<string>Light</string>"), to: named)
      #expect(InfoPlist.read(named: named.path, executable: folder.appending(path: "App")).style == .light)
    }
  }

  @Test func theCommandLineNamesAFile() throws {
    #expect(try LaunchOptions(["--info-plist", "a.plist"]).infoPlist == "a.plist")
    #expect(try LaunchOptions([]).infoPlist == nil)
    #expect(throws: LaunchOptions.Mistake.self) { try LaunchOptions(["--info-plist"]) }
  }
}

import Foundation
import Penumbra
import Testing

/// The store in a process of its own: its environment, its rights, its disk, and the older setting in its UserDefaults.
@Suite struct AppearanceStoreProcessTests {
  /// The program and its configuration home.
  let program: LoopProgram

  init() throws { program = LoopProgram(home: try TemporaryFolder()) }

  // MARK: Where

  @Test func theConfigurationHomeComesFirst() throws {
    let folders = ["XDG_CONFIG_HOME": "\(program.home.path)/x//", "HOME": "\(program.home.path)/h"]
    #expect(try program.run("keep", "dark", environment: folders).lines == ["kept"])
    #expect(program.home.names(in: "x/AppearanceStoreLoop") == ["penumbra.conf", "penumbra.lock"])
    #expect(program.home.names() == ["x"])
  }

  @Test(arguments: [[:], ["XDG_CONFIG_HOME": ""], ["XDG_CONFIG_HOME": "relative/path"]])
  func withoutAConfigurationHomeItIsDotConfigInTheHome(more: [String: String]) throws {
    let folders = more.merging(["HOME": program.home.path]) { $1 }
    #expect(try program.run("keep", "dark", environment: folders).lines == ["kept"])
    #expect(program.home.names(in: ".config/AppearanceStoreLoop") == ["penumbra.conf", "penumbra.lock"])
    #expect(try program.run("read", environment: folders).lines == ["dark kept well"])
  }

  @Test func withoutAnyHomeTheErrorSaysSo() throws {
    #expect(try program.run("read", environment: ["A": "b"]).lines == ["system nothing noHome"])
    let lines = try program.run("keep", "dark", environment: ["A": "b"]).lines
    #expect(
      lines == [
        "noHome The appearance cannot be kept: neither XDG_CONFIG_HOME nor HOME is an absolute path. "
          + "Set HOME, or set XDG_CONFIG_HOME to a folder that can be written."
      ])
  }

  @Test(arguments: ["XDG_CONFIG_HOME", "HOME"])
  func aHomeThatIsNotTextIsAnErrorAndNoOtherFolderTakesItsPlace(variable: String) throws {
    let place = "\(variable)=\"$(printf '\(program.home.path)/x\\377')\""
    let read = try program.runInShell("\(place) exec \"$0\" read")
    #expect(read == "system nothing unreadableHome(\"\(variable)\")\n")
    let kept = try program.runInShell("\(place) exec \"$0\" keep dark")
    #expect(
      kept.hasPrefix("unreadableHome(\"\(variable)\") The appearance cannot be kept: the value of \(variable) is not UTF-8"))
    #expect(program.home.names() == [])
  }

  // MARK: Rights and room

  /// A folder's mode does not stop root, so as root the program gives its rights up first.
  private var asNobody: [String] { getuid() == 0 ? ["--user", "65534"] : [] }

  @Test func inAReadOnlyFolderTheKeptChoiceIsReadAndANewOneIsAnError() throws {
    try program.run("keep", "dark")
    let folder = program.folder
    for (path, mode) in [
      (program.home.path, 0o755), (folder, 0o555), ("\(folder)/penumbra.conf", 0o444), ("\(folder)/penumbra.lock", 0o666),
    ] {
      #expect(chmod(path, mode_t(mode)) == 0)
    }
    defer { chmod(folder, 0o755) }
    let (reader, read) = try program.start(asNobody + ["read"])
    #expect(String(decoding: read.readDataToEndOfFile(), as: UTF8.self) == "dark kept well\n")
    reader.waitUntilExit()
    let (writer, kept) = try program.start(asNobody + ["keep", "light"])
    let message = String(decoding: kept.readDataToEndOfFile(), as: UTF8.self)
    #expect(message.hasPrefix("unwritable The appearance cannot be kept in \"\(folder)/penumbra.conf\" (Permission denied)."))
    writer.waitUntilExit()
    #expect(writer.terminationStatus == 0)
  }

  @Test func aFileThatMayNotBeReadMeansSystemAndIsReported() throws {
    try program.run("keep", "dark")
    for (path, mode) in [(program.home.path, 0o755), (program.folder, 0o555), ("\(program.folder)/penumbra.conf", 0o000)] {
      #expect(chmod(path, mode_t(mode)) == 0)
    }
    defer { chmod(program.folder, 0o755) }
    let (reader, read) = try program.start(asNobody + ["read"])
    #expect(String(decoding: read.readDataToEndOfFile(), as: UTF8.self) == "system nothing unreadable\n")
    reader.waitUntilExit()
  }

  @Test func onAFullDiskTheErrorSaysSoAndTheOlderChoiceStays() throws {
    try program.run("keep", "dark")
    let (process, output) = try program.start(["--file-limit", "10", "keep", "light"])
    let message = String(decoding: output.readDataToEndOfFile(), as: UTF8.self)
    #expect(
      message.hasPrefix("unwritable The appearance cannot be kept in \"\(program.folder)/penumbra.conf\" (File too large)."))
    process.waitUntilExit()
    #expect(try program.run("read").lines == ["dark kept well"])
    #expect(program.home.names(in: "AppearanceStoreLoop") == ["penumbra.conf", "penumbra.lock"])
  }

  // MARK: The older setting

  @Test(arguments: [("true", "dark"), ("false", "light")])
  func anOlderSettingIsTakenOverOnce(older: String, choice: String) throws {
    #expect(try program.run("older", "darkModeState", older).status == 0)
    #expect(try program.run("read", "darkModeState").lines == ["\(choice) olderKey well"])
    #expect(try program.run("read", "darkModeState").lines == ["\(choice) kept well"])
    #expect(program.home.bytes(of: "AppearanceStoreLoop/penumbra.conf") == Array("penumbra 1\nappearance=\(choice)\nend\n".utf8))
  }

  @Test func withoutAnOlderSettingTheAppFollowsTheSystem() throws {
    #expect(try program.run("read", "darkModeState").lines == ["system nothing well"])
    #expect(program.home.names() == [])
  }

  @Test func aKeptChoiceWinsOverTheOlderSetting() throws {
    try program.run("keep", "system")
    try program.run("older", "darkModeState", "true")
    #expect(try program.run("read", "darkModeState").lines == ["system kept well"])
  }

  @Test func anEarlierVersionStillFindsItsSetting() throws {
    try program.run("older", "darkModeState", "true")
    let before = program.home.bytes(of: "AppearanceStoreLoop.plist")
    try program.run("read", "darkModeState")
    #expect(!before.isEmpty)
    #expect(program.home.bytes(of: "AppearanceStoreLoop.plist") == before)
  }

  @Test func anOlderSettingIsShownAlsoWhenItCannotBeTakenOver() throws {
    try program.run("older", "darkModeState", "true")
    // The folder's place is taken by a file.
    try program.home.write([], to: "AppearanceStoreLoop")
    #expect(try program.run("read", "darkModeState").lines == ["dark olderKey unwritable"])
  }
}

import Foundation
import Testing

/// The scripts say what they understand, and what is wrong with what they do not.
@Suite struct ScriptTests {
  /// Runs a program of the repository with nothing on its input; what it says on both outputs, and its exit code.
  private func run(_ script: String, _ arguments: [String]) throws -> (code: Int32, words: String) {
    let process = Process()
    process.executableURL = Tree.package.root.appending(path: script)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let words = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: words, as: UTF8.self))
  }

  @Test(arguments: [
    "setup", "build", "test", "run", "test-gates", "test-client", "test-threads", "test-window", "bench-check", "update-rules",
    "fuzz",
  ])
  func everyScriptExplainsItself(name: String) throws {
    let (code, words) = try run("scripts/\(name)", ["--help"])
    #expect(code == 0)
    #expect(words.hasPrefix("Usage: scripts/\(name)"))
  }

  @Test func everyScriptIsInTheListAbove() {
    let names = Tree.package.paths(under: "scripts").filter { !$0.hasSuffix(".txt") }
    #expect(
      names
        == [
          "bench-check", "build", "fuzz", "run", "setup", "test", "test-client", "test-gates", "test-threads", "test-window",
          "update-rules",
        ]
        .map { "scripts/\($0)" })
  }

  @Test(arguments: [
    (["--scale", "4"], "run: --scale takes one of: 1 2 3; not '4'"),
    (["--style", "pink"], "run: --style takes one of: light dark; not 'pink'"),
    (["--contrast", "low"], "run: --contrast takes one of: normal high; not 'low'"),
    (["--language", "de"], "run: --language takes one of: en ko; not 'de'"),
    (["--size", "390"], "run: --size takes points as WIDTHxHEIGHT, like 390x844; not '390'"),
    (["--size", "0x844"], "run: --size takes points as WIDTHxHEIGHT, like 390x844; not '0x844'"),
    (
      ["--size", "4000x844", "--scale", "3"],
      "run: --size 4000x844 at --scale 3 makes a picture of 12000 × 2532 pixels; a side has at most 8192. "
        + "Take a smaller size or scale."
    ),
    (
      ["--size", "8000x844", "--scale", "1"],
      "run: --size 8000x844 at --scale 1: five screens side by side are more than one picture can hold. "
        + "Take a smaller size or scale."
    ),
    (["--out"], "run: --out needs a value; see scripts/run --help"),
    (["--out", ""], "run: --out needs a value that is not empty"),
    (["--scale=2"], "run: write '--scale 2', without the equals sign"),
    (["--stile", "dark"], "run: unknown option '--stile'; see scripts/run --help"),
    (["dark"], "run: unknown option 'dark'; see scripts/run --help"),
  ])
  func runSaysWhatIsWrongWithAnOption(arguments: [String], message: String) throws {
    let (code, words) = try run("scripts/run", arguments)
    #expect(code == 64)
    #expect(words == message + "\n")
  }

  @Test func runLeavesOldPicturesAloneUntilTheAppHasShownThatItRuns() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "penumbra-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = folder.appending(path: "cards-store/Cards")
    try FileManager.default.createDirectory(at: store, withIntermediateDirectories: true)
    try Data("old".utf8).write(to: folder.appending(path: "settings-light.png"))
    try Data("old".utf8).write(to: store.appending(path: "penumbra.conf"))
    for arguments in [["--cards", "/bin/false"], ["--size", "9000x9000", "--cards", "/bin/true"]] {
      let (code, words) = try run("scripts/run", arguments + ["--out", folder.path])
      #expect(code != 0)
      #expect(words.hasPrefix("run: "))
      #expect(try String(contentsOf: folder.appending(path: "settings-light.png"), encoding: .utf8) == "old")
      #expect(try String(contentsOf: store.appending(path: "penumbra.conf"), encoding: .utf8) == "old")
    }
  }

  @Test func runSaysWhyItCannotWriteToAFolder() throws {
    let (code, words) = try run("scripts/run", ["--cards", "/bin/true", "--out", "/proc/pictures"])
    #expect(code == 73)
    #expect(words.hasPrefix("run: cannot write to the folder '/proc/pictures': mkdir: "))
  }

  @Test func testAndSetupRefuseWhatTheyDoNotKnow() throws {
    let test = try run("scripts/test", ["--fast"])
    #expect(test.code == 64)
    #expect(test.words == "test: unknown option '--fast'; see scripts/test --help\n")
    let setup = try run("scripts/setup", ["window"])
    #expect(setup.code == 64)
    #expect(setup.words.hasPrefix("setup: 'window' is neither an option nor a section"))
  }

  @Test func everyPackageIsListedOnceWithItsReason() throws {
    let text = try #require(Tree.package.text("scripts/packages.txt"))
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.filter { $0.hasPrefix("[") } == ["[build]", "[test]", "[fonts]"])
    let packages = lines.filter { !$0.hasPrefix("[") }.map { $0.split(separator: " ", maxSplits: 1) }
    #expect(packages.allSatisfy { $0.count == 2 })
    #expect(Set(packages.map { $0[0] }).count == packages.count)
  }
}

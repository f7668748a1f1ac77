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

  @Test(arguments: ["setup", "build", "test", "run", "test-gates", "test-client", "test-window"])
  func everyScriptExplainsItself(name: String) throws {
    let (code, words) = try run("scripts/\(name)", ["--help"])
    #expect(code == 0)
    #expect(words.hasPrefix("Usage: scripts/\(name)"))
  }

  @Test func everyScriptIsInTheListAbove() {
    let names = Tree.package.paths(under: "scripts").filter { !$0.hasSuffix(".txt") }
    #expect(names == ["build", "run", "setup", "test", "test-client", "test-gates", "test-window"].map { "scripts/\($0)" })
  }

  @Test(arguments: [
    (["--scale", "4"], "run: --scale takes one of: 1 2 3; not '4'"),
    (["--style", "pink"], "run: --style takes one of: light dark; not 'pink'"),
    (["--contrast", "low"], "run: --contrast takes one of: normal high; not 'low'"),
    (["--language", "de"], "run: --language takes one of: en ko; not 'de'"),
    (["--size", "390"], "run: --size takes points as WIDTHxHEIGHT, like 390x844; not '390'"),
    (["--size", "0x844"], "run: --size takes points as WIDTHxHEIGHT, like 390x844; not '0x844'"),
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

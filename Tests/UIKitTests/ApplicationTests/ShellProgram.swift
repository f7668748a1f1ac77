import Foundation
import PenumbraTestSupport

/// `ShellApp` beside the test bundle, started through sh(1) in a folder of its own, which goes away with the value's last copy.
final class ShellProgram {
  /// What a run left behind.
  struct Outcome {
    /// The lines on its standard output.
    let lines: [String]
    /// The lines on its standard error.
    let errors: [String]
    /// The exit code; that of the last program of a pipe.
    let code: Int32
  }

  /// The folder that runs begin in; `home` in it is their home.
  let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("penumbra-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: "\(folder)/home", withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Runs a line of shell in which `$app` is the program with `--headless`; `play` is what stands in the file `play`.
  func run(_ line: String, play: String = "frame first") throws -> Outcome {
    let program = try ToolProgram("ShellApp").url
    try Data(play.utf8).write(to: URL(fileURLWithPath: "\(folder)/play"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "cd \"$1\"; app=\"$2 --headless --size 100x200 --scale 1\"; \(line)", "sh", folder, program.path]
    process.environment = ["HOME": "\(folder)/home", "PATH": "/usr/bin:/bin"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle(forWritingAtPath: try emptyFile("errors"))
    try process.run()
    let words = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let errors = FileManager.default.contents(atPath: "\(folder)/errors") ?? Data()
    return Outcome(lines: Self.lines(words), errors: Self.lines(errors), code: process.terminationStatus)
  }

  /// What is in the folder, but for the cache of fontconfig.
  func names(in path: String = "") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(path)")) ?? []).filter { $0 != ".cache" }.sorted()
  }

  /// Makes an empty file in the folder; the result is its path.
  private func emptyFile(_ name: String) throws -> String {
    let path = "\(folder)/\(name)"
    try Data().write(to: URL(fileURLWithPath: path))
    return path
  }

  /// The lines of an output.
  private static func lines(_ data: Data) -> [String] {
    String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

import Foundation
import PenumbraTestSupport

/// `AppearanceStoreLoop` beside the test bundle, run with a folder of its own as its configuration home.
struct LoopProgram {
  /// What a run that ended by itself left behind.
  struct Outcome {
    /// The lines it printed.
    let lines: [String]
    /// Its exit status.
    let status: Int32
  }

  /// Where the program keeps its choice.
  let home: TemporaryFolder

  /// The program's preference folder: its name is the app's name.
  var folder: String { "\(home.path)/AppearanceStoreLoop" }

  /// The program's file.
  private static func url() throws -> URL { try ToolProgram("AppearanceStoreLoop").url }

  /// Starts the program; the pipe is what it prints.
  func start(_ arguments: [String], environment: [String: String]? = nil) throws -> (process: Process, output: FileHandle) {
    let process = Process()
    process.executableURL = try Self.url()
    process.arguments = arguments
    process.environment = environment ?? ["XDG_CONFIG_HOME": home.path, "HOME": home.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    return (process, pipe.fileHandleForReading)
  }

  /// Runs a line of sh(1) in which `$0` is the program, with nothing set but what the line sets; what it prints.
  func runInShell(_ line: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line, try Self.url().path]
    process.environment = ["PATH": "/usr/bin:/bin"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  /// Runs the program to its end.
  @discardableResult
  func run(_ arguments: String..., environment: [String: String]? = nil) throws -> Outcome {
    let (process, output) = try start(arguments, environment: environment)
    let text = String(decoding: output.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Outcome(lines: text.split(separator: "\n").map(String.init), status: process.terminationStatus)
  }
}

/// A folder that goes away with its test.
final class TemporaryFolder: Sendable {
  /// Its absolute path.
  let path: String

  /// Creates it with a name nobody else has.
  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("penumbra-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names of what is in it or in a folder below, in alphabetical order.
  func names(in folder: String = "") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? []).sorted()
  }

  /// The bytes of a file in it.
  func bytes(of file: String) -> [UInt8] { FileManager.default.contents(atPath: "\(path)/\(file)").map(Array.init) ?? [] }

  /// Writes a file in it.
  func write(_ bytes: [UInt8], to file: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(file)"))
  }
}

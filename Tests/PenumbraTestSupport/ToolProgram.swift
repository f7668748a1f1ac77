package import Foundation

/// A program of this package that tests start, built into the folder of the running test bundle.
package struct ToolProgram {
  /// The program is not there.
  package struct Missing: Error, CustomStringConvertible {
    /// The program's name.
    let name: String
    /// Where it was looked for.
    let places: [String]

    package var description: String { "\(name) is not at \(places); build it with: swift build --product \(name)" }
  }

  /// The program's file.
  package let url: URL

  /// The program of this name; throws ``Missing`` when nothing that can be run has it.
  package init(_ name: String) throws {
    let bundle = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = [bundle, URL(fileURLWithPath: CommandLine.arguments.first ?? "")].map {
      $0.deletingLastPathComponent().appendingPathComponent(name)
    }
    guard let url = beside.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      throw Missing(name: name, places: beside.map(\.path))
    }
    self.url = url
  }

  /// Runs the program to its end; the result is its exit status and all that it printed.
  package func run(_ arguments: String...) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}

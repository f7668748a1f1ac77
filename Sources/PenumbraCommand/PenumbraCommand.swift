import Foundation
import PenumbraCheck

/// The command `penumbra`: hands its words to a subcommand, writes what comes of it and ends with its code.
@main
struct PenumbraCommand {
  static func main() {
    let outcome = Command.run(
      Array(CommandLine.arguments.dropFirst()), folder: FileManager.default.currentDirectoryPath,
      environment: ProcessInfo.processInfo.environment, terminal: Terminal.current)
    FileHandle.standardOutput.write(Data(outcome.output.utf8))
    FileHandle.standardError.write(Data(outcome.complaint.utf8))
    exit(outcome.code)
  }
}

/// What a run of the command writes, and the code it ends with.
struct Outcome: Equatable {
  /// For the standard output.
  var output = ""
  /// For the standard error output.
  var complaint = ""
  /// 0 clean, 1 findings, 2 could not run.
  var code: Int32 = 0

  /// The outcome of a command that could not run.
  static func refused(_ sentence: String) -> Outcome { Outcome(complaint: "penumbra: \(sentence)\n", code: 2) }
}

/// What the outputs are connected to.
struct Terminal {
  /// Whether the standard output is a terminal that shows colours.
  var showsColor: Bool
  /// Whether the standard error output is a terminal, for the line of progress.
  var showsProgress: Bool

  /// No terminal at all.
  static let none = Terminal(showsColor: false, showsProgress: false)

  /// The outputs of this process. `NO_COLOR` and a dumb terminal switch colours off.
  static var current: Terminal {
    let environment = ProcessInfo.processInfo.environment
    let plain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false || environment["TERM"] == "dumb"
    return Terminal(showsColor: isatty(1) == 1 && !plain, showsProgress: isatty(2) == 1 && environment["TERM"] != "dumb")
  }
}

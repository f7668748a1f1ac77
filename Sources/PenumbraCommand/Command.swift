import Foundation
import PenumbraCheck

/// The subcommands, by name.
enum Command {
  /// The names, for help and for suggestions.
  static let names = ["check", "palette", "rules"]

  /// Runs the command with its words; it reads files, but writes only through its outcome.
  static func run(_ words: [String], folder: String, environment: [String: String], terminal: Terminal) -> Outcome {
    guard let name = words.first else { return Outcome(complaint: help, code: 2) }
    let rest = Array(words.dropFirst())
    switch name {
    case "check": return CheckCommand.run(rest, folder: folder, environment: environment, terminal: terminal)
    case "palette": return PaletteCommand.run(rest, folder: folder)
    case "rules": return RulesCommand.run(rest)
    case "--help", "-h", "help": return Outcome(output: help)
    default:
      let hint = Nearest.suggestion(for: name, among: names).map { "; did you mean '\($0)'?" } ?? "; see penumbra --help"
      return .refused("unknown subcommand '\(name)'\(hint)")
    }
  }

  /// A path that does not depend on where the process runs.
  static func path(_ path: String, in folder: String) -> String { path.hasPrefix("/") ? path : folder + "/" + path }

  /// What `penumbra --help` says.
  static let help = """
    Usage: penumbra SUBCOMMAND

      check [PATH ...]    finds dark-mode faults in the sources of an iOS project
      palette [CATALOG]   shows and exports the colours of an asset catalog, and says what is missing
      rules [RULE]        lists the rules, or explains one

    'penumbra SUBCOMMAND --help' says more.

    """
}

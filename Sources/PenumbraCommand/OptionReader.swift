import PenumbraCheck

/// Reads options off the words of a command line: `--name value`, `--name=value`, flags, and paths.
struct OptionReader {
  /// An option that a subcommand knows.
  struct Option {
    /// Its name with the hyphens.
    var name: String
    /// What its value is called in messages; nil for a flag.
    var value: String?
    /// The values that it takes, when they are few.
    var choices: [String] = []
  }

  /// A sentence that says why the words cannot be understood.
  struct Refusal: Error, Equatable {
    var sentence: String
  }

  /// The options that were given, with their values; a flag has an empty one.
  private(set) var values: [String: [String]] = [:]
  /// The words that are no options.
  private(set) var paths: [String] = []

  /// Reads words for the options of a subcommand.
  init(_ words: [String], options: [Option]) throws(Refusal) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        paths += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        paths.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = options.first(where: { $0.name == parts[0] }) else {
        let hint = Nearest.suggestion(for: parts[0], among: options.map(\.name)).map { "; did you mean '\($0)'?" } ?? ""
        throw Refusal(sentence: "unknown option '\(parts[0])'\(hint)")
      }
      guard let kind = option.value else {
        guard parts.count == 1 else { throw Refusal(sentence: "'\(option.name)' takes no value") }
        values[option.name, default: []].append("")
        continue
      }
      guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
        throw Refusal(sentence: "'\(option.name)' needs \(kind)")
      }
      if !option.choices.isEmpty, !option.choices.contains(value) {
        throw Refusal(sentence: Self.choice(of: value, for: option))
      }
      values[option.name, default: []].append(value)
    }
  }

  /// The sentence for a value that is none of the few.
  private static func choice(of value: String, for option: Option) -> String {
    let hint = Nearest.suggestion(for: value, among: option.choices).map { "; did you mean '\($0)'?" }
    return "'\(option.name)' cannot be '\(value)'" + (hint ?? "; it is one of \(option.choices.joined(separator: ", "))")
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The last value of an option.
  func last(_ name: String) -> String? { values[name]?.last }

  /// The values of an option that takes several with commas.
  func list(_ name: String) -> [String] {
    (values[name] ?? []).flatMap { $0.split(separator: ",").map(String.init) }
  }
}

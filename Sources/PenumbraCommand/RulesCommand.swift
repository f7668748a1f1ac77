import PenumbraCheck

/// `penumbra rules`: lists the rules, or explains one.
enum RulesCommand {
  /// Runs the subcommand.
  static func run(_ words: [String]) -> Outcome {
    do throws(OptionReader.Refusal) {
      let options = try OptionReader(words, options: [OptionReader.Option(name: "--help"), OptionReader.Option(name: "-h")])
      if options.has("--help") || options.has("-h") { return Outcome(output: help) }
      guard options.paths.count <= 1 else { throw OptionReader.Refusal(sentence: "'rules' explains one rule at a time") }
      guard let name = options.paths.first else { return Outcome(output: list) }
      return Outcome(output: try page(of: name))
    } catch {
      return .refused(error.sentence)
    }
  }

  /// The list: identifier, kinds, severity, abstract.
  private static var list: String {
    let width = RuleBook.rules.map { $0.identifier.count }.max() ?? 0
    return RuleBook.rules.map { rule in
      let padding = String(repeating: " ", count: width - rule.identifier.count)
      return "\(rule.identifier)\(padding)  \(rule.kinds.joined(separator: ","))  \(rule.severity.rawValue)  \(rule.abstract)\n"
    }.joined()
  }

  /// The page of a rule, found by its identifier or by the code of a kind.
  private static func page(of name: String) throws(OptionReader.Refusal) -> String {
    let byKind = RuleBook.rules.filter { $0.kinds.first == name }
    guard let rule = RuleBook.rule(name) ?? (byKind.count == 1 ? byKind.first : nil) else {
      let hint = Nearest.suggestion(for: name, among: RuleBook.rules.map { $0.identifier }).map { "; did you mean '\($0)'?" }
      throw OptionReader.Refusal(sentence: "unknown rule '\(name)'" + (hint ?? "; 'penumbra rules' lists them"))
    }
    let head = "\(rule.identifier) (\(rule.kinds.joined(separator: ", ")), \(rule.severity.rawValue)): \(rule.abstract)\n"
    return head + "\n" + (RulePages.pages[rule.identifier] ?? "")
  }

  /// What `penumbra rules --help` says.
  static let help = """
    Usage: penumbra rules [RULE]

    Without RULE: the rules with the kinds of fault they find and how sure they are.
    With RULE: what is wrong, what will be seen, an example, the fix, and what the rule cannot see.

    """
}

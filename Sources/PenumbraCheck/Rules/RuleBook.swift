/// All rules, in the order of their identifiers; a new rule is a new file and a line here.
package enum RuleBook {
  /// The rules.
  package static let rules: [any Rule.Type] = []

  /// The rule of an identifier.
  package static func rule(_ identifier: String) -> (any Rule.Type)? { rules.first { $0.identifier == identifier } }
}

// Written by scripts/update-rules from the doc comments of the rules; a test compares. Do not change by hand.

/// The page of each rule.
package enum RulePages {
  /// The pages by identifier, in Markdown.
  package static let pages: [String: String] = [:]
}

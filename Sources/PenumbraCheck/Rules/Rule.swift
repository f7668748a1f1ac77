/// One rule: one file, whose doc comment becomes its page in `Documentation/Rules.md` and the answer of `penumbra rules RULE`.
///
/// The doc comment says, under headings: what is wrong and what will be seen (the first paragraph), `## Example`, `## Fix` and
/// `## Blind spots`. The messages stand beside the rule, typed, so that no text is put together elsewhere.
package protocol Rule: Sendable {
  /// The name in reports and settings: words with hyphens, such as `stale-layer-border`.
  static var identifier: String { get }
  /// The codes of the taxonomy that it can report; the first is its own.
  static var kinds: [String] { get }
  /// The usual severity of its findings; a finding may say less.
  static var severity: Severity { get }
  /// What it looks for, one sentence without a full stop.
  static var abstract: String { get }
  /// The findings of the rule: a pure function of the facts, in any order.
  static func check(_ project: ProjectFacts) -> [Finding]
}

extension Rule {
  /// A finding of this rule, with its usual kind and severity unless said otherwise.
  static func finding(
    at place: Place, _ message: String, fix: String, kind: String? = nil, severity: Severity? = nil,
    related: [RelatedPlace] = []
  ) -> Finding {
    Finding(
      place: place, rule: identifier, kind: kind ?? kinds[0], severity: severity ?? Self.severity, message: message, fix: fix,
      related: related)
  }
}

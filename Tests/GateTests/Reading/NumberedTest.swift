import Foundation

/// A test that proves an assertion or a choice: one whose display name begins with `§` and a number.
struct NumberedTest: Equatable {
  /// The number: 14.7.
  let number: String
  /// The claim: the display name without the number.
  let claim: String
  let path: String
  /// The line of the name, from 1.
  let line: Int
  /// Why the test does not show that the claim holds: it is disabled, or has a known issue; nil when it does.
  let doubt: String?

  /// The numbered tests of one source, in its order.
  static func read(_ text: String, path: String) -> [NumberedTest] {
    // A comment may show how such a test is written.
    let source = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " }.hasPrefix("//") ? "" : $0 }.joined(separator: "\n")
    let name = /@Test\(\s*"§([0-9.]+) ([^"]+)"/
    let matches = source.matches(of: name)
    return matches.enumerated().map { index, match in
      // What belongs to a test reaches from its name to the next test, numbered or not.
      let rest = source[match.range.upperBound...]
      let end = rest.range(of: "@Test")?.lowerBound ?? source.endIndex
      let own = source[match.range.lowerBound..<end]
      let doubt =
        own.contains(".disabled(") || own.contains(".enabled(")
        ? "disabled" : own.contains("withKnownIssue") ? "known issue" : nil
      return NumberedTest(
        number: String(match.1), claim: String(match.2), path: path,
        line: source[..<match.range.lowerBound].count { $0 == "\n" } + 1, doubt: doubt)
    }
  }
}

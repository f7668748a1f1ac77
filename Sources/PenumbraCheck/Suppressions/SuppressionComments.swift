internal import SwiftSyntax

/// Finds the comments in a Swift source that switch rules off.
enum SuppressionComments {
  /// The word that begins each.
  static let mark = "penumbra:disable"

  /// The comments of a tree; the bytes are looked at first, for most sources have none.
  static func read(_ tree: SourceFileSyntax, bytes: [UInt8], lines: LineTable) -> [Suppression] {
    guard bytes.holds(mark) else { return [] }
    var found: [Suppression] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      var offset = token.position.utf8Offset
      for trivia in [token.leadingTrivia, token.trailingTrivia] {
        for piece in trivia.pieces {
          switch piece {
          case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
            if let read = read(text) {
              let place = lines.place(offset)
              found.append(Suppression(reach: read.reach, rules: read.rules, line: place.line, column: place.column))
            }
          default: break
          }
          offset += piece.sourceLength.utf8Length
        }
        offset = token.endPositionBeforeTrailingTrivia.utf8Offset
      }
    }
    return found
  }

  /// The comments of a file that is not Swift: after `//`, `/*` or `<!--` in the same line, whichever its language has.
  static func read(lines bytes: [UInt8]) -> [Suppression] {
    guard bytes.holds(mark) else { return [] }
    var found: [Suppression] = []
    for (number, line) in bytes.split(separator: 0x0a, omittingEmptySubsequences: false).enumerated() where line.count < 4096 {
      let text = String(decoding: line, as: UTF8.self)
      guard let start = text.firstRange(of: mark)?.lowerBound else { continue }
      let openings = ["//", "/*", "<!--"].compactMap { text[..<start].ranges(of: $0).last?.lowerBound }
      guard let opening = openings.max(), let read = read(String(text[opening...])) else { continue }
      found.append(
        Suppression(
          reach: read.reach, rules: read.rules, line: number + 1, column: text[..<opening].utf8.count + 1))
    }
    return found
  }

  /// What a comment says: the reach after the mark, then rules until a word that is none.
  static func read(_ comment: String) -> (reach: Suppression.Reach, rules: [String])? {
    guard let start = comment.firstRange(of: mark + ":") else { return nil }
    let words = comment[start.upperBound...].split(whereSeparator: { " \t\n*/,".contains($0) }).map(String.init)
    guard let first = words.first, let reach = Suppression.Reach(rawValue: first) else { return nil }
    let rules = words.dropFirst().prefix { $0 == "all" || isRuleName($0) }
    return (reach, rules.isEmpty ? ["all"] : Array(rules))
  }

  /// Whether a word is formed like a rule's identifier or the code of a kind, so that a reason can follow it.
  private static func isRuleName(_ word: String) -> Bool {
    if let first = word.first, "ABCDEF".contains(first), word.dropFirst().allSatisfy(\.isNumber), word.count > 1 { return true }
    return word.contains("-") && word.allSatisfy { $0 == "-" || ($0.isLowercase && $0.isASCII) || $0.isNumber }
  }
}

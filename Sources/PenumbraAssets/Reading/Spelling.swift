// Finds what a misspelt word was meant to be.

import Foundation

/// Advice about words that are not known.
package enum Spelling {
  /// The known word that takes the fewest changes, if these are few for its length.
  package static func nearest(to word: String, among known: [String]) -> String? {
    let letters = Array(word.lowercased().unicodeScalars)
    // The longest known words have some thirty letters; nothing much longer is a misspelling of them.
    guard letters.count <= 60 else { return nil }
    let best = known.map { (word: $0, distance: distance(letters, Array($0.lowercased().unicodeScalars))) }
      .min { $0.distance < $1.distance }
    guard let best, best.distance <= max(1, min(letters.count, best.word.count) / 4) else { return nil }
    return best.word
  }

  /// A sentence that names the nearest known word, or all of them.
  package static func advice(_ word: String, among known: [String]) -> String {
    if let near = nearest(to: word, among: known) { return "Is “\(near)” meant?" }
    return "It can be " + known.map { "“\($0)”" }.joined(separator: ", ") + "."
  }

  /// How many letters must be added, taken away, changed, or swapped with their neighbour.
  private static func distance(_ one: [UnicodeScalar], _ other: [UnicodeScalar]) -> Int {
    var before: [Int] = []
    var last = Array(0...other.count)
    for (row, letter) in one.enumerated() {
      var line = [row + 1]
      for (column, target) in other.enumerated() {
        var cost = min(line[column] + 1, last[column + 1] + 1, last[column] + (letter == target ? 0 : 1))
        if row > 0, column > 0, letter == other[column - 1], one[row - 1] == target { cost = min(cost, before[column - 1] + 1) }
        line.append(cost)
      }
      (before, last) = (last, line)
    }
    return last[other.count]
  }
}

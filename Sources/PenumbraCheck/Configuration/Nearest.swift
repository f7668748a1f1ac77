/// Finds the word that someone probably meant.
package enum Nearest {
  /// The nearest of some words; nil when none is near: at most one change in three letters.
  package static func suggestion(for word: String, among words: [String]) -> String? {
    let measured = words.map { (word: $0, distance: distance(Array(word.lowercased()), Array($0.lowercased()))) }
    guard let best = measured.min(by: { ($0.distance, $0.word) < ($1.distance, $1.word) }) else { return nil }
    return best.distance <= max(1, word.count / 3) ? best.word : nil
  }

  /// How many letters must be added, taken away, changed or swapped with their neighbour.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var rows = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count { rows[i][0] = i }
    for j in 0...b.count { rows[0][j] = j }
    for i in 1...a.count {
      for j in 1...b.count {
        let change = a[i - 1] == b[j - 1] ? 0 : 1
        rows[i][j] = min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + change)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { rows[i][j] = min(rows[i][j], rows[i - 2][j - 2] + 1) }
      }
    }
    return rows[a.count][b.count]
  }
}

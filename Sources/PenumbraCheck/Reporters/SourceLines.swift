/// The lines of the sources that a report speaks of, read when they are first asked for.
package struct SourceLines {
  /// The folder to which paths are relative.
  private let root: String
  /// The lines of each file that was asked for; none for a file that cannot be read as text.
  private var known: [String: [String]] = [:]

  /// Files larger than this are not shown.
  private static let limit = 8 * 1024 * 1024

  package init(root: String) { self.root = root }

  /// The lines around a line, with the number of the first; empty when the file cannot be read as text.
  package mutating func around(_ place: Place, before: Int, after: Int) -> (first: Int, lines: [String]) {
    let lines = lines(of: place.path)
    guard place.line >= 1, place.line <= lines.count else { return (place.line, []) }
    let first = max(1, place.line - before)
    return (first, Array(lines[(first - 1)..<min(lines.count, place.line + after)]))
  }

  /// One line, without its end.
  package mutating func line(_ place: Place) -> String? {
    let lines = lines(of: place.path)
    return place.line >= 1 && place.line <= lines.count ? lines[place.line - 1] : nil
  }

  private mutating func lines(of path: String) -> [String] {
    if let lines = known[path] { return lines }
    let file = root.hasSuffix("/") ? root + path : root + "/" + path
    var lines: [String] = []
    if let bytes = FileBytes.read(file, limit: Self.limit), !bytes.contains(0) {
      lines = bytes.split(separator: 0x0a, omittingEmptySubsequences: false).map { line in
        String(decoding: line.last == 0x0d ? line.dropLast() : line, as: UTF8.self)
      }
    }
    // What follows the last line end is no line.
    if lines.last?.isEmpty == true { lines.removeLast() }
    known[path] = lines
    return lines
  }
}

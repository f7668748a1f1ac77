import Foundation

/// Links of the pages lead somewhere, and the Swift that they show is Swift that is compiled.
struct PageGate {
  let tree: Tree

  /// All faults of all pages.
  func faults() -> [Finding] {
    tree.paths(extensions: ["md"]).flatMap { path -> [Finding] in
      let page = Markdown(tree.text(path) ?? "")
      return linkFaults(page, path: path) + snippetFaults(page, path: path)
    }
  }

  /// Relative links to files or headings that are not there.
  func linkFaults(_ page: Markdown, path: String) -> [Finding] {
    page.links.compactMap { link in
      if link.target.contains("://") || link.target.hasPrefix("mailto:") { return nil }
      let parts = link.target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      let file = parts[0].isEmpty ? path : Self.normal(folder.isEmpty ? parts[0] : "\(folder)/\(parts[0])")
      guard tree.has(file) else { return Finding(path: path, line: link.line, sentence: "'\(link.target)' leads nowhere") }
      if parts.count > 1, file.hasSuffix(".md"), !Markdown(tree.text(file) ?? "").anchors.contains(parts[1]) {
        return Finding(path: path, line: link.line, sentence: "'\(file)' has no heading '\(parts[1])'")
      }
      return nil
    }
  }

  /// Swift blocks that do not stand, line for line, in the compiled file that the comment above them names.
  func snippetFaults(_ page: Markdown, path: String) -> [Finding] {
    page.blocks.filter { $0.language == "swift" }.compactMap { block in
      guard let note = block.note, note.hasPrefix("from ") else {
        return Finding(
          path: path, line: block.line,
          sentence: "above Swift stands '<!-- from FILE -->', the compiled file that it is taken from")
      }
      let source = note.dropFirst(5).trimmingCharacters(in: .whitespaces)
      guard let text = tree.text(source) else {
        return Finding(path: path, line: block.line, sentence: "'\(source)' is not there")
      }
      let shown = Self.unindented(block.lines)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let fits =
        lines.count >= shown.count
        && (0...(lines.count - shown.count)).contains { start in
          Self.unindented(Array(lines[start..<(start + shown.count)])) == shown
        }
      return fits
        ? nil
        : Finding(
          path: path, line: block.line, sentence: "these lines do not stand like this in '\(source)'; copy them from there")
    }
  }

  /// Lines without the indentation that all of them share.
  private static func unindented(_ lines: [String]) -> [String] {
    let filled = lines.filter { !$0.allSatisfy(\.isWhitespace) }
    let shared = filled.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.allSatisfy(\.isWhitespace) ? "" : String($0.dropFirst(shared)) }
  }

  /// A path without `.` and `..`.
  private static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}

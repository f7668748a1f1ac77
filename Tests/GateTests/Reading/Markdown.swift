import Foundation

/// What the gates need of a Markdown page: its links, its headings and its code.
struct Markdown {
  /// A link or a picture.
  struct Link: Equatable {
    let target: String
    let line: Int
  }

  /// A fenced block.
  struct Block: Equatable {
    let language: String
    let lines: [String]
    /// The line of the fence, from 1.
    let line: Int
    /// The text of the HTML comment on the line above the fence, when there is one.
    let note: String?
  }

  private(set) var links: [Link] = []
  private(set) var blocks: [Block] = []
  /// The anchors that headings give.
  private(set) var anchors: Set<String> = []

  init(_ text: String) {
    let inline = /\]\(([^)\s]+)\)/
    let attribute = /(?:src|srcset|href)="([^"]+)"/
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var open: (language: String, line: Int, note: String?)?
    var inside: [String] = []
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(Block(language: block.language, lines: inside, line: block.line, note: block.note))
          open = nil
          inside = []
        } else {
          let above = index > 0 ? lines[index - 1] : ""
          let note =
            above.hasPrefix("<!--") && above.hasSuffix("-->")
            ? above.dropFirst(4).dropLast(3).trimmingCharacters(in: .whitespaces) : nil
          open = (line.dropFirst(3).trimmingCharacters(in: .whitespaces), index + 1, note)
        }
        continue
      }
      if open != nil {
        inside.append(line)
        continue
      }
      if line.hasPrefix("#") { anchors.insert(Self.anchor(line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces))) }
      links += line.matches(of: inline).map { Link(target: String($0.1), line: index + 1) }
      links += line.matches(of: attribute).map { Link(target: String($0.1), line: index + 1) }
    }
  }

  /// The anchor that a heading gets on a forge: lower case, hyphens for spaces, no other marks.
  static func anchor(_ heading: String) -> String {
    heading.lowercased().compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? String($0) : nil }
      .joined()
  }
}

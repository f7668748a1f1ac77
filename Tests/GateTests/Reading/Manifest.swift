import Foundation

/// The target lines of Package.swift, read as text: the manifest is data, so its text is enough.
struct Manifest {
  static let path = "Package.swift"

  /// One target.
  struct Line {
    let name: String
    /// The word of its kind: linux, everywhere, c, library, program, tool, tests.
    let kind: String
    let folder: String
    /// The targets it depends on, traits and hosts aside.
    let uses: Set<String>
  }

  let lines: [Line]

  /// What the manifest's named lists of dependencies stand for.
  private static let named = [
    "uikit": ["UIKit"], "window": ["UIKitGTK"],
    "pictures": ["CoreGraphics", "Penumbra", "PenumbraAssets", "UIKit", "UIKitColors"],
  ]

  init(source: String) {
    var lines: [Line] = []
    let text = source.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }.joined(separator: "\n")
    for piece in text.components(separatedBy: "line(").dropFirst() {
      let call = Self.insideParentheses(piece)
      let strings = Self.strings(call)
      guard let name = strings.first, call.drop(while: \.isWhitespace).hasPrefix("\"") else { continue }
      let kind = call.drop { $0 != "." }.dropFirst().prefix { $0.isLetter }
      let head = call.components(separatedBy: "uses:").first ?? ""
      let folder = Self.strings(head).dropFirst().first { $0.contains("/") } ?? "Sources/\(name)"
      var uses: Set<String> = []
      if let list = call.components(separatedBy: "uses:").dropFirst().first {
        let own = list.components(separatedBy: "exclude:")[0].components(separatedBy: "resources:")[0]
        uses = Set(Self.strings(own))
        for (word, targets) in Self.named where Self.words(own).contains(word) { uses.formUnion(targets) }
      }
      lines.append(Line(name: name, kind: String(kind), folder: folder, uses: uses))
    }
    self.lines = lines
  }

  /// The text up to the parenthesis that closes the call.
  private static func insideParentheses(_ text: String) -> String {
    var depth = 1
    var inside = ""
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { break }
      inside.append(character)
    }
    return inside
  }

  private static func strings(_ text: String) -> [String] {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map {
      String($0.element)
    }
  }

  private static func words(_ text: String) -> Set<String> {
    let outside = text.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 0 }
    return Set(outside.flatMap { $0.element.split { !$0.isLetter } }.map(String.init))
  }
}

/// One `import` of a Swift file, or one `#include` of a C file.
struct ImportLine: Equatable {
  /// The module, or the header as written between its brackets or quotes.
  let name: String
  /// From 1.
  let line: Int

  /// The modules that a Swift source imports, whatever stands around the word: attributes, access, `struct`, submodules.
  static func read(swift source: String) -> [ImportLine] {
    let kinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    let tokens = SwiftText(source).tokens()
    var imports: [ImportLine] = []
    for (index, token) in tokens.enumerated() where token.text == "import" {
      var next = index + 1
      if next < tokens.count && kinds.contains(tokens[next].text) { next += 1 }
      guard next < tokens.count else { continue }
      imports.append(ImportLine(name: tokens[next].text, line: token.line))
    }
    return imports
  }

  /// The headers that a C source includes.
  static func read(c source: String) -> [ImportLine] {
    var imports: [ImportLine] = []
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let directive = line.drop { $0.isWhitespace }
      guard directive.hasPrefix("#") else { continue }
      let words = directive.dropFirst().drop { $0.isWhitespace }
      guard words.hasPrefix("include") || words.hasPrefix("import") else { continue }
      let quoted = words.split(whereSeparator: { "<>\"".contains($0) })
      if quoted.count > 1 { imports.append(ImportLine(name: String(quoted[1]), line: index + 1)) }
    }
    return imports
  }
}

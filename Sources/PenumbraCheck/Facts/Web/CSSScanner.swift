import Foundation

/// A tolerant scanner of style sheets: it follows blocks and declarations, and goes on after what it does not know.
struct CSSScanner {
  /// The text with the sheet in it.
  let bytes: [UInt8]
  /// Positions in that text.
  let lines: TextLines

  /// Blocks nested deeper than this are skipped.
  private static let depthLimit = 40

  /// Adds what a sheet in a range of the text says to the facts.
  func read(_ range: Range<Int>, scheme: WebFacts.Scheme = .any, into facts: inout WebFacts) {
    var scopes: [Scope] = [Scope(selector: "", scheme: scheme, isSkipped: false)]
    var start = range.lowerBound
    var offset = range.lowerBound
    var brackets = 0
    while offset < range.upperBound {
      switch bytes[offset] {
      case UInt8(ascii: "/") where offset + 1 < range.upperBound && bytes[offset + 1] == UInt8(ascii: "*"):
        let end = endOfComment(from: offset + 2, limit: range.upperBound)
        if text(start..<offset).allSatisfy(\.isWhitespace) { start = end }
        offset = end
        continue
      case UInt8(ascii: "\\") where offset + 1 < range.upperBound && bytes[offset + 1] == UInt8(ascii: "("):
        offset = Self.endOfInterpolation(bytes, from: offset + 2, limit: range.upperBound)
        continue
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        offset = endOfString(from: offset, limit: range.upperBound)
        continue
      case UInt8(ascii: "("): brackets += 1
      case UInt8(ascii: ")"): brackets = max(0, brackets - 1)
      case UInt8(ascii: "{"):
        scopes.append(scope(text(start..<offset), in: scopes[scopes.count - 1], at: start, facts: &facts))
        if scopes.count > Self.depthLimit { return }
        start = offset + 1
        brackets = 0
      case UInt8(ascii: ";") where brackets == 0, UInt8(ascii: "}"):
        declaration(start..<offset, in: scopes[scopes.count - 1], facts: &facts)
        if bytes[offset] == UInt8(ascii: "}"), scopes.count > 1 { scopes.removeLast() }
        start = offset + 1
        brackets = 0
      default: break
      }
      offset += 1
    }
    declaration(start..<range.upperBound, in: scopes[scopes.count - 1], facts: &facts)
  }

  /// Adds the declarations of a `style` attribute.
  func readInline(_ range: Range<Int>, element: String, into facts: inout WebFacts) {
    var start = range.lowerBound
    var (offset, brackets) = (start, 0)
    let scope = Scope(selector: element, scheme: .any, isSkipped: false)
    while offset < range.upperBound {
      switch bytes[offset] {
      case UInt8(ascii: "\\") where offset + 1 < range.upperBound && bytes[offset + 1] == UInt8(ascii: "("):
        offset = Self.endOfInterpolation(bytes, from: offset + 2, limit: range.upperBound)
        continue
      case UInt8(ascii: "("): brackets += 1
      case UInt8(ascii: ")"): brackets -= 1
      case UInt8(ascii: ";") where brackets <= 0:
        declaration(start..<offset, in: scope, facts: &facts)
        start = offset + 1
      default: break
      }
      offset += 1
    }
    declaration(start..<range.upperBound, in: scope, facts: &facts)
  }

  /// A block and what holds in it.
  private struct Scope {
    var selector: String
    var scheme: WebFacts.Scheme
    /// Print, speech and font faces do not matter.
    var isSkipped: Bool
  }

  /// What holds in the block that a prelude opens.
  private func scope(_ prelude: String, in outer: Scope, at offset: Int, facts: inout WebFacts) -> Scope {
    let prelude = prelude.trimmingCharacters(in: .whitespacesAndNewlines)
    let lowered = prelude.lowercased()
    var scope = outer
    if lowered.hasPrefix("@media") {
      let query = lowered.filter { !$0.isWhitespace }
      if query.contains("prefers-color-scheme:dark") {
        scope.scheme = .dark
        facts.darkSupport.append(place(offset))
      } else if query.contains("prefers-color-scheme:light") {
        scope.scheme = .light
      } else if query.hasPrefix("@mediaprint") {
        scope.isSkipped = true
      }
    } else if lowered.hasPrefix("@font-face") || lowered.hasPrefix("@page") {
      scope.isSkipped = true
    } else if !lowered.hasPrefix("@") {
      scope.selector = prelude
      if Self.namesDarkTheme(lowered) {
        scope.scheme = .dark
        facts.darkSupport.append(place(offset))
      }
    }
    return scope
  }

  /// Whether a selector is that of a theme that scripts or the app switch on.
  static func namesDarkTheme(_ selector: String) -> Bool {
    [".dark", "-dark", "=dark", "=\"dark", "='dark", ".night", "=night", "=\"night", "='night", ".theme-night"].contains {
      selector.contains($0)
    }
  }

  /// Reads one declaration or one rule without a block.
  private func declaration(_ range: Range<Int>, in scope: Scope, facts: inout WebFacts) {
    guard !scope.isSkipped, !range.isEmpty else { return }
    let source = bytes[range]
    guard let colon = source.firstIndex(of: UInt8(ascii: ":")) else {
      readImport(range, scheme: scope.scheme, facts: &facts)
      return
    }
    let property = text(range.lowerBound..<colon).trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    if property.hasPrefix("@import") {
      readImport(range, scheme: scope.scheme, facts: &facts)
      return
    }
    let value = text(colon + 1..<range.upperBound)
    if property == "color-scheme" {
      readScheme(value, at: range.lowerBound + leadingSpace(range), facts: &facts)
      return
    }
    if value.contains("light-dark(") { facts.darkSupport.append(place(colon + 1)) }
    guard Self.takesColor(property) else { return }
    if value.contains("\\(") {
      readInterpolations(value, property: property, from: colon + 1, facts: &facts)
    } else if let open = value.firstRange(of: "var("), !property.hasPrefix("--") {
      readReference(value[open.upperBound...], property: property, in: scope, at: colon + 1, of: value, facts: &facts)
    } else if let found = CSSColor.firstColor(in: value.replacing("!important", with: "          ")) {
      facts.colors.append(
        WebFacts.Declaration(
          property: property, selector: scope.selector, color: found.color, scheme: scope.scheme,
          position: place(colon + 1 + found.offset)))
    }
  }

  /// `var(--name, colour)`.
  private func readReference(
    _ arguments: Substring, property: String, in scope: Scope, at start: Int, of value: String, facts: inout WebFacts
  ) {
    var depth = 1
    let inner = arguments.prefix { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return depth > 0
    }
    let parts = inner.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first?.trimmingCharacters(in: .whitespacesAndNewlines).lowercased(), name.hasPrefix("--") else {
      return
    }
    let fallback = parts.count > 1 ? CSSColor.firstColor(in: String(parts[1])) : nil
    let offset = start + value.utf8.distance(from: value.startIndex, to: arguments.startIndex)
    facts.references.append(
      WebFacts.Reference(
        declaration: WebFacts.Declaration(
          property: property, selector: scope.selector, color: fallback?.color ?? RGBA(0, 0, 0, 0), scheme: scope.scheme,
          position: place(offset)),
        name: name, hasColor: fallback != nil))
  }

  /// Whether a property colours something; a custom property may.
  private static func takesColor(_ property: String) -> Bool {
    property.hasPrefix("--") || property == "color" || property.hasPrefix("background") || property.hasSuffix("-color")
      || property == "fill" || property == "stroke" || property.hasPrefix("border") || property == "caret-color"
  }

  /// `color-scheme` names the schemes that a page has.
  private func readScheme(_ value: String, at offset: Int, facts: inout WebFacts) {
    if value.lowercased().contains("dark") {
      facts.darkSupport.append(place(offset))
    } else if value.lowercased().contains("light") {
      facts.lightPin = facts.lightPin ?? place(offset)
    }
  }

  /// `@import "x.css" (prefers-color-scheme: dark)`.
  private func readImport(_ range: Range<Int>, scheme: WebFacts.Scheme, facts: inout WebFacts) {
    let source = text(range).trimmingCharacters(in: .whitespacesAndNewlines)
    guard source.lowercased().hasPrefix("@import") else { return }
    let rest = source.dropFirst(7)
    let parts = rest.split { "\"'() \t\n".contains($0) }.filter { $0 != "url" }
    guard let address = parts.first else { return }
    let isDark = source.lowercased().contains("prefers-color-scheme") && source.lowercased().contains("dark")
    if isDark { facts.darkSupport.append(place(range.lowerBound)) }
    facts.sheets.append(
      WebFacts.Sheet(
        address: String(address), scheme: isDark ? .dark : scheme, position: place(range.lowerBound + leadingSpace(range))))
  }

  /// The expressions that the program puts into a value.
  private func readInterpolations(_ value: String, property: String, from start: Int, facts: inout WebFacts) {
    let source = Array(value.utf8)
    var offset = 0
    while offset + 1 < source.count {
      guard source[offset] == UInt8(ascii: "\\"), source[offset + 1] == UInt8(ascii: "(") else {
        offset += 1
        continue
      }
      let end = Self.endOfInterpolation(source, from: offset + 2, limit: source.count)
      let expression = String(decoding: source[offset + 2..<max(offset + 2, end - 1)], as: UTF8.self)
      facts.interpolations.append(
        WebFacts.Interpolation(property: property, expression: expression, position: place(start + offset)))
      offset = end
    }
  }

  /// The offset behind the bracket that closes an interpolation.
  static func endOfInterpolation(_ bytes: [UInt8], from start: Int, limit: Int) -> Int {
    var (depth, offset) = (1, start)
    while offset < limit {
      if bytes[offset] == UInt8(ascii: "(") { depth += 1 }
      if bytes[offset] == UInt8(ascii: ")") { depth -= 1 }
      offset += 1
      if depth == 0 { break }
    }
    return offset
  }

  private func endOfComment(from start: Int, limit: Int) -> Int {
    var offset = start
    while offset + 1 < limit {
      if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") { return offset + 2 }
      offset += 1
    }
    return limit
  }

  /// The offset behind a string; one that is not closed ends with its line.
  private func endOfString(from start: Int, limit: Int) -> Int {
    var offset = start + 1
    while offset < limit, bytes[offset] != bytes[start], bytes[offset] != UInt8(ascii: "\n") {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(offset + 1, limit)
  }

  private func leadingSpace(_ range: Range<Int>) -> Int {
    bytes[range].prefix { $0 == 0x20 || (0x09...0x0d).contains($0) }.count
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func place(_ offset: Int) -> TextPosition { lines.position(offset) }
}

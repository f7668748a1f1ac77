import Foundation

/// Reads pages and style sheets, from files and from the text inside source code, into ``WebFacts``.
enum WebReader {
  /// The facts of a page (`html`, `htm`, `xhtml`, `svg`); `lines` tells where its bytes are when it is no file of its own.
  static func page(_ text: String, lines: TextLines? = nil) -> WebFacts {
    let bytes = Array(text.utf8)
    let lines = lines ?? TextLines(bytes)
    let sheet = CSSScanner(bytes: bytes, lines: lines)
    var facts = WebFacts()
    var scanner = TagScanner(bytes)
    if text.prefix(64).lowercased().contains("<!doctype html") { facts.isPage = true }
    while let piece = scanner.next() {
      guard case .start(let tag) = piece else { continue }
      let name = tag.name.lowercased()
      let position = lines.position(tag.offset)
      if ["html", "head", "body"].contains(name) {
        facts.isPage = true
        facts.pagePosition = facts.pagePosition ?? position
      }
      readAttributes(of: tag, name: name, lines: lines, sheet: sheet, into: &facts)
      switch name {
      case "meta": readMeta(tag, position: position, into: &facts)
      case "link": readLink(tag, position: position, into: &facts)
      case "style":
        let scheme = scheme(media: tag.value("media"))
        if scheme == .dark { facts.darkSupport.append(position) }
        let range = scanner.skipContent(of: name)
        if tag.value("media")?.lowercased() != "print" { sheet.read(range, scheme: scheme, into: &facts) }
      case "script":
        let range = scanner.skipContent(of: name)
        if String(decoding: bytes[range], as: UTF8.self).contains("prefers-color-scheme") { facts.darkSupport.append(position) }
      default: break
      }
    }
    if facts.isPage, facts.pagePosition == nil { facts.pagePosition = lines.position(0) }
    facts.resolveReferences()
    return facts
  }

  /// The facts of a style sheet.
  static func sheet(_ text: String, lines: TextLines? = nil) -> WebFacts {
    let bytes = Array(text.utf8)
    var facts = WebFacts()
    CSSScanner(bytes: bytes, lines: lines ?? TextLines(bytes)).read(0..<bytes.count, into: &facts)
    facts.resolveReferences()
    return facts
  }

  /// The facts of text in source code: a page, a piece of one, or a style sheet; `nil` when it is none of them.
  ///
  /// Interpolations stand in the text as they are written, `\(…)`.
  static func fragment(_ text: String, lines: TextLines) -> WebFacts? {
    if looksLikeMarkup(text) { return page(text, lines: lines) }
    guard looksLikeSheet(text) else { return nil }
    let facts = sheet(text, lines: lines)
    return facts == WebFacts() ? nil : facts
  }

  /// Whether text holds a tag that HTML knows; `<T>` of a generic type does not count.
  private static func looksLikeMarkup(_ text: String) -> Bool {
    guard text.contains("<") else { return false }
    var scanner = TagScanner(Array(text.utf8))
    while let piece = scanner.next() {
      switch piece {
      case .start(let tag):
        if knownTags.contains(tag.name.lowercased()), tag.end > tag.offset + tag.name.utf8.count + 1 { return true }
      case .end(let name, _): if knownTags.contains(name.lowercased()) { return true }
      }
    }
    return false
  }

  /// Tags that tell HTML from other text between angle brackets.
  private static let knownTags: Set = [
    "html", "head", "body", "style", "meta", "div", "span", "p", "font", "table", "td", "tr", "a", "b", "i", "h1", "h2", "h3",
    "ul", "li",
    "img", "svg", "path", "section", "article", "header", "footer", "center",
  ]

  /// Whether text holds a rule of a style sheet: a block with a colour in it.
  private static func looksLikeSheet(_ text: String) -> Bool {
    guard let open = text.firstIndex(of: "{"), let colon = text[open...].firstIndex(of: ":") else { return false }
    let body = text[open...]
    return body[colon...].contains("}") && (body.contains("color") || body.contains("background"))
  }

  /// Presentational attributes that are colours of their own.
  private static let colorAttributes: Set = ["bgcolor", "text", "color", "fill", "stroke", "link"]

  private static func readAttributes(
    of tag: Tag, name: String, lines: TextLines, sheet: CSSScanner, into facts: inout WebFacts
  ) {
    for attribute in tag.attributes {
      let key = attribute.name.lowercased()
      let end = attribute.valueOffset + attribute.value.utf8.count
      if key == "style" {
        sheet.readInline(attribute.valueOffset..<end, element: name, into: &facts)
      } else if colorAttributes.contains(key), key != "text" || name == "body" {
        if attribute.value.hasPrefix("\\(") {
          let expression = attribute.value.dropFirst(2).dropLast()
          facts.interpolations.append(
            WebFacts.Interpolation(property: key, expression: String(expression), position: lines.position(attribute.valueOffset))
          )
        } else if let color = CSSColor.color(attribute.value) {
          facts.colors.append(
            WebFacts.Declaration(
              property: key, selector: name, color: color, scheme: .any, position: lines.position(attribute.valueOffset)))
        }
      } else if key == "class" || key.hasPrefix("data-"), CSSScanner.namesDarkTheme(".\(attribute.value.lowercased())") {
        facts.darkSupport.append(lines.position(tag.offset))
      }
    }
  }

  private static func readMeta(_ tag: Tag, position: TextPosition, into facts: inout WebFacts) {
    let name = tag.value("name")?.lowercased()
    guard name == "color-scheme" || name == "supported-color-schemes", let content = tag.value("content")?.lowercased() else {
      return
    }
    if content.contains("dark") {
      facts.darkSupport.append(position)
    } else if content.contains("light") {
      facts.lightPin = facts.lightPin ?? position
    }
  }

  private static func readLink(_ tag: Tag, position: TextPosition, into facts: inout WebFacts) {
    guard tag.value("rel")?.lowercased().contains("stylesheet") == true, let address = tag.value("href") else { return }
    guard tag.value("media")?.lowercased() != "print" else { return }
    let scheme = scheme(media: tag.value("media"))
    if scheme == .dark { facts.darkSupport.append(position) }
    facts.sheets.append(WebFacts.Sheet(address: address, scheme: scheme, position: position))
  }

  private static func scheme(media: String?) -> WebFacts.Scheme {
    let query = media?.lowercased().filter { !$0.isWhitespace } ?? ""
    if query.contains("prefers-color-scheme:dark") { return .dark }
    return query.contains("prefers-color-scheme:light") ? .light : .any
  }
}

/// Reads the XML form of a property list, with the places of its keys and values.
struct XMLPropertyList {
  private let bytes: [UInt8]
  private let lines: TextLines
  private var scanner: TagScanner
  private var found = PropertyListFacts()

  /// Dictionaries and arrays nested deeper than this are refused.
  private static let depthLimit = 100

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = TextLines(bytes)
    scanner = TagScanner(bytes)
  }

  /// A dictionary or array that is open.
  private struct Container {
    let isDictionary: Bool
    /// The keys that lead to it; `nil` inside an array or below what matters.
    let path: [String]?
    /// Index of its entry, to count its keys.
    let entry: Int?
    /// The key that waits for a value.
    var key: String?
    var keyPosition = TextPosition.start
    var count = 0
  }

  /// The facts; throws when the list ends early or is nested too deeply.
  func facts() throws(UnreadableFile) -> PropertyListFacts {
    var reader = self
    try reader.read()
    return reader.found
  }

  private mutating func read() throws(UnreadableFile) {
    var open: [Container] = []
    var hasRoot = false
    while let piece = scanner.next() {
      switch piece {
      case .start(let tag):
        let position = lines.position(tag.offset)
        switch tag.name {
        case "plist": continue
        case "key":
          let key = content("key")
          guard !open.isEmpty else { continue }
          open[open.count - 1].key = key
          open[open.count - 1].keyPosition = position
          open[open.count - 1].count += 1
        case "dict", "array":
          if !hasRoot { found.root = position }
          hasRoot = true
          let entry = add(tag.name == "dict" ? .dictionary(0) : .other, in: &open, at: position)
          if tag.isClosed { continue }
          guard open.count < Self.depthLimit else { throw UnreadableFile(reason: "nested too deeply", position: position) }
          open.append(
            Container(
              isDictionary: tag.name == "dict",
              path: entry == nil ? (open.isEmpty ? [] : nil) : entry.map { found.entries[$0].path }, entry: entry))
        case "true", "false": _ = add(.flag(tag.name == "true"), in: &open, at: position)
        default:
          let text = tag.isClosed ? "" : content(tag.name)
          _ = add(tag.name == "string" ? .text(text) : .other, in: &open, at: position)
        }
      case .end(let name, _):
        guard name == "dict" || name == "array", let last = open.popLast() else { continue }
        if last.isDictionary, let entry = last.entry { found.entries[entry].value = .dictionary(last.count) }
      }
    }
    guard hasRoot else { throw UnreadableFile(reason: "a property list without a dictionary") }
    guard open.isEmpty else { throw UnreadableFile(reason: "the property list ends too early") }
  }

  /// The text of an element that has no elements inside.
  private mutating func content(_ name: String) -> String {
    let text = String(decoding: bytes[scanner.skipContent(of: name)], as: UTF8.self)
    guard text.contains("&") else { return text }
    return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&apos;", with: "'").replacing("&amp;", with: "&")
  }

  /// Keeps a value if its key matters; gives the index of the entry.
  private mutating func add(_ value: PropertyListFacts.Value, in open: inout [Container], at position: TextPosition) -> Int? {
    guard let last = open.last, last.isDictionary, let key = last.key else { return nil }
    open[open.count - 1].key = nil
    guard let path = last.path else { return nil }
    guard path.isEmpty ? PropertyListFacts.keys.contains(key) : PropertyListFacts.innerKeys.contains(key) else { return nil }
    found.entries.append(
      PropertyListFacts.Entry(path: path + [key], value: value, key: last.keyPosition, position: position))
    return found.entries.count - 1
  }
}

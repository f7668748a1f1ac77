/// A JSON value that knows where it stands in its text, so that a fault in it can be shown with its line.
package struct PlacedJSON: Sendable {
  /// What the value is.
  package indirect enum Value: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A number.
    case number(Double)
    /// A text.
    case string(String)
    /// Values in a row.
    case array([PlacedJSON])
    /// Members in the order of the text; a name that comes twice is there twice.
    case object([Member])
  }

  /// A member of an object.
  package struct Member: Sendable {
    /// Its name.
    package var name: String
    /// The line of its name, from 1.
    package var line: Int
    /// The column of its name in UTF-8 bytes, from 1.
    package var column: Int
    /// Its value.
    package var value: PlacedJSON
  }

  /// A fault in the text.
  package struct Fault: Error, Sendable, Equatable {
    /// The line, from 1.
    package var line: Int
    /// The column in UTF-8 bytes, from 1.
    package var column: Int
    /// What was expected, a phrase.
    package var message: String
  }

  /// The value.
  package var value: Value
  /// The line on which it starts, from 1.
  package var line: Int
  /// The column at which it starts, in UTF-8 bytes, from 1.
  package var column: Int

  /// The value of a member; the last when the name comes twice.
  package subscript(name: String) -> PlacedJSON? {
    guard case .object(let members) = value else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// The text, when the value is one.
  package var string: String? { if case .string(let text) = value { text } else { nil } }
  /// The number, when the value is one.
  package var number: Double? { if case .number(let number) = value { number } else { nil } }
  /// The values, when the value is a row of them.
  package var array: [PlacedJSON]? { if case .array(let values) = value { values } else { nil } }
  /// The members, when the value is an object.
  package var members: [Member]? { if case .object(let members) = value { members } else { nil } }

  /// Reads a text; comments and commas before a closing bracket are allowed when said.
  package static func read(_ bytes: [UInt8], allowsComments: Bool = false) throws(Fault) -> PlacedJSON {
    var reader = PlacedJSONReader(bytes, allowsComments: allowsComments)
    return try reader.document()
  }
}

/// Reads JSON with places; it never recurses deeper than 200 levels.
private struct PlacedJSONReader {
  /// The text.
  private let bytes: [UInt8]
  /// Its lines.
  private let lines: LineTable
  /// Whether comments and a comma too many are allowed.
  private let allowsComments: Bool
  /// How far it has read.
  private var offset = 0

  init(_ bytes: [UInt8], allowsComments: Bool) {
    self.bytes = bytes
    self.allowsComments = allowsComments
    lines = LineTable(bytes)
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { offset = 3 }
  }

  /// The whole text.
  mutating func document() throws(PlacedJSON.Fault) -> PlacedJSON {
    let value = try value(depth: 0)
    try skip()
    guard offset == bytes.count else { throw fault("expected the end of the file") }
    return value
  }

  /// A fault at the place that was reached.
  private func fault(_ message: String) -> PlacedJSON.Fault {
    let place = lines.place(min(offset, bytes.count))
    return PlacedJSON.Fault(line: place.line, column: place.column, message: message)
  }

  /// The next byte.
  private var head: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Skips spaces and comments.
  private mutating func skip() throws(PlacedJSON.Fault) {
    while let byte = head {
      if byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 {
        offset += 1
      } else if byte == UInt8(ascii: "/"), allowsComments, offset + 1 < bytes.count {
        if bytes[offset + 1] == UInt8(ascii: "/") {
          while let next = head, next != 0x0a { offset += 1 }
        } else if bytes[offset + 1] == UInt8(ascii: "*") {
          offset += 2
          while offset + 1 < bytes.count, !(bytes[offset] == UInt8(ascii: "*") && bytes[offset + 1] == UInt8(ascii: "/")) {
            offset += 1
          }
          guard offset + 1 < bytes.count else { throw fault("expected '*/' to end the comment") }
          offset += 2
        } else {
          throw fault("expected a value")
        }
      } else {
        return
      }
    }
  }

  /// One value.
  private mutating func value(depth: Int) throws(PlacedJSON.Fault) -> PlacedJSON {
    try skip()
    guard depth < 200 else { throw fault("nested too deeply") }
    let place = lines.place(offset)
    let value: PlacedJSON.Value
    switch head {
    case UInt8(ascii: "{"): value = .object(try members(depth: depth))
    case UInt8(ascii: "["): value = .array(try values(depth: depth))
    case UInt8(ascii: "\""): value = .string(try string())
    case UInt8(ascii: "t"): value = try word("true", .boolean(true))
    case UInt8(ascii: "f"): value = try word("false", .boolean(false))
    case UInt8(ascii: "n"): value = try word("null", .null)
    case let byte? where byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte): value = try number()
    case nil: throw fault("expected a value, found the end of the file")
    default: throw fault("expected a value")
    }
    return PlacedJSON(value: value, line: place.line, column: place.column)
  }

  /// A word of the language.
  private mutating func word(_ word: String, _ value: PlacedJSON.Value) throws(PlacedJSON.Fault) -> PlacedJSON.Value {
    guard bytes[offset...].starts(with: word.utf8) else { throw fault("expected '\(word)'") }
    offset += word.utf8.count
    return value
  }

  /// A number.
  private mutating func number() throws(PlacedJSON.Fault) -> PlacedJSON.Value {
    let start = offset
    while let byte = head, "+-.eE0123456789".utf8.contains(byte) { offset += 1 }
    guard let number = Double(String(decoding: bytes[start..<offset], as: UTF8.self)) else { throw fault("expected a number") }
    return .number(number)
  }

  /// A text.
  private mutating func string() throws(PlacedJSON.Fault) -> String {
    offset += 1
    var text: [UInt8] = []
    while let byte = head, byte != UInt8(ascii: "\"") {
      guard byte != 0x0a else { throw fault("expected '\"' to end the text") }
      offset += 1
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      guard let escape = head else { break }
      offset += 1
      switch escape {
      case UInt8(ascii: "n"): text.append(0x0a)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0d)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0c)
      case UInt8(ascii: "u"): text.append(contentsOf: try escapedCharacter().utf8)
      default: text.append(escape)
      }
    }
    guard head != nil else { throw fault("expected '\"' to end the text") }
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// A character written as `\uXXXX`, in two halves when it needs them.
  private mutating func escapedCharacter() throws(PlacedJSON.Fault) -> String {
    let first = try hexadecimal()
    var units = [first]
    if first & 0xfc00 == 0xd800, offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    {
      offset += 2
      units.append(try hexadecimal())
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Four digits in base 16.
  private mutating func hexadecimal() throws(PlacedJSON.Fault) -> UInt16 {
    guard offset + 4 <= bytes.count, let unit = UInt16(String(decoding: bytes[offset..<(offset + 4)], as: UTF8.self), radix: 16)
    else {
      throw fault("expected four digits after '\\u'")
    }
    offset += 4
    return unit
  }

  /// The members of an object.
  private mutating func members(depth: Int) throws(PlacedJSON.Fault) -> [PlacedJSON.Member] {
    offset += 1
    var members: [PlacedJSON.Member] = []
    while true {
      try skip()
      if head == UInt8(ascii: "}"), members.isEmpty || allowsComments { break }
      guard head == UInt8(ascii: "\"") else { throw fault("expected a name in '\"'") }
      let place = lines.place(offset)
      let name = try string()
      try skip()
      guard head == UInt8(ascii: ":") else { throw fault("expected ':' after '\(name)'") }
      offset += 1
      members.append(
        PlacedJSON.Member(name: name, line: place.line, column: place.column, value: try value(depth: depth + 1)))
      try skip()
      if head == UInt8(ascii: ",") { offset += 1 } else { break }
    }
    guard head == UInt8(ascii: "}") else { throw fault("expected ',' or '}'") }
    offset += 1
    return members
  }

  /// The values of an array.
  private mutating func values(depth: Int) throws(PlacedJSON.Fault) -> [PlacedJSON] {
    offset += 1
    var values: [PlacedJSON] = []
    while true {
      try skip()
      if head == UInt8(ascii: "]"), values.isEmpty || allowsComments { break }
      values.append(try value(depth: depth + 1))
      try skip()
      if head == UInt8(ascii: ",") { offset += 1 } else { break }
    }
    guard head == UInt8(ascii: "]") else { throw fault("expected ',' or ']'") }
    offset += 1
    return values
  }
}

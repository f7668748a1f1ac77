// Reads JSON in one pass over the bytes and goes on after faults, so that a slip in one place does not hide what stands elsewhere.
// Strings are read in JSONReader+Strings, numbers and words in JSONReader+Words.

import Foundation

/// A reader that keeps places, reports every fault, and returns what could be read.
package struct JSONReader {
  /// The text.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The next byte to read.
  var index = 0
  /// The line of the next byte, from 1.
  var line = 1
  /// The index of the first byte of that line.
  var lineStart = 0
  /// In how many arrays and objects the next byte is.
  private var depth = 0
  /// What has been reported.
  private var faults: [JSONFault] = []

  /// Deeper nesting is refused: no catalog has it, and each level takes room on the stack.
  private static let mostLevels = 64
  /// Of a file with more faults, the first so many are reported.
  private static let mostFaults = 8
  /// Names are compared with so many before them to find those that stand twice; more would take quadratic time.
  private static let comparedNames = 32

  /// Reads a text; nil if there is no value in it.
  package static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> (value: JSONValue?, faults: [JSONFault]) {
    var reader = JSONReader(bytes: bytes)
    let value = reader.text()
    return (value, reader.faults)
  }

  /// Reads a text; nil if there is no value in it.
  package static func read(_ bytes: [UInt8]) -> (value: JSONValue?, faults: [JSONFault]) {
    bytes.withUnsafeBufferPointer { read($0) }
  }

  /// A reader at the beginning of a text.
  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Reads all of the text.
  private mutating func text() -> JSONValue? {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || (bytes.count > 1 && bytes[1] == 0) {
      report("The file is not UTF-8; it looks like UTF-16.", at: .start)
      return nil
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      index = 3
      lineStart = 3
    }
    skipSpace()
    guard index < bytes.count else {
      report("The file is empty where a JSON value is expected.", at: position)
      return nil
    }
    let value = value()
    skipSpace()
    if index < bytes.count { report("More follows after the end of the JSON value.", at: position) }
    return value
  }

  /// Reads the value that begins at the next byte, which is no space.
  private mutating func value() -> JSONValue {
    let start = position
    switch bytes[index] {
    case UInt8(ascii: "{"): return nested(start) { reader in .object(reader.members(start)) }
    case UInt8(ascii: "["): return nested(start) { reader in .array(reader.elements(start)) }
    case UInt8(ascii: "\""): return JSONValue(content: .string(string()), position: start)
    default: return JSONValue(content: word(), position: start)
    }
  }

  /// Reads an array or object unless it is too deep; then nothing more of the text is read.
  private mutating func nested(_ start: SourcePosition, _ read: (inout JSONReader) -> JSONValue.Content) -> JSONValue {
    guard depth < Self.mostLevels else {
      report("More than \(Self.mostLevels) arrays and objects inside of one another; nothing from here on is read.", at: start)
      index = bytes.count
      return JSONValue(content: .unreadable, position: start)
    }
    depth += 1
    index += 1
    defer { depth -= 1 }
    return JSONValue(content: read(&self), position: start)
  }

  /// Reads what follows a “[”, to its end.
  private mutating func elements(_ start: SourcePosition) -> [JSONValue] {
    var elements: [JSONValue] = []
    var afterComma = false
    while true {
      skipSpace()
      guard let byte = next(inside: "array", from: start) else { return elements }
      switch byte {
      case UInt8(ascii: "]"):
        if afterComma { report("A comma stands before “]” with nothing between.", at: position) }
        index += 1
        return elements
      case UInt8(ascii: "}"):
        // The object around takes the brace; a broken array ends with it.
        report("“}” stands where “]” is expected, which closes the array that begins at line \(start.line).", at: position)
        return elements
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        report("“\(Character(UnicodeScalar(byte)))” stands where a value is expected.", at: position)
        index += 1
      default:
        elements.append(value())
        afterComma = comma(before: UInt8(ascii: "]"))
      }
    }
  }

  /// Reads what follows a “{”, to its end.
  private mutating func members(_ start: SourcePosition) -> [JSONMember] {
    var members: [JSONMember] = []
    var afterComma = false
    while true {
      skipSpace()
      guard let byte = next(inside: "object", from: start) else { return members }
      switch byte {
      case UInt8(ascii: "}"):
        if afterComma { report("A comma stands before “}” with nothing between.", at: position) }
        index += 1
        return members
      case UInt8(ascii: "]"):
        // The array around takes the bracket; a broken object ends with it.
        report("“]” stands where “}” is expected, which closes the object that begins at line \(start.line).", at: position)
        return members
      case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "{"):
        report("“\(Character(UnicodeScalar(byte)))” stands where a name in quotes is expected.", at: position)
        index += 1
      default:
        guard let member = member() else { continue }
        if members.prefix(Self.comparedNames).contains(where: { $0.name == member.name }) {
          report("“\(member.name)” stands twice in this object; the last one counts.", at: member.position)
        }
        members.append(member)
        afterComma = comma(before: UInt8(ascii: "}"))
      }
    }
  }

  /// Reads a name and its value; nil if there is no value.
  private mutating func member() -> JSONMember? {
    let start = position
    let name: String
    if bytes[index] == UInt8(ascii: "\"") {
      name = string()
    } else {
      name = bareWord()
      report("The name “\(name)” has no quotes.", at: start)
    }
    skipSpace()
    if index < bytes.count, bytes[index] == UInt8(ascii: ":") {
      index += 1
      skipSpace()
    } else {
      report("“:” is missing after the name “\(name)”.", at: position)
    }
    guard index < bytes.count, !Self.closers.contains(bytes[index]) else {
      if index < bytes.count { report("The name “\(name)” has no value.", at: position) }
      return nil
    }
    return JSONMember(name: name, position: start, value: value())
  }

  /// The bytes before which no value can stand.
  private static let closers = [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ":")]

  /// Takes the comma after a part of an array or object, and says whether there was one.
  private mutating func comma(before end: UInt8) -> Bool {
    skipSpace()
    guard index < bytes.count else { return false }
    if bytes[index] == UInt8(ascii: ",") {
      index += 1
      return true
    }
    if !Self.closers.contains(bytes[index]) { report("A comma is missing before this.", at: position) }
    return false
  }

  /// The next byte, or nil, reported, at the end of the text.
  private mutating func next(inside what: String, from start: SourcePosition) -> UInt8? {
    if index < bytes.count { return bytes[index] }
    report("The file ends inside the \(what) that begins at line \(start.line).", at: position)
    return nil
  }

  /// Where the next byte stands.
  var position: SourcePosition { SourcePosition(line: line, column: index - lineStart + 1) }

  /// Goes past spaces, line ends, and comments, which are reported.
  mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"): newLine()
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
      case UInt8(ascii: "/"):
        guard skipComment() else { return }
      default: return
      }
    }
  }

  /// Goes past a line end.
  private mutating func newLine() {
    index += 1
    line += 1
    lineStart = index
  }

  /// Goes past a comment; false if there is none.
  private mutating func skipComment() -> Bool {
    guard index + 1 < bytes.count else { return false }
    let isBlock = bytes[index + 1] == UInt8(ascii: "*")
    guard isBlock || bytes[index + 1] == UInt8(ascii: "/") else { return false }
    report("JSON has no comments.", at: position)
    index += 2
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") {
        newLine()
        if !isBlock { return true }
      } else if isBlock, bytes[index] == UInt8(ascii: "*"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        return true
      } else {
        index += 1
      }
    }
    return true
  }

  /// Notes a fault, once a place.
  mutating func report(_ message: String, at position: SourcePosition) {
    guard faults.count < Self.mostFaults, faults.last?.position != position else { return }
    faults.append(JSONFault(position: position, message: message))
  }
}

/// A Swift source as a flat list of nodes: declarations, statements and expressions, without trivia and punctuation.
///
/// It is a syntax tree that has been thrown away but for what rules ask about. A node is 24 bytes, where a tree of SwiftSyntax takes
/// fifty times the text, and its form on disk is its form in memory, so that four thousand files are read back in a moment.
package struct SwiftFacts: Facts {
  /// The nodes, each followed by its parts.
  package internal(set) var nodes: [SwiftNode]
  /// The names and texts that nodes refer to, each once.
  package internal(set) var strings: [String]

  init(nodes: [SwiftNode], strings: [String]) {
    self.nodes = nodes
    self.strings = strings
  }

  // MARK: Bytes

  /// An error of reading back.
  enum Damage: Error { case damaged }

  package func packed() throws -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(nodes.count * 10 + 1024)
    bytes.append(number: nodes.count)
    var line: UInt32 = 0
    for node in nodes {
      bytes.append(node.kindCode)
      bytes.append(number: Int(node.flagBits))
      bytes.append(number: Int(node.nameIndex + 1))
      bytes.append(number: Int(node.size))
      let step = Int(node.line) - Int(line)
      bytes.append(number: step >= 0 ? step << 1 : (-step << 1) | 1)
      bytes.append(number: Int(node.column))
      line = node.line
    }
    bytes.append(number: strings.count)
    for string in strings {
      bytes.append(number: string.utf8.count)
      bytes.append(contentsOf: string.utf8)
    }
    return bytes
  }

  package init(packed: [UInt8]) throws {
    var reader = ByteReader(packed)
    let count = try reader.number()
    guard count <= packed.count else { throw Damage.damaged }
    nodes = []
    nodes.reserveCapacity(count)
    var line = 0
    for index in 0..<count {
      let kind = try reader.byte()
      let flags = try reader.number()
      let name = try reader.number() - 1
      let size = try reader.number()
      let step = try reader.number()
      let column = try reader.number()
      line += step & 1 == 0 ? step >> 1 : -(step >> 1)
      guard SwiftNodeKind(rawValue: kind) != nil, size >= 1, index + size <= count, line >= 0, line <= Int(UInt32.max),
        flags <= Int(UInt32.max), name < Int(Int32.max), column <= Int(UInt32.max)
      else { throw Damage.damaged }
      nodes.append(
        SwiftNode(
          kindCode: kind, flagBits: UInt32(flags), nameIndex: Int32(name), size: UInt32(size), line: UInt32(line),
          column: UInt32(column)))
    }
    let stringCount = try reader.number()
    guard stringCount <= packed.count else { throw Damage.damaged }
    strings = []
    strings.reserveCapacity(stringCount)
    for _ in 0..<stringCount { strings.append(try reader.string()) }
    guard nodes.allSatisfy({ $0.nameIndex < strings.count }) else { throw Damage.damaged }
  }

  // MARK: Codable, by the same bytes

  package init(from decoder: any Decoder) throws {
    try self.init(packed: Array(decoder.singleValueContainer().decode([UInt8].self)))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(packed())
  }
}

extension Array where Element == UInt8 {
  /// Appends a number that is not negative, seven bits a byte.
  mutating func append(number: Int) {
    var rest = UInt(number)
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }
}

/// Reads numbers and texts out of bytes that may be damaged.
struct ByteReader {
  /// The bytes.
  private let bytes: [UInt8]
  /// How many have been read.
  private(set) var offset: Int

  init(_ bytes: [UInt8], at offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  /// The next byte.
  mutating func byte() throws -> UInt8 {
    guard offset < bytes.count else { throw SwiftFacts.Damage.damaged }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// The next number that `append(number:)` wrote.
  mutating func number() throws -> Int {
    var value: UInt = 0
    var shift: UInt = 0
    while true {
      let next = try byte()
      guard shift < 63 else { throw SwiftFacts.Damage.damaged }
      value |= UInt(next & 0x7f) << shift
      if next < 0x80 { break }
      shift += 7
    }
    guard value <= UInt(Int.max) else { throw SwiftFacts.Damage.damaged }
    return Int(value)
  }

  /// The next bytes, as many as said.
  mutating func take(_ count: Int) throws -> [UInt8] {
    guard count >= 0, count <= bytes.count - offset else { throw SwiftFacts.Damage.damaged }
    defer { offset += count }
    return Array(bytes[offset..<(offset + count)])
  }

  /// The next text: its length in bytes and the bytes.
  mutating func string() throws -> String {
    let count = try number()
    guard count <= bytes.count - offset else { throw SwiftFacts.Damage.damaged }
    defer { offset += count }
    return String(decoding: bytes[offset..<(offset + count)], as: UTF8.self)
  }
}

/// Reads the binary form of a property list, as far as an Info.plist needs it.
///
/// Layout: the letters `bplist`, objects, a table of their offsets, and a trailer of 32 bytes that says how wide offsets and
/// references are. All numbers are big-endian.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  /// Width of an entry of the offset table, in bytes.
  private let offsetWidth: Int
  /// Width of a reference to an object, in bytes.
  private let referenceWidth: Int
  /// How many objects there are.
  private let count: Int
  /// Number of the root object.
  private let root: Int
  /// Where the offset table begins.
  private let table: Int

  /// Reads the trailer; throws when the file is too short or its numbers contradict its length.
  init(_ bytes: [UInt8]) throws(UnreadableFile) {
    let damaged = UnreadableFile(reason: "a damaged binary property list")
    guard bytes.count >= 40 else { throw damaged }
    self.bytes = bytes
    let trailer = bytes.count - 32
    offsetWidth = Int(bytes[trailer + 6])
    referenceWidth = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetWidth), (1...8).contains(referenceWidth),
      let count = Self.number(bytes, at: trailer + 8, width: 8), let root = Self.number(bytes, at: trailer + 16, width: 8),
      let table = Self.number(bytes, at: trailer + 24, width: 8)
    else { throw damaged }
    guard count > 0, count <= bytes.count, root < count, table >= 8, table <= trailer, count * offsetWidth <= trailer - table
    else {
      throw damaged
    }
    self.count = count
    self.root = root
    self.table = table
  }

  /// The facts; throws when the root is no dictionary.
  func facts() throws(UnreadableFile) -> PropertyListFacts {
    guard let pairs = dictionary(root) else { throw UnreadableFile(reason: "a property list without a dictionary") }
    var facts = PropertyListFacts()
    for (key, object) in pairs where PropertyListFacts.keys.contains(key) {
      facts.entries.append(entry([key], object))
      for (inner, value) in dictionary(object) ?? [] where PropertyListFacts.innerKeys.contains(inner) {
        facts.entries.append(entry([key, inner], value))
      }
    }
    return facts
  }

  private func entry(_ path: [String], _ object: Int) -> PropertyListFacts.Entry {
    PropertyListFacts.Entry(path: path, value: value(object), key: .start, position: .start)
  }

  /// The value of an object, as far as it matters.
  private func value(_ object: Int) -> PropertyListFacts.Value {
    if let text = string(object) { return .text(text) }
    if let pairs = dictionary(object) { return .dictionary(pairs.count) }
    switch offset(object).map({ bytes[$0] }) {
    case 0x08: return .flag(false)
    case 0x09: return .flag(true)
    default: return .other
    }
  }

  /// The keys of a dictionary with the numbers of their values, in the order of the file; `nil` for another object.
  private func dictionary(_ object: Int) -> [(String, Int)]? {
    guard let start = offset(object), bytes[start] >> 4 == 0xd, let (length, body) = length(at: start) else { return nil }
    guard length <= (table - body) / (2 * referenceWidth) else { return nil }
    return (0..<length).compactMap { index in
      guard let key = Self.number(bytes, at: body + index * referenceWidth, width: referenceWidth).flatMap(string),
        let value = Self.number(bytes, at: body + (length + index) * referenceWidth, width: referenceWidth)
      else { return nil }
      return (key, value)
    }
  }

  /// The text of an object: ASCII or UTF-16.
  private func string(_ object: Int) -> String? {
    guard let start = offset(object), let (length, body) = length(at: start) else { return nil }
    switch bytes[start] >> 4 {
    case 5 where length <= table - body: return String(decoding: bytes[body..<body + length], as: UTF8.self)
    case 6 where length <= (table - body) / 2:
      let units = (0..<length).map { UInt16(bytes[body + $0 * 2]) << 8 | UInt16(bytes[body + $0 * 2 + 1]) }
      return String(decoding: units, as: UTF16.self)
    default: return nil
    }
  }

  /// The length in the mark of an object, and where its content begins.
  private func length(at start: Int) -> (length: Int, body: Int)? {
    let short = Int(bytes[start] & 0x0f)
    if short < 15 { return (short, start + 1) }
    guard start + 1 < table, bytes[start + 1] >> 4 == 1 else { return nil }
    let width = 1 << Int(bytes[start + 1] & 0x0f)
    guard width <= 8, let length = Self.number(bytes, at: start + 2, width: width) else { return nil }
    return (length, start + 2 + width)
  }

  /// Where an object begins.
  private func offset(_ object: Int) -> Int? {
    guard object < count, let offset = Self.number(bytes, at: table + object * offsetWidth, width: offsetWidth) else {
      return nil
    }
    return (8..<table).contains(offset) ? offset : nil
  }

  /// A number of some bytes; `nil` beyond the end or above what an `Int` of half the range holds.
  private static func number(_ bytes: [UInt8], at start: Int, width: Int) -> Int? {
    guard start >= 0, start <= bytes.count - width else { return nil }
    var value = 0
    for byte in bytes[start..<start + width] {
      guard value <= Int.max >> 9 else { return nil }
      value = value << 8 | Int(byte)
    }
    return value <= Int.max >> 8 ? value : nil
  }
}

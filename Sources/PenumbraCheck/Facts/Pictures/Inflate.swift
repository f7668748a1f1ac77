/// Unpacks deflated data (RFC 1951) and its zlib wrapping (RFC 1950) in plain Swift, since Foundation offers neither.
///
/// It exists for small pictures only: the output is bounded, sums are not checked, and damaged input gives `nil`, never a trap.
enum Inflate {
  /// The unpacked bytes of a zlib stream, or `nil` when it is damaged or would grow past `limit` bytes.
  static func zlib(_ bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
    guard bytes.count > 2 else { return nil }
    let method = bytes[bytes.startIndex]
    let flags = bytes[bytes.startIndex + 1]
    guard method & 0x0f == 8, (UInt16(method) << 8 | UInt16(flags)) % 31 == 0, flags & 0x20 == 0 else { return nil }
    return raw(bytes.dropFirst(2), limit: limit)
  }

  /// The unpacked bytes of a bare deflate stream, or `nil` when it is damaged or would grow past `limit` bytes.
  static func raw(_ bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
    var stream = Bits(bytes: bytes)
    var output: [UInt8] = []
    output.reserveCapacity(min(limit, bytes.count * 4))
    while true {
      guard let last = stream.take(1), let kind = stream.take(2) else { return nil }
      let isWhole: Bool
      switch kind {
      case 0: isWhole = stored(from: &stream, into: &output, limit: limit)
      case 1: isWhole = packed(from: &stream, codes: fixedCodes, into: &output, limit: limit)
      case 2:
        guard let codes = dynamicCodes(from: &stream) else { return nil }
        isWhole = packed(from: &stream, codes: codes, into: &output, limit: limit)
      default: return nil
      }
      guard isWhole else { return nil }
      if last == 1 { return output }
    }
  }

  /// The two codes of one packed block: letters with lengths, and distances.
  private struct Codes {
    let letters: Huffman
    let distances: Huffman
  }

  /// The codes of a block of kind 1 (RFC 1951, 3.2.6).
  private static let fixedCodes = Codes(
    letters: Huffman(
      lengths: [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112) + [UInt8](repeating: 7, count: 24)
        + [UInt8](repeating: 8, count: 8)),
    distances: Huffman(lengths: [UInt8](repeating: 5, count: 30)))

  /// The order in which the lengths of the code for lengths are written (RFC 1951, 3.2.7).
  private static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// The smallest length of each length letter from 257 on.
  private static let lengthBase = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  /// How many further bits each length letter takes.
  private static let lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
  /// The smallest distance of each distance letter.
  private static let distanceBase = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193,
    12289, 16385, 24577,
  ]
  /// How many further bits each distance letter takes.
  private static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  ]

  /// Copies a block that is not packed.
  private static func stored(from stream: inout Bits, into output: inout [UInt8], limit: Int) -> Bool {
    stream.alignToByte()
    guard let count = stream.take(16), let complement = stream.take(16), count == complement ^ 0xffff else { return false }
    guard output.count + count <= limit, let copy = stream.bytes(count) else { return false }
    output += copy
    return true
  }

  /// Reads the codes that a block of kind 2 brings along (RFC 1951, 3.2.7).
  private static func dynamicCodes(from stream: inout Bits) -> Codes? {
    guard let letterCount = stream.take(5), let distanceCount = stream.take(5), let lengthCount = stream.take(4) else {
      return nil
    }
    var lengthLengths = [UInt8](repeating: 0, count: 19)
    for position in 0..<(lengthCount + 4) {
      guard let length = stream.take(3) else { return nil }
      lengthLengths[lengthOrder[position]] = UInt8(length)
    }
    let lengthCode = Huffman(lengths: lengthLengths)
    let letters = letterCount + 257
    let total = letters + distanceCount + 1
    var lengths: [UInt8] = []
    while lengths.count < total {
      guard let letter = lengthCode.next(from: &stream) else { return nil }
      switch letter {
      case 0...15: lengths.append(UInt8(letter))
      case 16:
        guard let last = lengths.last, let more = stream.take(2) else { return nil }
        lengths += [UInt8](repeating: last, count: more + 3)
      case 17:
        guard let more = stream.take(3) else { return nil }
        lengths += [UInt8](repeating: 0, count: more + 3)
      default:
        guard let more = stream.take(7) else { return nil }
        lengths += [UInt8](repeating: 0, count: more + 11)
      }
    }
    guard lengths.count == total else { return nil }
    return Codes(letters: Huffman(lengths: Array(lengths[..<letters])), distances: Huffman(lengths: Array(lengths[letters...])))
  }

  /// Unpacks one packed block up to its end letter.
  private static func packed(from stream: inout Bits, codes: Codes, into output: inout [UInt8], limit: Int) -> Bool {
    while true {
      guard let letter = codes.letters.next(from: &stream) else { return false }
      if letter < 256 {
        guard output.count < limit else { return false }
        output.append(UInt8(letter))
        continue
      }
      if letter == 256 { return true }
      let lengthLetter = letter - 257
      guard lengthLetter < lengthBase.count, let moreLength = stream.take(lengthBits[lengthLetter]),
        let distanceLetter = codes.distances.next(from: &stream), distanceLetter < distanceBase.count,
        let moreDistance = stream.take(distanceBits[distanceLetter])
      else { return false }
      let length = lengthBase[lengthLetter] + moreLength
      let distance = distanceBase[distanceLetter] + moreDistance
      guard distance <= output.count, output.count + length <= limit else { return false }
      let start = output.count - distance
      for offset in 0..<length { output.append(output[start + offset]) }
    }
  }
}

/// Bits of a byte sequence, the lowest bit of each byte first.
private struct Bits {
  /// What is read.
  let bytes: ArraySlice<UInt8>
  /// The next byte that is not in `waiting` yet.
  private var next: Int
  /// Bits that were read from bytes and not handed out, the next one lowest.
  private var waiting: UInt32 = 0
  /// How many bits wait.
  private var count = 0

  init(bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    next = bytes.startIndex
  }

  /// The next `width` bits (at most 16) as a number, or `nil` at the end of the data.
  mutating func take(_ width: Int) -> Int? {
    while count < width {
      guard next < bytes.endIndex else { return nil }
      waiting |= UInt32(bytes[next]) << UInt32(count)
      next += 1
      count += 8
    }
    let value = waiting & ((1 << UInt32(width)) - 1)
    waiting >>= UInt32(width)
    count -= width
    return Int(value)
  }

  /// Drops what is left of a byte that was begun.
  mutating func alignToByte() {
    let rest = count % 8
    waiting >>= UInt32(rest)
    count -= rest
  }

  /// The next whole bytes; stands on a byte border.
  mutating func bytes(_ wanted: Int) -> ArraySlice<UInt8>? {
    next -= count / 8
    waiting = 0
    count = 0
    guard bytes.endIndex - next >= wanted else { return nil }
    defer { next += wanted }
    return bytes[next..<next + wanted]
  }
}

/// A canonical Huffman code, decoded length by length.
private struct Huffman {
  /// How many letters have a code of each length from 0 to 15.
  private var counts = [Int](repeating: 0, count: 16)
  /// The letters, in the order of their codes.
  private var letters: [Int] = []

  /// The code in which letter *n* has `lengths[n]` bits; 0 stands for a letter that does not occur.
  init(lengths: [UInt8]) {
    for length in lengths where length < 16 { counts[Int(length)] += 1 }
    counts[0] = 0
    for wanted in 1..<16 {
      for (letter, length) in lengths.enumerated() where Int(length) == wanted { letters.append(letter) }
    }
  }

  /// The next letter, or `nil` when the bits end or belong to none.
  func next(from stream: inout Bits) -> Int? {
    var code = 0
    var first = 0
    var index = 0
    for length in 1..<16 {
      guard let bit = stream.take(1) else { return nil }
      code |= bit
      let count = counts[length]
      if code - count < first {
        let position = index + code - first
        return letters.indices.contains(position) ? letters[position] : nil
      }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    return nil
  }
}

/// A 128-bit mark of some bytes: the same for the same bytes, and practically never for others. Not for secrets.
package struct ContentHash: Hashable, Sendable {
  /// The two halves.
  package var high, low: UInt64

  /// Both halves in hexadecimal digits, for names.
  var digits: String { String(high, radix: 16) + String(low, radix: 16) }

  /// The mark of bytes, eight at a time, in two lanes with different multipliers.
  package init(_ bytes: [UInt8]) {
    var a: UInt64 = 0x9e37_79b9_7f4a_7c15 ^ UInt64(bytes.count)
    var b: UInt64 = 0xc2b2_ae3d_27d4_eb4f &+ UInt64(bytes.count)
    bytes.withUnsafeBytes { raw in
      var offset = 0
      while offset + 8 <= raw.count {
        let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        (a, b) = Self.mix(a, b, word)
        offset += 8
      }
      var rest: UInt64 = 0
      var shift: UInt64 = 0
      while offset < raw.count {
        rest |= UInt64(raw[offset]) << shift
        shift += 8
        offset += 1
      }
      (a, b) = Self.mix(a, b, rest)
    }
    high = Self.finish(a ^ (b &>> 32))
    low = Self.finish(b ^ (a &<< 1))
  }

  /// A mark from its halves.
  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The mark of several marks, in their order.
  package init(_ parts: [ContentHash]) {
    var bytes: [UInt8] = []
    for part in parts {
      withUnsafeBytes(of: part.high.littleEndian) { bytes.append(contentsOf: $0) }
      withUnsafeBytes(of: part.low.littleEndian) { bytes.append(contentsOf: $0) }
    }
    self.init(bytes)
  }

  /// One step of both lanes.
  private static func mix(_ a: UInt64, _ b: UInt64, _ word: UInt64) -> (UInt64, UInt64) {
    let product = (a ^ word).multipliedFullWidth(by: 0xe703_7ed1_a0b4_28db)
    let turned = (b &+ word) &* 0xff51_afd7_ed55_8ccd
    return (product.low ^ product.high, (turned &<< 31 | turned &>> 33) ^ word)
  }

  /// Spreads the last bits over the whole.
  private static func finish(_ value: UInt64) -> UInt64 {
    var value = value
    value ^= value &>> 33
    value = value &* 0xc4ce_b9fe_1a85_ec53
    value ^= value &>> 29
    return value
  }
}

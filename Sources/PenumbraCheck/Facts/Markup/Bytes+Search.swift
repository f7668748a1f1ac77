// Words in bytes: most files are looked at this way before anything is made of them.

extension [UInt8] {
  /// Whether a word stands at an offset.
  func has(_ word: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, offset + word.utf8CodeUnitCount <= count else { return false }
    return word.withUTF8Buffer { $0.elementsEqual(self[offset..<offset + word.utf8CodeUnitCount]) }
  }

  /// The offset of a word at or behind an offset.
  func find(_ word: StaticString, from start: Int) -> Int? { word.withUTF8Buffer { find($0, from: start) } }

  /// Whether a word stands somewhere.
  func holds(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { find($0, from: 0) != nil }
  }

  /// The offset of some bytes at or behind an offset.
  private func find(_ word: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let first = word.first else { return nil }
    return withUnsafeBufferPointer { bytes in
      var index = start
      while index + word.count <= bytes.count {
        if bytes[index] == first, (1..<word.count).allSatisfy({ bytes[index + $0] == word[$0] }) { return index }
        index += 1
      }
      return nil
    }
  }
}

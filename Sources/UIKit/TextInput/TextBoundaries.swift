/// Where the characters and words of a text begin, in UTF-16 code units. A character is what people take for one, as `Character` does.
struct TextBoundaries {
  /// The text.
  let string: String

  /// The number of code units.
  var length: Int { string.utf16.count }

  /// The place in the string of an offset, which may lie outside of it.
  private func index(_ offset: Int) -> String.Index {
    String.Index(utf16Offset: min(max(0, offset), length), in: string)
  }

  /// The offset of a place in the string.
  private func offset(_ index: String.Index) -> Int { index.utf16Offset(in: string) }

  /// The begin of the character that holds an offset.
  func start(at offset: Int) -> Int {
    let index = index(offset)
    guard index < string.endIndex else { return length }
    return self.offset(string.index(before: string.index(after: index)))
  }

  /// The begin of the character that holds an offset, or its end if that is where a range ends.
  func end(at offset: Int) -> Int {
    let start = start(at: offset)
    return start < offset ? after(start) : start
  }

  /// The begin of the character before an offset; 0 at the text's begin.
  func before(_ offset: Int) -> Int {
    let index = index(start(at: offset))
    return index > string.startIndex ? self.offset(string.index(before: index)) : 0
  }

  /// The end of the character behind an offset; the text's end at the text's end.
  func after(_ offset: Int) -> Int {
    let index = index(offset)
    return index < string.endIndex ? self.offset(string.index(after: index)) : length
  }

  // MARK: Words

  /// Whether a character is part of a word.
  private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }

  /// The begin of the word before an offset; what stands between the two is passed over.
  func wordBefore(_ offset: Int) -> Int {
    var index = index(start(at: offset))
    var isInside = false
    while index > string.startIndex {
      let previous = string.index(before: index)
      if Self.isWord(string[previous]) { isInside = true } else if isInside { break }
      index = previous
    }
    return self.offset(index)
  }

  /// The end of the word behind an offset; what stands between the two is passed over.
  func wordAfter(_ offset: Int) -> Int {
    var index = index(start(at: offset))
    var isInside = false
    while index < string.endIndex {
      if Self.isWord(string[index]) { isInside = true } else if isInside { break }
      index = string.index(after: index)
    }
    return self.offset(index)
  }

  /// The word that holds an offset or ends there; empty where there is none.
  func word(at offset: Int) -> Range<Int> {
    let place = index(start(at: offset))
    var (low, high) = (place, place)
    while low > string.startIndex, Self.isWord(string[string.index(before: low)]) { low = string.index(before: low) }
    while high < string.endIndex, Self.isWord(string[high]) { high = string.index(after: high) }
    return self.offset(low)..<self.offset(high)
  }
}

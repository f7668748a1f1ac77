/// Where something stands in a text file: line and column from 1 on, the column in UTF-8 bytes.
struct TextPosition: Hashable, Codable, Sendable, Comparable {
  var line: Int
  var column: Int

  /// The first character of a file.
  static let start = TextPosition(line: 1, column: 1)

  static func < (one: TextPosition, other: TextPosition) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}

extension TextPosition {
  /// The position behind a text that begins here.
  func advanced(over text: some StringProtocol) -> TextPosition {
    var position = self
    for byte in text.utf8 {
      if byte == 0x0a { position = TextPosition(line: position.line + 1, column: 1) } else { position.column += 1 }
    }
    return position
  }
}

/// The lines of a text that may be made of pieces of a larger file, for turning byte offsets into positions in that file.
struct TextLines: Sendable {
  /// Offsets of the starts of lines and pieces, rising, with their positions.
  private var starts: [(offset: Int, position: TextPosition)] = []

  /// The lines of UTF-8 text that begins at `origin` in its file.
  init(_ bytes: [UInt8], origin: TextPosition = .start) { add(bytes[...], origin: origin) }

  /// The lines of a text that is put together from pieces.
  init(pieces: [(text: String, origin: TextPosition)]) {
    let bytes = pieces.flatMap { Array($0.text.utf8) }
    var offset = 0
    for piece in pieces {
      let end = offset + piece.text.utf8.count
      add(bytes[offset..<end], origin: piece.origin)
      offset = end
    }
    if starts.isEmpty { starts = [(0, .start)] }
  }

  /// Adds a piece whose indices are its offsets.
  private mutating func add(_ bytes: ArraySlice<UInt8>, origin: TextPosition) {
    starts.append((bytes.startIndex, origin))
    var line = origin.line
    for index in bytes.indices {
      let isEnd = bytes[index] == 0x0a || (bytes[index] == 0x0d && (index + 1 == bytes.endIndex || bytes[index + 1] != 0x0a))
      guard isEnd else { continue }
      line += 1
      starts.append((index + 1, TextPosition(line: line, column: 1)))
    }
  }

  /// The position of a byte offset; one past the end is the position after the last character.
  func position(_ offset: Int) -> TextPosition {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle].offset <= offset { low = middle } else { high = middle }
    }
    let start = starts[low]
    return TextPosition(line: start.position.line, column: start.position.column + offset - start.offset)
  }
}

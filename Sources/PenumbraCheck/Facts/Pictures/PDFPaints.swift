/// The colours that a small PDF drawing paints with.
///
/// Only what drawing tools write for icons is understood: page content, packed or plain, with colours in grey, RGB or CMYK. A file
/// that draws pictures or shadings gives none.
enum PDFPaints {
  /// Streams that unpack to more are not read.
  private static let streamLimit = 256 * 1024
  /// Streams beyond this many are not read.
  private static let countLimit = 40

  /// The colours of the fills and strokes, each once, in their order.
  static func read(_ file: [UInt8]) -> [RGBA] {
    guard file.starts(with: Array("%PDF".utf8)) else { return [] }
    var paints: [RGBA] = []
    var offset = 0
    for _ in 0..<countLimit {
      guard let start = find("stream", in: file, from: offset) else { break }
      var body = start + 6
      if body < file.count, file[body] == 0x0d { body += 1 }
      if body < file.count, file[body] == 0x0a { body += 1 }
      let end = find("endstream", in: file, from: body) ?? file.count
      offset = min(end + 9, file.count)
      let head = String(decoding: file[max(0, start - 300)..<start], as: UTF8.self)
      let entry = head.components(after: "obj")
      if entry.contains("/Image") || entry.contains("/Length1") || entry.contains("/ICCBased") || entry.contains("/N ") {
        continue
      }
      let stream = file[body..<max(body, end)]
      let content = entry.contains("FlateDecode") ? Inflate.zlib(stream, limit: streamLimit) : Array(stream.prefix(streamLimit))
      for color in content.map(colors) ?? [] where !paints.contains(color) { paints.append(color) }
    }
    return paints
  }

  /// The operands of colour operators that are followed by a painting operator.
  private static func colors(_ content: [UInt8]) -> [RGBA] {
    var found: [RGBA] = []
    var numbers: [Double] = []
    var (fill, stroke) = (RGBA(white: 0), RGBA(white: 0))
    var saved: [(RGBA, RGBA)] = []
    for word in content.split(whereSeparator: { $0 <= 0x20 }) {
      let text = String(decoding: word, as: UTF8.self)
      if let number = Double(text) {
        numbers.append(number)
        continue
      }
      switch text {
      case "g", "rg", "k", "sc", "scn": fill = color(numbers) ?? fill
      case "G", "RG", "K", "SC", "SCN": stroke = color(numbers) ?? stroke
      case "f", "F", "f*": found.append(fill)
      case "S", "s": found.append(stroke)
      case "B", "B*", "b", "b*": found += [fill, stroke]
      case "q": if saved.count < 64 { saved.append((fill, stroke)) }
      case "Q": (fill, stroke) = saved.popLast() ?? (fill, stroke)
      default: break
      }
      numbers = []
    }
    return found
  }

  private static func color(_ numbers: [Double]) -> RGBA? {
    switch numbers.count {
    case 1: RGBA(white: numbers[0])
    case 3: RGBA(red: numbers[0], green: numbers[1], blue: numbers[2])
    case 4:
      RGBA(
        red: (1 - numbers[0]) * (1 - numbers[3]), green: (1 - numbers[1]) * (1 - numbers[3]),
        blue: (1 - numbers[2]) * (1 - numbers[3]))
    default: nil
    }
  }

  private static func find(_ text: StaticString, in bytes: [UInt8], from start: Int) -> Int? {
    text.withUTF8Buffer { word in
      var at = start
      while at + word.count <= bytes.count {
        guard let first = bytes[at...].firstIndex(of: word[0]), first + word.count <= bytes.count else { return nil }
        if bytes[first..<first + word.count].elementsEqual(word) { return first }
        at = first + 1
      }
      return nil
    }
  }
}

extension String {
  /// What stands behind the last occurrence of a word, or the whole text.
  fileprivate func components(after word: String) -> Substring {
    ranges(of: word).last.map { self[$0.upperBound...] } ?? self[...]
  }
}

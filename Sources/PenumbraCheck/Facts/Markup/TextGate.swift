import Foundation

/// Why a file was not read; the sentence is shown as the note of the file.
struct UnreadableFile: Error, Hashable, Codable, Sendable {
  /// One sentence without the name of the file.
  let reason: String
  /// Where reading ended, if that is known.
  var position: TextPosition?
}

/// Decides whether bytes are text that a parser may see: FoundationXML crashes on names that are not UTF-8.
enum TextGate {
  /// The text of a file as valid UTF-8 without byte order mark.
  ///
  /// UTF-16 with a byte order mark is converted, as is ISO 8859-1 when the XML declaration names it. Everything else that is not
  /// UTF-8, and text with control characters that XML forbids, is refused.
  static func text(_ data: Data) throws(UnreadableFile) -> String {
    if data.isEmpty { throw UnreadableFile(reason: "the file is empty") }
    let text: String
    if data.starts(with: [0xff, 0xfe]) || data.starts(with: [0xfe, 0xff]) {
      guard let decoded = String(data: data, encoding: .utf16) else { throw UnreadableFile(reason: "damaged UTF-16 text") }
      text = decoded
    } else if let valid = String(validating: data.starts(with: [0xef, 0xbb, 0xbf]) ? data.dropFirst(3) : data, as: UTF8.self) {
      text = valid
    } else if declaresLatin(data), let decoded = String(data: data, encoding: .isoLatin1) {
      text = decoded
    } else {
      throw UnreadableFile(reason: "the text is not valid UTF-8")
    }
    if let bad = text.utf8.enumerated().first(where: { isForbidden($0.element) }) {
      let position = TextLines(Array(text.utf8)).position(bad.offset)
      throw UnreadableFile(reason: "a control character where text was expected", position: position)
    }
    return text
  }

  /// Control characters other than tab, line feed, form feed and carriage return.
  private static func isForbidden(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 && byte != 0x0a && byte != 0x0c && byte != 0x0d
  }

  /// Whether the XML declaration names an encoding in which each byte is a character.
  private static func declaresLatin(_ data: Data) -> Bool {
    let head = String(decoding: data.prefix(120), as: UTF8.self).lowercased()
    return head.hasPrefix("<?xml") && (head.contains("iso-8859-1") || head.contains("windows-1252"))
  }
}

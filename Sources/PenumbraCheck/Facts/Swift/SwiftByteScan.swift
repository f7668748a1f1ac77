/// A look at the bytes of a Swift source, before it is parsed, that tells whether it can matter at all.
///
/// Parsing costs a microsecond a byte, this a nanosecond. A file matters when it names a class of UIKit, Core Animation or WebKit, or
/// speaks of colours, appearance, attributed text or HTML. A file that only imports UIKit and says nothing else of it does not.
enum SwiftByteScan {
  /// Words that make a file matter, beside the prefixes of classes.
  private static let words: [[UInt8]] = [
    "olor", "ppearance", "nterfaceStyle", "ttributedString", "html", "HTML", "CIFilter", "SwiftUI", "darkMode", "DarkMode",
    "isDark",
    "heme", "layoutSubviews",
  ].map { Array($0.utf8) }

  /// The words by their first byte.
  private static let wordsByFirst: [[[UInt8]]] = {
    var table = [[[UInt8]]](repeating: [], count: 256)
    for word in words { table[Int(word[0])].append(word) }
    return table
  }()

  /// The prefixes of classes: two letters before a third that is a capital.
  private static let prefixes: [(UInt8, UInt8)] = [("U", "I"), ("C", "A"), ("W", "K"), ("S", "F")].map { first, second in
    (first.utf8.first ?? 0, second.utf8.first ?? 0)
  }

  /// Whether the bytes hold a word that matters.
  static func matters(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let count = bytes.count
      var starts = [Bool](repeating: false, count: 256)
      for word in words { starts[Int(word[0])] = true }
      for prefix in prefixes { starts[Int(prefix.0)] = true }
      return starts.withUnsafeBufferPointer { starts in
        var index = 0
        while index < count {
          defer { index += 1 }
          let byte = bytes[index]
          guard starts[Int(byte)] else { continue }
          if index + 2 < count, bytes[index + 2] >= 0x41, bytes[index + 2] <= 0x5a,
            prefixes.contains(where: { $0.0 == byte && $0.1 == bytes[index + 1] }),
            !follows("Kit", at: index + 2, in: bytes) || byte != 0x55
          {
            return true
          }
          for word in wordsByFirst[Int(byte)] where index + word.count <= count {
            var same = 1
            while same < word.count, bytes[index + same] == word[same] { same += 1 }
            if same == word.count { return true }
          }
        }
        return false
      }
    }
  }

  /// Whether a word stands at an index.
  private static func follows(_ word: StaticString, at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard index + word.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == word.utf8Start[$0] }
  }
}

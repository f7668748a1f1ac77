internal import SwiftParser
internal import SwiftSyntax

/// Reads a Swift source into facts: a look at its bytes, the parser of the toolchain, and the lowering of its tree to a list.
package enum SwiftReader {
  /// What came out of a source.
  package struct Result: Sendable {
    /// The facts, nil when the source cannot matter.
    package var facts: SwiftFacts?
    /// Comments that switch rules off.
    package var suppressions: [Suppression] = []
    /// What could not be read.
    package var notes: [String] = []
  }

  /// Reads the bytes of a source; what is not UTF-8 is replaced, and noted.
  package static func read(_ bytes: [UInt8]) -> Result {
    var result = Result()
    guard !bytes.contains(0) else {
      result.notes = ["binary, not Swift"]
      return result
    }
    guard SwiftByteScan.matters(bytes) else { return result }
    // The parser takes twice the time for each further open bracket; no person nests brackets or braces so deeply.
    guard !nests(bytes, UInt8(ascii: "["), UInt8(ascii: "]"), beyond: 12),
      !nests(bytes, UInt8(ascii: "{"), UInt8(ascii: "}"), beyond: 100)
    else {
      result.notes = ["nested too deeply; not read"]
      return result
    }
    if String(validating: bytes, as: UTF8.self) == nil { result.notes = ["not UTF-8; read with replacements"] }
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let lines = LineTable(bytes)
    var lowering = SwiftLowering(lines: lines)
    lowering.lower(tree)
    if lowering.wasCut { result.notes.append("nested too deeply; inner parts not checked") }
    result.facts = lowering.facts
    result.suppressions = SuppressionComments.read(tree, bytes: bytes, lines: lines)
    return result
  }

  /// Whether more of a kind of bracket are open at some place than allowed; texts and comments count too.
  private static func nests(_ bytes: [UInt8], _ opening: UInt8, _ closing: UInt8, beyond limit: Int) -> Bool {
    var depth = 0
    for byte in bytes {
      if byte == opening {
        depth += 1
        if depth > limit { return true }
      } else if byte == closing, depth > 0 {
        depth -= 1
      }
    }
    return false
  }
}

/// The lines of a text, for turning offsets into lines and columns.
package struct LineTable: Sendable {
  /// The offset at which each line starts.
  private let starts: [Int]

  /// Finds the lines; LF, CR and CR LF end one.
  package init(_ bytes: [UInt8]) {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for (index, byte) in bytes.enumerated() {
        if byte == 0x0a || (byte == 0x0d && (index + 1 == bytes.count || bytes[index + 1] != 0x0a)) { starts.append(index + 1) }
      }
    }
    self.starts = starts
  }

  /// The line and column, from 1, of an offset in UTF-8 bytes.
  package func place(_ offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}

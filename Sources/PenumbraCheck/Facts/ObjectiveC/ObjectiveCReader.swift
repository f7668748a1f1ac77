/// Reads Objective-C into the same facts as Swift: the names that Cocoa has in Swift are put in place of its own, so that one rule
/// serves both languages.
package enum ObjectiveCReader {
  /// What came out of a source.
  package struct Result: Sendable {
    /// The facts, nil when the source cannot matter.
    package var facts: SwiftFacts?
    /// What could not be read.
    package var notes: [String] = []
  }

  /// Reads the bytes of a source; what is not UTF-8 is replaced, and noted.
  package static func read(_ bytes: [UInt8]) -> Result {
    var result = Result()
    guard !bytes.contains(0) else {
      result.notes = ["binary, not Objective-C"]
      return result
    }
    guard SwiftByteScan.matters(bytes) else { return result }
    if String(validating: bytes, as: UTF8.self) == nil { result.notes = ["not UTF-8; read with replacements"] }
    var parser = ObjectiveCParser(bytes)
    let declarations = parser.declarations()
    if parser.wasCut { result.notes.append("nested too deeply; inner parts not checked") }
    var lowering = ObjectiveCLowering()
    lowering.lower(declarations)
    result.facts = lowering.facts
    return result
  }
}

import Testing

@testable import PenumbraCheck

@Suite struct SwiftFactsTests {
  @Test func packedFactsComeBackTheSame() throws {
    let source = "import UIKit\nfinal class A: UIView { var x = 1\n  func f(_ c: UIColor) { layer.borderColor = c.cgColor } }\n"
    let facts = try #require(SwiftReader.read(Array(source.utf8)).facts)
    let again = try SwiftFacts(packed: facts.packed())
    #expect(again.strings == facts.strings)
    #expect(again.nodes.map(\.line) == facts.nodes.map(\.line))
    #expect(again.nodes.map(\.nameIndex) == facts.nodes.map(\.nameIndex))
    #expect(facts.nodes.count > 10)
  }

  @Test func damagedBytesAreRefusedAndNeverTrap() throws {
    let facts = try #require(SwiftReader.read(Array("let a = UIColor.label.cgColor\n".utf8)).facts)
    let bytes = try facts.packed()
    for cut in 0..<bytes.count { #expect(throws: (any Error).self) { try SwiftFacts(packed: Array(bytes[..<cut])) } }
  }
}

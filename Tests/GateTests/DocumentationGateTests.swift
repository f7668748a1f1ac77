import Testing

/// Everything public is documented, and the gate that says so refuses what is planted.
@Suite struct DocumentationGateTests {
  @Test func everyPublicDeclarationHasAnAbstract() {
    let faults = Tree.package.paths(under: "Sources", extensions: ["swift"]).flatMap { path in
      DocumentationGate(Tree.package.text(path) ?? "", path: path).faults()
    }
    #expect(faults.isEmpty, "\(faults.count) faults\(faults.listing)")
  }

  @Test(arguments: [
    ("public struct Planted {}", 1),
    ("/// One.\npublic struct Kept {\n  public var planted = 1\n}", 3),
    ("/// One.\npublic enum Kept {\n  case planted\n}", 3),
    ("/// One.\npublic protocol Kept {\n  func planted()\n}", 3),
    ("public extension Kept {\n  func planted() {}\n}", 2),
    ("/// One.\npublic struct Kept { public init() {} }", 2),
    (
      "/// One.\n@MainActor\nopen class Kept {\n  // Not a doc comment.\n  @discardableResult open func planted(\n    a: Int\n  ) {}\n}",
      5
    ),
    ("extension Kept {\n  #if os(Linux)\n    public static let planted = { 1 }()\n  #endif\n}", 3),
    ("/// One.\npublic struct Kept {\n  public private(set) var planted = 1\n}", 3),
    ("/// One.\npublic struct Kept {\n  var a: Int { 1 }\n  public class func planted() {}\n}", 4),
  ])
  func aPlantedUndocumentedDeclarationIsRefused(source: String, line: Int) {
    #expect(DocumentationGate(source, path: "Planted.swift").faults().map(\.line) == [line])
  }

  @Test(arguments: [
    "struct Inner {\n  public var fine = 1\n}",
    "/// One.\npublic func kept() {\n  public struct NotReallyHere {}\n}",
    "extension Kept {\n  override public func inherited() {}\n  package func below() {}\n}",
    "/// One.\n/// - Parameter a: two.\n@available(*, deprecated, message: \"public var x\")\npublic func kept(a: Int) {}",
    "/// One.\npublic enum Kept {\n  /// Two.\n  case a\n  var b: Int { switch self { case .a: 1 } }\n}",
    "/// One.\npublic protocol Kept {\n  /// Two.\n  var a: Int { get set }\n}",
    "#if DEBUG\n  let a = 1\n#endif",
  ])
  func whatIsDocumentedOrHiddenPasses(source: String) {
    #expect(DocumentationGate(source, path: "Clean.swift").faults() == [])
  }

  @Test func anAbstractIsShort() {
    let long = String(repeating: "word ", count: 31) + "end."
    #expect(DocumentationGate("/// \(long)\npublic var planted = 1", path: "Planted.swift").faults().count == 1)
    #expect(DocumentationGate("/// One.\n///\n/// \(long)\npublic var kept = 1", path: "Clean.swift").faults() == [])
  }
}

import Testing

/// The pages lead to what is there and show what is compiled, and the gate that says so refuses what is planted.
@Suite struct PageGateTests {
  @Test func linksResolveAndSnippetsAreCompiled() {
    let faults = PageGate(tree: .package).faults()
    #expect(faults.isEmpty, "\(faults.listing)")
  }

  @Test(arguments: [
    ("[a](Nowhere.md)", 1), ("\n![p](../Pictures/no.png)", 2), ("<img src=\"no.png\">", 1), ("[a](Other.md#no-such)", 1),
    ("# A\n[b](#b)", 2),
  ])
  func aPlantedDeadLinkIsRefused(text: String, line: Int) throws {
    let copy = try CopiedTree(of: .package, paths: ["README.md"])
    defer { copy.remove() }
    try copy.plant("Documentation/Other.md", "# One thing\n")
    #expect(PageGate(tree: copy.tree).linkFaults(Markdown(text), path: "Documentation/Planted.md").map(\.line) == [line])
  }

  @Test(arguments: [
    "[a](Other.md#one-thing)", "[a](../README.md)", "[a](https://swift.org/x)", "```\n[a](no.md)\n```", "# A b!\n[a](#a-b)",
  ])
  func aLinkThatLeadsSomewherePasses(text: String) throws {
    let copy = try CopiedTree(of: .package, paths: ["README.md"])
    defer { copy.remove() }
    try copy.plant("Documentation/Other.md", "# One thing\n")
    try copy.plant("Documentation/Planted.md", text)
    #expect(PageGate(tree: copy.tree).linkFaults(Markdown(text), path: "Documentation/Planted.md") == [])
  }

  @Test func aPlantedSnippetIsRefused() throws {
    let copy = try CopiedTree(of: .package, paths: ["README.md"])
    defer { copy.remove() }
    try copy.plant("A.swift", "struct A {\n  let b = 1\n  let c = 2\n}\n")
    let gate = PageGate(tree: copy.tree)
    func faults(_ text: String) -> Int { gate.snippetFaults(Markdown(text), path: "Planted.md").count }
    #expect(faults("<!-- from A.swift -->\n```swift\nlet b = 1\nlet c = 2\n```\n") == 0)
    #expect(faults("<!-- from A.swift -->\n```swift\nlet b = 2\n```\n") == 1)
    #expect(faults("<!-- from B.swift -->\n```swift\nlet b = 1\n```\n") == 1)
    #expect(faults("```swift\nlet b = 1\n```\n") == 1)
    #expect(faults("```sh\nls\n```\n") == 0)
  }
}

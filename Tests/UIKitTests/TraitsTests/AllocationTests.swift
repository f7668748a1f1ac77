import PenumbraTestSupport
import Testing

/// What views ask for all the time takes no memory; counted in a process of its own, whose allocator counts.
@Suite struct AllocationTests {
  @Test func readingTraitsAndColorsThatAreKnownAllocatesNothing() throws {
    let counted = try ToolProgram("AllocationCount").run()
    #expect(counted.status == 0)
    #expect(
      counted.output == """
        traitCollection of a view: 0
        traitCollection of a controller: 0
        current: 0
        a provider's color: 0
        a system color: 0
        a new object: counted

        """)
  }
}

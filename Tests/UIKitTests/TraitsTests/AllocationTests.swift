import Foundation
import Testing

/// What views ask for all the time takes no memory; counted in a process of its own, whose allocator counts.
@Suite struct AllocationTests {
  @Test func readingTraitsAndColorsThatAreKnownAllocatesNothing() throws {
    let program = Process()
    program.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("AllocationCount")
    let output = Pipe()
    program.standardOutput = output
    try program.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    program.waitUntilExit()
    #expect(program.terminationStatus == 0)
    #expect(
      text == """
        traitCollection of a view: 0
        traitCollection of a controller: 0
        current: 0
        a provider's color: 0
        a system color: 0
        a new object: counted

        """)
  }
}

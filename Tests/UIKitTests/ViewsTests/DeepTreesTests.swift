import Foundation
import Testing

/// Trees of ten thousand levels, which take more than the usual 8 MB of stack.
@Suite struct DeepTreesTests {
  @Test(arguments: ["layers", "views"])
  func aChainOfTenThousandIsLaidOutDrawnHitAndFreed(kind: String) throws {
    let program = Process()
    program.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("DeepTrees")
    program.arguments = [kind, "10000"]
    let output = Pipe()
    program.standardOutput = output
    try program.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    program.waitUntilExit()
    #expect(program.terminationStatus == 0)
    #expect(text == "(255, 0, 0) hit (255, 255, 255) freed\n")
  }
}

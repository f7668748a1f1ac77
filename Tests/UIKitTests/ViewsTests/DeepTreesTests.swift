import PenumbraTestSupport
import Testing

/// Trees of ten thousand levels, which take more than the usual 8 MB of stack.
@Suite struct DeepTreesTests {
  @Test(arguments: ["layers", "views"])
  func aChainOfTenThousandIsLaidOutDrawnHitAndFreed(kind: String) throws {
    let chain = try ToolProgram("DeepTrees").run(kind, "10000")
    #expect(chain.status == 0)
    #expect(chain.output == "(255, 0, 0) hit (255, 255, 255) freed\n")
  }
}

import CoreGraphics
import Testing

@Suite struct WholeNumberTests {
  @Test func lengthsBeyondTheTypeStopAtItsEnds() {
    #expect(Int32(clamping: CGFloat(1e300)) == .max)
    #expect(Int32(clamping: -CGFloat.infinity) == .min)
    #expect(Int(clamping: CGFloat.infinity) == .max)
    #expect(Int(clamping: CGFloat(Int.max)) == .max)
    #expect(UInt32(clamping: CGFloat(-1)) == 0)
    #expect(Int(clamping: CGFloat.nan) == 0)
  }

  @Test func lengthsWithinItAreCutTowardsZero() {
    #expect(Int32(clamping: CGFloat(2_147_483_646.9)) == 2_147_483_646)
    #expect(Int(clamping: CGFloat(-2.9)) == -2)
    #expect(UInt8(clamping: CGFloat(254.5)) == 254)
  }
}

import Testing

@testable import PenumbraCheck

@Suite struct ColorComponentsTests {
  @Test func partsThatAreReadWithoutALookAtTheirNumberAreFound() {
    MarkedSource.check(
      ColorComponents.self, [.warning],
      #"""
      import UIKit
      extension UIColor {
        var short: String {
          let parts = cgColor.components ?? []
          return "\(parts[0]) \(parts[1]) \(1️⃣parts[2])"
        }
        var long: String {
          guard let parts = cgColor.components, parts.count >= 3 else { return "" }
          return "\(parts[0]) \(parts[1]) \(parts[2])"
        }
      }
      """#)
  }

  @Test func theFunctionOfObjectiveCGivesTheSameComponents() {
    let source = """
      @implementation Hex
      + (NSString *)text:(UIColor *)color {
        const CGFloat *parts = CGColorGetComponents(color.CGColor);
        return [NSString stringWithFormat:@"%f,%f,%f", parts[0], parts[1], parts[2]];
      }
      @end
      """
    #expect(Probe.findings(in: [("A.m", source)], rules: [ColorComponents.self]).map(\.place.line) == [4])
  }
}

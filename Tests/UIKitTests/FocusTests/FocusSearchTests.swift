import CoreGraphics
import Testing

@testable import UIKit

@Suite struct FocusSearchTests {
  /// Two columns of three places; the right ones are a little lower, as labels beside fields are.
  let grid: [CGRect] = (0..<6).map { index in
    let isRight = index % 2 == 1
    let top = CGFloat(index / 2 * 50)
    return CGRect(x: isRight ? 100 : 0, y: isRight ? top + 4 : top, width: 80, height: 40)
  }

  @Test func readingOrderGoesLineByLine() {
    #expect(FocusSearch.readingOrder(of: grid.reversed()) == [5, 4, 3, 2, 1, 0])
    #expect(FocusSearch.readingOrder(of: []) == [])
  }

  @Test func nextAndPreviousGoRoundAtTheEnds() {
    #expect(FocusSearch.target(from: 0, among: grid, heading: .next) == 1)
    #expect(FocusSearch.target(from: 5, among: grid, heading: .next) == 0)
    #expect(FocusSearch.target(from: 0, among: grid, heading: .previous) == 5)
  }

  @Test func aDirectionTakesTheNearestPlaceThatLiesThatWay() {
    #expect(FocusSearch.target(from: 0, among: grid, heading: .down) == 2)
    #expect(FocusSearch.target(from: 0, among: grid, heading: .right) == 1)
    #expect(FocusSearch.target(from: 3, among: grid, heading: .up) == 1)
    #expect(FocusSearch.target(from: 3, among: grid, heading: .left) == 2)
  }

  @Test func aDirectionWithNothingThereStays() {
    #expect(FocusSearch.target(from: 0, among: grid, heading: .up) == nil)
    #expect(FocusSearch.target(from: 4, among: grid, heading: .down) == nil)
    #expect(FocusSearch.target(from: 1, among: grid, heading: .right) == nil)
  }

  @Test func theFirstKeyComesInAtTheNearEnd() {
    #expect(FocusSearch.target(from: nil, among: grid, heading: .next) == 0)
    #expect(FocusSearch.target(from: nil, among: grid, heading: .down) == 0)
    #expect(FocusSearch.target(from: nil, among: grid, heading: .previous) == 5)
    #expect(FocusSearch.target(from: nil, among: [], heading: .next) == nil)
  }
}

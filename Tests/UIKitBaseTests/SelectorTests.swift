import Foundation
import Testing
import UIKitBase

/// What a selector is as a value.
struct SelectorTests {
  @Test func aSelectorIsItsName() {
    let selector: Selector = "pick:in:"
    #expect(selector == Selector("pick:in:"))
    #expect(selector != "pick:")
    #expect("\(selector)" == "pick:in:")
    #expect(NSSelectorFromString(NSStringFromSelector(selector)) == selector)
  }

  @Test(arguments: [("go", 0), ("go:", 1), ("go:with:", 2), ("", 0)])
  func eachColonStandsForOneArgument(name: String, count: Int) {
    #expect(Selector(name).argumentCount == count)
  }
}

import Testing

@testable import PenumbraCheck

@Suite struct TestOfDynamicColorTests {
  @Test func aTestThatComparesProvidersIsFound() {
    MarkedSource.check(
      TestOfDynamicColor.self, [.warning],
      """
      import UIKit
      import XCTest
      enum Palette { static let accent = UIColor { $0.userInterfaceStyle == .dark ? .white : .black } }
      final class PaletteTests: XCTestCase {
        func testAccent() {
          1️⃣XCTAssertEqual(UIButton().tintColor, Palette.accent)
          XCTAssertEqual(UIColor.red, UIColor.red)
        }
      }
      """)
  }

  @Test func anOlderSnapshotDependsOnTheStyleToo() {
    MarkedSource.check(
      TestOfDynamicColor.self, [.info],
      """
      final class BannerTests: FBSnapshotTestCase {
        func testBanner() { 1️⃣FBSnapshotVerifyView(Banner()) }
        func testDark() {
          let banner = Banner()
          banner.overrideUserInterfaceStyle = .dark
          FBSnapshotVerifyView(banner)
        }
      }
      """, in: "AppTests/A.swift")
  }
}

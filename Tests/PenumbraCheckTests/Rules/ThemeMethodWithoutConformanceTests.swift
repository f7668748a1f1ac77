import Testing

@testable import PenumbraCheck

@Suite struct ThemeMethodWithoutConformanceTests {
  @Test func aClassThatTheThemePassesOverIsFound() {
    MarkedSource.check(
      ThemeMethodWithoutConformance.self, [.warning],
      """
      import UIKit
      protocol Skinned { func wear(dark: Bool) }
      final class Row: UITableViewCell, Skinned {
        func wear(dark: Bool) { backgroundColor = dark ? .black : .white }
      }
      final 1️⃣class Intro: UITableViewCell {
        func wear(dark: Bool) { backgroundColor = dark ? .black : .white }
      }
      func dress(_ views: [UIView], dark: Bool) {
        for view in views { (view as? Skinned)?.wear(dark: dark) }
      }
      """)
  }
}

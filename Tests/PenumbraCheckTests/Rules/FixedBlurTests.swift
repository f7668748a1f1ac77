import Testing

@testable import PenumbraCheck

@Suite struct FixedBlurTests {
  @Test func aBlurByNameIsFoundAndAMaterialIsNot() {
    MarkedSource.check(
      FixedBlur.self, [.warning],
      """
      import UIKit
      let bright = UIVisualEffectView(effect: 1️⃣UIBlurEffect(style: .extraLight))
      let fine = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
      """)
  }
}

import Testing

@testable import PenumbraCheck

@Suite struct LayerResolvesColorTests {
  @Test func aLayerThatConvertsByItselfIsFound() {
    MarkedSource.check(
      LayerResolvesColor.self, [.warning],
      """
      import UIKit
      final class Outline: CALayer {
        var outline: UIColor = .separator { didSet { 1️⃣borderColor = outline.cgColor } }
        var traits = UITraitCollection.current { didSet { borderColor = outline.resolvedColor(with: traits).cgColor } }
      }
      """)
  }
}

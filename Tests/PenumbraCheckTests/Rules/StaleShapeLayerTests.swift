import Testing

@testable import PenumbraCheck

@Suite struct StaleShapeLayerTests {
  @Test func aShapeThatIsMadeOnceIsFound() {
    MarkedSource.check(
      StaleShapeLayer.self, [.warning],
      """
      import UIKit
      final class Ring: UIView {
        private var ring: CAShapeLayer?
        override func layoutSubviews() {
          super.layoutSubviews()
          if ring == nil {
            let shape = CAShapeLayer()
            1️⃣shape.strokeColor = UIColor.label.cgColor
            layer.addSublayer(shape)
            ring = shape
          }
          ring?.frame = bounds
        }
      }
      """)
  }
}

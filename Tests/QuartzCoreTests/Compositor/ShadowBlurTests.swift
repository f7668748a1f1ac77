import CoreGraphics
import Testing

@testable import QuartzCore

/// How seldom a shadow is blurred.
@MainActor
@Suite(.serialized)
struct ShadowBlurTests {
  /// How many blurs, and what frames differ from those drawn from scratch, while the body changes a layer with a shadow 24 times.
  private func run(path: CGPath? = nil, _ change: (CALayer, CGFloat) -> Void) throws -> (blurs: Int, different: [Int]) {
    let stage = try #require(Stage(120, 100, scale: 2))
    // A size of its own, so that no other test has made its mask.
    Self.count += 1
    let layer = box(40, 30, 30 + CGFloat(Self.count) / 2, 25, rgb(250, 250, 250))
    layer.cornerRadius = 6
    layer.shadowOpacity = 0.6
    layer.shadowRadius = 5
    layer.shadowPath = path
    stage.root.addSublayer(layer)
    CATransaction.setDisableActions(true)
    let before = MaskCache.shared.blurred
    var different: [Int] = []
    for step in 0..<24 {
      change(layer, CGFloat(step) / 24)
      stage.frame()
      if let cold = stage.cold(), !cold.hasSamePixels(as: stage.bitmap) { different.append(step) }
      CATransaction.setDisableActions(true)
    }
    CATransaction.flush()
    return (MaskCache.shared.blurred - before, different)
  }

  /// How many layers were made.
  private static var count = 0

  @Test func aTurningLayerIsBlurredOnce() throws {
    let result = try run { layer, part in layer.transform = CATransform3DMakeRotation(part * 3, 0, 0, 1) }
    #expect(result.blurs == 1)
    #expect(result.different.isEmpty)
  }

  @Test func aGrowingLayerIsBlurredOnceForEachDoubling() throws {
    let result = try run { layer, part in layer.transform = CATransform3DMakeScale(0.8 + part, 0.8 + part, 1) }
    #expect(result.blurs == 2)
    #expect(result.different.isEmpty)
  }

  @Test func aTurningPathIsBlurredOnce() throws {
    let path = CGPath(ellipseIn: CGRect(x: -5, y: 0, width: 41 + CGFloat(Self.count), height: 30), transform: nil)
    let result = try run(path: path) { layer, part in layer.transform = CATransform3DMakeRotation(part, 0, 0, 1) }
    #expect(result.blurs == 1)
    #expect(result.different.isEmpty)
  }

  @Test func aPathOnTheMoveIsBlurredOnceForEachPlaceWithinAPixel() throws {
    let path = CGPath(ellipseIn: CGRect(x: -5, y: 0, width: 141 + CGFloat(Self.count), height: 30), transform: nil)
    let result = try run(path: path) { layer, part in layer.position.x = 40 + (part * 24).rounded() }
    #expect(result.blurs == 1)
    #expect(result.different.isEmpty)
  }

  @Test func aTurnedShadowLiesWhereTheUprightOneWouldBeTurned() throws {
    let stage = try #require(Stage(100, 100))
    let layer = box(20, 40, 60, 20, .white)
    stage.root.backgroundColor = .white
    layer.shadowOpacity = 1
    layer.shadowRadius = 2
    layer.shadowOffset = CGSize(width: 0, height: 10)
    stage.root.addSublayer(layer)
    stage.frame()
    let below = stage.pixel(50, 68)
    CATransaction.setDisableActions(true)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    CATransaction.flush()
    stage.frame()
    // A quarter turn takes down to the left.
    #expect(abs(Int(stage.pixel(31, 50)[0]) - Int(below[0])) <= 6)
    #expect(below[0] < 120)
    #expect(stage.pixel(50, 90) == [255, 255, 255])
  }
}

import CoreGraphics
import Testing

@testable import QuartzCore

/// How little is drawn.
@MainActor
@Suite(.serialized)
struct CompositorCountTests {
  @Test func whenNothingChangedNothingIsVisitedAndNothingDrawn() throws {
    let stage = try #require(Stage(100, 100))
    stage.root.addSublayer(box(10, 10, 20, 20, .black))
    let first = stage.frame()
    #expect(first.layersDrawn == 2)
    #expect(first.damage == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    let second = stage.frame()
    #expect(second.layersVisited == 0)
    #expect(second.layersDrawn == 0)
    #expect(second.pixelsDrawn == 0)
    #expect(second.damage.isEmpty)
    #expect(!second.hasRunningAnimations)
  }

  @Test(arguments: [(1.0, 1), (0.5, 2)])
  func aColorChangeDrawsOnlyTheLayersThatShowInItsPixels(alpha: CGFloat, drawn: Int) throws {
    let stage = try #require(Stage(100, 100, scale: 2))
    let layers = (0..<5).map { box(CGFloat($0) * 20, 0, 10, 10, .black) }
    for layer in layers { stage.root.addSublayer(layer) }
    stage.frame()
    CATransaction.setDisableActions(true)
    layers[2].backgroundColor = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: alpha)
    CATransaction.flush()
    let result = stage.frame()
    #expect(result.damage == [CGRect(x: 80, y: 0, width: 20, height: 20)])
    #expect(result.pixelsDrawn == 400)
    #expect(result.layersDrawn == drawn)
    #expect(result.layersVisited == 2)
  }

  @Test func setterWithAnEqualValueMarksNothing() throws {
    let stage = try #require(Stage(50, 50))
    let layer = box(10, 10, 20, 20, rgb(1, 2, 3))
    stage.root.addSublayer(layer)
    stage.frame()
    layer.backgroundColor = rgb(1, 2, 3)
    layer.position = layer.position
    layer.bounds = layer.bounds
    layer.opacity = 1
    layer.transform = CATransform3DIdentity
    layer.shadowOpacity = 0
    layer.borderWidth = 0
    #expect(!stage.root.needsUpdate)
    #expect(stage.frame().damage.isEmpty)
  }

  @Test func aMoveDamagesTheOldAndTheNewPlaceOnly() throws {
    let stage = try #require(Stage(200, 200))
    let layer = box(0, 0, 10, 10, .black)
    stage.root.addSublayer(layer)
    stage.frame()
    layer.position = CGPoint(x: 105, y: 105)
    CATransaction.begin()
    let result = stage.frame(at: 200)
    CATransaction.commit()
    #expect(result.damage.count == 2)
    #expect(result.pixelsDrawn == 200)
  }

  @Test func whatIsClippedAwayIsNoDamage() throws {
    let stage = try #require(Stage(100, 100))
    let clip = box(0, 0, 50, 50)
    clip.masksToBounds = true
    let inside = box(60, 60, 10, 10, .black)
    clip.addSublayer(inside)
    stage.root.addSublayer(clip)
    stage.frame()
    inside.backgroundColor = .white
    #expect(stage.frame().damage.isEmpty)
  }

  @Test func hiddenLayersAreNeitherVisitedNorDrawnUntilShown() throws {
    let stage = try #require(Stage(100, 100))
    let hidden = box(0, 0, 50, 50, .black)
    hidden.isHidden = true
    let child = box(0, 0, 10, 10, rgb(255, 0, 0))
    hidden.addSublayer(child)
    stage.root.addSublayer(hidden)
    stage.frame()
    child.backgroundColor = rgb(0, 255, 0)
    #expect(stage.frame().damage.isEmpty)
    hidden.isHidden = false
    let result = stage.frame()
    #expect(result.damage == [CGRect(x: 0, y: 0, width: 50, height: 50)])
    #expect(stage.pixel(5, 5) == [0, 255, 0])
  }

  @Test func layersOutsideTheScreenAreNotDrawn() throws {
    let stage = try #require(Stage(100, 100))
    for index in 0..<1000 { stage.root.addSublayer(box(0, CGFloat(index) * 50, 100, 49, .black)) }
    #expect(stage.frame().layersDrawn == 3)
  }

  @Test func aNewTargetIsDrawnInFullWithoutMeasuringTheLayersAgain() throws {
    let stage = try #require(Stage(100, 100))
    for index in 0..<50 { stage.root.addSublayer(box(0, CGFloat(index) * 10, 100, 9, .black)) }
    #expect(stage.frame().layersVisited == 51)
    let other = try #require(Bitmap(width: 100, height: 100, scale: 1))
    let result = stage.compositor.composite(stage.root, into: other, at: stage.time)
    #expect(result.layersVisited == 1)
    #expect(result.layersDrawn == 11)
    #expect(other.hasSamePixels(as: stage.bitmap))
  }

  @Test func oneShadowMaskServesAllLayersOfASize() throws {
    let stage = try #require(Stage(300, 300))
    let before = MaskCache.shared.made
    for index in 0..<5 {
      let layer = box(10, CGFloat(index) * 50 + 10, 137, 23, .white)
      layer.shadowOpacity = 0.5
      layer.shadowRadius = 4.25
      stage.root.addSublayer(layer)
    }
    stage.frame()
    #expect(MaskCache.shared.made == before + 1)
  }

  @Test func manyScatteredChangesBecomeAtMostEightRectangles() throws {
    let stage = try #require(Stage(400, 400))
    let layers = (0..<40).map { box(CGFloat($0 % 8) * 50, CGFloat($0 / 8) * 80, 4, 4, .black) }
    for layer in layers { stage.root.addSublayer(layer) }
    stage.frame()
    for layer in layers { layer.backgroundColor = rgb(9, 9, 9) }
    let result = stage.frame()
    #expect(result.damage.count <= 8)
    for layer in layers { #expect(result.damage.contains { $0.contains(layer.frame) }) }
    for (index, a) in result.damage.enumerated() {
      for b in result.damage.dropFirst(index + 1) { #expect(a.intersection(b).isEmpty) }
    }
  }

  @Test func aLayerTakenAwayLeavesWhatLaysBehind() throws {
    let stage = try #require(Stage(100, 100))
    let layer = box(10, 10, 10, 10, .black)
    stage.root.addSublayer(layer)
    stage.frame()
    #expect(stage.pixel(15, 15) == [0, 0, 0])
    layer.removeFromSuperlayer()
    let result = stage.frame()
    #expect(result.damage == [CGRect(x: 10, y: 10, width: 10, height: 10)])
    #expect(stage.pixel(15, 15) == [255, 255, 255])
  }
}

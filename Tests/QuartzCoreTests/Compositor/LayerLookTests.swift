import CoreGraphics
import Testing

@testable import QuartzCore

/// What a layer's properties look like in pixels.
@MainActor
@Suite(.serialized)
struct LayerLookTests {
  @Test(arguments: [1.0, 2.0, 3.0])
  func aHairlineIsExactlyOneRowOfPixels(scale: CGFloat) throws {
    let stage = try #require(Stage(40, 40, scale: scale))
    stage.root.addSublayer(box(0, 10, 40, 1 / scale, .black))
    stage.frame()
    let row = Int(10 * scale)
    #expect(stage.pixel(5, row - 1) == [255, 255, 255])
    #expect(stage.pixel(5, row) == [0, 0, 0])
    #expect(stage.pixel(5, row + 1) == [255, 255, 255])
  }

  @Test func anEdgeBetweenPixelsIsCoveredInPart() throws {
    let stage = try #require(Stage(20, 20))
    stage.root.addSublayer(box(5.25, 5, 5, 5, .black))
    stage.frame()
    #expect(stage.pixel(4, 7) == [255, 255, 255])
    #expect(stage.pixel(5, 7) == [64, 64, 64])
    #expect(stage.pixel(6, 7) == [0, 0, 0])
    #expect(stage.pixel(10, 7) == [191, 191, 191])
  }

  @Test func siblingsArePaintedByZPositionAndThenInOrder() throws {
    let stage = try #require(Stage(20, 20))
    let red = box(0, 0, 20, 20, rgb(255, 0, 0))
    let green = box(0, 0, 20, 20, rgb(0, 255, 0))
    let blue = box(0, 0, 20, 20, rgb(0, 0, 255))
    for layer in [red, green, blue] { stage.root.addSublayer(layer) }
    stage.frame()
    #expect(stage.pixel(10, 10) == [0, 0, 255])
    red.zPosition = 1
    stage.frame(at: 300)
    #expect(stage.pixel(10, 10) == [255, 0, 0])
    green.zPosition = 1
    stage.frame(at: 400)
    #expect(stage.pixel(10, 10) == [0, 255, 0])
  }

  @Test func opacityFadesALayerWithItsSublayersAsOnePicture() throws {
    let stage = try #require(Stage(20, 20))
    let group = box(0, 0, 20, 20, .black)
    group.addSublayer(box(0, 0, 20, 20, .black))
    group.opacity = 0.5
    stage.root.addSublayer(group)
    stage.frame()
    #expect(abs(Int(stage.pixel(10, 10)[0]) - 128) <= 1)
    group.allowsGroupOpacity = false
    stage.frame()
    #expect(abs(Int(stage.pixel(10, 10)[0]) - 64) <= 1)
  }

  @Test func aBorderLiesInsideTheBoundsAndAboveTheSublayers() throws {
    let stage = try #require(Stage(40, 40, scale: 2))
    let layer = box(10, 10, 20, 20, .white)
    layer.borderWidth = 2
    layer.borderColor = rgb(255, 0, 0)
    layer.addSublayer(box(-5, -5, 30, 30, rgb(0, 0, 255)))
    stage.root.addSublayer(layer)
    stage.frame()
    #expect(stage.pixel(12, 40) == [0, 0, 255])
    #expect(stage.pixel(20, 40) == [255, 0, 0])
    #expect(stage.pixel(23, 40) == [255, 0, 0])
    #expect(stage.pixel(24, 40) == [0, 0, 255])
    #expect(stage.pixel(59, 40) == [255, 0, 0])
    #expect(stage.pixel(60, 40) == [0, 0, 255])
  }

  @Test(arguments: [12.0, 90.0], [true, false])
  func roundedCornersCutBackgroundAndWhenMaskedSublayers(side: CGFloat, masked: Bool) throws {
    let stage = try #require(Stage(100, 100))
    let layer = box(5, 5, side, side, rgb(255, 0, 0))
    layer.cornerRadius = 4
    layer.addSublayer(box(0, 0, side, side, rgb(0, 0, 255)))
    layer.masksToBounds = masked
    stage.root.addSublayer(layer)
    stage.frame()
    let corner = stage.pixel(5, 5)
    #expect(corner == (masked ? [255, 255, 255] : [0, 0, 255]))
    #expect(stage.pixel(5 + Int(side) / 2, 5) == [0, 0, 255])
    layer.sublayers = nil
    stage.frame()
    #expect(stage.pixel(5, 5) == [255, 255, 255])
    #expect(stage.pixel(11, 11) == [255, 0, 0])
  }

  @Test func aMaskedRoundCornerIsABlendWithoutAFringeOfTheBackground() throws {
    let stage = try #require(Stage(60, 60))
    let layer = box(5, 5, 50, 50, rgb(255, 0, 0))
    layer.cornerRadius = 15
    layer.masksToBounds = true
    layer.addSublayer(box(0, 0, 50, 50, .black))
    stage.root.addSublayer(layer)
    stage.frame()
    for y in 0..<60 {
      for x in 0..<60 {
        let p = stage.pixel(x, y)
        #expect(p[0] == p[1] && p[1] == p[2], "a trace of the red background at \(x), \(y): \(p)")
      }
    }
  }

  @Test func onlyMaskedCornersAreRound() throws {
    let stage = try #require(Stage(60, 60))
    let layer = box(0, 0, 60, 60, .black)
    layer.cornerRadius = 10
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    stage.root.addSublayer(layer)
    stage.frame()
    #expect(stage.pixel(0, 0) == [255, 255, 255])
    #expect(stage.pixel(59, 0) == [255, 255, 255])
    #expect(stage.pixel(0, 59) == [0, 0, 0])
    #expect(stage.pixel(59, 59) == [0, 0, 0])
  }

  @Test func aShadowLiesUnderTheLayerAndFadesOutwards() throws {
    let stage = try #require(Stage(80, 80))
    let layer = box(20, 20, 40, 40, rgb(255, 255, 0))
    layer.shadowOpacity = 1
    layer.shadowRadius = 4
    layer.shadowOffset = .zero
    stage.root.addSublayer(layer)
    stage.frame()
    #expect(stage.pixel(40, 40) == [255, 255, 0])
    let levels = [19, 16, 13, 10].map { Int(stage.pixel($0, 40)[0]) }
    #expect(levels == levels.sorted())
    #expect(levels[0] < 160)
    #expect(stage.pixel(2, 40) == [255, 255, 255])
    layer.backgroundColor = nil
    stage.frame(at: 500)
    #expect(stage.pixel(19, 40) == [255, 255, 255])
    layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
    stage.frame(at: 600)
    #expect(stage.pixel(40, 40)[0] < 10)
  }

  @Test func whatIsDrawnForALayerIsPutOnWholePixels() throws {
    let stage = try #require(Stage(20, 20))
    let delegate = StripesDelegate()
    let layer = box(5.3, 5.3, 8, 8)
    layer.delegate = delegate
    stage.root.addSublayer(layer)
    stage.frame()
    #expect(stage.pixel(5, 8) == [0, 0, 0])
    #expect(stage.pixel(6, 8) == [255, 255, 255])
    #expect(stage.pixel(7, 8) == [0, 0, 0])
  }

  @Test func contentsGoWhereTheirGravityPutsThem() throws {
    let stage = try #require(Stage(40, 40))
    let dot = try #require(Bitmap(width: 4, height: 4, scale: 1))
    let context = dot.context
    context.setFillColor(rgb(255, 0, 0))
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    context.setFillColor(rgb(0, 0, 255))
    context.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
    let layer = box(10, 10, 20, 20)
    layer.contents = dot.makeImage()
    stage.root.addSublayer(layer)
    stage.frame()
    #expect(stage.pixel(12, 12) == [255, 0, 0])
    #expect(stage.pixel(12, 27) == [0, 0, 255])
    layer.contentsGravity = .bottomRight
    stage.frame()
    #expect(stage.pixel(12, 12) == [255, 255, 255])
    #expect(stage.pixel(26, 26) == [255, 0, 0])
    #expect(stage.pixel(29, 29) == [0, 0, 255])
  }

  @Test func aDissolveOfALayerWithNoLookOfItsOwnReachesItsWholeBox() throws {
    let stage = try #require(Stage(40, 40))
    let layer = box(10, 10, 20, 20)
    let inner = box(0, 0, 20, 20, .black)
    layer.addSublayer(inner)
    stage.root.addSublayer(layer)
    stage.frame(at: 10)
    let before = try #require(stage.compositor.render(layer, scale: 1, at: 10, usesModelValues: true))
    inner.removeFromSuperlayer()
    layer.beginDissolve(from: before, duration: 1, timing: CAMediaTimingFunction(name: .linear))
    let result = stage.frame(at: 10.5)
    #expect(result.damage == [CGRect(x: 10, y: 10, width: 20, height: 20)])
    #expect(abs(Int(stage.pixel(20, 20)[0]) - 128) <= 1)
    stage.frame(at: 11)
    #expect(stage.pixel(20, 20) == [255, 255, 255])
  }

  @Test func whatNothingCoversIsBlack() throws {
    let stage = try #require(Stage(10, 10))
    stage.root.backgroundColor = nil
    stage.frame()
    #expect(stage.bitmap.pixel(x: 5, y: 5) == (0, 0, 0, 255))
  }

  @Test func aDissolveGoesFromTheEarlierPictureToTheLater() throws {
    let stage = try #require(Stage(20, 20))
    let layer = box(0, 0, 20, 20, rgb(200, 0, 0))
    layer.addSublayer(box(0, 0, 5, 5, .black))
    stage.root.addSublayer(layer)
    stage.frame(at: 10)
    let before = try #require(stage.compositor.render(layer, scale: 1, at: 10, usesModelValues: true))
    var ended: [Bool] = []
    CATransaction.setDisableActions(true)
    layer.backgroundColor = rgb(0, 200, 0)
    CATransaction.setDisableActions(false)
    layer.beginDissolve(from: before, duration: 1, timing: CAMediaTimingFunction(name: .linear)) { ended.append($0) }
    #expect(stage.frame(at: 10).hasRunningAnimations)
    #expect(stage.pixel(10, 10) == [200, 0, 0])
    stage.frame(at: 10.5)
    #expect(stage.pixel(10, 10) == [100, 100, 0])
    #expect(stage.pixel(2, 2) == [0, 0, 0])
    #expect(ended.isEmpty)
    let last = stage.frame(at: 11)
    #expect(stage.pixel(10, 10) == [0, 200, 0])
    #expect(ended == [true])
    #expect(!last.hasRunningAnimations)
    #expect(stage.frame(at: 12).damage.isEmpty)
  }

  @Test func aLayerThatPromisedToBeOpaqueShowsNothingThrough() throws {
    let stage = try #require(Stage(20, 20))
    stage.root.backgroundColor = rgb(0, 255, 0)
    let layer = box(0, 0, 20, 20)
    let delegate = DiscDelegate()
    delegate.color = rgb(255, 0, 0)
    layer.delegate = delegate
    stage.root.addSublayer(layer)
    stage.frame()
    #expect(stage.pixel(0, 0) == [0, 255, 0])
    layer.isOpaque = true
    stage.frame()
    #expect(stage.pixel(0, 0) == [0, 0, 0] && stage.pixel(10, 10) == [255, 0, 0])
    CATransaction.setDisableActions(true)
    layer.backgroundColor = rgb(0, 0, 255, 0.5)
    CATransaction.flush()
    stage.frame()
    #expect(stage.pixel(0, 0) == [0, 0, 128])
    #expect(try #require(stage.cold()).hasSamePixels(as: stage.bitmap))
    // A layer that draws nothing has no pixels to be opaque.
    let empty = box(0, 0, 20, 20)
    empty.isOpaque = true
    stage.root.addSublayer(empty)
    stage.frame()
    #expect(stage.pixel(10, 10) == [255, 0, 0])
  }

  @Test func aClassSaysWhichPropertiesAskForDisplay() {
    let layer = RedrawnLayer()
    layer.displayIfNeeded()
    layer.position = CGPoint(x: 1, y: 1)
    #expect(!layer.needsDisplay())
    layer.cornerRadius = 3
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    layer.cornerRadius = 3
    #expect(!layer.needsDisplay())
    layer.anchorPoint = .zero
    #expect(layer.needsDisplay())
  }
}

/// Draws black columns, every other point.
@MainActor
private final class StripesDelegate: CALayerDelegate {
  func draw(_ layer: CALayer, in ctx: CGContext) {
    ctx.setFillColor(.black)
    for x in stride(from: 0, to: 8, by: 2) { ctx.fill(CGRect(x: x, y: 0, width: 1, height: 8)) }
  }
}

/// A layer that is drawn anew for some properties.
private final class RedrawnLayer: CALayer {
  override class func needsDisplay(forKey key: String) -> Bool { key == "cornerRadius" || key == "anchorPoint" }
}

import CoreGraphics
import Testing

@testable import QuartzCore

/// The order of sublayers, coordinates, passes.
@MainActor
@Suite(.serialized)
struct LayerTreeTests {
  private func named(_ names: String) -> (CALayer, [String: CALayer]) {
    let root = CALayer()
    var all: [String: CALayer] = [:]
    for name in names.map(String.init) {
      let layer = CALayer()
      layer.name = name
      root.addSublayer(layer)
      all[name] = layer
    }
    return (root, all)
  }

  private func order(_ layer: CALayer) -> String {
    (layer.sublayers ?? []).compactMap(\.name).joined()
  }

  @Test func sublayersAreInsertedWhereTheyAreTold() throws {
    let (root, all) = named("abcd")
    let a = try #require(all["a"])
    let c = try #require(all["c"])
    root.insertSublayer(a, above: c)
    #expect(order(root) == "bcad")
    root.insertSublayer(a, below: all["b"])
    #expect(order(root) == "abcd")
    root.insertSublayer(a, at: 2)
    #expect(order(root) == "bcad")
    root.insertSublayer(a, at: 99)
    #expect(order(root) == "bcda")
    root.addSublayer(c)
    #expect(order(root) == "bdac")
    let x = CALayer()
    x.name = "x"
    root.replaceSublayer(a, with: x)
    #expect(order(root) == "bdxc")
    #expect(a.superlayer == nil)
    root.sublayers = [c, x]
    #expect(order(root) == "cx")
    root.sublayers = nil
    #expect(root.sublayers == nil)
    #expect(c.superlayer == nil)
  }

  @Test func aLayerLeavesItsFormerSuperlayer() {
    let (first, all) = named("a")
    let second = CALayer()
    all["a"].map(second.addSublayer)
    #expect(first.sublayers == nil)
    #expect(all["a"]?.superlayer === second)
  }

  @Test func aSuperlayerThatGoesAwayLeavesNoTrace() {
    let child = CALayer()
    do { CALayer().addSublayer(child) }
    #expect(child.superlayer == nil)
  }

  @Test func aLayerKeepsTheColorItWasGiven() {
    let layer = CALayer()
    let first = rgb(1, 2, 3)
    let equal = rgb(1, 2, 3)
    layer.backgroundColor = first
    layer.borderColor = first
    layer.shadowColor = first
    #expect(layer.backgroundColor === first)
    #expect(layer.borderColor === first)
    #expect(layer.shadowColor === first)
    layer.backgroundColor = equal
    layer.borderColor = equal
    layer.shadowColor = equal
    #expect(layer.backgroundColor === equal)
    #expect(layer.borderColor === equal)
    #expect(layer.shadowColor === equal)
  }

  @Test func theFrameFollowsBoundsPositionAnchorAndTransform() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 25, y: 40, width: 30, height: 40))
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(layer.frame == CGRect(x: 25, y: 40, width: 60, height: 80))
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(layer.bounds.size == CGSize(width: 10, height: 10))
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func pointsAreConvertedThroughTheNearestCommonAncestor() {
    let root = box(0, 0, 100, 100)
    let left = box(10, 10, 40, 40)
    let right = box(50, 20, 40, 40)
    let inner = box(5, 5, 10, 10)
    left.bounds.origin = CGPoint(x: 0, y: 3)
    inner.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    root.addSublayer(left)
    root.addSublayer(right)
    left.addSublayer(inner)
    #expect(left.convert(CGPoint(x: 0, y: 3), to: nil) == CGPoint(x: 10, y: 10))
    #expect(left.convert(CGPoint(x: 1, y: 3), to: right) == CGPoint(x: -39, y: -10))
    let p = inner.convert(CGPoint(x: 0, y: 0), to: left)
    #expect(abs(p.x - 15) < 1e-9 && abs(p.y - 5) < 1e-9)
    let back = inner.convert(p, from: left)
    #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
    #expect(left.convert(CGRect(x: 0, y: 3, width: 2, height: 2), to: right) == CGRect(x: -40, y: -10, width: 2, height: 2))
  }

  @Test func hitTestFindsTheFrontmostThatIsNotHidden() {
    let root = box(0, 0, 100, 100)
    let back = box(0, 0, 50, 50)
    let front = box(20, 20, 50, 50)
    root.addSublayer(back)
    root.addSublayer(front)
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === back)
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
    #expect(root.hitTest(CGPoint(x: 90, y: 90)) === root)
    #expect(root.hitTest(CGPoint(x: 101, y: 90)) == nil)
  }

  @Test func layoutGoesFromParentsToChildrenAndOnlyWhereItIsNeeded() {
    let delegate = DiscDelegate()
    let (root, all) = named("ab")
    let inner = CALayer()
    root.name = "r"
    inner.name = "i"
    all["b"]?.addSublayer(inner)
    for layer in [root, inner] + Array(all.values) { layer.delegate = delegate }
    var count = 0
    root.layoutTreeIfNeeded(&count)
    delegate.layouts = []
    count = 0
    root.layoutTreeIfNeeded(&count)
    #expect(count == 0)
    inner.setNeedsLayout()
    root.setNeedsLayout()
    root.layoutTreeIfNeeded(&count)
    #expect(delegate.layouts == ["r", "i"])
    #expect(count == 2)
  }

  @Test func layoutsThatUpsetEachOtherComeToAnEnd() {
    let root = CALayer()
    let restless = RestlessLayer()
    root.addSublayer(restless)
    restless.setNeedsLayout()
    var count = 0
    root.layoutTreeIfNeeded(&count)
    #expect(count > 10 && count < 1000)
  }

  @Test func aLayerThatDrawsNothingOwnsNoPixels() {
    let delegate = DiscDelegate()
    delegate.color = nil
    let layer = box(0, 0, 20, 20)
    layer.delegate = delegate
    var count = 0
    layer.displayTreeIfNeeded(&count)
    #expect(delegate.draws == 1)
    #expect(!layer.hasBackingStore)
    delegate.color = .black
    layer.setNeedsDisplay()
    layer.displayTreeIfNeeded(&count)
    #expect(layer.hasBackingStore)
    layer.displayTreeIfNeeded(&count)
    #expect(delegate.draws == 2)
    #expect(count == 2)
  }

  @Test func aChangeOfSizeAsksForDisplayOnlyWhenItShall() {
    let layer = box(0, 0, 20, 20)
    layer.displayIfNeeded()
    layer.bounds.size.width = 30
    #expect(!layer.needsDisplay())
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.origin.x = 5
    #expect(!layer.needsDisplay())
    layer.bounds.size.width = 40
    #expect(layer.needsDisplay())
  }

  @Test func theRootIsToldOnceThatSomethingWaits() throws {
    let stage = try #require(Stage(50, 50))
    let middle = box(0, 0, 20, 20)
    let leaves = (0..<3).map { _ in box(0, 0, 5, 5, .black) }
    stage.root.addSublayer(middle)
    for leaf in leaves { middle.addSublayer(leaf) }
    stage.frame()
    var calls = 0
    stage.root.onNeedsUpdate = { calls += 1 }
    for leaf in leaves { leaf.backgroundColor = rgb(7, 7, 7) }
    #expect(calls == 1)
    leaves[0].setNeedsLayout()
    #expect(calls == 2)
    stage.frame()
    leaves[0].setNeedsDisplay()
    #expect(calls == 3)
  }

  @Test func aPlainLayerIsSmall() {
    #expect(instanceSize(of: CALayer.self) <= 256)
    let layer = box(1, 2, 3, 4, .black)
    #expect(layer.extras == nil)
  }
}

/// A layer that is never content with its layout.
private final class RestlessLayer: CALayer {
  override func layoutSublayers() { setNeedsLayout() }
}

/// The bytes of an instance, read from where the class's metadata keeps them (after isa, superclass, flags and address point).
private func instanceSize(of type: AnyClass) -> Int {
  Int(unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
}

import CoreGraphics
import Testing

@testable import QuartzCore

/// Trees that are deeper than the stack of a thread; painting of them is tested with a stack of its own, see `DeepTrees`.
@MainActor
@Suite(.serialized)
struct DeepTreeTests {
  /// A chain of layers, each in the one before it.
  private func chain(_ depth: Int, _ make: () -> CALayer = { box(1, 1, 10, 10) }) -> [CALayer] {
    var all = [make()]
    for _ in 1..<depth {
      let layer = make()
      all[all.count - 1].addSublayer(layer)
      all.append(layer)
    }
    return all
  }

  @Test func aDeepChainIsLaidOutDisplayedAndFreedWithoutTheStack() {
    weak var last: CALayer?
    do {
      var layers = chain(50_000)
      var laidOut = 0
      layers[0].layoutTreeIfNeeded(&laidOut)
      #expect(laidOut == 50_000)
      var displayed = 0
      layers[0].displayTreeIfNeeded(&displayed)
      #expect(displayed == 50_000)
      #expect(layers[49_999].rootLayer === layers[0])
      last = layers.last
      layers.removeSubrange(1...)
      #expect(last != nil)
    }
    #expect(last == nil)
  }

  @Test func whatSomebodyElseHoldsStaysWholeWhenTheTreeAboveIsFreed() {
    var layers = chain(1_000)
    let kept = layers[500]
    layers = []
    #expect(kept.superlayer == nil)
    var count = 0
    var layer: CALayer? = kept
    while let here = layer {
      count += 1
      layer = here.sublayers?.first
    }
    #expect(count == 500)
  }

  @Test func aMapBetweenLayersGoesOverTheirNearestCommonAncestor() {
    let layers = chain(400)
    let branch = box(5, 7, 10, 10)
    layers[100].addSublayer(branch)
    let leaf = layers[399]
    #expect(leaf.convert(CGPoint(x: 0, y: 0), to: branch) == CGPoint(x: 299 - 5, y: 299 - 7))
    #expect(branch.convert(CGPoint(x: 0, y: 0), to: leaf) == CGPoint(x: 5 - 299, y: 7 - 299))
    #expect(leaf.convert(CGPoint(x: 1, y: 2), to: layers[398]) == CGPoint(x: 2, y: 3))
    #expect(leaf.convert(CGPoint.zero, to: nil) == CGPoint(x: 399, y: 399))
    // Trees that do not meet are as if both roots lay in one space.
    let other = box(50, 60, 10, 10)
    #expect(leaf.convert(CGPoint.zero, to: other) == CGPoint(x: 400 - 50, y: 400 - 60))
  }

  @Test func manySiblingsLeaveFromEitherEnd() {
    let root = box(0, 0, 10, 10)
    let layers = (0..<3_000).map { _ in box(0, 0, 1, 1) }
    for layer in layers { root.addSublayer(layer) }
    for layer in layers.prefix(1_000) { layer.removeFromSuperlayer() }
    for layer in layers.suffix(1_000).reversed() { layer.removeFromSuperlayer() }
    #expect(root.sublayers?.count == 1_000)
    #expect(root.sublayers?.first === layers[1_000] && root.sublayers?.last === layers[1_999])
  }
}

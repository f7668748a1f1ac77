import CoreGraphics
import Testing

@testable import QuartzCore

/// Whatever happens to a tree of layers, drawing only what changed gives the picture that drawing everything gives.
@MainActor
@Suite(.serialized)
struct IncrementalPictureTests {
  @Test(arguments: [1.0, 2.0, 3.0], Array(0..<24))
  func afterAnySequenceOfChangesThePictureEqualsTheOneDrawnFromScratch(scale: CGFloat, seed: Int) throws {
    var walk = try #require(RandomWalk(seed: UInt64(seed) * 3 + UInt64(scale), scale: scale))
    walk.stage.frame()
    for step in 0..<50 {
      walk.change()
      let result = walk.stage.frame()
      let cold = try #require(walk.stage.cold())
      if let difference = Difference(walk.stage.bitmap, cold) {
        Issue.record(
          "seed \(seed), scale \(scale), step \(step): \(difference); damage \(result.damage); last: \(walk.log.suffix(6))")
        return
      }
    }
    // And once more by a compositor that has seen nothing.
    let fresh = try #require(Bitmap(width: walk.stage.bitmap.width, height: walk.stage.bitmap.height, scale: scale))
    _ = Compositor().composite(walk.stage.root, into: fresh, at: walk.stage.time)
    #expect(fresh.hasSamePixels(as: walk.stage.bitmap))
  }

  @Test func aWalkLeavesSomethingToSee() throws {
    var walk = try #require(RandomWalk(seed: 5, scale: 2))
    walk.stage.frame()
    var drawn = 0
    for _ in 0..<50 {
      walk.change()
      drawn += walk.stage.frame().layersDrawn
    }
    #expect(drawn > 100)
  }
}

/// Where two pictures differ.
struct Difference: CustomStringConvertible {
  let description: String

  /// Nil when they are the same.
  init?(_ a: Bitmap, _ b: Bitmap) {
    if a.hasSamePixels(as: b) { return nil }
    var count = 0
    var first = ""
    for y in 0..<a.height {
      for x in 0..<a.width where a.pixel(x: x, y: y) != b.pixel(x: x, y: y) {
        if count == 0 { first = "first (\(x), \(y)): \(a.pixel(x: x, y: y)), expected \(b.pixel(x: x, y: y))" }
        count += 1
      }
    }
    description = "\(count) pixels, \(first)"
  }
}

/// Random changes of a tree of layers.
@MainActor
struct RandomWalk {
  let stage: Stage
  var random: SeededRandom
  var pool: [CALayer] = []
  let delegates: [DiscDelegate]
  let images: [CGImage]
  var log: [String] = []

  init?(seed: UInt64, scale: CGFloat) {
    guard let stage = Stage(100, 80, scale: scale) else { return nil }
    self.stage = stage
    random = SeededRandom(seed: seed)
    delegates = (0..<3).map { _ in DiscDelegate() }
    images = [8, 21].compactMap { size in
      guard let bitmap = Bitmap(width: size, height: size + 5, scale: 1) else { return nil }
      let context = bitmap.context
      context.setFillColor(rgb(200, 40 + size, 90))
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: size, height: size))
      return bitmap.makeImage()
    }
    for index in 0..<14 {
      let layer = CALayer()
      layer.name = "\(index)"
      layer.contentsScale = scale
      pool.append(layer)
      layer.frame = CGRect(
        x: random.length(-10...80), y: random.length(-10...60), width: random.length(1...50), height: random.length(1...50))
      layer.backgroundColor = random.color()
      (index < 5 ? stage.root : pool[random.int(0...index - 1)]).addSublayer(layer)
    }
  }

  /// One to three changes, and some time.
  mutating func change() {
    for _ in 0..<random.int(1...3) { changeOnce() }
    if random.int(0...2) == 0 { stage.time += CFTimeInterval(random.number(0...0.2)) }
    CAClock.mediaTime = { [time = stage.time] in time }
  }

  private mutating func changeOnce() {
    let layer = pool[random.int(0...pool.count - 1)]
    // Most changes take effect at once, some animate.
    CATransaction.begin()
    CATransaction.setDisableActions(random.int(0...4) != 0)
    let kind = random.int(0...27)
    log.append("\(kind) on \(layer.name ?? "")")
    switch kind {
    case 0: layer.position = CGPoint(x: random.length(-10...100), y: random.length(-10...80))
    case 1: layer.bounds.size = CGSize(width: random.length(0...60), height: random.length(0...60))
    case 2: layer.bounds.origin = CGPoint(x: random.length(-10...10), y: random.length(-10...10))
    case 3: layer.backgroundColor = random.color()
    case 4: layer.backgroundColor = CGColor(pattern: CGPattern(image: images[0], scale: CGFloat(random.int(1...3))))
    case 5: layer.opacity = [1, 1, 0.6, 0.3, 0][random.int(0...4)]
    case 6: layer.isHidden.toggle()
    case 7: layer.cornerRadius = random.flip() ? 0 : random.length(0...30)
    case 8: layer.cornerCurve = random.flip() ? .continuous : .circular
    case 9: layer.maskedCorners = CACornerMask(rawValue: UInt(random.int(0...15)))
    case 10, 11: layer.masksToBounds.toggle()
    case 12: layer.borderWidth = random.flip() ? 0 : random.length(0...6)
    case 13: layer.borderColor = random.color()
    case 14: layer.shadowOpacity = random.flip() ? 0 : Float(random.number(0...1))
    case 15: layer.shadowRadius = random.length(0...6)
    case 16: layer.shadowOffset = CGSize(width: random.length(-5...5), height: random.length(-5...5))
    case 17:
      layer.shadowPath =
        random.flip() ? nil : CGPath(ellipseIn: CGRect(x: 0, y: 0, width: random.length(1...40), height: 20), transform: nil)
    case 18: layer.transform = transform()
    case 19: layer.contents = random.flip() ? nil : images[random.int(0...images.count - 1)]
    case 20:
      layer.contentsGravity = [.resize, .center, .resizeAspect, .resizeAspectFill, .topLeft, .bottomRight][random.int(0...5)]
    case 21: draw(layer)
    case 22: layer.zPosition = CGFloat(random.int(-1...1))
    case 23: move(layer)
    case 24: layer.removeFromSuperlayer()
    case 25: layer.sublayerTransform = transform()
    case 26: animate(layer)
    default: dissolve(layer)
    }
    CATransaction.commit()
  }

  private mutating func transform() -> CATransform3D {
    switch random.int(0...5) {
    case 0: CATransform3DMakeRotation(random.number(-3...3), 0, 0, 1)
    case 1: CATransform3DMakeScale(random.number(0.3...2), random.number(0.3...2), 1)
    case 2: CATransform3DMakeScale(-1, 1, 1)
    case 3: CATransform3DMakeTranslation(random.length(-10...10), random.length(-10...10), 0)
    default: CATransform3DIdentity
    }
  }

  private mutating func draw(_ layer: CALayer) {
    let delegate = delegates[random.int(0...2)]
    delegate.color = random.color()
    layer.delegate = random.int(0...3) == 0 ? nil : delegate
    layer.contentsScale = [stage.scale, stage.scale, 1][random.int(0...2)]
    layer.setNeedsDisplay()
  }

  private mutating func move(_ layer: CALayer) {
    let others = pool.filter { !$0.isAtOrBelow(layer) } + [stage.root]
    let parent = others[random.int(0...others.count - 1)]
    let sibling = parent.sublayers?.randomElement(using: &random.generator)
    switch random.int(0...3) {
    case 0: parent.insertSublayer(layer, above: sibling)
    case 1: parent.insertSublayer(layer, below: sibling)
    case 2: parent.insertSublayer(layer, at: UInt32(random.int(0...5)))
    default: parent.addSublayer(layer)
    }
  }

  private mutating func animate(_ layer: CALayer) {
    let keys = [
      "opacity", "position.x", "bounds.size", "backgroundColor", "transform.rotation.z", "transform.scale", "cornerRadius",
      "borderWidth", "shadowRadius",
    ]
    let key = keys[random.int(0...keys.count - 1)]
    let animation = CABasicAnimation(keyPath: key)
    animation.duration = CFTimeInterval(random.number(0.1...1))
    animation.autoreverses = random.flip()
    animation.repeatCount = random.flip() ? 2 : 0
    switch key {
    case "opacity": animation.fromValue = 0.0
    case "bounds.size": animation.toValue = CGSize(width: random.length(1...50), height: random.length(1...50))
    case "backgroundColor": animation.toValue = random.color()
    default: animation.toValue = Double(random.number(0.2...8))
    }
    layer.add(animation, forKey: random.flip() ? key : nil)
  }

  private mutating func dissolve(_ layer: CALayer) {
    guard let before = Compositor().render(layer, scale: stage.scale, at: stage.time, usesModelValues: false) else { return }
    layer.backgroundColor = random.color()
    layer.beginDissolve(from: before, duration: CFTimeInterval(random.number(0.1...0.6)), live: random.flip())
  }
}

extension SeededRandom {
  /// The numbers in the form the standard library asks for.
  var generator: Generator {
    get { Generator(random: self) }
    set { self = newValue.random }
  }

  struct Generator: RandomNumberGenerator {
    var random: SeededRandom
    mutating func next() -> UInt64 { random.next() }
  }
}

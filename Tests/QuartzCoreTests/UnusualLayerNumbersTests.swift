import CoreGraphics
import Testing

@testable import QuartzCore

/// Numbers that no layout means: layers take them, are composited, hit and animated, and the process goes on.
@MainActor
@Suite(.serialized)
struct UnusualLayerNumbersTests {
  private struct Numbers {
    var random: SeededRandom

    private static let odd: [CGFloat] = [
      .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 0, -0.0, -1, 1e9, -1e9,
      2_147_483_648, 1e19, 1e-9,
    ]

    mutating func next() -> CGFloat {
      random.flip() ? random.number(0...40) : Self.odd[random.int(0...Self.odd.count - 1)]
    }
    mutating func point() -> CGPoint { CGPoint(x: next(), y: next()) }
    mutating func size() -> CGSize { CGSize(width: next(), height: next()) }
    mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }

    mutating func transform() -> CATransform3D {
      switch random.int(0...3) {
      case 0: CATransform3DMakeScale(next(), next(), next())
      case 1: CATransform3DMakeRotation(next(), next(), next(), next())
      case 2: CATransform3DInvert(CATransform3DTranslate(CATransform3DMakeScale(next(), next(), 1), next(), next(), next()))
      default: CATransform3DMakeAffineTransform(CGAffineTransform(a: next(), b: next(), c: next(), d: next(), tx: 0, ty: next()))
      }
    }
  }

  @Test(arguments: 0..<40)
  func layersSurviveAnyNumber(seed: Int) throws {
    var numbers = Numbers(random: SeededRandom(seed: UInt64(seed)))
    let stage = try #require(Stage(40, 30, scale: 2))
    let delegate = DiscDelegate()
    let layers = (0..<6).map { _ in box(2, 2, 20, 20, rgb(200, 100, 0, 0.8)) }
    for (index, layer) in layers.enumerated() { (index == 0 ? stage.root : layers[index / 2]).addSublayer(layer) }
    for step in 0..<40 {
      let layer = layers[numbers.random.int(0...5)]
      change(layer, &numbers, delegate)
      let result = stage.frame(at: 300 + Double(step) / 10)
      #expect(result.pixelsDrawn <= 80 * 60)
      _ = stage.root.hitTest(numbers.point())
      _ = layer.convert(numbers.rect(), to: layers[0])
      _ = layer.presentation()
    }
    #expect(stage.cold() != nil)
  }

  private func change(_ layer: CALayer, _ numbers: inout Numbers, _ delegate: DiscDelegate) {
    CATransaction.setDisableActions(numbers.random.flip())
    switch numbers.random.int(0...21) {
    case 0: layer.frame = numbers.rect()
    case 1: layer.bounds = numbers.rect()
    case 2: layer.position = numbers.point()
    case 3: layer.anchorPoint = numbers.point()
    case 4: layer.zPosition = numbers.next()
    case 5: layer.transform = numbers.transform()
    case 6: layer.sublayerTransform = numbers.transform()
    case 7: layer.opacity = Float(numbers.next())
    case 8: layer.cornerRadius = numbers.next()
    case 9: layer.borderWidth = numbers.next()
    case 10: layer.shadowOpacity = Float(numbers.next())
    case 11: layer.shadowRadius = numbers.next()
    case 12: layer.shadowOffset = numbers.size()
    case 13: layer.shadowPath = CGPath(ellipseIn: numbers.rect(), transform: nil)
    case 14: layer.contentsScale = numbers.next()
    case 15:
      layer.delegate = delegate
      layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    case 16: layer.masksToBounds.toggle()
    case 17: layer.cornerCurve = .continuous
    case 18: animate(layer, &numbers)
    case 19: layer.backgroundColor = CGColor(red: numbers.next(), green: 0, blue: 1, alpha: numbers.next())
    case 20: layer.isOpaque.toggle()
    default: layer.setAffineTransform(.identity)
    }
    CATransaction.setDisableActions(false)
  }

  private func animate(_ layer: CALayer, _ numbers: inout Numbers) {
    let keys = ["opacity", "position", "bounds.size", "transform.rotation", "transform.scale", "shadowRadius", "zPosition"]
    let key = keys[numbers.random.int(0...keys.count - 1)]
    let animation = CABasicAnimation(keyPath: key)
    switch key {
    case "position": (animation.fromValue, animation.toValue) = (numbers.point(), numbers.point())
    case "bounds.size": (animation.fromValue, animation.byValue) = (numbers.size(), numbers.size())
    default: (animation.fromValue, animation.toValue) = (numbers.next(), numbers.next())
    }
    animation.duration = numbers.next()
    animation.speed = Float(numbers.next())
    animation.timeOffset = numbers.next()
    animation.repeatCount = Float(numbers.next())
    animation.repeatDuration = numbers.random.flip() ? 0 : numbers.next()
    animation.beginTime = numbers.random.flip() ? 0 : numbers.next()
    animation.autoreverses = numbers.random.flip()
    animation.fillMode = .both
    layer.add(animation, forKey: numbers.random.flip() ? key : nil)
  }
}

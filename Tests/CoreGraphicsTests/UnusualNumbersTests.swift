import CoreGraphics
import Foundation
import Testing

/// Numbers that no layout means: every entry point takes them, and neither ends the process nor keeps it busy for ever.
@Suite struct UnusualNumbersTests {
  @Test(arguments: 0..<60)
  func drawingSurvivesAnyNumber(seed: Int) throws {
    var numbers = UnusualNumbers(seed: UInt64(seed))
    let contexts = try [
      #require(Bitmap(width: 40, height: 30, scale: 2)).context,
      #require(CGContext(lazyWidth: 40, height: 30, scale: 1)),
      #require(memory(CGImageAlphaInfo.premultipliedLast.rawValue, CGColorSpace.displayP3)),
      #require(memory(CGImageAlphaInfo.alphaOnly.rawValue, nil)),
    ]
    for context in contexts {
      for _ in 0..<30 { numbers.draw(on: context) }
      #expect(context.width == 40 && context.height == 30)
      let image = context.makeImage()
      #expect(image?.width == 40)
      _ = image?.cropping(to: numbers.rect())
      while !numbers.endLayer(of: context) {}
      #expect(context.boundingBoxOfClipPath.width >= 0)
    }
  }

  @Test(arguments: 0..<60)
  func pathsAndMapsSurviveAnyNumber(seed: Int) {
    var numbers = UnusualNumbers(seed: UInt64(seed))
    let path = CGMutablePath()
    for _ in 0..<40 { numbers.add(to: path) }
    var map = numbers.transform()
    _ = path.boundingBox
    _ = path.boundingBoxOfPath
    _ = path.contains(numbers.point(), using: .evenOdd, transform: map)
    let copy = path.copy(using: &map)
    #expect(copy?.isEmpty == path.isEmpty)
    _ = CGPath.roundedRect(numbers.rect(), radius: numbers.next(), continuous: true)
    _ = shadowMask(for: path, sigma: numbers.next(), scale: numbers.next())
    _ = map.inverted().concatenating(numbers.transform()).decomposed()
    _ = numbers.rect().applying(map)
    #expect(CGAffineTransform(map.decomposed()).tx.isNaN == map.tx.isNaN)
  }

  @Test func tooManyTurnsOfAnArcAreAsManyAsCanBeSeen() {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: 1e300)
    var count = 0
    path.applyWithBlock { _ in count += 1 }
    #expect(count > 64 && count < 80)
    #expect(abs(path.boundingBoxOfPath.width - 20) < 0.1)
  }

  @Test func tooManyDashesAreAnUnbrokenLine() throws {
    let bitmap = try #require(Bitmap(width: 8, height: 3, scale: 1))
    let context = bitmap.context
    context.setLineDash(phase: 0, lengths: [1e-300, 1e-300])
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 1.5), CGPoint(x: 8, y: 1.5)])
    #expect((0..<8).allSatisfy { bitmap.pixel(x: $0, y: 1).a == 255 })
  }

  @Test func aShadowThatIsMovedOutOfSightLeavesWhatCastsIt() throws {
    let bitmap = try #require(Bitmap(width: 4, height: 4, scale: 1))
    let context = bitmap.context
    context.setShadow(offset: CGSize(width: 1e300, height: -1e300), blur: 1e300, color: .black)
    context.setFillColor(.white)
    context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(bitmap.pixel(x: 1, y: 1) == (255, 255, 255, 255))
    #expect(bitmap.pixel(x: 0, y: 0).a == 0)
  }

  /// A context on memory of its own.
  private func memory(_ info: UInt32, _ space: String?) -> CGContext? {
    CGContext(
      data: nil, width: 40, height: 30, bitsPerComponent: 8, bytesPerRow: 0, space: space.flatMap { CGColorSpace(name: $0) },
      bitmapInfo: info)
  }
}

/// Numbers of which half are none that a program would write down.
struct UnusualNumbers {
  private var random: SeededRandom
  private var layers = 0

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  private static let odd: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e-300,
    0, -0.0, -1, -7.5, 1e9, -1e9, 4_000_001, 2_147_483_648, 1e19, 1e-9,
  ]

  mutating func next() -> CGFloat {
    random.int(0...1) == 0 ? random.number(0...40) : Self.odd[random.int(0...Self.odd.count - 1)]
  }

  mutating func point() -> CGPoint { CGPoint(x: next(), y: next()) }
  mutating func rect() -> CGRect { CGRect(x: next(), y: next(), width: next(), height: next()) }

  mutating func transform() -> CGAffineTransform {
    switch random.int(0...3) {
    case 0: CGAffineTransform(translationX: next(), y: next())
    case 1: CGAffineTransform(scaleX: next(), y: next())
    case 2: CGAffineTransform(rotationAngle: next())
    default: CGAffineTransform(a: next(), b: next(), c: next(), d: next(), tx: next(), ty: next())
    }
  }

  mutating func color() -> CGColor { CGColor(extendedRed: next(), green: next(), blue: next(), alpha: next()) }

  mutating func add(to path: CGMutablePath) {
    switch random.int(0...10) {
    case 0: path.move(to: point(), transform: transform())
    case 1: path.addLine(to: point())
    case 2: path.addQuadCurve(to: point(), control: point())
    case 3: path.addCurve(to: point(), control1: point(), control2: point(), transform: transform())
    case 4: path.addRect(rect(), transform: transform())
    case 5: path.addEllipse(in: rect())
    case 6: path.addRoundedRect(in: rect(), cornerWidth: next(), cornerHeight: next(), transform: transform())
    case 7: path.addArc(center: point(), radius: next(), startAngle: next(), endAngle: next(), clockwise: random.int(0...1) == 0)
    case 8: path.addRelativeArc(center: point(), radius: next(), startAngle: next(), delta: next())
    case 9: path.addArc(tangent1End: point(), tangent2End: point(), radius: next(), transform: transform())
    default: path.closeSubpath()
    }
  }

  /// Ends a layer that was begun; true when none is left.
  mutating func endLayer(of context: CGContext) -> Bool {
    guard layers > 0 else { return true }
    layers -= 1
    context.endTransparencyLayer()
    return false
  }

  mutating func draw(on context: CGContext) {
    switch random.int(0...31) {
    case 0: context.translateBy(x: next(), y: next())
    case 1: context.scaleBy(x: next(), y: next())
    case 2: context.rotate(by: next())
    case 3: context.saveGState()
    case 4, 5, 6: context.restoreGState()
    case 7: context.setLineWidth(next())
    case 8: context.setMiterLimit(next())
    case 9: context.setLineDash(phase: next(), lengths: [next(), next(), next()])
    case 10: context.setShadow(offset: CGSize(width: next(), height: next()), blur: min(next(), 50), color: color())
    case 11: context.setAlpha(next())
    case 12: context.setFillColor(color())
    case 13: context.setStrokeColor(red: next(), green: next(), blue: next(), alpha: next())
    case 14: context.clip(to: rect())
    case 15: context.clip(to: [rect(), rect()])
    case 16:
      if layers < 3 {
        context.beginTransparencyLayer(in: rect(), auxiliaryInfo: nil)
        layers += 1
      }
    case 17: _ = endLayer(of: context)
    case 18: context.draw(random.picture, in: rect())
    case 19: context.draw(random.picture, in: rect(), byTiling: true)
    case 20: gradient(on: context)
    case 21: context.fill(rect())
    case 22: context.stroke(rect(), width: next())
    case 23: context.fillEllipse(in: rect())
    case 24: context.strokeEllipse(in: rect())
    case 25: context.strokeLineSegments(between: [point(), point(), point(), point()])
    case 26: context.clear(rect())
    case 27: context.addArc(center: point(), radius: next(), startAngle: next(), endAngle: next(), clockwise: true)
    case 28: context.setLineJoin(.round)
    case 29: context.resetClip()
    case 30:
      context.addLines(between: [point(), point(), point()])
      context.addArc(tangent1End: point(), tangent2End: point(), radius: next())
      context.addCurve(to: point(), control1: point(), control2: point())
      context.drawPath(using: .eoFillStroke)
    default:
      let path = CGMutablePath()
      for _ in 0..<4 { add(to: path) }
      context.addPath(path)
      context.strokePath()
    }
  }

  private mutating func gradient(on context: CGContext) {
    let places = [next(), next(), next()]
    guard let gradient = CGGradient(colorsSpace: nil, colors: [color(), color(), color()], locations: places) else { return }
    context.drawLinearGradient(gradient, start: point(), end: point(), options: .drawsAfterEndLocation)
    context.drawRadialGradient(
      gradient, startCenter: point(), startRadius: next(), endCenter: point(), endRadius: next(), options: [])
  }
}

import CoreGraphics
import SeededNumbers

/// Random numbers that are the same in every run.
struct SeededRandom {
  private var numbers: SplitMix64

  init(seed: UInt64) {
    numbers = SplitMix64(state: seed &+ 0x9E37_79B9_7F4A_7C15)
  }

  mutating func next() -> UInt64 { numbers.next() }

  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    range.lowerBound + CGFloat(numbers.unit()) * (range.upperBound - range.lowerBound)
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// A rectangle of about 100 × 80 points' neighbourhood, half of the time on whole points.
  mutating func rect() -> CGRect {
    let rect = CGRect(x: number(-20...80), y: number(-20...70), width: number(1...90), height: number(1...70))
    return int(0...1) == 0 ? rect.integral : rect
  }

  mutating func pixelRect(inWidth width: Int, height: Int) -> CGRect {
    let (x, y) = (int(0...width - 2), int(0...height - 2))
    return CGRect(x: x, y: y, width: int(1...width - x), height: int(1...height - y))
  }

  mutating func color() -> CGColor {
    CGColor(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: int(0...2) == 0 ? 1 : number(0.1...1))
  }

  /// A picture of 16 × 16 pixels with sharp edges.
  let picture = SeededRandom.makePicture()

  private static func makePicture() -> CGImage {
    guard let bitmap = Bitmap(width: 16, height: 16, scale: 1) else { preconditionFailure("256 pixels fit into memory") }
    let context = bitmap.context
    for (index, color) in [
      CGColor(red: 1, green: 0, blue: 0, alpha: 1), .white, CGColor(red: 0, green: 0.5, blue: 1, alpha: 0.7),
    ].enumerated() {
      context.setFillColor(color)
      context.fill(CGRect(x: index * 4, y: index * 3, width: 7, height: 9))
    }
    return bitmap.makeImage()
  }
}

extension Bitmap {
  /// The first few pixels that are not the same, with both values.
  func differences(from other: Bitmap) -> [String] {
    if hasSamePixels(as: other) { return [] }
    var found: [String] = []
    for y in 0..<height {
      for x in 0..<width where found.count < 6 {
        let (one, two) = (pixel(x: x, y: y), other.pixel(x: x, y: y))
        if one != two { found.append("(\(x), \(y)): \(one) ≠ \(two)") }
      }
    }
    return found
  }
}

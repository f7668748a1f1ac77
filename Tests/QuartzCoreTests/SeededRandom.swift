import CoreGraphics
import SeededNumbers

/// Random choices that are the same in every run.
struct SeededRandom {
  private var numbers: SplitMix64

  init(seed: UInt64) {
    numbers = SplitMix64(state: seed)
    // Neighbouring seeds must not give one sequence shifted by one.
    numbers.state = numbers.next() ^ (seed << 32)
  }

  mutating func next() -> UInt64 { numbers.next() }

  mutating func int(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    range.lowerBound + CGFloat(numbers.unit()) * (range.upperBound - range.lowerBound)
  }

  /// A length as layouts have it: whole, half, a third, or anything.
  mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
    let whole = CGFloat(int(range))
    return switch int(0...4) {
    case 0: whole + 0.5
    case 1: whole + 1.0 / 3
    case 2: whole + number(0...1)
    default: whole
    }
  }

  mutating func flip() -> Bool { int(0...1) == 0 }

  mutating func color() -> CGColor? {
    let alpha: CGFloat = [1, 1, 0.5, 0.2][int(0...3)]
    return int(0...6) == 0 ? nil : CGColor(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: alpha)
  }
}

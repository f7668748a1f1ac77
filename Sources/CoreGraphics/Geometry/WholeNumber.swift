package import Foundation

extension FixedWidthInteger {
  /// The whole number next to `value` towards zero: the nearer end of the type's range beyond it, and 0 for what is no number.
  ///
  /// The one way from lengths and places to whole numbers in these modules: the plain conversion ends the process outside of the range.
  package init(clamping value: CGFloat) {
    let number = Double(value)
    // The ends are compared as Doubles; the greatest 64-bit number is none, and rounds up to the first one beyond.
    if number >= Double(Self.max) {
      self = .max
    } else if number <= Double(Self.min) {
      self = .min
    } else {
      self = number.isNaN ? 0 : Self(number)
    }
  }
}

extension CGRect {
  /// What two rectangles share; null when that is nothing, or an edge is no number, at which Foundation's `intersection` ends the process.
  package func shared(with other: CGRect) -> CGRect {
    let edges = [minX, minY, maxX, maxY, other.minX, other.minY, other.maxX, other.maxY]
    guard !isNull, !other.isNull, !edges.contains(where: \.isNaN) else { return .null }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return left <= right && top <= bottom ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
  }

  /// The columns and rows of a bitmap that this rectangle touches; nil when there are none, or a number of it is not finite.
  func pixels(inWidth width: Int, height: Int) -> (columns: Range<Int>, rows: Range<Int>)? {
    guard isFinite else { return nil }
    func span(_ low: CGFloat, _ high: CGFloat, _ count: Int) -> Range<Int>? {
      let first = max(Int(clamping: low.rounded(.down)), 0)
      let last = min(Int(clamping: high.rounded(.up)), count)
      return first < last ? first..<last : nil
    }
    guard let columns = span(minX, maxX, width), let rows = span(minY, maxY, height) else { return nil }
    return (columns, rows)
  }
}

import CoreGraphics

/// The heights of a section's rows, of which most may be equal: each step takes O(log n), and equal rows take no room.
///
/// The sums of heights form a tree: node i (from 1) stands for the rows that end with row i − 1 and are as many as i's lowest bit says.
struct RowHeights {
  /// How many rows there are.
  let count: Int

  /// The height of each row that is not listed with another one.
  private let common: CGFloat

  /// The height of each row, and the nodes of the tree; both empty unless the heights were given one by one and differ.
  private var heights: [CGFloat] = []
  private var sums: [CGFloat] = []

  /// The rows that are not of the common height, and by how much the nodes above them differ from as many common heights.
  private var exceptions: [Int: CGFloat] = [:]
  private var differences: [Int: CGFloat] = [:]

  /// Equal rows.
  init(count: Int, height: CGFloat) {
    self.count = max(0, count)
    common = height
  }

  /// Rows of the given heights.
  init(_ heights: UniformList<CGFloat>) {
    count = heights.count
    common = heights.first ?? 0
    guard !heights.isUniform else { return }
    self.heights = heights.elements
    sums = [0] + heights.elements
    for index in 1...count {
      let next = index + (index & -index)
      if next <= count { sums[next] += sums[index] }
    }
  }

  /// The height of one row.
  func height(of row: Int) -> CGFloat { heights.isEmpty ? exceptions[row] ?? common : heights[row] }

  /// The height of all rows.
  var total: CGFloat { top(of: count) }

  /// The height of the rows before `row`.
  func top(of row: Int) -> CGFloat {
    if areEqual { return common * CGFloat(row) }
    var (sum, index) = (CGFloat(0), row)
    while index > 0 {
      sum += node(index)
      index &= index - 1
    }
    return sum
  }

  /// The row that contains `y`, or the nearest one; there must be a row.
  func row(at y: CGFloat) -> Int {
    if areEqual {
      let row = (y / common).rounded(.down)
      // Compared before it becomes an integer, for which it may be too large or no number at all.
      return row > 0 ? Int(min(row, CGFloat(count - 1))) : 0
    }
    var (index, left) = (0, y)
    var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next = index + step
      if next <= count {
        let height = node(next)
        if height <= left {
          index = next
          left -= height
        }
      }
      step >>= 1
    }
    return min(index, count - 1)
  }

  /// Gives one row another height.
  mutating func setHeight(_ height: CGFloat, of row: Int) {
    let change = height - self.height(of: row)
    guard change != 0 else { return }
    if heights.isEmpty { exceptions[row] = height } else { heights[row] = height }
    var index = row + 1
    while index <= count {
      if sums.isEmpty { differences[index, default: 0] += change } else { sums[index] += change }
      index += index & -index
    }
  }

  /// Whether all rows have the common height.
  private var areEqual: Bool { sums.isEmpty && differences.isEmpty }

  /// The height of the rows that a node stands for.
  private func node(_ index: Int) -> CGFloat {
    sums.isEmpty ? common * CGFloat(index & -index) + (differences[index] ?? 0) : sums[index]
  }
}

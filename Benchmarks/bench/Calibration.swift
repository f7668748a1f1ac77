/// A fixed amount of plain work, so that a reader of the figures can tell how fast the machine was at the time.
///
/// The same work takes the same number of instructions in each version of this program, and none of what is measured. On a machine that
/// others use, too, figures of two runs can be compared only as far as this row is the same in both.
enum Calibration {
  /// What is done, for tables.
  static let what = "sorting \(count) fixed numbers"

  /// How many numbers are sorted.
  private static let count = 100_000

  /// Sorts the numbers `runs` times.
  static func measure(runs: Int) -> Series {
    let numbers = Self.numbers
    var series = Series()
    for _ in 0..<runs {
      var sorted = numbers
      let start = ContinuousClock.now
      sorted.sort()
      series.seconds.append((ContinuousClock.now - start) / .seconds(1))
      // The result is used, so that the work cannot be left out.
      precondition(sorted[0] <= sorted[count - 1], "Sorted numbers are in order.")
    }
    return series
  }

  /// The numbers: what a linear congruential generator (Knuth's MMIX) makes of 1.
  private static var numbers: [UInt64] {
    var number: UInt64 = 1
    return (0..<count).map { _ in
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return number
    }
  }
}

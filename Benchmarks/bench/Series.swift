/// The times of one stage in seconds, of which the median and the 95th percentile are reported.
struct Series: Encodable {
  /// The measurements in the order in which they were made.
  var seconds: [Double] = []

  /// The middle measurement in milliseconds.
  var median: Double { percentile(0.5) }
  /// The measurement that 95 of 100 stay below, in milliseconds.
  var p95: Double { percentile(0.95) }

  /// The measurement that a share of the others stay below, in milliseconds; 0 when nothing was measured.
  private func percentile(_ share: Double) -> Double {
    let sorted = seconds.sorted()
    guard !sorted.isEmpty else { return 0 }
    return sorted[min(sorted.count - 1, Int((Double(sorted.count) * share).rounded(.down)))] * 1000
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: NameKey.self)
    try container.encode(median, forKey: NameKey("medianMilliseconds"))
    try container.encode(p95, forKey: NameKey("p95Milliseconds"))
  }
}

/// A key of a JSON object that is known by its name only.
struct NameKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  /// The key of that name.
  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

import Foundation

/// Measures calls that are too short for a clock, many in a row.
@MainActor
enum Calls {
  /// The time of one call.
  static func each(_ what: String, _ runs: Int, _ body: () -> Void) -> CallResult {
    let calls = 100_000
    var series = Series()
    for _ in 0..<runs {
      series.seconds.append(seconds { for _ in 0..<calls { body() } } / Double(calls))
    }
    return CallResult(what: what, nanoseconds: series.median * 1e6)
  }

  /// How long the body takes.
  static func seconds(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let time = clock.measure(body)
    return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
  }
}

/// One measurement of a call.
struct CallResult: Encodable {
  let what: String
  /// The median.
  var nanoseconds: Double

  /// The result for one of two calls that were measured together.
  var halved: CallResult { CallResult(what: what, nanoseconds: nanoseconds / 2) }
}

import Foundation

/// Measures calls that are too short for a clock, many in a row, in time of the processor, so that a busy machine makes less difference.
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

  /// How long the processor works on the body in this thread, on behalf of the program or in the system.
  static func seconds(_ body: () -> Void) -> Double {
    let start = now
    body()
    return now - start
  }

  /// The time that the processor has spent on this thread.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
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

/// How sure a finding is and how much it matters, in rising order.
package enum Severity: String, Codable, Sendable, CaseIterable, Comparable {
  /// Worth a look.
  case info
  /// Will be seen, very likely.
  case warning
  /// Will be seen, and is certain.
  case error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  /// The place in the rising order, from 0.
  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}

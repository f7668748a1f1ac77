/// Checks of the system's version: what they ask is settled wherever there is a dark mode, which came with iOS 13.
enum Availability {
  /// Whether a list such as `iOS 13.0, tvOS 13.0, *` holds on each iOS with a dark mode, and not only on later ones.
  static func isSettled(_ list: some StringProtocol) -> Bool {
    let entries = list.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace) }
    guard let version = entries.first(where: { $0.count == 2 && ($0[0] == "iOS" || $0[0] == "iOSApplicationExtension") })?[1]
    else {
      // What names other systems only holds on this one by its star.
      return entries.contains { $0.count == 1 && $0[0] == "*" }
    }
    let parts = version.split(separator: ".").map { Int($0) ?? .max }
    return parts.lexicographicallyPrecedes([13, 0, 1])
  }

  /// Whether a condition as Swift writes it holds, as far as that is settled: `#available(iOS 13, *)` does,
  /// `#unavailable(iOS 13)` does not; nil when both can be.
  static func value(ofCondition text: some StringProtocol) -> Bool? {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let list = text[text.index(after: open)...].dropLast()
    let isDenied = text.hasPrefix("#unavailable")
    guard isSettled(isDenied ? list + ", *" : list + "") else { return nil }
    return !isDenied
  }
}

import Foundation

/// Ends objects of the main actor wherever their last reference is let go.
///
/// AD-HOC: a `deinit` of the main actor would do it by itself, but then no subclass could have a plain `deinit`, which UIKit's can.
enum Departure {
  /// Runs `body` now if this is the main queue, else there as soon as it comes to it.
  static func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isHere {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
  }

  /// Whether this is the main queue.
  static var isHere: Bool { DispatchQueue.getSpecific(key: key) != nil }

  /// Marks the main queue, so that code can tell whether it runs there.
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}

/// Tells a test, in order, which files one appearance switch passes through; in an app nobody listens and it costs one comparison.
@MainActor
package enum Journey {
  /// Hears the file of each station, such as `UIKit/TraitPhase.swift`; `nil` unless a test listens.
  package static var onPass: ((String) -> Void)?

  /// Says that the journey passes the calling file.
  package static func pass(_ file: String = #fileID) { onPass?(file) }
}

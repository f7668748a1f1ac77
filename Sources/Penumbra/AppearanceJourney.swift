/// Tells a test, in order, which files a switch passes through; in an app nobody listens.
package enum AppearanceJourney {
  /// Hears the file of each station, such as `Penumbra/AppearanceStore.swift`; `nil` unless a test listens.
  @TaskLocal package static var onPass: (@Sendable (String) -> Void)?

  /// Says that the journey passes the calling file.
  static func pass(_ file: String = #fileID) { onPass?(file) }
}

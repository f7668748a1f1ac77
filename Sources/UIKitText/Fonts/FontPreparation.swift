import Foundation

/// Makes fonts ready on another thread while an app launches, so that its first text waits for less.
///
/// Fontconfig's files and the search for the interface font take a tenth or more of the time to a first frame, and nothing before the first text
/// depends on them.
package enum FontPreparation {
  /// Begins, and does not wait; a text that comes too early waits for the rest. Called again, it does nothing new.
  package static func begin() { begun }

  /// The first call's work, handed over.
  private static let begun: Void = DispatchQueue.global(qos: .userInitiated).async { TextEngine.prepare() }
}

import CoreGraphics
import Foundation
import UIKitSurface
import UIKitText

/// What the first frame of a process needs and nothing before it depends on, made ready on another thread while the app makes its views.
///
/// OPTIMIZATION: both together take a third of the time to a first frame. They come one after the other, in the order in which they are
/// needed: at once, on a machine of two processors, they would take from each other and from the app.
@MainActor
enum LaunchPreparation {
  /// The other thread.
  private static let queue = DispatchQueue(label: "UIKit.LaunchPreparation", qos: .userInitiated)

  /// Begins with the fonts, and does not wait; called again, it does nothing new.
  static func beginFonts() { fonts }

  /// The first call's work, handed over.
  private static let fonts: Void = queue.async { FontPreparation.run() }

  /// Has memory found for the pixels of the first scene of the process; those of later ones find what others left.
  static func findMemory(for scene: UIWindowScene) {
    guard !hasFoundMemory, let pixels = PresentPhase.pixels(of: scene.updateCycle), pixels.byteCount <= mostBytes else { return }
    hasFoundMemory = true
    // Kept until the system is done. The frames draw on it meanwhile.
    nonisolated(unsafe) let bitmap = pixels
    queue.async { bitmap.findMemory() }
  }

  /// The most bytes for which that pays: of a larger canvas, a window of it may be all that is ever drawn.
  private static let mostBytes = 64 * 1024 * 1024

  /// Whether memory was looked for once.
  private static var hasFoundMemory = false
}

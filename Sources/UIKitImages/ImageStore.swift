// The pixels of files that were asked for by name, so that each is decoded once.

import CoreGraphics
import Synchronization
import UIKitBase

/// The pixels of files by their path. Any thread may use it.
final class ImageStore: Sendable {
  /// The store of the process.
  static let shared = ImageStore()

  /// What is known of one file.
  private struct Content {
    /// Whether the file was read.
    var isRead = false
    /// The pixels; `nil` for a file that cannot be read.
    var pixels: ImagePixels?
    /// The same with left and right exchanged, once somebody asked.
    var mirrored: ImagePixels?
  }

  /// The place of one file. It is decoded under the lock of its place: who asks for the same file waits, who asks for another does not.
  private final class Place: Sendable {
    /// What is known of the file.
    let content = Guarded(Content())
  }

  /// What is in the store.
  private struct State {
    /// The places of files.
    var places: [ImageFile: Place] = [:]
    /// The files that were read, in the order in which they came.
    var order: [ImageFile] = []
    /// The pixels of all files together.
    var count = 0
  }

  /// What is in the store, behind a lock that is held only to look things up.
  private let state = Guarded(State())

  /// So many pixels are kept, 128 MB; then the files that came first are forgotten, and read again when asked for.
  private static let mostPixels = 32 << 20

  /// The pixels of a file; `nil`, reported the first time, when it cannot be read.
  func pixels(of file: ImageFile, isMirrored: Bool = false) -> ImagePixels? {
    let place = state.withLock { state -> Place in
      if let known = state.places[file] { return known }
      let place = Place()
      state.places[file] = place
      return place
    }
    var fault: (any Error)?
    let (pixels, isNew) = place.content.withLock { content -> (ImagePixels?, Bool) in
      let isNew = !content.isRead
      if isNew {
        content.isRead = true
        do { content.pixels = try file.read() } catch { fault = error }
      }
      guard isMirrored, let read = content.pixels else { return (content.pixels, isNew) }
      let mirrored = content.mirrored ?? ImagePixels(read.image, scale: read.scale, orientation: .upMirrored)
      content.mirrored = mirrored
      return (mirrored, isNew)
    }
    if isNew { note(file, of: pixels?.count ?? 0) }
    // Under no lock: who is told may ask for pictures itself.
    if let fault { file.report(fault) }
    return pixels
  }

  /// Counts the pixels of a file that was read just now, and forgets the files that came first when there are too many.
  private func note(_ file: ImageFile, of count: Int) {
    let dropped = state.withLock { state -> [Place] in
      state.order.append(file)
      state.count += count
      var dropped: [Place] = []
      while state.count > Self.mostPixels, state.order.count > 1 {
        guard let place = state.places.removeValue(forKey: state.order.removeFirst()) else { continue }
        // Its pixels are there already, or it would not be in the order: nobody waits for its lock for long.
        state.count -= place.content.withLock { $0.pixels?.count ?? 0 }
        dropped.append(place)
      }
      return dropped
    }
    withExtendedLifetime(dropped) {}
  }
}

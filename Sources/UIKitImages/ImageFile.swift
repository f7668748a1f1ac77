// PNG files: which of several suits a scale, and what is in them, read once.

import CoreGraphics
import Synchronization
import UIKitBase
import UIKitTraits

/// A file with a picture, and how many of its pixels are a point.
struct ImageFile: Hashable {
  /// The path.
  let path: String
  /// Pixels a point.
  let scale: CGFloat

  /// The file that suits a scale best, the screen's unless given: the one of that name, or of that name with `@2x` or `@3x`.
  ///
  /// A name without extension is one of a PNG file. `nil` if there is no such file.
  static func best(for path: String, scale wanted: CGFloat? = nil) -> ImageFile? {
    // A dot may also stand in a name; what no picture's file is called is none's ending.
    let known = URL(fileURLWithPath: path).pathExtension
    let isEnding = known.lowercased() == "png" || (!known.isEmpty && exists(path) != nil)
    let ending = isEnding ? known : "png"
    let stem = isEnding ? String(path.dropLast(known.count + 1)) : path
    if let scale = scale(in: stem) { return exists("\(stem).\(ending)").map { ImageFile(path: $0, scale: scale) } }
    let system = UITraitCollection.systemDefault[UITraitDisplayScale.self]
    let wanted = Int((wanted ?? (system > 0 ? system : 1)).rounded(.up))
    // The wanted one first, then larger ones, the nearest first, then smaller ones, the largest first (spec 4.4.7).
    let order = [1, 2, 3].filter { $0 >= wanted } + [3, 2, 1].filter { $0 < wanted }
    for scale in order {
      if let found = exists("\(stem)\(scale == 1 ? "" : "@\(scale)x").\(ending)") {
        return ImageFile(path: found, scale: CGFloat(scale))
      }
    }
    return nil
  }

  /// The scale that the end of a name without extension says, as in `icon@2x`.
  private static func scale(in stem: String) -> CGFloat? {
    for scale in 1...3 where stem.hasSuffix("@\(scale)x") { return CGFloat(scale) }
    return nil
  }

  /// The path, if a file is there.
  private static func exists(_ path: String) -> String? {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue ? path : nil
  }

  /// The pixels in the file; `nil`, reported, when it cannot be read.
  func read() -> ImagePixels? {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
      return ImagePixels(try CGImage.decodePNG(data), scale: scale)
    } catch {
      Diagnostics.report("The picture at “\(path)” is not shown. \(error.localizedDescription)", once: "UIKitImages.file.\(path)")
      return nil
    }
  }
}

/// The pixels of files that were asked for by name, so that each is decoded once.
final class ImageStore: Sendable {
  /// The store of the process.
  static let shared = ImageStore()

  /// What is in the store.
  private struct State {
    /// The pixels of files, and of mirrored ones; `nil` for a file that cannot be read.
    var pixels: [Key: ImagePixels?] = [:]
    /// The files in the order in which they came.
    var order: [Key] = []
    /// The pixels of all files together.
    var count = 0
  }

  /// A file, and whether left and right are exchanged.
  private struct Key: Hashable {
    /// The file.
    let file: ImageFile
    /// Whether left and right are exchanged.
    let isMirrored: Bool
  }

  /// What is in the store, behind its lock; a file is decoded under it, so that two threads do not decode it twice.
  private let state = Mutex(State())

  /// So many pixels are kept, 128 MB; then the files that came first are forgotten, and read again when asked for.
  private static let mostPixels = 32 << 20

  /// The pixels of a file; `nil`, reported the first time, when it cannot be read.
  func pixels(of file: ImageFile, isMirrored: Bool = false) -> ImagePixels? {
    let key = Key(file: file, isMirrored: isMirrored)
    return state.withLock { state in
      if let known = state.pixels[key] { return known }
      var pixels = file.read()
      if isMirrored, let read = pixels { pixels = ImagePixels(read.image, scale: read.scale, orientation: .upMirrored) }
      state.pixels[key] = .some(pixels)
      state.order.append(key)
      state.count += pixels?.count ?? 0
      while state.count > Self.mostPixels, state.order.count > 1 {
        state.count -= (state.pixels.removeValue(forKey: state.order.removeFirst()) ?? nil)?.count ?? 0
      }
      return pixels
    }
  }
}

// PNG files: which of several suits a scale, and what is in them, read once.

import CoreGraphics
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

  /// The pixels in the file; an error says why it cannot be read.
  func read() throws -> ImagePixels {
    let data = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    return ImagePixels(try CGImage.decodePNG(data), scale: scale)
  }

  /// Tells the developer, once, why the file cannot be read.
  func report(_ error: any Error) {
    Diagnostics.report("The picture at “\(path)” is not shown. \(error.localizedDescription)", once: "UIKitImages.file.\(path)")
  }

  /// The pixels in the file; `nil`, reported, when it cannot be read.
  func readOrReport() -> ImagePixels? {
    do { return try read() } catch {
      report(error)
      return nil
    }
  }
}

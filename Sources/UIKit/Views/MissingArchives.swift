import UIKitBase

/// Storyboards, nibs and other archives, of which nothing can be read yet.
enum MissingArchives {
  /// Tells the developer, once for each class, that an object of `type` was asked for out of an archive.
  static func report(_ type: AnyClass) {
    Diagnostics.report(
      "\(type) cannot be read from an archive here, so init(coder:) gave nil: make it in code.", once: "coder \(type)")
  }
}

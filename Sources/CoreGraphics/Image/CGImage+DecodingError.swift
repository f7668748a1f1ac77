import Foundation

extension CGImage {
  /// Why bytes did not become a picture: what is wrong, where, and what can be done.
  package enum DecodingError: Error, Hashable, Sendable {
    /// The bytes are something else than a PNG.
    case notAPNG(String)
    /// The bytes end before the picture does; the offset is where they end.
    case truncated(offset: Int)
    /// The bytes contradict the format near an offset; nil when only the decoder noticed.
    case corrupt(offset: Int?, String)
    /// The picture is larger than what is allowed or than what Cairo can hold.
    case tooLarge(width: Int, height: Int, limit: Int)
    /// There is no memory for the pixels.
    case noMemory(width: Int, height: Int)
  }

  /// Why a picture did not become bytes.
  package struct EncodingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What Cairo says of it.
    package let reason: String

    /// What happened and what can be done.
    package var description: String { "The PNG could not be written: \(reason). Free some memory, or write a smaller picture." }
  }
}

extension CGImage.DecodingError: CustomStringConvertible, LocalizedError {
  /// What is wrong, where, and what can be done, in two sentences.
  package var description: String {
    switch self {
    case .notAPNG(let what):
      "This is not a PNG picture: \(what). Export the picture as PNG."
    case .truncated(let offset):
      "The PNG picture ends after \(offset) bytes, before its end mark. Copy or export the file again."
    case .corrupt(let offset?, let what):
      "The PNG picture is damaged near byte \(offset): \(what). Export the file again."
    case .corrupt(nil, let what):
      "The PNG picture is damaged: \(what). Export the file again."
    case .tooLarge(let width, let height, let limit):
      "The PNG picture is \(width) × \(height) pixels; allowed are \(limit) pixels and sides of \(Bitmap.longestSide). Make it smaller."
    case .noMemory(let width, let height):
      "There is no memory for a picture of \(width) × \(height) pixels. Make it smaller."
    }
  }

  /// The same as `description`.
  package var errorDescription: String? { description }
}

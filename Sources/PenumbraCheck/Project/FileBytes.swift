import Foundation

/// Reads the bytes of a file.
package enum FileBytes {
  /// The bytes; nil when they cannot be read, are not a regular file's, or are more than the limit.
  package static func read(_ path: String, limit: Int = Int.max) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) <= limit else { return nil }
    let size = Int(status.st_size)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = 0
      while count < size, let base = buffer.baseAddress {
        let got = Foundation.read(file, base + count, size - count)
        if got <= 0 { break }
        count += got
      }
    }
  }
}

extension PlayScript {
  /// More bytes than this are no play file.
  private static let byteLimit = 1 << 20

  /// Reads the play file at `path`; the error names the file, and the line of a command that is none.
  init(path: String) throws(LaunchOptions.Mistake) {
    let bytes = try Self.bytes(path)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw LaunchOptions.Mistake(description: "The play file “\(path)” is not UTF-8 text; name another with --play.")
    }
    do { try self.init(text) } catch { throw LaunchOptions.Mistake(description: "\(path): \(error)") }
  }

  /// The bytes of a file.
  private static func bytes(_ path: String) throws(LaunchOptions.Mistake) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw cannotBeRead(path, errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &part, part.count)
      if count == 0 { return bytes }
      if count > 0 { bytes += part[..<count] } else if errno != EINTR { throw cannotBeRead(path, errno) }
      guard bytes.count <= byteLimit else {
        throw LaunchOptions.Mistake(
          description: "The play file “\(path)” has more than \(byteLimit) bytes; name another with --play.")
      }
    }
  }

  /// The mistake of a file that cannot be read.
  private static func cannotBeRead(_ path: String, _ reason: Int32) -> LaunchOptions.Mistake {
    LaunchOptions.Mistake(
      description: "The play file “\(path)” cannot be read: \(String(cString: strerror(reason))). Name another with --play.")
  }
}

/// The folder that a headless run writes its pictures to.
///
/// System calls instead of Foundation's, whose errors are not sentences and whose relative paths go through the name of the current
/// folder, which need not be UTF-8.
struct PictureFolder {
  /// The path, as it was given.
  let path: String

  /// Makes the folder and those above it where they are missing.
  func make() throws(LaunchOptions.Mistake) {
    var made = path.hasPrefix("/") ? "/" : ""
    for step in path.split(separator: "/") {
      made += made.isEmpty || made.hasSuffix("/") ? String(step) : "/\(step)"
      if mkdir(made, 0o777) == 0 { continue }
      let reason = errno
      var status = stat()
      // A step that is there may say EROFS or EACCES instead of EEXIST.
      guard stat(made, &status) == 0 else { throw cannotBeMade(reason) }
      guard status.st_mode & S_IFMT == S_IFDIR else { throw cannotBeMade(ENOTDIR) }
    }
    guard access(made, W_OK | X_OK) == 0 else {
      throw LaunchOptions.Mistake(
        description: "Nothing can be written to the folder for the pictures, “\(path)”: \(Self.text(errno)). \(Self.advice)")
    }
  }

  /// Writes a picture as a whole or not at all; the result is its path.
  func write(_ png: Data, as name: String) throws(LaunchOptions.Mistake) -> String {
    let file = "\(path.hasSuffix("/") ? String(path.dropLast()) : path)/\(name).png"
    let temporary = "\(file).new"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw cannotBeWritten(file, errno) }
    var reason = Self.write(Array(png), to: descriptor)
    if close(descriptor) != 0, reason == 0 { reason = errno }
    if reason == 0, rename(temporary, file) != 0 { reason = errno }
    guard reason == 0 else {
      unlink(temporary)
      throw cannotBeWritten(file, reason)
    }
    return file
  }

  /// Writes all bytes; the result is 0 or the reason of a failure.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var count = 0
    while count < bytes.count {
      let step = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress?.advanced(by: count), bytes.count - count) }
      if step >= 0 { count += step } else if errno != EINTR { return errno }
    }
    return 0
  }

  /// What to do about a folder that is of no use.
  private static let advice = "Name another with --out."

  /// The system's words for the reason of a failure.
  private static func text(_ reason: Int32) -> String { String(cString: strerror(reason)) }

  /// The mistake of a folder that cannot be made.
  private func cannotBeMade(_ reason: Int32) -> LaunchOptions.Mistake {
    LaunchOptions.Mistake(
      description: "The folder for the pictures, “\(path)”, cannot be made: \(Self.text(reason)). \(Self.advice)")
  }

  /// The mistake of a picture that cannot be written.
  private func cannotBeWritten(_ file: String, _ reason: Int32) -> LaunchOptions.Mistake {
    LaunchOptions.Mistake(
      description:
        "The picture “\(file)” cannot be written: \(Self.text(reason)). Make room there, or name another folder with --out.")
  }
}

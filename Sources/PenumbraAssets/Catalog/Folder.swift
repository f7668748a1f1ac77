// Folders and files, opened relative to one another. Foundation's file functions take twenty times as long for many small files,
// and wait for ever at a pipe.

import Foundation

/// What makes a file the same as another.
struct FileIdentity: Hashable {
  /// The device.
  let device: UInt64
  /// The number on the device.
  let number: UInt64
}

/// Why a file or folder cannot be read.
enum FileFault: Error {
  /// It is not there.
  case missing
  /// A file stands where a folder is expected.
  case notAFolder
  /// It is no ordinary file.
  case notAFile
  /// It is larger than any that is meant.
  case tooLarge
  /// The system refuses, for the reason of the number.
  case refused(Int32)

  /// What is wrong, as a sentence.
  var message: String {
    switch self {
    case .missing: "It is not there; if it is a link, it leads nowhere."
    case .notAFolder: "It is no folder."
    case .notAFile: "It is no ordinary file."
    case .tooLarge: "It is larger than \(Folder.mostBytes / 1_048_576) MiB and is not read."
    case .refused(let number): "It cannot be read: \(String(cString: strerror(number)))."
    }
  }

  /// The fault that the system has just reported.
  static var last: FileFault {
    switch errno {
    case ENOENT: .missing
    case ENOTDIR: .notAFolder
    default: .refused(errno)
    }
  }
}

/// An open folder.
final class Folder {
  /// The descriptor, open until the object goes.
  private let descriptor: Int32
  /// Whether the name by which it was opened is a link.
  let isLink: Bool

  /// Larger files are not read: no Contents.json is.
  static let mostBytes = 16 * 1_048_576

  /// Takes over an open descriptor.
  private init(descriptor: Int32, isLink: Bool) {
    (self.descriptor, self.isLink) = (descriptor, isLink)
  }

  deinit {
    close(descriptor)
  }

  /// Opens a folder by its name in another, or by its path.
  static func open(_ name: String, in parent: Folder?) -> Result<Folder, FileFault> {
    let place = parent?.descriptor ?? AT_FDCWD
    var descriptor = openat(place, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    var isLink = false
    if descriptor < 0, errno == ELOOP || errno == ENOTDIR {
      descriptor = openat(place, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      isLink = true
    }
    guard descriptor >= 0 else { return .failure(.last) }
    return .success(Folder(descriptor: descriptor, isLink: isLink))
  }

  /// What makes the folder the same as another; nil if the system does not say.
  var identity: FileIdentity? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    return FileIdentity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
  }

  /// The names in the folder, and whether there are some that are not UTF-8.
  func listing() -> (names: [String], hasForeignNames: Bool) {
    // A second descriptor, because closing the listing closes it. Both share their place: a folder is listed once.
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0, let stream = fdopendir(copy) else {
      if copy >= 0 { close(copy) }
      return ([], false)
    }
    defer { closedir(stream) }
    var names: [String] = []
    var hasForeignNames = false
    while let entry = readdir(stream) {
      let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
      let bytes = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      guard let name = String(validatingCString: bytes) else {
        hasForeignNames = true
        continue
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return (names, hasForeignNames)
  }

  /// Hands over the bytes of a file in the folder, or says why there are none.
  func withBytes(of name: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) -> FileFault? {
    // Opening a pipe would wait for its writer.
    let file = openat(descriptor, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return .last }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { return .last }
    guard status.st_mode & S_IFMT == S_IFREG else { return .notAFile }
    guard status.st_size <= Self.mostBytes else { return .tooLarge }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(Int(status.st_size), 1)) { buffer in
      var count = 0
      while count < buffer.count {
        let part = read(file, buffer.baseAddress?.advanced(by: count), buffer.count - count)
        if part < 0, errno == EINTR { continue }
        guard part >= 0 else { return .last }
        if part == 0 { break }
        count += part
      }
      body(UnsafeBufferPointer(rebasing: buffer[..<count]))
      return nil
    }
  }
}

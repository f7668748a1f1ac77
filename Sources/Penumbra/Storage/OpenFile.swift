#if os(Linux)
  import Foundation

  /// A file or folder that is open; closed when the last reference goes, also when an error is thrown in between.
  final class OpenFile {
    /// The number the kernel knows it by.
    let descriptor: Int32

    /// Takes over a descriptor; nil for the -1 of a failed call, whose reason is in `errno`.
    init?(_ descriptor: Int32) {
      guard descriptor >= 0 else { return nil }
      self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Whether it is a regular file, so that reading it can neither wait nor go on for ever.
    var isRegular: Bool {
      var status = stat()
      return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// The bytes from the start, at most `limit` of them; nil on failure, with the reason in `errno`.
    func read(upTo limit: Int) -> [UInt8]? {
      var bytes = [UInt8](repeating: 0, count: limit)
      var count = 0
      while count < limit {
        let step = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress?.advanced(by: count), limit - count, count) }
        if step == 0 { break }
        if step > 0 { count += step } else if errno != EINTR { return nil }
      }
      bytes.removeSubrange(count...)
      return bytes
    }

    /// Writes all bytes; false on failure, with the reason in `errno`.
    func write(_ bytes: [UInt8]) -> Bool {
      var count = 0
      while count < bytes.count {
        let step = bytes.withUnsafeBytes {
          Foundation.write(descriptor, $0.baseAddress?.advanced(by: count), bytes.count - count)
        }
        if step >= 0 { count += step } else if errno != EINTR { return false }
      }
      return true
    }

    /// Waits until it is on the disk; false on failure, with the reason in `errno`.
    ///
    /// Some network file systems cannot do this for a folder and say EINVAL; there is nothing to wait for then.
    func sync() -> Bool {
      while fsync(descriptor) != 0 {
        if errno == EINVAL { return true }
        if errno != EINTR { return false }
      }
      return true
    }

    /// Takes the exclusive lock, waiting at most `milliseconds`; false when somebody else keeps it or on failure, see `errno`.
    ///
    /// The wait is bounded because it can happen on the main thread, and a stopped process would keep its lock for ever. The
    /// kernel gives the lock back when the file is closed, also for a killed process.
    func lock(waiting milliseconds: Int) -> Bool {
      for attempt in 0...milliseconds {
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
        if errno != EWOULDBLOCK && errno != EINTR { return false }
        if attempt < milliseconds { usleep(1_000) }
      }
      errno = EWOULDBLOCK
      return false
    }
  }
#endif

#if os(Linux)
  import Foundation

  /// The back end on Linux: one small text file that is only ever replaced as a whole.
  ///
  /// Foundation's UserDefaults is not used here: on Linux it truncates its file in place, takes no lock, and drops the keys that
  /// other processes wrote. In the folder lie `penumbra.conf` (see `PreferenceText`), `penumbra.lock` (empty, never removed,
  /// since removing a lock file lets two processes lock two files of one name), for a moment `penumbra.conf.new`, and at most
  /// `damagedLimit` unusable files `penumbra.conf.damaged-<n>`.
  ///
  /// A symbolic link in the file's place is followed for reading and replaced, not followed, by a write.
  package struct PreferenceFile: AppearanceStorage {
    /// The folder; created with mode 0700 by the first write.
    package let folder: String
    /// How long a writer waits for the lock, in milliseconds.
    package let patience: Int

    /// The file's name.
    package static let fileName = "penumbra.conf"
    /// The name of the file that writers lock.
    package static let lockName = "penumbra.lock"
    /// The name of the file while it is being written. One name is enough, since only the holder of the lock writes, and so a
    /// writer that was killed leaves at most one, which the next writer removes.
    package static let temporaryName = "penumbra.conf.new"
    /// How many unusable files are kept before the last one is replaced.
    package static let damagedLimit = 4

    /// The file's path.
    package var path: String { "\(folder)/\(Self.fileName)" }

    /// The file in that folder, an absolute path.
    package init(folder: String, patience: Int = 2_000) {
      self.folder = folder
      self.patience = patience
    }

    /// Reads without a lock: a reader sees the file before or after a rename, never a part of it.
    package func word(for key: String) throws(AppearanceStoreError) -> String? {
      do {
        return try text()?.words[key]
      } catch {
        throw trySettingAside(error)
      }
    }

    /// Locks, reads again, merges, writes a temporary file, waits for the disk, renames, waits for the folder.
    package func keep(_ word: String, for key: String, onlyIfAbsent: Bool) throws(AppearanceStoreError) {
      let place = try openFolder()
      let lock = try lock(in: place, waiting: patience)
      defer { withExtendedLifetime(lock) {} }
      unlinkat(place.descriptor, Self.temporaryName, 0)

      var text: PreferenceText
      do {
        text = try self.text() ?? PreferenceText()
      } catch {
        _ = try setAside(error, in: place)
        text = PreferenceText()
      }
      if text.words[key] == word || (onlyIfAbsent && text.words[key] != nil) {
        // Its writer may have been killed between the rename and this.
        guard place.sync() else { throw unwritable(folder) }
        return
      }
      text.words[key] = word
      try replace(with: text, in: place)
    }

    // MARK: Reading

    /// The file's text; nil when there is no file.
    private func text() throws(AppearanceStoreError) -> PreferenceText? {
      // A fifo in the file's place would make a blocking open wait for a writer.
      guard let file = OpenFile(open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)) else {
        if errno == ENOENT || errno == ENOTDIR { return nil }
        throw AppearanceStoreError(.unreadable, at: path, code: errno)
      }
      guard file.isRegular else { throw AppearanceStoreError(.damaged("it is not a file"), at: path) }
      guard let bytes = file.read(upTo: PreferenceText.byteLimit + 1) else {
        throw AppearanceStoreError(.unreadable, at: path, code: errno)
      }
      do {
        return try PreferenceText(bytes)
      } catch {
        switch error {
        case .damage(let reason): throw AppearanceStoreError(.damaged(reason), at: path)
        case .newer(let line): throw AppearanceStoreError(.newerVersion(line), at: path)
        }
      }
    }

    // MARK: Setting aside

    /// Moves an unusable file out of the way when nobody else holds the lock and it is still unusable; the error says where it
    /// went.
    ///
    /// A reader does not wait and does not insist: what it cannot move, the next writer moves.
    private func trySettingAside(_ error: AppearanceStoreError) -> AppearanceStoreError {
      guard Self.isLost(error), let place = try? openFolder(), let lock = try? lock(in: place, waiting: 0) else { return error }
      defer { withExtendedLifetime(lock) {} }
      do {
        _ = try text()
        return error
      } catch let again {
        return (try? setAside(again, in: place)) ?? error
      }
    }

    /// Moves an unusable file to the first free `….damaged-<n>`, or in the place of the last one; to be called under the lock.
    private func setAside(_ error: AppearanceStoreError, in place: OpenFile) throws(AppearanceStoreError) -> AppearanceStoreError
    {
      guard Self.isLost(error) else { throw error }
      for number in 1...Self.damagedLimit {
        let name = "\(Self.fileName).damaged-\(number)"
        var status = stat()
        if fstatat(place.descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 {
          if number < Self.damagedLimit { continue }
          unlinkat(place.descriptor, name, 0)
        }
        guard renameat(place.descriptor, Self.fileName, place.descriptor, name) == 0, place.sync() else { throw unwritable(path) }
        return AppearanceStoreError(error.problem, at: error.path, code: error.code, keptAside: "\(folder)/\(name)")
      }
      return error
    }

    /// Whether the file will stay unusable, so that it has to make room; a shortage of memory or descriptors passes, and the file
    /// of a newer version is only unusable here.
    private static func isLost(_ error: AppearanceStoreError) -> Bool {
      switch error.problem {
      case .damaged: true
      case .unreadable: error.code == EACCES || error.code == ELOOP || error.code == ENXIO
      default: false
      }
    }

    // MARK: Writing

    /// Opens the folder, creating it and those above it with mode 0700 where they are missing.
    private func openFolder() throws(AppearanceStoreError) -> OpenFile {
      let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
      if let place = OpenFile(open(folder, flags)) { return place }
      guard errno == ENOENT else { throw unwritable(folder) }
      var path = ""
      for step in folder.split(separator: "/") {
        let above = path.isEmpty ? "/" : path
        path += "/\(step)"
        if mkdir(path, 0o700) == 0 {
          // A folder is only as durable as its name in the folder above.
          guard let parent = OpenFile(open(above, flags)), parent.sync() else { throw unwritable(above) }
        } else if errno != EEXIST {
          // A step that exists may say EROFS or EACCES instead of EEXIST; the next step shows whether it is there.
          var status = stat()
          let reason = errno
          guard stat(path, &status) == 0 else { throw AppearanceStoreError(.unwritable, at: path, code: reason) }
        }
      }
      guard let place = OpenFile(open(folder, flags)) else { throw unwritable(folder) }
      return place
    }

    /// Takes the lock, waiting at most `milliseconds`; it is held as long as the result lives.
    private func lock(in place: OpenFile, waiting milliseconds: Int) throws(AppearanceStoreError) -> OpenFile {
      let path = "\(folder)/\(Self.lockName)"
      guard
        let file = OpenFile(
          openat(place.descriptor, Self.lockName, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600))
      else { throw unwritable(path) }
      guard file.lock(waiting: milliseconds) else {
        throw errno == EWOULDBLOCK ? AppearanceStoreError(.busy, at: path) : unwritable(path)
      }
      return file
    }

    /// Replaces the file with the text; to be called under the lock.
    private func replace(with text: PreferenceText, in place: OpenFile) throws(AppearanceStoreError) {
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      guard let file = OpenFile(openat(place.descriptor, Self.temporaryName, flags, 0o600)) else { throw unwritable(path) }
      guard file.write(text.bytes), file.sync(),
        renameat(place.descriptor, Self.temporaryName, place.descriptor, Self.fileName) == 0
      else {
        let error = unwritable(path)
        unlinkat(place.descriptor, Self.temporaryName, 0)
        throw error
      }
      guard place.sync() else { throw unwritable(folder) }
    }

    /// The error for a failed system call at that path.
    private func unwritable(_ path: String) -> AppearanceStoreError { AppearanceStoreError(.unwritable, at: path, code: errno) }
  }
#endif

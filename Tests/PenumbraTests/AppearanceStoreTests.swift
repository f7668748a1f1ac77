import Foundation
import Penumbra
import Testing

/// Where the choice is kept, and what happens when that place is in a bad state.
@Suite struct AppearanceStoreTests {
  /// A folder of its own for each test.
  let home: TemporaryFolder
  /// A store whose file lies in that folder.
  let store: AppearanceStore

  init() throws {
    let home = try TemporaryFolder()
    self.home = home
    store = AppearanceStore { PreferenceFile(folder: home.path) }
  }

  // MARK: Keeping

  @Test func theFirstLaunchFollowsTheSystemAndWritesNothing() {
    let reading = store.read()
    #expect(reading.choice == .system)
    #expect(reading.source == .nothing)
    #expect(reading.problem == nil)
    #expect(home.names() == [])
  }

  @Test(arguments: AppearanceChoice.allCases)
  func aKeptChoiceIsRead(choice: AppearanceChoice) throws {
    try store.keep(choice)
    #expect(store.read().choice == choice)
    #expect(store.read().source == .kept)
    #expect(home.names() == ["penumbra.conf", "penumbra.lock"])
    #expect(home.bytes(of: "penumbra.conf") == Array("penumbra 1\nappearance=\(choice)\nend\n".utf8))
  }

  @Test func theFileIsForItsOwnerOnly() throws {
    let store = AppearanceStore { PreferenceFile(folder: "\(home.path)/a/b") }
    try store.keep(.dark)
    let modes = try ["a", "a/b", "a/b/penumbra.conf", "a/b/penumbra.lock"].map { name in
      try FileManager.default.attributesOfItem(atPath: "\(home.path)/\(name)")[.posixPermissions] as? Int
    }
    #expect(modes == [0o700, 0o700, 0o600, 0o600])
  }

  @Test func theSameChoiceAgainLeavesTheFileAlone() throws {
    try store.keep(.dark)
    let before = try fileNumber()
    try store.keep(.dark)
    #expect(try fileNumber() == before)
    try store.keep(.light)
    #expect(try fileNumber() != before)
  }

  @Test func keysOfOneFileDoNotDisturbEachOther() throws {
    let other = AppearanceStore(key: "reader") { PreferenceFile(folder: home.path) }
    try store.keep(.dark)
    try other.keep(.light)
    #expect(store.read().choice == .dark)
    #expect(other.read().choice == .light)
  }

  @Test func aWordOfALaterVersionIsReportedAndKeptUntilTheNextChoice() throws {
    try home.write(Array("penumbra 1\nappearance=sepia\nfuture=sepia\nend\n".utf8), to: "penumbra.conf")
    #expect(store.read().choice == .system)
    #expect(store.read().problem?.problem == .unknownValue("sepia"))
    try store.keep(.dark)
    #expect(home.bytes(of: "penumbra.conf") == Array("penumbra 1\nappearance=dark\nfuture=sepia\nend\n".utf8))
  }

  @Test func theTemporaryFileOfAKilledProcessIsRemoved() throws {
    try home.write([1, 2, 3], to: PreferenceFile.temporaryName)
    try store.keep(.dark)
    #expect(home.names() == ["penumbra.conf", "penumbra.lock"])
  }

  // MARK: Damage

  @Test(arguments: [
    [], Array("penumbra 1\nappearance=da".utf8), Array("penumbra 1\n".utf8), [0, 255, 128, 10, 0],
    Array("penumbra 0\nappearance=dark\nend\n".utf8),
  ])
  func aDamagedFileMeansSystemAndIsKeptAside(bytes: [UInt8]) throws {
    try home.write(bytes, to: "penumbra.conf")
    let reading = store.read()
    #expect(reading.choice == .system)
    #expect(reading.source == .nothing)
    let problem = try #require(reading.problem)
    guard case .damaged = problem.problem else {
      Issue.record("not reported as damage: \(problem)")
      return
    }
    #expect(problem.keptAside == "\(home.path)/penumbra.conf.damaged-1")
    #expect(home.bytes(of: "penumbra.conf.damaged-1") == bytes)
    #expect(store.read().problem == nil)
    try store.keep(.dark)
    #expect(store.read().choice == .dark)
  }

  @Test func theFileOfANewerVersionIsLeftUntouchedAndBothCallersHearOfIt() throws {
    let bytes = Array("penumbra 2\nappearance: dark in the evening\n".utf8)
    try home.write(bytes, to: "penumbra.conf")
    let reading = store.read()
    #expect(reading.choice == .system)
    #expect(reading.source == .nothing)
    #expect(reading.problem == AppearanceStoreError(.newerVersion("penumbra 2"), at: "\(home.path)/penumbra.conf"))
    #expect(throws: AppearanceStoreError(.newerVersion("penumbra 2"), at: "\(home.path)/penumbra.conf")) {
      try store.keep(.light)
    }
    #expect(home.bytes(of: "penumbra.conf") == bytes)
    #expect(home.names() == ["penumbra.conf", "penumbra.lock"])
  }

  @Test func aHugeFileIsNotReadToItsEndAndIsKeptAside() throws {
    let file = open("\(home.path)/penumbra.conf", O_WRONLY | O_CREAT, 0o600)
    #expect(ftruncate(file, 1 << 40) == 0)
    close(file)
    #expect(store.read().problem?.problem == .damaged("it has more than 65536 bytes"))
    #expect(home.names().contains("penumbra.conf.damaged-1"))
    try store.keep(.dark)
    #expect(store.read().choice == .dark)
  }

  @Test func aWriteKeepsADamagedFileAsideToo() throws {
    try home.write([7], to: "penumbra.conf")
    try store.keep(.dark)
    #expect(store.read().choice == .dark)
    #expect(home.bytes(of: "penumbra.conf.damaged-1") == [7])
  }

  @Test func theNumberOfFilesKeptAsideIsBounded() throws {
    for number in 1...6 {
      try home.write([UInt8(number)], to: "penumbra.conf")
      #expect(store.read().problem != nil)
    }
    #expect(home.names().filter { $0.contains("damaged") } == (1...4).map { "penumbra.conf.damaged-\($0)" })
    #expect((1...4).map { home.bytes(of: "penumbra.conf.damaged-\($0)") } == [[1], [2], [3], [6]])
  }

  @Test func aReaderDoesNotWaitForTheLockToSetDamageAside() throws {
    try store.keep(.dark)
    try home.write([7], to: "penumbra.conf")
    let lock = open("\(home.path)/\(PreferenceFile.lockName)", O_RDONLY)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    let problem = store.read().problem
    #expect(problem?.problem == .damaged("its first line is not \"penumbra 1\""))
    #expect(problem?.keptAside == nil)
    #expect(home.bytes(of: "penumbra.conf") == [7])
  }

  @Test func aFolderInTheFilesPlaceIsKeptAside() throws {
    try FileManager.default.createDirectory(atPath: "\(home.path)/penumbra.conf/inner", withIntermediateDirectories: true)
    #expect(store.read().problem?.problem == .damaged("it is not a file"))
    #expect(home.names(in: "penumbra.conf.damaged-1") == ["inner"])
    try store.keep(.dark)
    #expect(store.read().choice == .dark)
  }

  @Test func aFifoInTheFilesPlaceIsNotWaitedFor() throws {
    #expect(mkfifo("\(home.path)/penumbra.conf", 0o600) == 0)
    #expect(store.read().problem?.problem == .damaged("it is not a file"))
    try store.keep(.light)
    #expect(store.read().choice == .light)
  }

  @Test func aDanglingLinkMeansAFirstLaunchAndIsReplaced() throws {
    #expect(symlink("\(home.path)/nowhere", "\(home.path)/penumbra.conf") == 0)
    #expect(store.read().choice == .system)
    #expect(store.read().problem == nil)
    try store.keep(.dark)
    #expect(store.read().choice == .dark)
    #expect(home.names() == ["penumbra.conf", "penumbra.lock"])
  }

  @Test func aLinkThatLeadsToItselfIsKeptAside() throws {
    #expect(symlink("penumbra.conf", "\(home.path)/penumbra.conf") == 0)
    #expect(store.read().problem?.problem == .unreadable)
    try store.keep(.dark)
    #expect(store.read().choice == .dark)
  }

  // MARK: Places that cannot be written

  @Test(arguments: ["/dev/null/app", "/proc/penumbra/app", "/proc/self/penumbra"])
  func aFolderThatCannotBeCreatedIsAnErrorThatNamesIt(folder: String) throws {
    let store = AppearanceStore { PreferenceFile(folder: folder) }
    #expect(store.read().choice == .system)
    let error = try #require(throws: AppearanceStoreError.self) { try store.keep(.dark) }
    #expect(error.problem == .unwritable)
    #expect(error.path.map(folder.hasPrefix) == true)
    #expect(error.code != 0)
    #expect(error.description.contains("the choice holds until the app ends"))
  }

  @Test(arguments: ["", ".", "..", "../evil", "a/b", "line\nfeed", String(repeating: "a", count: 201)])
  func aNameThatLeavesItsFolderIsRefused(name: String) {
    let store = AppearanceStore(group: name)
    #expect(store.read().choice == .system)
    #expect(store.read().problem?.problem == .unusableName(name))
    #expect(throws: AppearanceStoreError(.unusableName(name))) { try store.keep(.dark) }
  }

  @Test func aKeyThatTheFormatCannotHoldIsRefused() {
    let store = AppearanceStore(key: "a=b\n") { PreferenceFile(folder: home.path) }
    #expect(store.read().problem?.problem == .unusableKey("a=b\n"))
    #expect(throws: AppearanceStoreError(.unusableKey("a=b\n"))) { try store.keep(.dark) }
    #expect(home.names() == [])
  }

  /// The inode of the file: another one each time the file is replaced.
  private func fileNumber() throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: "\(home.path)/penumbra.conf")[.systemFileNumber] as? Int
  }
}

import Foundation
import Penumbra
import Testing

/// What survives when processes are killed or write at the same time.
@Suite(.serialized) struct AppearanceStoreKillTests {
  @Test func aKilledProcessLeavesTheLastReturnedChoiceOrTheOneInProgress() throws {
    let following: [AppearanceChoice: AppearanceChoice] = [.system: .light, .light: .dark, .dark: .system]
    let loop = LoopProgram(home: try TemporaryFolder())
    let store = AppearanceStore { PreferenceFile(folder: loop.folder) }
    var kills = 0
    for _ in 0..<200 {
      let before = store.read().choice
      let (process, output) = try loop.start(["loop"])
      // The start of the process takes longer than a turn of its loop, so the random moment counts from the first turn.
      var text = output.availableData
      usleep(.random(in: 0...4_000))
      kill(process.processIdentifier, SIGKILL)
      text += output.readDataToEndOfFile()
      process.waitUntilExit()
      kills += process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL ? 1 : 0

      let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
      let returned = lines.last.flatMap { AppearanceChoice(rawValue: String($0)) } ?? before
      let reading = store.read()
      #expect(reading.problem == nil)
      #expect(reading.source == .kept)
      #expect(reading.choice == returned || reading.choice == following[returned])
    }
    #expect(kills == 200)

    try store.keep(.dark)
    #expect(store.read().choice == .dark)
    #expect(loop.home.names(in: "AppearanceStoreLoop") == [PreferenceFile.fileName, PreferenceFile.lockName])
  }

  @Test func allKeysOfTwoProcessesThatWriteAtOnceSurvive() throws {
    let loop = LoopProgram(home: try TemporaryFolder())
    let both = try ["a", "b"].map { try loop.start(["keys", $0, "60"]) }
    for (process, _) in both {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    let file = PreferenceFile(folder: loop.folder)
    let kept = try ["a", "b"].flatMap { prefix in try (1...60).map { try file.word(for: "\(prefix)-\($0)") } }
    #expect(kept == Array(repeating: "dark", count: 120))
  }

  @Test func aKeyOfTwoProcessesThatWriteAtOnceHoldsTheLastWriteOfOneOfThem() throws {
    let loop = LoopProgram(home: try TemporaryFolder())
    let both = try ["light", "dark"].map { try loop.start(["turns", "appearance", $0, "60"]) }
    for (process, output) in both {
      #expect(String(decoding: output.readDataToEndOfFile(), as: UTF8.self) == "kept\n")
      process.waitUntilExit()
    }
    let reading = AppearanceStore { PreferenceFile(folder: loop.folder) }.read()
    #expect([.light, .dark].contains(reading.choice))
    #expect(reading.problem == nil)
  }

  @Test func aStoppedProcessThatHoldsTheLockMakesAWriteFailInsteadOfWaitingForEver() throws {
    let home = try TemporaryFolder()
    let store = AppearanceStore { PreferenceFile(folder: home.path, patience: 50) }
    try store.keep(.light)
    let lock = open("\(home.path)/\(PreferenceFile.lockName)", O_RDONLY)
    #expect(flock(lock, LOCK_EX) == 0)
    let error = #expect(throws: AppearanceStoreError.self) { try store.keep(.dark) }
    #expect(error?.problem == .busy)
    #expect(store.read().choice == .light)
    close(lock)
    try store.keep(.dark)
    #expect(store.read().choice == .dark)
  }
}

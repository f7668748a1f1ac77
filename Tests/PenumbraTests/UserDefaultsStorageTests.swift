import Foundation
import Penumbra
import Testing

/// The back end that serves on Apple's systems, run over Foundation's UserDefaults here.
@Suite struct UserDefaultsStorageTests {
  @Test(arguments: ["", "..", "../evil", "a/b"])
  func aSuiteThatLeavesItsFolderIsRefused(suite: String) {
    let store = AppearanceStore { UserDefaultsStorage(suite: suite) }
    #expect(store.read().problem?.problem == .unusableName(suite))
    #expect(throws: AppearanceStoreError(.unusableName(suite))) { try store.keep(.dark) }
  }

  @Test func aKeptChoiceIsReadFromItsSuite() throws {
    let suite = "penumbra-test-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer {
      defaults.removePersistentDomain(forName: suite)
      let home = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"] ?? "\(NSHomeDirectory())/.config"
      try? FileManager.default.removeItem(atPath: "\(home)/\(suite).plist")
    }
    let store = AppearanceStore { UserDefaultsStorage(suite: suite) }
    #expect(store.read().source == .nothing)
    try store.keep(.dark)
    #expect(store.read().choice == .dark)
    #expect(defaults.string(forKey: "penumbra.appearance") == "dark")

    defaults.set(7, forKey: "penumbra.appearance")
    #expect(store.read().problem?.problem == .damaged("its value is not text"))
    try store.keep(.light)
    #expect(store.read().choice == .light)
    #expect(defaults.integer(forKey: "penumbra.appearance.damaged") == 7)
  }
}

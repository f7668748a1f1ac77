import Foundation

/// The back end on Apple's systems: `UserDefaults`, the app's own or an App Group's.
///
/// It compiles everywhere and serves only where `PreferenceFile` does not. Apple's daemon serializes the writers and keeps the
/// other keys; the value is handed to it before `keep` returns.
package struct UserDefaultsStorage: AppearanceStorage {
  /// The App Group or another suite; nil for the app's own defaults.
  package let suite: String?

  /// What our keys begin with, so that they never meet a key of the app.
  package static let prefix = "penumbra."

  /// The defaults of that suite.
  package init(suite: String?) { self.suite = suite }

  /// Reads from the defaults that are already in memory.
  package func word(for key: String) throws(AppearanceStoreError) -> String? {
    let defaults = try defaults()
    guard let value = defaults.object(forKey: Self.prefix + key) else { return nil }
    guard let word = value as? String else {
      throw AppearanceStoreError(.damaged("its value is not text"), at: Self.prefix + key)
    }
    return word
  }

  /// Sets the word unless it is there already; a value that is not text is kept aside under `<key>.damaged`.
  package func keep(_ word: String, for key: String, onlyIfAbsent: Bool) throws(AppearanceStoreError) {
    let defaults = try defaults()
    let name = Self.prefix + key
    switch defaults.object(forKey: name) {
    case let kept as String: if kept == word || onlyIfAbsent { return }
    case let odd?: defaults.set(odd, forKey: "\(name).damaged")
    case nil: break
    }
    defaults.set(word, forKey: name)
    guard defaults.synchronize() else { throw AppearanceStoreError(.unwritable, at: suite ?? name) }
  }

  /// The defaults of the suite; they are looked up each time because they are not Sendable.
  private func defaults() throws(AppearanceStoreError) -> UserDefaults {
    guard let suite else { return .standard }
    guard !suite.isEmpty, suite != "..", !suite.contains("/"), let defaults = UserDefaults(suiteName: suite) else {
      throw AppearanceStoreError(.unusableName(suite))
    }
    return defaults
  }
}

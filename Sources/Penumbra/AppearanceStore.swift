import Foundation

/// Keeps an app's choice between launches, so that it survives a crash or a power cut at any moment.
///
/// Station 3 of a switch's journey; `AppearanceOverride` takes the choice to the windows next.
///
/// - On Linux the choice is a line of `$XDG_CONFIG_HOME/<app>/penumbra.conf`, else `$HOME/.config/<app>/penumbra.conf`. `<app>`
///   is the group, else the bundle's identifier, else the program's name. Several keys and several processes can share the file.
/// - On Apple's systems it is the value of `penumbra.<key>` in the app's `UserDefaults`, or in those of the App Group.
public struct AppearanceStore: Sendable {
  /// What `read()` found.
  public struct Reading: Hashable, Sendable {
    /// Where the choice comes from.
    public enum Source: Hashable, Sendable {
      /// It was kept by `keep(_:)`.
      case kept
      /// It was taken over from the older key.
      case olderKey
      /// Nothing usable is kept; the choice is `.system`.
      case nothing
    }

    /// The choice to show.
    public let choice: AppearanceChoice
    /// Where it comes from.
    public let source: Source
    /// What stood in the way; nil when all went well, also at a first launch.
    public let problem: AppearanceStoreError?
  }

  /// The name the choice is kept under.
  public let key: String
  /// The key of an older on/off setting in `UserDefaults.standard`; nil for none.
  public let olderKey: String?
  /// The back end, or why there is none.
  private let storage: Result<any AppearanceStorage, AppearanceStoreError>

  /// Names a place; nothing is read or created yet, and a place that cannot be used is reported by `read()` and `keep(_:)`.
  ///
  /// - Parameters:
  ///   - key: 1 to 100 letters, digits, `.`, `-` or `_`. Different keys in one place do not disturb each other.
  ///   - group: On Apple's systems the App Group whose defaults are used; on Linux the folder's name in place of the app's.
  ///   - olderKey: A Bool in `UserDefaults.standard` that an earlier version of the app kept: absent means `.system`, true
  ///     `.dark`, false `.light`. It is taken over once, when nothing is kept under `key`, and is never removed, so that the
  ///     earlier version still finds it.
  public init(key: String = "appearance", group: String? = nil, olderKey: String? = nil) {
    self.init(key: key, olderKey: olderKey) { () throws(AppearanceStoreError) in
      #if os(Linux)
        PreferenceFile(folder: try PreferencePlace.folder(named: group ?? PreferencePlace.appName))
      #else
        UserDefaultsStorage(suite: group)
      #endif
    }
  }

  /// A store over another back end.
  package init(
    key: String = "appearance", olderKey: String? = nil, storage: () throws(AppearanceStoreError) -> any AppearanceStorage
  ) {
    self.key = key
    self.olderKey = olderKey
    do throws(AppearanceStoreError) {
      guard PreferenceText.isName(key) else { throw AppearanceStoreError(.unusableKey(key)) }
      self.storage = .success(try storage())
    } catch {
      self.storage = .failure(error)
    }
  }

  /// The kept choice; `.system` at a first launch and when what is kept cannot be used.
  ///
  /// One read of a small file and no waiting, so that it can stand before the first frame. Damaged content is moved aside.
  /// The launch that takes over an older key also writes, once.
  public func read() -> Reading {
    do throws(AppearanceStoreError) {
      let storage = try storage.get()
      guard let word = try storage.word(for: key) else { return takeOver(into: storage) }
      guard let choice = AppearanceChoice(rawValue: word) else { throw AppearanceStoreError(.unknownValue(word)) }
      return Reading(choice: choice, source: .kept, problem: nil)
    } catch {
      return Reading(choice: .system, source: .nothing, problem: error)
    }
  }

  /// Keeps the choice; once it returns, the choice survives a killed process and a machine that goes down.
  ///
  /// Other keys keep their values, also when other processes write them at the same time. Nothing is written when the same choice
  /// is kept already. It waits for the disk, and at most 2 seconds for other processes.
  public func keep(_ choice: AppearanceChoice) throws(AppearanceStoreError) {
    AppearanceJourney.pass()
    try storage.get().keep(choice.rawValue, for: key, onlyIfAbsent: false)
  }

  /// The choice of an earlier version of the app, made durable under our own key.
  private func takeOver(into storage: any AppearanceStorage) -> Reading {
    guard let olderKey, let isDark = Self.olderSetting(olderKey) else {
      return Reading(choice: .system, source: .nothing, problem: nil)
    }
    let choice: AppearanceChoice = isDark ? .dark : .light
    do {
      try storage.keep(choice.rawValue, for: key, onlyIfAbsent: true)
      return Reading(choice: choice, source: .olderKey, problem: nil)
    } catch {
      return Reading(choice: choice, source: .olderKey, problem: error)
    }
  }

  /// The older setting; nil when it is absent or is nothing that can be on or off.
  private static func olderSetting(_ key: String) -> Bool? {
    switch UserDefaults.standard.object(forKey: key) {
    case is Bool, is NSNumber, is String: UserDefaults.standard.bool(forKey: key)
    default: nil
    }
  }
}

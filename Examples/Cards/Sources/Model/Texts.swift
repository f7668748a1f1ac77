import Foundation

/// The app's texts in one language.
struct Texts {
  /// The folder with the texts of that language.
  private let bundle: Bundle

  /// The folder with the texts of all languages.
  static var module: Bundle { Bundle.module }

  /// The texts in the language that fits best what the person prefers.
  init(preferring languages: [String] = Texts.preferredLanguages) {
    let module = Self.module
    let language = Self.bestLanguage(of: module.localizations.sorted(), for: languages)
    bundle = module.path(forResource: language, ofType: "lproj").flatMap(Bundle.init(path:)) ?? module
  }

  /// The text for a key.
  subscript(_ key: String) -> String { NSLocalizedString(key, bundle: bundle, comment: "") }

  /// The languages that the person prefers, best first.
  ///
  /// A launch argument (`-AppleLanguages "(ko)"`) comes first, then the usual variables of the environment, then the system's
  /// list. On iOS the first of them is the system's list already. Foundation on Linux looks at none of them when it picks a text.
  static var preferredLanguages: [String] {
    let argument = UserDefaults.standard.stringArray(forKey: "AppleLanguages") ?? []
    let environment = ProcessInfo.processInfo.environment
    let variables = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    return argument + variables.flatMap { $0.split(separator: ":").map(String.init) } + Locale.preferredLanguages
  }

  /// The first preferred language that there are texts in, compared without region and encoding; English when there is none.
  static func bestLanguage(of available: [String], for preferred: [String]) -> String {
    for tag in preferred {
      let language = tag.prefix { $0 != "-" && $0 != "_" && $0 != "." }.lowercased()
      if let match = available.first(where: { $0 == language }) { return match }
    }
    return "en"
  }
}

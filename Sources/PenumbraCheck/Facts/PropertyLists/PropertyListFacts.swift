/// What an Info.plist says about light and dark.
package struct PropertyListFacts: Facts, Hashable {
  /// The root dictionary.
  var root = TextPosition.start
  /// The values that matter, in the order of the file.
  var entries: [Entry] = []

  /// A value under a key, with the keys of the dictionaries around it.
  struct Entry: Hashable, Codable, Sendable {
    /// The keys from the root down, such as `UILaunchScreen`, `UIColorName`.
    var path: [String]
    var value: Value
    /// Where the key is; in a binary file the start.
    var key: TextPosition
    /// Where the value is.
    var position: TextPosition
  }

  /// A value, as far as it matters.
  enum Value: Hashable, Codable, Sendable {
    case text(String)
    case flag(Bool)
    /// A dictionary, with its number of keys.
    case dictionary(Int)
    /// Anything else.
    case other
  }

  /// The entry of a path of keys.
  func entry(_ path: String...) -> Entry? { entries.first { $0.path == path } }

  /// The bundle is one of an app, as far as the file tells.
  var isOfApp: Bool {
    if case .text("APPL")? = entry("CFBundlePackageType")?.value { return true }
    return entry("NSExtension") == nil
      && (entry("UILaunchStoryboardName") != nil || entry("UILaunchScreen") != nil || entry("UIApplicationSceneManifest") != nil
        || entry("LSRequiresIPhoneOS") != nil || entry("UISupportedInterfaceOrientations") != nil)
  }

  /// The keys at the root that are kept; the rest of a file does not matter here.
  static let keys: Set = [
    "UIUserInterfaceStyle", "UILaunchStoryboardName", "UILaunchScreen", "UILaunchScreens", "UIStatusBarStyle",
    "UIViewControllerBasedStatusBarAppearance", "CFBundlePackageType", "NSExtension", "UIApplicationSceneManifest",
    "LSRequiresIPhoneOS", "UISupportedInterfaceOrientations", "UIMainStoryboardFile", "Appearance",
    "NSRequiresAquaSystemAppearance",
    "WKApplication", "WKWatchKitApp", "LSMinimumSystemVersion", "UIDeviceFamily", "UIUserInterfaceStyle~ipad",
    "UIUserInterfaceStyle~iphone", "CFBundleIdentifier",
  ]

  /// Keys one level down that are kept, by the key of their dictionary.
  static let innerKeys: Set = ["UIColorName", "UIImageName", "NSExtensionPointIdentifier", "UILaunchStoryboardName"]
}

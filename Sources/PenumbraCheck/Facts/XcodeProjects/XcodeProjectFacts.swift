/// What a `project.pbxproj` or an `.xcconfig` says: settings of Info.plists, and which files belong to which target.
package struct XcodeProjectFacts: Facts, Hashable {
  /// Settings that become keys of Info.plists.
  var settings = BuildSettings()
  /// The paths that targets speak of, relative to the folder around the `.xcodeproj`, sorted.
  var paths: [String] = []
  /// The targets, in the order of the project.
  var targets: [Target] = []

  /// One product that is built.
  struct Target: Hashable, Codable, Sendable {
    var name: String
    var kind: Kind
    /// Its sources and resources, as indices of paths; a folder stands for all that is in it.
    var members: [Int] = []
    /// Folders whose files belong to it unless they are left out.
    var folders: [Folder] = []
    /// The Info.plists of its configurations, as indices of paths.
    var infoPlists: [Int] = []
    /// The `UIUserInterfaceStyle` that its settings give its Info.plist in all configurations.
    var style: String?
  }

  /// What a target makes, as far as it decides where names are looked up.
  enum Kind: String, Hashable, Codable, Sendable {
    /// An app: its bundle is the main one.
    case app
    /// An extension or a watch app: its bundle is the main one of its own process.
    case appExtension
    /// Tests, which run inside of an app.
    case tests
    /// A framework, a bundle of resources or another product.
    case other

    /// The kind of a product type such as `com.apple.product-type.app-extension`.
    init(productType: String) {
      if productType.contains("test") {
        self = .tests
      } else if productType.contains("extension") || productType.contains("watchapp") {
        self = .appExtension
      } else if productType.contains("product-type.application") {
        self = .app
      } else {
        self = .other
      }
    }
  }

  /// A folder that Xcode keeps in step with the disk.
  struct Folder: Hashable, Codable, Sendable {
    /// Its path, as an index of paths.
    var path: Int
    /// Paths inside of it that do not belong to the target.
    var exceptions: [String]
  }
}

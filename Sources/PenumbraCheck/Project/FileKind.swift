/// What a file of an iOS project is, as far as its facts are concerned; decided by its name alone.
package enum FileKind: String, Codable, Sendable, CaseIterable {
  /// A Swift source.
  case swift
  /// An Objective-C source or a header.
  case objectiveC
  /// A xib or storyboard.
  case interface
  /// The `Contents.json` of a colour or image set in an asset catalog.
  case assetSet
  /// An Info.plist, XML or binary.
  case propertyList
  /// An HTML page.
  case page
  /// A style sheet.
  case styleSheet
  /// The settings of an Xcode project: `project.pbxproj` or an `.xcconfig`.
  case xcodeProject

  /// The kind of a file from its path relative to the root, or nil when it holds no facts.
  package init?(path: String) {
    let parts = path.split(separator: "/")
    guard let name = parts.last else { return nil }
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last?.lowercased() ?? ""
    switch ending {
    case "swift": self = .swift
    case "m", "mm", "h": self = .objectiveC
    case "xib", "storyboard": self = .interface
    case "json":
      let folder = parts.dropLast().last ?? ""
      guard name == "Contents.json", [".colorset", ".imageset", ".symbolset"].contains(where: folder.hasSuffix) else {
        return nil
      }
      self = .assetSet
    case "plist":
      guard Self.isInfo(String(name)) else { return nil }
      self = .propertyList
    case "html", "htm", "xhtml": self = .page
    case "css": self = .styleSheet
    case "pbxproj", "xcconfig": self = .xcodeProject
    default: return nil
    }
  }

  /// The most bytes of a file of this kind that is read, when `common` is the most of others.
  ///
  /// Projects of Xcode grow with the number of files, and without them nothing is known about targets: at least 16 MB are read.
  package func limit(_ common: Int) -> Int { self == .xcodeProject ? max(common, 16 * 1024 * 1024) : common }

  /// Whether a property list is named like one of a bundle: `Info.plist`, `App-Info.plist`, `Info-Dev.plist`, `InfoDebug.plist`.
  private static func isInfo(_ name: String) -> Bool {
    if name.lowercased().hasSuffix("info.plist") { return true }
    let words = name.dropLast(6).split { !$0.isLetter && !$0.isNumber }
    if words.contains(where: { $0.lowercased() == "info" }) { return true }
    return name.hasPrefix("Info") && (name.dropFirst(4).first?.isUppercase ?? false)
  }
}

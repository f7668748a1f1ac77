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
  /// The `project.pbxproj` of an Xcode project: which file belongs to which target.
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
      guard name.lowercased().hasSuffix("info.plist") else { return nil }
      self = .propertyList
    case "html", "htm", "xhtml": self = .page
    case "css": self = .styleSheet
    case "pbxproj": self = .xcodeProject
    default: return nil
    }
  }
}

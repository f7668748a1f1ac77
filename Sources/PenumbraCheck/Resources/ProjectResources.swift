/// The files of a project that are not source code, by kind and with their paths.
struct ProjectResources: Sendable {
  /// Facts with the path of their file.
  struct Located<Value: Sendable>: Sendable {
    let path: String
    let facts: Value

    /// A place in the file.
    func place(_ position: TextPosition) -> Place { Place(path: path, line: position.line, column: position.column) }
  }

  /// Xibs and storyboards.
  private(set) var interfaces: [Located<InterfaceFacts>] = []
  /// Colour and image sets.
  private(set) var sets: [Located<AssetSetFacts>] = []
  /// The indices of the sets by the name of their folder, with its ending.
  private var folders: [String: [Int]] = [:]
  /// Info.plists.
  private(set) var propertyLists: [Located<PropertyListFacts>] = []
  /// Settings of Xcode projects.
  private(set) var settings: [Located<BuildSettings>] = []
  /// Pages.
  private(set) var pages: [Located<WebFacts>] = []
  /// Style sheets.
  private(set) var sheets: [Located<WebFacts>] = []

  init(_ files: [ReadFile]) {
    for file in files {
      switch file.facts {
      case .interface(let facts): interfaces.append(Located(path: file.path, facts: facts))
      case .assetSet(let facts):
        folders[Self.folder(of: file.path), default: []].append(sets.count)
        sets.append(Located(path: file.path, facts: facts))
      case .propertyList(let facts): propertyLists.append(Located(path: file.path, facts: facts))
      case .buildSettings(let facts): settings.append(Located(path: file.path, facts: facts))
      case .page(let facts): pages.append(Located(path: file.path, facts: facts))
      case .styleSheet(let facts): sheets.append(Located(path: file.path, facts: facts))
      default: break
      }
    }
  }

  // MARK: Catalogs

  /// The sets of a name; a name with slashes may end in it, because groups may be namespaces.
  func sets(named name: String, isColor: Bool) -> [Located<AssetSetFacts>] {
    let ending = "/\(name).\(isColor ? "colorset" : "imageset")/Contents.json"
    return (folders[Self.folder(of: ending)] ?? []).map { sets[$0] }.filter {
      $0.facts.isColor == isColor && ("/" + $0.path).hasSuffix(ending)
    }
  }

  /// The name of a set, from its path.
  static func name(of path: String) -> String { String(folder(of: path).prefix { $0 != "." }) }

  /// The name of the folder that a file lies in.
  private static func folder(of path: String) -> String { path.split(separator: "/").dropLast().last.map(String.init) ?? "" }

  // MARK: Pinning

  /// The style to which the app that a file belongs to is pinned by its Info.plist or settings; `nil` when it follows the system.
  func pinnedStyle(of path: String) -> String? {
    var best: (depth: Int, style: String)?
    for list in propertyLists {
      guard case .text(let style)? = list.facts.entry("UIUserInterfaceStyle")?.value, style == "Light" || style == "Dark" else {
        continue
      }
      let folder = Self.home(of: list.path)
      guard folder.isEmpty || path.hasPrefix(folder + "/") else { continue }
      if folder.utf8.count >= best?.depth ?? -1 { best = (folder.utf8.count, style) }
    }
    return best?.style
  }

  /// The folder of the target that a file belongs to: the innermost with an Info.plist; `nil` when none but the root has one.
  func target(of path: String) -> String? {
    propertyLists.map { Self.home(of: $0.path) }.filter { !$0.isEmpty && path.hasPrefix($0 + "/") }.max {
      $0.utf8.count < $1.utf8.count
    }
  }

  /// Folders inside of a target's in which Info.plists are kept.
  private static let inner: Set = [
    "Supporting Files", "SupportingFiles", "Resources", "Support", "Config", "Configuration", "Info", "Plists", "Supporting",
  ]

  /// The folder of the target that an Info.plist belongs to.
  private static func home(of path: String) -> String {
    var parts = path.split(separator: "/").dropLast()
    while let last = parts.last, inner.contains(String(last)) { parts = parts.dropLast() }
    return parts.joined(separator: "/")
  }
}

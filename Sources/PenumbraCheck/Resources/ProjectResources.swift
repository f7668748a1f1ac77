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
  /// Xcode projects and files with settings of them.
  private(set) var projects: [Located<XcodeProjectFacts>] = []
  /// Which files belong to which targets, as the Xcode projects say.
  let membership: TargetMembership
  /// The folders of packages.
  private var packages: [String] = []
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
      case .xcodeProject(let facts): projects.append(Located(path: file.path, facts: facts))
      case .page(let facts): pages.append(Located(path: file.path, facts: facts))
      case .styleSheet(let facts): sheets.append(Located(path: file.path, facts: facts))
      default: break
      }
      if file.path == "Package.swift" || file.path.hasSuffix("/Package.swift") {
        packages.append(file.path.split(separator: "/").dropLast().joined(separator: "/"))
      }
    }
    membership = TargetMembership(projects)
  }

  // MARK: Catalogs

  /// The sets of a name; a name with slashes may end in it, because groups may be namespaces.
  func sets(named name: String, isColor: Bool) -> [Located<AssetSetFacts>] {
    let ending = "/\(name).\(isColor ? "colorset" : "imageset")/Contents.json"
    return (folders[Self.folder(of: ending)] ?? []).map { sets[$0] }.filter {
      $0.facts.isColor == isColor && ("/" + $0.path).hasSuffix(ending)
    }
  }

  /// The set of a name that a file gets: one of its own target before one of another.
  func set(named name: String, isColor: Bool, from path: String) -> Located<AssetSetFacts>? {
    let sets = sets(named: name, isColor: isColor)
    guard sets.count > 1 else { return sets.first }
    let own = Set(membership.targets(of: path))
    return sets.first { !own.isDisjoint(with: membership.targets(of: $0.path)) } ?? sets.first
  }

  /// The name of a set, from its path: its folder's without the ending; other dots belong to it.
  static func name(of path: String) -> String {
    let folder = folder(of: path)
    return folder.lastIndex(of: ".").map { String(folder[..<$0]) } ?? folder
  }

  /// The name of the folder that a file lies in.
  private static func folder(of path: String) -> String { path.split(separator: "/").dropLast().last.map(String.init) ?? "" }

  // MARK: Pinning

  /// The style to which the app that a file belongs to is pinned by its Info.plist or settings; `nil` when it follows the system.
  func pinnedStyle(of path: String) -> String? {
    let targets = membership.targets(of: path).map { pinnedStyle(of: membership.targets[$0]) }
    if !targets.isEmpty, !targets.contains(nil) {
      // What two targets show must be pinned in both to be pinned at all.
      return targets.contains("") ? nil : targets[0]
    }
    var best: (depth: Int, style: String)?
    for list in propertyLists {
      guard let style = Self.pinnedStyle(of: list) else { continue }
      let folder = Self.home(of: list.path)
      guard folder.isEmpty || path.hasPrefix(folder + "/") else { continue }
      if folder.utf8.count >= best?.depth ?? -1 { best = (folder.utf8.count, style) }
    }
    return best?.style
  }

  /// The style that a target's settings or Info.plists pin; empty when they follow the system, `nil` when they are not known.
  private func pinnedStyle(of target: TargetMembership.Target) -> String? {
    if let style = target.style { return Self.isPin(style) ? style : "" }
    let lists = target.infoPlists.map { path in propertyLists.first { $0.path == path } }
    guard !lists.isEmpty, !lists.contains(where: { $0 == nil }) else { return nil }
    let styles = lists.compactMap { $0 }.map { Self.pinnedStyle(of: $0) ?? "" }
    return styles.contains("") ? "" : styles.first
  }

  /// The style that an Info.plist pins.
  private static func pinnedStyle(of list: Located<PropertyListFacts>) -> String? {
    guard case .text(let style)? = list.facts.entry("UIUserInterfaceStyle")?.value, isPin(style) else { return nil }
    return style
  }

  /// Whether a value of the key pins the style.
  private static func isPin(_ style: String) -> Bool { style == "Light" || style == "Dark" }

  // MARK: Folders

  /// The folder of the target that a file belongs to: the innermost with an Info.plist, or of a target of a package; `nil` when none
  /// but the root has one.
  func target(of path: String) -> String? {
    let homes = propertyLists.map { Self.home(of: $0.path) }.filter { !$0.isEmpty && path.hasPrefix($0 + "/") }
    return (homes + packages.compactMap { Self.home(of: path, inPackage: $0) }).max { $0.utf8.count < $1.utf8.count }
  }

  /// The folder of a package's target that a file lies in: the one below `Sources`.
  private static func home(of path: String, inPackage package: String) -> String? {
    let start = (package.isEmpty ? "" : package + "/") + "Sources/"
    guard path.hasPrefix(start), let end = path.dropFirst(start.count).firstIndex(of: "/") else { return nil }
    return String(path[..<end])
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

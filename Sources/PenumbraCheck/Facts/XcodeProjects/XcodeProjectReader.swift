/// Reads which files belong to which target out of a `project.pbxproj`.
struct XcodeProjectReader {
  /// The objects of the project by identifier.
  private let objects: [String: ASCIIValue]
  /// The folders that Xcode keeps in step with the disk and that have exceptions, in a fixed order.
  private let uneven: [String]
  /// The path of each file and group; of one outside of the project's folder none is known.
  private var located: [String: String] = [:]
  /// The paths found so far, with their indices.
  private var indices: [String: Int] = [:]
  private var paths: [String] = []

  /// Reads a project or a settings file; the note says why the targets of a project are not known.
  ///
  /// It never fails, because settings are read line by line.
  static func read(_ bytes: [UInt8]) -> (facts: XcodeProjectFacts, note: String?) {
    var facts = XcodeProjectFacts(settings: BuildSettings.read(bytes))
    // Only a project has objects; `.xcconfig` and the XML that other tools write have not.
    guard bytes.first != UInt8(ascii: "<"), bytes.prefix(4096).contains(UInt8(ascii: "{")),
      Array(bytes.prefix(4096)).holds("objects")
    else {
      return (facts, nil)
    }
    do {
      let root = try ASCIIPropertyList.read(bytes)
      guard case .dictionary(let objects)? = root["objects"] else { return (facts, nil) }
      var reader = XcodeProjectReader(objects: objects)
      reader.readTargets(of: root["rootObject"]?.text, into: &facts)
    } catch {
      return (facts, "the targets of the project are not known: \(error.note)")
    }
    return (facts, nil)
  }

  private init(objects: [String: ASCIIValue]) {
    self.objects = objects
    uneven = objects.filter { $0.value["exceptions"] != nil }.keys.sorted()
  }

  /// Reads the targets, then gives the paths their order.
  private mutating func readTargets(of root: String?, into facts: inout XcodeProjectFacts) {
    guard let root, let project = objects[root] else { return }
    locate(project)
    facts.targets = (project["targets"]?.texts ?? []).compactMap { identifier in
      objects[identifier].map { target($0, identifier: identifier) }
    }
    let order = paths.indices.sorted { paths[$0] < paths[$1] }
    var place = [Int](repeating: 0, count: paths.count)
    for (new, old) in order.enumerated() { place[old] = new }
    facts.paths = order.map { paths[$0] }
    for index in facts.targets.indices {
      facts.targets[index].members = Set(facts.targets[index].members.map { place[$0] }).sorted()
      facts.targets[index].infoPlists = Set(facts.targets[index].infoPlists.map { place[$0] }).sorted()
      facts.targets[index].folders = facts.targets[index].folders.map {
        XcodeProjectFacts.Folder(path: place[$0.path], exceptions: $0.exceptions.sorted())
      }.sorted { ($0.path, $0.exceptions.count) < ($1.path, $1.exceptions.count) }
    }
  }

  // MARK: Paths

  /// Finds the path of every file and group, from the main group down; groups in circles end.
  private mutating func locate(_ project: ASCIIValue) {
    let base = project["projectDirPath"]?.text ?? ""
    guard let main = project["mainGroup"]?.text else { return }
    var waiting: [(identifier: String, parent: String?)] = [(main, base)]
    var seen: Set<String> = []
    while let (identifier, parent) = waiting.popLast() {
      guard seen.insert(identifier).inserted, let object = objects[identifier] else { continue }
      let path = Self.path(of: object, parent: parent, base: base)
      located[identifier] = path
      waiting += (object["children"]?.texts ?? []).map { ($0, path) }
    }
  }

  /// The path of a file or group, as its tree says.
  private static func path(of object: ASCIIValue, parent: String?, base: String) -> String? {
    let own = object["path"]?.text ?? ""
    switch object["sourceTree"]?.text ?? "<group>" {
    case "<group>": return parent.flatMap { joined($0, own) }
    case "SOURCE_ROOT", "PROJECT_DIR": return joined(base, own)
    default: return nil
    }
  }

  /// A path from a folder, without `.`, and with `..` only where it leaves the place that is known; nil for one from the disk's root.
  static func joined(_ folder: String, _ path: String) -> String? {
    if path.hasPrefix("/") { return nil }
    var parts: [Substring] = []
    for part in folder.split(separator: "/") + path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// The index of a path.
  private mutating func index(of path: String) -> Int {
    if let known = indices[path] { return known }
    indices[path] = paths.count
    paths.append(path)
    return paths.count - 1
  }

  // MARK: Targets

  /// One target with its members.
  private mutating func target(_ object: ASCIIValue, identifier: String) -> XcodeProjectFacts.Target {
    var target = XcodeProjectFacts.Target(
      name: object["name"]?.text ?? "", kind: XcodeProjectFacts.Kind(productType: object["productType"]?.text ?? ""))
    for phase in (object["buildPhases"]?.texts ?? []).compactMap({ objects[$0] }) {
      guard let kind = phase["isa"]?.text, kind == "PBXSourcesBuildPhase" || kind == "PBXResourcesBuildPhase" else { continue }
      for file in phase["files"]?.texts ?? [] {
        guard let reference = objects[file]?["fileRef"]?.text else { continue }
        target.members += files(of: reference).map { index(of: $0) }
      }
    }
    addFolders(of: object, identifier: identifier, to: &target)
    addSettings(of: object, to: &target)
    return target
  }

  /// The files of a reference: itself, or the variants in the group that it names.
  private func files(of reference: String) -> [String] {
    var found: [String] = []
    var waiting = [reference]
    var seen: Set<String> = []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      let children = objects[next]?["children"]?.texts ?? []
      if children.isEmpty, let path = located[next], !path.isEmpty, Self.matters(path) { found.append(path) }
      waiting += children
    }
    return found
  }

  /// Whether a file has facts, or is a folder that can hold such files.
  private static func matters(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return true }
    return [
      "swift", "m", "mm", "h", "xib", "storyboard", "xcassets", "html", "htm", "xhtml", "css", "plist", "bundle",
    ].contains(name[name.index(after: dot)...].lowercased())
  }

  /// The folders that Xcode keeps in step with the disk: a target has all of their files but the exceptions, another only these.
  private mutating func addFolders(of object: ASCIIValue, identifier: String, to target: inout XcodeProjectFacts.Target) {
    let own = Set(object["fileSystemSynchronizedGroups"]?.texts ?? [])
    for group in own.sorted() {
      guard let path = located[group] else { continue }
      let left = exceptions(of: group, for: identifier)
      target.folders.append(XcodeProjectFacts.Folder(path: index(of: path), exceptions: left))
    }
    for group in uneven where !own.contains(group) {
      guard let path = located[group] else { continue }
      for name in exceptions(of: group, for: identifier) {
        guard let inner = Self.joined(path, name) else { continue }
        target.members.append(index(of: inner))
      }
    }
  }

  /// The paths below a folder for which a target is an exception.
  private func exceptions(of group: String, for target: String) -> [String] {
    let localized = "/Localized: "
    return (objects[group]?["exceptions"]?.texts ?? []).compactMap { objects[$0] }.filter { $0["target"]?.text == target }
      .flatMap { $0["membershipExceptions"]?.texts ?? [] }
      .map { $0.hasPrefix(localized) ? String($0.dropFirst(localized.count)) : $0 }
  }

  /// The Info.plists and the style of a target's configurations.
  private mutating func addSettings(of object: ASCIIValue, to target: inout XcodeProjectFacts.Target) {
    let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
    let configurations = (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0]?["buildSettings"] }
    for settings in configurations {
      var plist = settings["INFOPLIST_FILE"]?.text ?? ""
      for start in ["$(SRCROOT)/", "$(PROJECT_DIR)/", "${SRCROOT}/", "${PROJECT_DIR}/", "$SRCROOT/"] where plist.hasPrefix(start)
      {
        plist = String(plist.dropFirst(start.count))
      }
      guard !plist.isEmpty, !plist.contains("$"), let path = Self.joined("", plist) else { continue }
      target.infoPlists.append(index(of: path))
    }
    let styles = configurations.map { $0["INFOPLIST_KEY_UIUserInterfaceStyle"]?.text }
    if let first = styles.first, styles.allSatisfy({ $0 == first }) { target.style = first }
  }
}

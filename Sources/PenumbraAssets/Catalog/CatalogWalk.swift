// Goes through the folders of a catalog. What stands in a set's Contents.json is read in ColorSet+Reading and ImageSet+Reading.

import Foundation

/// One reading of one catalog.
struct CatalogWalk {
  /// The colour sets found.
  var colors: [ColorSet] = []
  /// The image sets found.
  var images: [ImageSet] = []
  /// The groups found.
  var groups: [AssetGroup] = []
  /// The sets found that are not read.
  var others: [OtherAsset] = []
  /// What was noticed.
  var diagnostics: [AssetDiagnostic] = []

  /// The folders in which the walk is, the outermost first.
  private var ancestors: [FileIdentity] = []
  /// How many links have been followed.
  private var links = 0

  /// So many groups may be inside of one another.
  private static let mostLevels = 64
  /// So many links to folders are followed, because links to folders with links multiply.
  private static let mostLinks = 1_000

  /// Goes through a catalog.
  mutating func walk(catalog path: String) {
    guard let folder = opened(path, in: nil, name: path) else { return }
    enter(folder, path: path, name: nil, prefix: "")
  }

  /// The places of sets by name; of two with the same name the first is found.
  mutating func index(of sets: [(name: String, path: String)], kind: String) -> [String: Int] {
    var index: [String: Int] = [:]
    index.reserveCapacity(sets.count)
    for (place, set) in sets.enumerated() {
      guard let first = index[set.name] else {
        index[set.name] = place
        continue
      }
      report(
        .error, .duplicateName, "The name “\(set.name)” belongs to the \(kind) at \(sets[first].path); this one is never found.",
        at: set.path)
    }
    return index
  }

  /// Goes through a group, or the catalog itself, which has no name.
  private mutating func enter(_ folder: Folder, path: String, name: String?, prefix: String) {
    guard let identity = folder.identity, !ancestors.contains(identity) else {
      return report(.error, .endless, "This link leads back to a folder in which it is; it is not followed.", at: path)
    }
    guard ancestors.count < Self.mostLevels else {
      return report(
        .error, .endless, "More than \(Self.mostLevels) folders inside of one another; this one is not read.", at: path)
    }
    ancestors.append(identity)
    defer { ancestors.removeLast() }

    let listing = folder.listing()
    var inner = prefix
    if listing.names.contains("Contents.json"), providesNamespace(folder, path: path), let name { inner += name + "/" }
    if let name { groups.append(AssetGroup(name: name, path: path, prefix: prefix, providesNamespace: inner != prefix)) }
    if listing.hasForeignNames { report(.error, .oddName, "Names that are not UTF-8 are passed over in this folder.", at: path) }
    for child in listing.names.sorted() where child != "Contents.json" && !child.hasPrefix(".") {
      visit(child, in: folder, path: path + "/" + child, prefix: inner)
    }
  }

  /// Reads whatever a name in a group stands for.
  private mutating func visit(_ child: String, in folder: Folder, path: String, prefix: String) {
    guard let opened = opened(path, in: folder, name: child) else { return }
    let dot = child.lastIndex(of: ".")
    let name = dot.map { String(child[..<$0]) } ?? child
    guard let dot, let kind = AssetKind(rawValue: child[child.index(after: dot)...].lowercased()) else {
      if dot != nil {
        report(.warning, .oddName, "“\(child)” is taken for a group, because its extension is none of a set.", at: path)
      }
      return enter(opened, path: path, name: child, prefix: prefix)
    }
    switch kind {
    case .color: readColor(opened, name: prefix + name, path: path)
    case .image: readImage(opened, name: prefix + name, path: path)
    default:
      others.append(OtherAsset(name: prefix + name, kind: kind, path: path))
      report(.note, .passedOver, "“\(child)” is a set of a kind that is not read here.", at: path)
    }
  }

  /// Reads a colour set.
  private mutating func readColor(_ folder: Folder, name: String, path: String) {
    let entries = read(folder, path: path) { reader, file in reader.colorEntries(file) }
    colors.append(ColorSet(name: name, path: path, entries: entries ?? []))
  }

  /// Reads an image set, and compares its files with those that it names.
  private mutating func readImage(_ folder: Folder, name: String, path: String) {
    let files = Set(folder.listing().names)
    var properties = ImageProperties()
    let entries = read(folder, path: path) { reader, file in
      properties = reader.imageProperties(file)
      return reader.imageEntries(file, files: files)
    }
    images.append(ImageSet(name: name, path: path, entries: entries ?? [], properties: properties))
    guard let entries else { return }
    let named = Set(entries.compactMap(\.filename))
    for file in files.subtracting(named).sorted() where file != "Contents.json" && !file.hasPrefix(".") {
      report(.warning, .unreferencedFile, "No entry of the set names “\(file)”.", at: path + "/" + file)
    }
  }

  /// Reads the Contents.json of a set.
  private mutating func read<Entries>(
    _ folder: Folder, path: String, _ entries: (inout ContentsReader, JSONValue) -> Entries
  ) -> Entries? {
    var reader = ContentsReader(path: path + "/Contents.json")
    var result: Entries?
    let fault = folder.withBytes(of: "Contents.json") { bytes in
      if let object = reader.object(bytes) { result = entries(&reader, object) }
    }
    switch fault {
    case nil: diagnostics += reader.diagnostics
    case .missing: report(.error, .missingContents, "The set has no Contents.json, so it is empty.", at: path)
    case let fault?: report(.error, .unreadable, fault.message, at: reader.path)
    }
    return result
  }

  /// Reads the Contents.json of a group, and says whether the names inside begin with the group's (spec 4.1.2).
  private mutating func providesNamespace(_ folder: Folder, path: String) -> Bool {
    read(folder, path: path) { reader, file in
      reader.checkInfo(file, keys: [])
      guard let properties = file["properties"] else { return false }
      guard case .object = properties.content else {
        reader.wrongType(properties, "properties", wants: "an object")
        return false
      }
      reader.checkKeys(properties, known: ["provides-namespace", "on-demand-resource-tags"])
      return reader.flag(properties, "provides-namespace")
    } ?? false
  }

  /// Opens a folder by its name in another, or by its path; nil, reported, if it cannot be opened.
  private mutating func opened(_ path: String, in parent: Folder?, name: String) -> Folder? {
    switch Folder.open(name, in: parent) {
    case .success(let folder):
      guard folder.isLink else { return folder }
      links += 1
      if links <= Self.mostLinks { return folder }
      if links == Self.mostLinks + 1 {
        report(.error, .endless, "More than \(Self.mostLinks) links; this and later ones are not followed.", at: path)
      }
    case .failure(.notAFolder):
      report(.note, .unreferencedFile, "A file in a group belongs to no set.", at: path)
    case .failure(let fault):
      report(.error, .unreadable, fault.message, at: path)
    }
    return nil
  }

  /// Notes what was found out about a file or folder.
  private mutating func report(
    _ severity: AssetDiagnostic.Severity, _ kind: AssetDiagnostic.Kind, _ message: String, at path: String
  ) {
    diagnostics.append(AssetDiagnostic(severity: severity, kind: kind, message: message, path: path, position: nil))
  }
}

/// Compares the import lines of the tree, the import table and the manifest.
struct ImportGate {
  let table: ModuleTable
  let manifest: Manifest

  /// Nil when the table or the manifest is missing.
  init?(tree: Tree) {
    guard let markdown = tree.text(ModuleTable.path), let source = tree.text(Manifest.path) else { return nil }
    table = ModuleTable(markdown: markdown)
    manifest = Manifest(source: source)
  }

  /// The faults of one Swift source of a module.
  func faults(swift source: String, path: String, module: String) -> [Finding] {
    let allowed = (table.modules[module] ?? []).union(ModuleTable.standardLibrary)
    return ImportLine.read(swift: source).filter { !allowed.contains($0.name) }.map {
      Finding(path: path, line: $0.line, sentence: "\(module) may not import \($0.name), says \(ModuleTable.path)")
    }
  }

  /// The faults of one C source or header of a target; `own` are the header names of the target itself.
  func faults(c source: String, path: String, target: String, own: Set<String>) -> [Finding] {
    ImportLine.read(c: source).filter { include in
      if own.contains(include.name) { return false }
      if table.standardC.contains(target) && ModuleTable.standardHeaders.contains(include.name) { return false }
      return !(table.headers[target] ?? []).contains { include.name.hasPrefix($0) }
    }
    .map { Finding(path: path, line: $0.line, sentence: "\(target) may not include \($0.name), says \(ModuleTable.path)") }
  }

  /// All faults of the modules in the table.
  func faults(in tree: Tree) -> [Finding] {
    manifest.lines.filter { table.modules[$0.name] != nil }.flatMap { line -> [Finding] in
      let headers = Set(
        tree.paths(under: line.folder, extensions: ["h"]).compactMap { $0.split(separator: "/").last.map(String.init) })
      return tree.paths(under: line.folder, extensions: ["swift", "c", "h"]).flatMap { path -> [Finding] in
        guard let source = tree.text(path) else { return [] }
        return path.hasSuffix(".swift")
          ? faults(swift: source, path: path, module: line.name)
          : faults(c: source, path: path, target: line.name, own: headers)
      }
    }
  }

  /// Where the table and the manifest say different things.
  func disagreements() -> [Finding] {
    // What comes with the toolchain, SwiftSyntax among it, is no dependency of the manifest.
    let system: Set<String> = ["Dispatch", "Foundation", "FoundationXML", "SwiftIfConfig", "SwiftParser", "SwiftSyntax"]
    // Targets that nobody imports: flag carriers and the empty stand-in on Apple hosts.
    let unlisted = Set(manifest.lines.filter { $0.kind == "library" }.map(\.name)).union(["PenumbraAppleUIKit"])
    let listed = manifest.lines.filter {
      ["linux", "everywhere", "c", "program"].contains($0.kind)
        && !["Tests/", "Benchmarks/"].contains(where: $0.folder.hasPrefix) && !unlisted.contains($0.name)
    }
    var findings: [Finding] = []
    for line in listed {
      guard let row = table.modules[line.name] else {
        findings.append(Finding(path: ModuleTable.path, line: 1, sentence: "\(line.name) has no row"))
        continue
      }
      let declared = line.uses.subtracting(unlisted).filter { !$0.hasPrefix("_Testing_") }
      if declared != row.subtracting(system) {
        let difference = declared.symmetricDifference(row.subtracting(system)).sorted().joined(separator: ", ")
        findings.append(
          Finding(
            path: Manifest.path, line: 1, sentence: "\(line.name): the manifest and \(ModuleTable.path) differ in \(difference)"))
      }
    }
    let names = Set(manifest.lines.map(\.name))
    for row in table.modules.keys.sorted() where !names.contains(row) {
      findings.append(Finding(path: ModuleTable.path, line: 1, sentence: "\(row) is not in the manifest"))
    }
    return findings
  }

  /// Folders of sources that no target owns, and rooms that are no longer empty.
  func strays(in tree: Tree) -> [Finding] {
    let folders = Set(manifest.lines.map(\.folder))
    let owned = tree.paths(under: "Sources", extensions: ["swift", "c", "h"]).filter { path in
      !folders.contains { path.hasPrefix($0 + "/") }
    }
    let furnished = table.rooms.sorted().flatMap { room in
      tree.paths(under: "Sources/\(room)", extensions: ["swift"]).filter { !SwiftText(tree.text($0) ?? "").tokens().isEmpty }
    }
    return owned.map { Finding(path: $0, line: 1, sentence: "no target of the manifest owns it") }
      + furnished.map { Finding(path: $0, line: 1, sentence: "is no room any more: say in \(ModuleTable.path) what it holds") }
  }
}

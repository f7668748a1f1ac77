/// The pages and style sheets of a project, with the sheets that each page asks for.
struct WebProject {
  private let resources: ProjectResources
  /// Index of each sheet by its path.
  private let sheetIndex: [String: Int]

  init(_ resources: ProjectResources) {
    self.resources = resources
    sheetIndex = Dictionary(resources.sheets.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The sheets that a page asks for, and those that they ask for, each once; links in circles end.
  func sheets(of page: ProjectResources.Located<WebFacts>) -> [(
    sheet: ProjectResources.Located<WebFacts>, scheme: WebFacts.Scheme
  )] {
    var found: [(ProjectResources.Located<WebFacts>, WebFacts.Scheme)] = []
    var seen: Set<Int> = []
    var waiting = page.facts.sheets.map { (link: $0, base: page.path) }
    while !waiting.isEmpty {
      let (link, base) = waiting.removeFirst()
      guard let index = index(of: link.address, from: base), seen.insert(index).inserted else { continue }
      let sheet = resources.sheets[index]
      found.append((sheet, link.scheme))
      waiting += sheet.facts.sheets.map { (link: $0, base: sheet.path) }
    }
    return found
  }

  /// The sheet of an address: by its path, or, as bundles flatten folders, by its name when only one has it.
  private func index(of address: String, from base: String) -> Int? {
    let address = address.prefix { $0 != "?" && $0 != "#" }
    guard !address.contains("://") else { return nil }
    var parts = base.split(separator: "/").dropLast().map(String.init)
    for part in address.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    if let index = sheetIndex[parts.joined(separator: "/")] { return index }
    let name = address.split(separator: "/").last ?? ""
    let same = resources.sheets.indices.filter { resources.sheets[$0].path.split(separator: "/").last == name }
    return same.count == 1 ? same[0] : nil
  }

  /// Sheets that no page of the project asks for: those that code puts into pages.
  var looseSheets: [ProjectResources.Located<WebFacts>] {
    let used = Set(resources.pages.flatMap { sheets(of: $0).map(\.sheet.path) })
    let imported = Set(
      resources.sheets.flatMap { sheet in sheet.facts.sheets.compactMap { index(of: $0.address, from: sheet.path) } })
    return resources.sheets.indices.filter { !used.contains(resources.sheets[$0].path) && !imported.contains($0) }.map {
      resources.sheets[$0]
    }
  }

  /// Folders of pages that are no part of an app.
  private static let folders: Set = [
    "docs", "doc", "documentation", "website", "site", "test", "tests", "fixtures", "testdata", "scripts", "fastlane", "tools",
    "coverage", "examples-web", "server", "public", ".github", "vendor", "build", "playground", "playgrounds", "docsets",
    "gh-pages",
  ]

  /// Whether a path lies where pages are kept that are no part of an app.
  static func isOutsideApps(_ path: String) -> Bool {
    return path.split(separator: "/").dropLast().contains { part in
      let name = part.lowercased()
      return folders.contains(name) || name.hasSuffix("tests") || name.hasSuffix(".docset") || name.hasSuffix(".docc")
    }
  }
}

/// The import table, as Documentation/Modules.md states it.
struct ModuleTable {
  static let path = "Documentation/Modules.md"

  /// What each module may import.
  let modules: [String: Set<String>]
  /// The modules that the table calls rooms: there, but empty.
  let rooms: Set<String>
  /// Prefixes of the headers that each C target may include.
  let headers: [String: Set<String>]
  /// The C targets that may include the C standard library.
  let standardC: Set<String>

  /// Modules that every row may import, because they are parts of the standard library.
  static let standardLibrary: Set<String> = ["Swift", "Synchronization"]

  /// Headers that "the C standard library" in the table means.
  static let standardHeaders: Set<String> = [
    "errno.h", "float.h", "limits.h", "math.h", "stdbool.h", "stddef.h", "stdint.h", "stdlib.h", "string.h",
  ]

  init(markdown: String) {
    var modules: [String: Set<String>] = [:]
    var rooms: Set<String> = []
    var headers: [String: Set<String>] = [:]
    var standardC: Set<String> = []
    var readsHeaders = false
    for line in markdown.split(separator: "\n") {
      if line.hasPrefix("## ") { readsHeaders = line == "## System headers" }
      guard line.hasPrefix("| `") else { continue }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map(String.init)
      guard let first = cells.first, let last = cells.last, let name = Self.quoted(first).first else { continue }
      if readsHeaders {
        headers[name] = Set(Self.quoted(last))
        if last.contains("the C standard library") { standardC.insert(name) }
      } else {
        modules[name] = Set(Self.quoted(last))
        if line.contains("| *room:* ") { rooms.insert(name) }
      }
    }
    self.modules = modules
    self.rooms = rooms
    self.headers = headers
    self.standardC = standardC
  }

  /// The words between backticks.
  private static func quoted(_ cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map {
      String($0.element)
    }
  }
}

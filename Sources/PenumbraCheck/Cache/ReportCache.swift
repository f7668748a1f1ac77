import Foundation

/// What the rules said of a project, kept until a byte of it, a setting or the program changes.
///
/// Severities below the threshold and lines outside of a branch are still in it: they are left out afterwards, at each run.
package struct ReportCache: Codable, Sendable {
  /// The findings, suppressed ones already taken out.
  package var findings: [Finding] = []
  /// How many findings comments switched off.
  package var suppressed = 0
  /// What the readers noted.
  package var notes: [Note] = []
  /// How many sources a look at their bytes showed not to matter.
  package var scannedOnly = 0
  /// Their bytes.
  package var scannedBytes = 0

  package init() {}

  /// The first bytes of the file.
  private static let magic = "penumbra-report-1"

  /// The file that belongs to a file of facts.
  package static func path(besides facts: String) -> String { facts + ".report" }

  /// The mark of all that findings depend on: the paths and bytes of the files, the settings, the rules.
  ///
  /// A file without a mark could not be read, which is a state like any other.
  package static func key(files: [(path: String, mark: ContentHash?)], configuration: Configuration, rules: [String])
    -> ContentHash
  {
    var parts = [configuration.mark, ContentHash(Array(rules.joined(separator: ",").utf8))]
    for file in files {
      parts.append(ContentHash(Array(file.path.utf8)))
      parts.append(file.mark ?? ContentHash(high: 0, low: 0))
    }
    return ContentHash(parts)
  }

  /// What is kept under a key; nil when it was another project, another program, or the file is damaged.
  package static func read(_ path: String, key: ContentHash, build: String) -> ReportCache? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let head = Data(head(key, build).utf8)
    guard data.starts(with: head) else { return nil }
    return try? JSONDecoder().decode(ReportCache.self, from: data.dropFirst(head.count))
  }

  /// Keeps it; a failure costs time only.
  package func write(to path: String, key: ContentHash, build: String) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let body = try? encoder.encode(self) else { return }
    FactCache.put(Data(Self.head(key, build).utf8) + body, at: path)
  }

  /// What stands before the findings.
  private static func head(_ key: ContentHash, _ build: String) -> String {
    "\(magic)\n\(build)\n\(String(key.high, radix: 16)) \(String(key.low, radix: 16))\n"
  }
}

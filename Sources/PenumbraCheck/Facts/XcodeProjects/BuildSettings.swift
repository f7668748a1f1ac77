/// What an Xcode project or settings file puts into generated Info.plists: keys that begin with `INFOPLIST_KEY_`.
package struct BuildSettings: Facts, Hashable {
  /// The settings, in the order of the file.
  var entries: [Entry] = []

  /// One setting.
  struct Entry: Hashable, Codable, Sendable {
    /// The key of the Info.plist, without the prefix.
    var key: String
    var value: String
    var position: TextPosition
  }

  /// Reads `project.pbxproj` or `.xcconfig` text line by line, whichever way its lines end.
  static func read(_ bytes: [UInt8]) -> BuildSettings {
    var settings = BuildSettings()
    let prefix = "INFOPLIST_KEY_"
    guard bytes.holds(prefix) else { return settings }
    for (number, line) in bytes.split(separator: 0x0a, omittingEmptySubsequences: false).enumerated() {
      let bare = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\"") }
      guard bare.starts(with: prefix.utf8) else { continue }
      let content = String(decoding: bare, as: UTF8.self)
      // `KEY[sdk=iphoneos*] = value`: the sign that assigns stands after the condition.
      let conditionEnd = content.firstIndex(of: "]").map { content.index(after: $0) } ?? content.startIndex
      guard let equals = content[conditionEnd...].firstIndex(of: "=") else { continue }
      let key = content[..<equals].dropFirst(prefix.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let written = content[content.index(after: equals)...]
      let value = (written.firstRange(of: "//").map { written[..<$0.lowerBound] } ?? written).drop { " \t\"".contains($0) }.prefix
      { !";\"\r".contains($0) }
      let column = line.count - bare.count + 1
      settings.entries.append(
        Entry(
          key: String(key), value: value.reversed().drop { $0 == " " }.reversed().reduce(into: "") { $0.append($1) },
          position: TextPosition(line: number + 1, column: column)))
    }
    return settings
  }
}

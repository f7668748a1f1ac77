/// What tells a finding from others and stays the same when lines are added above it.
enum FindingMark {
  /// The rule, the kind, the file, and the text of the line without its spaces; without the line the message.
  static func text(of finding: Finding, line: String?) -> String {
    "\(finding.rule)\u{0}\(finding.kind)\u{0}\(finding.place.path)\u{0}\(words(of: finding, line: line))"
  }

  /// The text that a baseline keeps of a line.
  static func content(of finding: Finding, line: String?) -> String { String(words(of: finding, line: line).prefix(300)) }

  /// The line without its spaces; without a line the message.
  private static func words(of finding: Finding, line: String?) -> String {
    line.map { $0.split { $0 == " " || $0 == "\t" }.joined(separator: " ") } ?? finding.message
  }
}

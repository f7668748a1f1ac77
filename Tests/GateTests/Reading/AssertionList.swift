/// The assertions of `Tests/assertions.txt`: what UIKit does, by number.
struct AssertionList {
  static let path = "Tests/assertions.txt"

  /// One assertion.
  struct Assertion: Equatable {
    /// The number, with the section: 14.7.
    let number: String
    /// The heading that it stands under.
    let heading: String
    /// Whether we chose it where UIKit leaves it open.
    let isChoice: Bool
    /// What is asserted.
    let sentence: String
    /// Why it has no test; nil when it has one.
    let reason: String?
  }

  /// The assertions in the order of the file.
  private(set) var assertions: [Assertion] = []
  /// Lines that cannot be read.
  private(set) var findings: [Finding] = []

  init(_ text: String) {
    var heading = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("## ") { heading = String(line.dropFirst(3)) }
      if line.isEmpty || line.hasPrefix("#") { continue }
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map {
        String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      guard (3...4).contains(parts.count), ["A", "U"].contains(parts[1]), parts.allSatisfy({ !$0.isEmpty }) else {
        findings.append(
          Finding(path: Self.path, line: index + 1, sentence: "a line is: number | A or U | sentence, and a reason if untested"))
        continue
      }
      if assertions.contains(where: { $0.number == parts[0] }) {
        findings.append(Finding(path: Self.path, line: index + 1, sentence: "\(parts[0]) is here twice"))
      }
      assertions.append(
        Assertion(
          number: parts[0], heading: heading, isChoice: parts[1] == "U", sentence: parts[2],
          reason: parts.count > 3 ? parts[3] : nil))
    }
  }
}

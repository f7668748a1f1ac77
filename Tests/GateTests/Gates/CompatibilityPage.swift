import Foundation

/// The page that says how far this UIKit does what Apple's does, made from the list of assertions and the tests that name them.
struct CompatibilityPage {
  static let path = "Documentation/Compatibility.md"

  /// What makes the page anew.
  static let command = "PENUMBRA_UPDATE_PAGES=1 swift test --disable-xctest --filter CompatibilityPageTests"

  /// A folder of tests, with what kind of test stands there.
  struct Suite: Equatable {
    let folder: String
    let name: String
  }

  /// The suites. An assertion about Apple's UIKit belongs into the first if public names can ask it.
  static let suites = [
    Suite(folder: "Tests/AppleComparableTests", name: "Apple-comparable"),
    Suite(folder: "Tests/ChoiceTests", name: "our choice"),
    Suite(folder: "Tests/DriverTests", name: "driver"),
  ]

  let list: AssertionList
  /// The numbered tests of each suite, in the order of `suites`.
  let tests: [(suite: Suite, tests: [NumberedTest])]

  init(tree: Tree) {
    list = AssertionList(tree.text(AssertionList.path) ?? "")
    tests = Self.suites.map { suite in
      let sources = tree.paths(under: suite.folder, extensions: ["swift"])
      return (suite, sources.flatMap { NumberedTest.read(tree.text($0) ?? "", path: $0) })
    }
  }

  /// The test that proves an assertion, with its suite.
  func proof(of number: String) -> (suite: Suite, test: NumberedTest)? {
    for (suite, tests) in tests {
      if let test = tests.first(where: { $0.number == number }) { return (suite, test) }
    }
    return nil
  }

  // MARK: Faults

  /// Tests that name what is not in the list, name something twice, or stand in the wrong suite; lines that cannot be read.
  func faults() -> [Finding] {
    var findings = list.findings
    var seen: Set<String> = []
    for (suite, tests) in tests {
      for test in tests where test.number.hasPrefix("14.") {
        func fault(_ sentence: String) { findings.append(Finding(path: test.path, line: test.line, sentence: sentence)) }
        guard let assertion = list.assertions.first(where: { $0.number == test.number }) else {
          fault("§\(test.number) is not in \(AssertionList.path)")
          continue
        }
        if !seen.insert(test.number).inserted { fault("§\(test.number) has another test already") }
        if assertion.reason != nil { fault("§\(test.number) has a test: take its reason out of \(AssertionList.path)") }
        if assertion.isChoice != (suite.folder == Self.suites[1].folder) {
          fault(
            "§\(test.number) is \(assertion.isChoice ? "a choice of ours" : "about Apple's UIKit"): the test is in the wrong suite"
          )
        }
      }
    }
    return findings
  }

  /// Imports that a test which could run against Apple's UIKit must not have.
  static func foreignImports(swift source: String, path: String) -> [Finding] {
    ImportLine.read(swift: source).filter { !["Foundation", "Testing", "UIKit"].contains($0.name) }.map {
      Finding(path: path, line: $0.line, sentence: "a test that could run against Apple's UIKit may not import \($0.name)")
    }
  }

  // MARK: The page

  /// The page's text.
  var text: String {
    var lines = [
      "# Compatibility", "",
      "What UIKit's appearance system does, assertion by assertion, and whether this UIKit does it. Made by a test from",
      "`\(AssertionList.path)` and from the tests that name the numbers; do not edit it by hand.", "",
      "- *Apple-comparable* tests see what an app sees, and could run against Apple's UIKit. *Driver* tests need a surface that",
      "  plays the system. *Our choice* is what UIKit leaves open.",
      "- *holds*: the test is there, is enabled and has no known issue. No change lands while a test fails.",
      "- No test here has run against Apple's UIKit yet: there was no Mac. The assertions come from documentation and from",
      "  measurements that others published.", "",
    ]
    lines += [count, ""]
    var heading = ""
    for assertion in list.assertions {
      if assertion.heading != heading {
        heading = assertion.heading
        if lines.last?.isEmpty == false { lines.append("") }
        lines += ["## \(heading)", "", "| § | assertion | suite | result | Apple |", "|---|---|---|---|---|"]
      }
      lines.append(row(assertion))
    }
    lines += ["", "## Other choices", "", "Where UIKit leaves something open that has no assertion of its own.", ""]
    lines += ["| § | choice | result |", "|---|---|---|"]
    lines += tests.flatMap(\.tests).filter { !$0.number.hasPrefix("14.") }
      .sorted { $0.number.compare($1.number, options: .numeric) == .orderedAscending }
      .map { "| \($0.number) | \($0.claim) | \(Self.result($0)) |" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// How many assertions there are of each result.
  private var count: String {
    var held = 0
    var doubtful = 0
    var leftOut = 0
    for assertion in list.assertions {
      if let test = proof(of: assertion.number)?.test {
        if test.doubt == nil { held += 1 } else { doubtful += 1 }
      } else if assertion.reason != nil {
        leftOut += 1
      }
    }
    let untested = list.assertions.count - held - doubtful - leftOut
    return "\(list.assertions.count) assertions: \(held) hold, \(doubtful) are in doubt, \(untested) have no test yet, "
      + "\(leftOut) are left out."
  }

  /// The line of one assertion.
  private func row(_ assertion: AssertionList.Assertion) -> String {
    let proof = proof(of: assertion.number)
    let result = proof.map { Self.result($0.test) } ?? assertion.reason.map { "left out: \($0)" } ?? "no test yet"
    let apple = assertion.isChoice ? "open" : "not yet run"
    return "| \(assertion.number) | \(assertion.sentence) | \(proof?.suite.name ?? "–") | \(result) | \(apple) |"
  }

  /// What a test says of its claim.
  private static func result(_ test: NumberedTest) -> String { test.doubt.map { "in doubt: \($0)" } ?? "holds" }
}

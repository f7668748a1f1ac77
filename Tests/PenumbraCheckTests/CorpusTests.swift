import Testing

@testable import PenumbraCheck

/// The cases of the corpus: what is to be found is found, and nothing above `info` where nothing is wrong.
///
/// A finding counts when it stands in the named file within two lines of the named one, whatever its kind, for one fault can be two kinds.
@Suite struct CorpusTests {
  @Test(arguments: try CaseFile.all("c", "own"))
  func whatIsExpectedIsFound(_ one: CaseFile) {
    let findings = Probe.findings(in: one.files)
    for expected in one.expectations {
      let hit = findings.contains { $0.place.path == expected.path && abs($0.place.line - expected.line) <= 2 }
      let told = findings.map { "\($0.place.path):\($0.place.line) \($0.kind)" }
      #expect(hit, "missed \(expected.path):\(expected.line) \(expected.kind); found \(told)")
    }
  }

  @Test(arguments: try CaseFile.all("c", "own"))
  func theRepairedTwinIsQuiet(_ one: CaseFile) {
    let loud = Probe.findings(in: one.fixed).filter { $0.severity > .info }
    #expect(loud.isEmpty, "\(loud.map { "\($0.place.path):\($0.place.line) [\($0.rule)] \($0.message)" })")
  }

  @Test(arguments: try CaseFile.all("n"))
  func aHardNegativeIsQuiet(_ one: CaseFile) {
    let loud = Probe.findings(in: one.files).filter { $0.severity > .info }
    #expect(loud.isEmpty, "\(loud.map { "\($0.place.path):\($0.place.line) [\($0.rule)] \($0.message)" })")
  }

  @Test func mostFindingsNameTheExpectedKind() throws {
    var named = 0
    var all = 0
    var table: [String] = []
    for one in try CaseFile.all("c") {
      let findings = Probe.findings(in: one.files)
      for expected in one.expectations {
        all += 1
        let near = findings.filter { $0.place.path == expected.path && abs($0.place.line - expected.line) <= 2 }
        if near.contains(where: { $0.kind == expected.kind }) {
          named += 1
        } else {
          table.append("\(one.name):\(expected.line) \(expected.kind), named \(near.map(\.kind))")
        }
      }
    }
    #expect(all == 61)
    #expect(named * 100 >= all * 90, "\(table)")
  }

  /// Cases that were written before the rules met them, and that no rule was fitted to.
  @Test func mostCasesThatWereHeldBackAreUnderstood() throws {
    var hits = 0
    var all = 0
    var table: [String] = []
    for one in try CaseFile.all("held") {
      let findings = Probe.findings(in: one.files)
      for expected in one.expectations {
        all += 1
        if findings.contains(where: { $0.place.path == expected.path && abs($0.place.line - expected.line) <= 2 }) {
          hits += 1
        } else {
          table.append("missed \(one.name):\(expected.line) \(expected.kind)")
        }
      }
      table += Probe.findings(in: one.fixed).filter { $0.severity > .info }.map {
        "false alarm \(one.name):\($0.place.line) [\($0.rule)]"
      }
    }
    #expect(all == 13)
    #expect(hits * 100 >= all * 80 && table.filter { $0.hasPrefix("false") }.count <= 1, "\(table)")
  }

  @Test func theFindingsDoNotDependOnThreadsOrTheOrderOfFiles() throws {
    let files = try CaseFile.all("c").flatMap { one in one.files.map { (path: one.name + "/" + $0.path, text: $0.text) } }
    let once = Probe.findings(in: files)
    #expect(once.count > 40)
    #expect(Probe.findings(in: files.reversed(), jobs: 2) == once)
  }
}

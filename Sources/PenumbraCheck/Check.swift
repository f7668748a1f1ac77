import Foundation
import Synchronization

/// One check of a project: find the files, read each once into facts, ask the rules, leave out what was switched off.
package struct Check: Sendable {
  /// What to check and how.
  package struct Options: Sendable {
    /// The folder to which paths are relative, absolute and without links.
    package var root: String
    /// The folders and files to check, absolute.
    package var paths: [String]
    /// The settings of the project.
    package var configuration = Configuration()
    /// Only these rules, by identifier; empty means all.
    package var only: Set<String> = []
    /// Rules that are left out, by identifier.
    package var disabled: Set<String> = []
    /// Findings below this are left out.
    package var minimumSeverity: Severity = .info
    /// How many files are read at a time.
    package var jobs = max(1, ProcessInfo.processInfo.activeProcessorCount)
    /// The file of the cache; nil for none.
    package var cachePath: String?
    /// Lines that a branch has added, by path; nil when all lines count.
    package var changedLines: [String: [ClosedRange<Int>]]?
    /// Called now and then with the files read and their number, from any thread.
    package var progress: (@Sendable (Int, Int) -> Void)?

    package init(root: String, paths: [String]) {
      self.root = root
      self.paths = paths
    }
  }

  /// What to check and how.
  private let options: Options

  package init(_ options: Options) { self.options = options }

  /// Runs the check.
  package func run() -> Report {
    let began = ContinuousClock.now
    var report = Report(root: options.root)
    var discovery = Discovery(
      excluding: options.configuration.exclude, maximumSize: options.configuration.maximumFileSize)
    for path in options.paths { discovery.search(path, root: options.root) }
    var seen: Set<String> = []
    let files = discovery.files.filter { seen.insert($0.path).inserted }

    let build = FactCache.buildMark()
    let old = options.cachePath.map { FactCache(path: $0, build: build) } ?? FactCache()
    let outcome = read(files, cache: old)
    report.notes = discovery.notes + outcome.notes
    report.notes += outcome.files.flatMap { file in file.notes.map { Note(path: file.path, reason: $0) } }
    report.notes.sort { ($0.path, $0.reason) < ($1.path, $1.reason) }
    report.files = outcome.files.count
    report.bytes = outcome.bytes
    report.cacheHits = outcome.hits
    report.scannedOnly = outcome.files.count { if case .nothing = $0.facts { $0.kind == .swift } else { false } }
    if let path = options.cachePath, let fresh = outcome.cache { fresh.write(to: path, build: build) }

    let project = ProjectFacts(files: outcome.files, configuration: options.configuration)
    let rules = RuleBook.rules.filter { isActive($0) }
    var findings = RuleRun.findings(of: rules, in: project, jobs: options.jobs)
    findings = findings.compactMap { options.configuration.adjusted($0) }
    (findings, report.suppressed) = SuppressionPass.apply(
      to: findings, files: outcome.files, rules: rules.map { $0.identifier }, reportsUnused: options.only.isEmpty)
    findings = findings.filter { $0.severity >= options.minimumSeverity && isChanged($0) }
    report.findings = findings.sorted(by: Finding.inOrder)
    let elapsed = began.duration(to: .now).components
    report.seconds = Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18
    return report
  }

  /// Whether a rule is asked.
  private func isActive(_ rule: any Rule.Type) -> Bool {
    if !options.only.isEmpty { return options.only.contains(rule.identifier) }
    return !options.disabled.contains(rule.identifier) && !options.configuration.disabled.contains(rule.identifier)
  }

  /// Whether a finding stands in a line that the branch has added.
  private func isChanged(_ finding: Finding) -> Bool {
    guard let changed = options.changedLines else { return true }
    return changed[finding.place.path]?.contains { $0.contains(finding.place.line) } ?? false
  }

  // MARK: Reading

  /// What came of reading.
  private struct Outcome: Sendable {
    var files: [ReadFile] = []
    var notes: [Note] = []
    var bytes = 0
    var hits = 0
    /// The cache to write; nil when nothing in it has changed.
    var cache: FactCache?
  }

  /// What came of reading one file.
  private struct One: Sendable {
    var file: ReadFile?
    var note: Note?
    var bytes = 0
    var hit = false
    var mark: ContentHash?
    var packed: [UInt8]?
  }

  /// Reads all files, several at a time; each slot is written once, so that the outcome does not depend on the order.
  private func read(_ files: [SourceFile], cache: FactCache) -> Outcome {
    let options = options
    let results = Slots<One>(count: files.count)
    let done = Atomic<Int>(0)
    // The largest first, so that no core is left with a large file at the end.
    let order = files.indices.sorted { (files[$1].size, $0) < (files[$0].size, $1) }
    Crew.run(count: files.count, workers: options.jobs) { turn in
      let index = order[turn]
      results[index] = Self.read(files[index], cache: cache, keeps: options.cachePath != nil)
      let finished = done.add(1, ordering: .relaxed).newValue
      if finished % 50 == 0 || finished == files.count { options.progress?(finished, files.count) }
    }
    var outcome = Outcome()
    var fresh = FactCache()
    var misses = 0
    for index in files.indices {
      guard let one = results[index] else { continue }
      if let note = one.note { outcome.notes.append(note) }
      outcome.bytes += one.bytes
      if one.hit { outcome.hits += 1 } else { misses += 1 }
      if let file = one.file { outcome.files.append(file) }
      if let mark = one.mark, let packed = one.packed { fresh.keep(packed, of: mark, kind: files[index].kind) }
    }
    if options.cachePath != nil, misses > 0 || fresh.count != cache.count { outcome.cache = fresh }
    return outcome
  }

  /// Reads one file, or takes its facts from the cache.
  private static func read(_ file: SourceFile, cache: FactCache, keeps: Bool) -> One {
    var one = One()
    guard let bytes = FileBytes.read(file.absolutePath) else {
      one.note = Note(path: file.path, reason: "file cannot be read")
      return one
    }
    one.bytes = bytes.count
    let companions = file.companions.map { FileBytes.read($0, limit: 4 * 1024 * 1024) ?? [] }
    var mark = ContentHash(bytes)
    if !companions.isEmpty {
      let names = file.companions.map { ContentHash(Array(($0 as NSString).lastPathComponent.utf8)) }
      mark = ContentHash([mark] + names + companions.map { ContentHash($0) })
    }
    // The kind is part of the mark: the same bytes under another name are other facts.
    mark = ContentHash([mark, ContentHash(Array(file.kind.rawValue.utf8))])
    one.mark = mark
    if let known = cache.file(mark, path: file.path, kind: file.kind) {
      one.file = known
      one.hit = true
      one.packed = cache.packed(mark)
      return one
    }
    let read = FactReading.read(file, bytes: bytes, companions: companions)
    one.file = read
    if keeps { one.packed = PackedFile.pack(read) }
    return one
  }
}

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
    let rules = RuleBook.rules.filter { isActive($0) }
    let marked = hasReport ? marked(files) : nil
    let said =
      kept(files, marked: marked, rules: rules, build: build, in: &report)
      ?? found(in: files, marked: marked, rules: rules, build: build, report: &report)
    finish(&report, with: said, discovery: discovery)
    let elapsed = began.duration(to: .now).components
    report.seconds = Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18
    return report
  }

  /// Whether an earlier check left a report, so that marking the files before they are read may spare that.
  private var hasReport: Bool {
    options.cachePath.map { FileManager.default.fileExists(atPath: ReportCache.path(besides: $0)) } ?? false
  }

  /// The marks of files that are not read into facts yet; nil for one that cannot be read.
  private func marked(_ files: [SourceFile]) -> [Mark?] {
    let slots = Slots<Mark>(count: files.count)
    Crew.run(count: files.count, workers: options.jobs) { index in slots[index] = Bytes(files[index])?.mark }
    return files.indices.map { slots[$0] }
  }

  /// What an earlier check of the same bytes said.
  private func kept(
    _ files: [SourceFile], marked: [Mark?]?, rules: [any Rule.Type], build: String, in report: inout Report
  ) -> ReportCache? {
    guard let marked, let path = options.cachePath else { return nil }
    let key = key(zip(files, marked).map { (path: $0.path, mark: $1?.hash) }, rules)
    guard let kept = ReportCache.read(ReportCache.path(besides: path), key: key, build: build) else { return nil }
    report.files = marked.count { $0 != nil }
    report.bytes = marked.reduce(0) { $0 + ($1?.count ?? 0) }
    report.cacheHits = report.files
    options.progress?(files.count, files.count)
    return kept
  }

  /// Reads the files and asks the rules.
  private func found(
    in files: [SourceFile], marked: [Mark?]?, rules: [any Rule.Type], build: String, report: inout Report
  ) -> ReportCache {
    let old = options.cachePath.map { FactCache(path: $0, build: build) } ?? FactCache()
    let outcome = read(files, marked: marked, cache: old)
    if let path = options.cachePath, let fresh = outcome.cache { fresh.write(to: path, build: build) }
    report.files = outcome.files.count
    report.bytes = outcome.bytes
    report.cacheHits = outcome.hits

    var said = ReportCache()
    said.notes = outcome.notes + outcome.files.flatMap { file in file.notes.map { Note(path: file.path, reason: $0) } }
    said.scannedOnly = outcome.scannedOnly
    said.scannedBytes = outcome.scannedBytes
    let project = ProjectFacts(files: outcome.files, configuration: options.configuration, jobs: options.jobs)
    let findings = RuleRun.findings(of: rules, in: project, jobs: options.jobs).compactMap { options.configuration.adjusted($0) }
    (said.findings, said.suppressed) = SuppressionPass.apply(
      to: findings, files: outcome.files, rules: rules.map { $0.identifier }, reportsUnused: options.only.isEmpty)
    if let path = options.cachePath {
      said.write(to: ReportCache.path(besides: path), key: key(outcome.marks, rules), build: build)
    }
    return said
  }

  /// The mark of all that the findings depend on.
  private func key(_ files: [(path: String, mark: ContentHash?)], _ rules: [any Rule.Type]) -> ContentHash {
    let names = rules.map { $0.identifier } + [options.only.isEmpty ? "unused" : ""]
    return ReportCache.key(files: files, configuration: options.configuration, rules: names)
  }

  /// Leaves out what was not asked for, and puts the rest in order.
  private func finish(_ report: inout Report, with said: ReportCache, discovery: Discovery) {
    report.notes = (discovery.notes + said.notes).sorted { ($0.path, $0.reason) < ($1.path, $1.reason) }
    report.scannedOnly = said.scannedOnly
    report.scannedBytes = said.scannedBytes
    report.suppressed = said.suppressed
    report.findings = said.findings.filter { $0.severity >= options.minimumSeverity && isChanged($0) }.sorted(by: Finding.inOrder)
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
    var scannedOnly = 0
    var scannedBytes = 0
    /// The mark of each file that was to be read.
    var marks: [(path: String, mark: ContentHash?)] = []
    /// The cache to write; nil when nothing in it has changed.
    var cache: FactCache?
  }

  /// What tells the bytes of a file from others, and how many they are.
  private struct Mark: Sendable {
    var hash: ContentHash
    var count: Int
  }

  /// The bytes of a file and of those that belong to it, with their mark.
  private struct Bytes: Sendable {
    var contents: [UInt8]
    var companions: [[UInt8]]
    var mark: Mark

    /// Reads them; nil when the file cannot be read.
    init?(_ file: SourceFile) {
      guard let bytes = FileBytes.read(file.absolutePath) else { return nil }
      contents = bytes
      companions = file.companions.map { FileBytes.read($0, limit: 4 * 1024 * 1024) ?? [] }
      var hash = ContentHash(bytes)
      if !companions.isEmpty {
        let names = file.companions.map { ContentHash(Array(($0 as NSString).lastPathComponent.utf8)) }
        hash = ContentHash([hash] + names + companions.map { ContentHash($0) })
      }
      // The kind is part of the mark: the same bytes under another name are other facts.
      mark = Mark(hash: ContentHash([hash, ContentHash(Array(file.kind.rawValue.utf8))]), count: bytes.count)
    }
  }

  /// What came of reading one file.
  private struct One: Sendable {
    var file: ReadFile?
    var bytes = 0
    var hit = false
    var mark: ContentHash?
    var packed: [UInt8]?
  }

  /// Reads all files, several at a time; each slot is written once, so that the outcome does not depend on the order.
  private func read(_ files: [SourceFile], marked: [Mark?]?, cache: FactCache) -> Outcome {
    let options = options
    let results = Slots<One>(count: files.count)
    let done = Atomic<Int>(0)
    // The largest first, so that no core is left with a large file at the end.
    let order = files.indices.sorted { (files[$1].size, $0) < (files[$0].size, $1) }
    Crew.run(count: files.count, workers: options.jobs) { turn in
      let index = order[turn]
      results[index] = Self.read(files[index], marked: marked?[index], cache: cache, keeps: options.cachePath != nil)
      let finished = done.add(1, ordering: .relaxed).newValue
      if finished % 50 == 0 || finished == files.count { options.progress?(finished, files.count) }
    }
    var outcome = Outcome()
    var fresh = FactCache()
    var misses = 0
    for index in files.indices {
      guard let one = results[index] else { continue }
      outcome.marks.append((files[index].path, one.mark))
      guard let mark = one.mark, let file = one.file else {
        outcome.notes.append(Note(path: files[index].path, reason: "file cannot be read"))
        continue
      }
      outcome.bytes += one.bytes
      if one.hit { outcome.hits += 1 } else { misses += 1 }
      if case .nothing = file.facts, file.kind == .swift {
        outcome.scannedOnly += 1
        outcome.scannedBytes += one.bytes
      }
      outcome.files.append(file)
      if let packed = one.packed { fresh.keep(packed, of: mark, kind: file.kind) }
    }
    if options.cachePath != nil, misses > 0 || fresh.count != cache.count { outcome.cache = fresh }
    return outcome
  }

  /// Reads one file, or takes its facts from the cache: by the mark that it has already, else by that of its bytes.
  private static func read(_ file: SourceFile, marked: Mark?, cache: FactCache, keeps: Bool) -> One {
    if let marked, let known = known(marked, file, cache) { return known }
    guard let bytes = Bytes(file) else { return One() }
    if let known = known(bytes.mark, file, cache) { return known }
    let read = FactReading.read(file, bytes: bytes.contents, companions: bytes.companions)
    return One(file: read, bytes: bytes.mark.count, mark: bytes.mark.hash, packed: keeps ? PackedFile.pack(read) : nil)
  }

  /// What the cache knows of a file with this mark.
  private static func known(_ mark: Mark, _ file: SourceFile, _ cache: FactCache) -> One? {
    cache.file(mark.hash, path: file.path, kind: file.kind).map {
      One(file: $0, bytes: mark.count, hit: true, mark: mark.hash, packed: cache.packed(mark.hash))
    }
  }
}

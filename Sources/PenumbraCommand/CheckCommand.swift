import Foundation
import PenumbraCheck

/// `penumbra check`: reads the words, runs a check, writes the report.
enum CheckCommand {
  /// The forms of report, by the name they have on the command line.
  static let formats = ["text", "json", "sarif", "github", "xcode", "html"]

  /// The options.
  static let options: [OptionReader.Option] = [
    OptionReader.Option(name: "--format", value: "a format", choices: formats),
    OptionReader.Option(name: "--baseline", value: "a file"),
    OptionReader.Option(name: "--write-baseline", value: "a file"),
    OptionReader.Option(name: "--only", value: "a rule"),
    OptionReader.Option(name: "--disable", value: "a rule"),
    OptionReader.Option(name: "--min-severity", value: "a severity", choices: Severity.allCases.map(\.rawValue)),
    OptionReader.Option(name: "--changed-since", value: "a revision"),
    OptionReader.Option(name: "--config", value: "a file"),
    OptionReader.Option(name: "--jobs", value: "a number"),
    OptionReader.Option(name: "--no-cache"),
    OptionReader.Option(name: "--large-files"),
    OptionReader.Option(name: "--help"),
    OptionReader.Option(name: "-h"),
  ]

  /// Runs the subcommand.
  static func run(_ words: [String], folder: String, environment: [String: String], terminal: Terminal) -> Outcome {
    do throws(OptionReader.Refusal) {
      let read = try OptionReader(words, options: options)
      if read.has("--help") || read.has("-h") { return Outcome(output: help) }
      var checked = try checkOptions(read, folder: folder)
      checked.cachePath = read.has("--no-cache") ? nil : FactCache.path(root: checked.root, environment: environment)
      let line = ProgressLine(isShown: terminal.showsProgress)
      checked.progress = { line.show($0, of: $1) }
      let baseline = try baseline(read.last("--baseline"), in: folder)
      var report = Check(checked).run()
      line.clear()
      if let name = read.last("--write-baseline") { return try write(Baseline(of: report), to: name, in: folder) }
      if let baseline { report = baseline.applied(to: report) }
      return Outcome(
        output: text(of: report, format: read.last("--format") ?? "text", terminal: terminal),
        code: report.findings.isEmpty ? 0 : 1)
    } catch {
      return .refused(error.sentence)
    }
  }

  /// The report in a format.
  private static func text(of report: Report, format: String, terminal: Terminal) -> String {
    switch format {
    case "json": JSONReporter.text(of: report)
    case "sarif": SARIFReporter.text(of: report)
    case "github": GitHubReporter.text(of: report)
    case "xcode": XcodeReporter.text(of: report)
    case "html": HTMLReporter.text(of: report)
    default: TextReporter.text(of: report, colored: terminal.showsColor)
    }
  }

  /// The baseline of a file, when one was named.
  private static func baseline(_ name: String?, in folder: String) throws(OptionReader.Refusal) -> Baseline? {
    guard let name else { return nil }
    guard let bytes = FileBytes.read(absolute(name, in: folder)) else {
      throw OptionReader.Refusal(sentence: "the baseline '\(name)' cannot be read\(nearby(name, in: folder))")
    }
    do {
      return try Baseline(json: bytes)
    } catch {
      throw OptionReader.Refusal(sentence: "\(name):\(error.line):\(error.column): \(error.message)")
    }
  }

  /// Writes a baseline and says so.
  private static func write(_ baseline: Baseline, to name: String, in folder: String) throws(OptionReader.Refusal) -> Outcome {
    do {
      try Data(baseline.text.utf8).write(to: URL(fileURLWithPath: absolute(name, in: folder)), options: .atomic)
    } catch {
      throw OptionReader.Refusal(sentence: "the baseline '\(name)' cannot be written")
    }
    return Outcome(output: "\(name): \(baseline.count) \(baseline.count == 1 ? "finding" : "findings") kept\n")
  }

  /// What to check, from the words.
  private static func checkOptions(_ read: OptionReader, folder: String) throws(OptionReader.Refusal) -> Check.Options {
    var paths: [String] = []
    for word in read.paths.isEmpty ? ["."] : read.paths {
      let path = absolute(word, in: folder)
      guard FileManager.default.fileExists(atPath: path) else {
        throw OptionReader.Refusal(sentence: "no file or folder '\(word)'\(nearby(word, in: folder))")
      }
      guard FileManager.default.isReadableFile(atPath: path) else {
        throw OptionReader.Refusal(sentence: "'\(word)' cannot be read")
      }
      paths.append(path)
    }
    let root = root(of: paths)
    var options = Check.Options(root: root, paths: paths)
    options.configuration = try configuration(read, root: root, folder: folder)
    if read.has("--large-files") { options.configuration.maximumFileSize = 1 << 40 }
    options.only = Set(try rules(read.list("--only")))
    options.disabled = Set(try rules(read.list("--disable")))
    options.minimumSeverity = read.last("--min-severity").flatMap { Severity(rawValue: $0) } ?? .info
    if let text = read.last("--jobs") {
      guard let jobs = Int(text), (1...256).contains(jobs) else {
        throw OptionReader.Refusal(sentence: "'--jobs' needs a number from 1 to 256, not '\(text)'")
      }
      options.jobs = jobs
    }
    if let revision = read.last("--changed-since") {
      options.changedLines = try ChangedLines.since(revision, root: root)
    }
    return options
  }

  /// An absolute path without links and dots, so that the same folder has one name.
  private static func absolute(_ path: String, in folder: String) -> String {
    URL(fileURLWithPath: Command.path(path, in: folder)).resolvingSymlinksInPath().standardizedFileURL.path
  }

  /// The folder to which paths are relative: the checked folder, or the one that holds all that is checked.
  private static func root(of paths: [String]) -> String {
    var common: [Substring]?
    for path in paths {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      var parts = path.split(separator: "/")
      if !isFolder.boolValue { parts = parts.dropLast() }
      let shared = common.map { zip($0, parts).prefix { $0 == $1 }.count } ?? parts.count
      common = Array(parts.prefix(shared))
    }
    return "/" + (common ?? []).joined(separator: "/")
  }

  /// A hint at a name beside the one that does not exist.
  private static func nearby(_ word: String, in folder: String) -> String {
    let url = URL(fileURLWithPath: Command.path(word, in: folder))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)) ?? []
    guard let name = Nearest.suggestion(for: url.lastPathComponent, among: names.sorted()) else { return "" }
    let prefix = word.lastIndex(of: "/").map { String(word[...$0]) } ?? ""
    return "; did you mean '\(prefix)\(name)'?"
  }

  /// The identifiers of rules, each known.
  private static func rules(_ names: [String]) throws(OptionReader.Refusal) -> [String] {
    let known = RuleBook.rules.map { $0.identifier }
    for name in names where !known.contains(name) {
      let hint = Nearest.suggestion(for: name, among: known).map { "; did you mean '\($0)'?" }
      throw OptionReader.Refusal(sentence: "unknown rule '\(name)'" + (hint ?? "; 'penumbra rules' lists them"))
    }
    return names
  }

  /// The settings: the file that was named, or `.penumbra.json` in the root.
  private static func configuration(
    _ read: OptionReader, root: String, folder: String
  ) throws(OptionReader.Refusal) -> Configuration {
    let named = read.last("--config")
    let path = named.map { absolute($0, in: folder) } ?? root + "/.penumbra.json"
    guard let bytes = FileBytes.read(path) else {
      guard let named else { return Configuration() }
      throw OptionReader.Refusal(sentence: "the configuration '\(named)' cannot be read\(nearby(named, in: folder))")
    }
    do {
      return try Configuration(json: bytes)
    } catch {
      throw OptionReader.Refusal(sentence: "\(named ?? ".penumbra.json"):\(error.line):\(error.column): \(error.message)")
    }
  }

  /// What `penumbra check --help` says.
  static let help = """
    Usage: penumbra check [PATH ...] [OPTIONS]

    Finds dark-mode faults in the sources of an iOS project: Swift, Objective-C, xibs and storyboards, asset catalogs, Info.plist,
    HTML and CSS. PATH is a folder or a file; without one the current folder is checked.

      --format FORMAT         \(formats.joined(separator: ", "))
      --baseline FILE         leaves out the findings that this file knows
      --write-baseline FILE   keeps all findings in a file, for --baseline, and reports none
      --only RULE,...         asks only these rules
      --disable RULE,...      leaves these rules out
      --min-severity WORD     info (all), warning or error
      --changed-since REV     reports only what stands in lines changed since a revision of git
      --config FILE           settings; else .penumbra.json beside the checked folder's contents, if it is there
      --jobs N                how many files are read at a time
      --no-cache              neither uses nor keeps facts of earlier checks
      --large-files           reads files of more than 2 MB too, and Xcode projects of more than 16 MB
      --help                  this text

    Ends with 0 when nothing is found, 1 when something is, 2 when the check could not run.

    """
}

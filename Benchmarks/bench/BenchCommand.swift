import Foundation

/// Measures one appearance switch, stage by stage, over trees of several sizes and over the settings screen.
@main
struct BenchCommand {
  /// A part of the measurements that can be made by itself.
  enum Part {
    /// What traits cost, without views and frames.
    case traits
    /// What colours and catalogs cost, without views and frames.
    case colors
    /// Frames of trees of views.
    case trees
    /// First frames of processes.
    case firstFrame
  }

  /// What the command line asks for.
  struct Options {
    /// Whether the result is for machines.
    var asJSON = false
    /// How many views the trees have.
    var sizes = [1_000, 10_000, 100_000]
    /// How often each switch is measured.
    var runs = 21
    /// The only part that is measured; nil for all.
    var only: Part?
    /// Whether this process only makes one first frame and says how long that took since it was started.
    var isFirstFrame = false
  }

  /// The help that `--help` prints.
  static let help = """
    bench: how long the stages of one appearance switch take.
      --json          print one JSON object instead of tables
      --sizes N,N,…   views in the trees (default: 1000,10000,100000)
      --only-traits   measure what traits cost, no views and frames
      --only-colors   measure what colours and catalogs cost, no views and frames
      --only-trees    measure frames of trees of views
      --only-start    measure first frames of processes
      --runs N        measurements of each, of which the median and the 95th percentile are printed (default: 21)
    """

  /// Measures everything and prints the report.
  @MainActor
  static func main() {
    guard let options = options(Array(CommandLine.arguments.dropFirst())) else { exit(64) }
    if options.isFirstFrame { return FirstFrame.makeOne() }
    let report = measure(options)
    print(options.asJSON ? report.json : report.text)
  }

  /// Measures what is asked for.
  @MainActor
  private static func measure(_ options: Options) -> BenchReport {
    func wants(_ part: Part) -> Bool { options.only == nil || options.only == part }
    var report = BenchReport(runs: options.runs)
    report.before = Calibration.measure(runs: options.runs)
    // First, because a machine that has worked for a while may be slower than one on which somebody starts an app.
    if wants(.firstFrame) { report.firstFrame = FirstFrame.measure(runs: min(options.runs, 21)) }
    if wants(.traits) { report.traits = TraitBench.measure(sizes: options.sizes, runs: options.runs) }
    if wants(.colors) { report.colors = ColorBench.measure(runs: options.runs) }
    if wants(.trees) {
      for shape in TreeShape.allCases {
        for size in options.sizes { report.trees.append(TreeBench.measure(shape, size: size, runs: options.runs)) }
      }
    }
    if options.only == nil {
      for scale in [2.0, 3.0] { report.screens.append(ScreenBench.measure(scale: scale, runs: options.runs)) }
    }
    report.after = Calibration.measure(runs: options.runs)
    report.peakMemory = Memory.peak
    return report
  }

  /// The options, or `nil` after a message when they cannot be understood.
  private static func options(_ words: [String]) -> Options? {
    var options = Options()
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--json": options.asJSON = true
      case "--only-traits": options.only = .traits
      case "--only-colors": options.only = .colors
      case "--only-trees": options.only = .trees
      case "--only-start": options.only = .firstFrame
      case "--first-frame": options.isFirstFrame = true
      case "--sizes":
        let sizes = (rest.popFirst() ?? "").split(separator: ",").compactMap { Int($0) }
        guard !sizes.isEmpty, sizes.allSatisfy({ (1...1_000_000).contains($0) }) else {
          return complain("--sizes takes numbers from 1 to 1000000 with commas between them.")
        }
        options.sizes = sizes
      case "--runs":
        guard let runs = rest.popFirst().flatMap({ Int($0) }), (1...10_000).contains(runs) else {
          return complain("--runs takes a number from 1 to 10000.")
        }
        options.runs = runs
      case "--help":
        print(help)
        exit(0)
      default: return complain("“\(word)” is not an option.\n\(help)")
      }
    }
    return options
  }

  /// Says what is wrong with the command line.
  private static func complain(_ message: String) -> Options? {
    try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
    return nil
  }
}

import Foundation

/// Measures one appearance switch, stage by stage, over trees of several sizes and over the settings screen.
@main
struct BenchCommand {
  /// What the command line asks for.
  struct Options {
    /// Whether the result is for machines.
    var asJSON = false
    /// How many views the trees have.
    var sizes = [1_000, 10_000, 100_000]
    /// How often each switch is measured.
    var runs = 21
    /// Whether only traits are measured, without views and frames.
    var isOnlyTraits = false
    /// Whether only colours are measured, without views and frames.
    var isOnlyColors = false
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
      --runs N        measurements of each, of which the median and the 95th percentile are printed (default: 21)
    """

  /// Measures everything and prints the report.
  @MainActor
  static func main() {
    guard let options = options(Array(CommandLine.arguments.dropFirst())) else { exit(64) }
    if options.isFirstFrame { return FirstFrame.makeOne() }
    var report = BenchReport(runs: options.runs)
    if !options.isOnlyTraits, !options.isOnlyColors {
      // First, because a machine that has worked for a while may be slower than one on which somebody starts an app.
      report.firstFrame = FirstFrame.measure(runs: min(options.runs, 11))
    }
    if !options.isOnlyColors { report.traits = TraitBench.measure(sizes: options.sizes, runs: options.runs) }
    if !options.isOnlyTraits { report.colors = ColorBench.measure(runs: options.runs) }
    if options.isOnlyTraits || options.isOnlyColors { return print(options.asJSON ? report.json : report.callText) }
    for shape in TreeShape.allCases {
      for size in options.sizes { report.trees.append(TreeBench.measure(shape, size: size, runs: options.runs)) }
    }
    for scale in [2.0, 3.0] { report.screens.append(ScreenBench.measure(scale: scale, runs: options.runs)) }
    report.peakMemory = Memory.peak
    print(options.asJSON ? report.json : report.text)
  }

  /// The options, or `nil` after a message when they cannot be understood.
  private static func options(_ words: [String]) -> Options? {
    var options = Options()
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--json": options.asJSON = true
      case "--only-traits": options.isOnlyTraits = true
      case "--only-colors": options.isOnlyColors = true
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

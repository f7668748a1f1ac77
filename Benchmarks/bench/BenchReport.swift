import Foundation
import UIKit

/// The times of one stage in seconds, of which the median and the 95th percentile are reported.
struct Series: Encodable {
  /// The measurements in the order in which they were made.
  var seconds: [Double] = []

  /// The middle measurement in milliseconds.
  var median: Double { percentile(0.5) }
  /// The measurement that 95 of 100 stay below, in milliseconds.
  var p95: Double { percentile(0.95) }

  private func percentile(_ share: Double) -> Double {
    let sorted = seconds.sorted()
    guard !sorted.isEmpty else { return 0 }
    return sorted[min(sorted.count - 1, Int((Double(sorted.count) * share).rounded(.down)))] * 1000
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(median, forKey: .median)
    try container.encode(p95, forKey: .p95)
  }

  private enum Key: String, CodingKey {
    case median = "medianMilliseconds"
    case p95 = "p95Milliseconds"
  }
}

/// The times of all stages of one kind of frame.
struct StageTimes: Encodable {
  var propagate = Series()
  var layout = Series()
  var colors = Series()
  var display = Series()
  var composite = Series()
  var total = Series()

  /// Adds the times of one frame.
  mutating func add(_ seconds: PhaseSeconds) {
    propagate.seconds.append(seconds.traits)
    layout.seconds.append(seconds.layout)
    colors.seconds.append(seconds.colors)
    display.seconds.append(seconds.display)
    composite.seconds.append(seconds.present)
    total.seconds.append(seconds.total)
  }

  /// The stages by name, in the order in which they run.
  var rows: [(name: String, series: Series)] {
    [
      ("propagate", propagate), ("layout", layout), ("colours", colors), ("display", display), ("composite", composite),
      ("total", total),
    ]
  }
}

/// What was counted in one frame.
struct Counts: Encodable {
  var traitNodesVisited: Int
  var traitNodesChanged: Int
  var layersLaidOut: Int
  var viewsColored: Int
  var layersDisplayed: Int
  var layersPainted: Int

  init(_ report: FrameReport) {
    traitNodesVisited = report.traitNodesVisited
    traitNodesChanged = report.traitNodesChanged
    layersLaidOut = report.layersLaidOut
    viewsColored = report.viewsColored
    layersDisplayed = report.layersDisplayed
    layersPainted = report.layersPainted
  }

  /// The counts on one line.
  var text: String {
    "visited \(traitNodesVisited), changed \(traitNodesChanged), laid out \(layersLaidOut), coloured \(viewsColored), "
      + "drawn \(layersDisplayed), painted \(layersPainted)"
  }
}

/// The measurements of one tree.
struct TreeResult: Encodable {
  let shape: String
  let views: Int
  let flip: StageTimes
  let flipCounts: Counts
  let unchanged: StageTimes
  let unchangedCounts: Counts
  let bytesPerView: Int
}

/// The measurements of the settings screen at one scale.
struct ScreenResult: Encodable {
  let scale: Double
  let flip: StageTimes
  let flipCounts: Counts
  let full: StageTimes
  let fullCounts: Counts
}

/// All measurements.
struct BenchReport: Encodable {
  let runs: Int
  var traits: [TraitResult] = []
  var trees: [TreeResult] = []
  var screens: [ScreenResult] = []
  var firstFrame = Series()
  var peakMemory = 0

  init(runs: Int) { self.runs = runs }

  /// The report for machines.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  /// The report for people.
  var text: String {
    var lines = [traitText, "", "Medians and 95th percentiles of \(runs) runs, in milliseconds.", ""]
    for tree in trees {
      lines.append("\(tree.shape) tree of \(tree.views) views: every view changes (\(tree.bytesPerView) bytes a view)")
      lines += table(tree.flip)
      lines.append("  \(tree.flipCounts.text)")
      lines.append("\(tree.shape) tree of \(tree.views) views: nothing changes")
      lines += table(tree.unchanged)
      lines.append("  \(tree.unchangedCounts.text)")
      lines.append("")
    }
    for screen in screens {
      lines.append("settings screen, 390 × 844 points at \(Int(screen.scale))x: a switch of the style")
      lines += table(screen.flip)
      lines.append("  \(screen.flipCounts.text)")
      lines.append(
        "settings screen, 390 × 844 points at \(Int(screen.scale))x: a full frame, all laid out, coloured, drawn and painted")
      lines += table(screen.full)
      lines.append("  \(screen.fullCounts.text)")
      lines.append("")
    }
    lines.append(row("first frame of a process", firstFrame))
    lines.append("peak memory of this process: \(peakMemory / 1_048_576) MiB")
    return lines.joined(separator: "\n")
  }

  /// The measurements of traits for people.
  var traitText: String {
    (["Medians of \(runs) runs, in nanoseconds."]
      + traits.map { $0.what.padding(toLength: 60, withPad: " ", startingAt: 0) + String(format: "%12.1f", $0.nanoseconds) })
      .joined(separator: "\n")
  }

  private func table(_ times: StageTimes) -> [String] { times.rows.map { row("  " + $0.name, $0.series) } }

  private func row(_ name: String, _ series: Series) -> String {
    name.padding(toLength: 28, withPad: " ", startingAt: 0)
      + String(format: "%10.4f %10.4f", series.median, series.p95)
  }
}

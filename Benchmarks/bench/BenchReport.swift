import Foundation
import UIKit

/// The measurements of one tree.
struct TreeResult: Encodable {
  /// How the views hang together.
  let shape: String
  /// How many views there are.
  let views: Int
  /// Frames in which the style of every view changes.
  let flip: StageTimes
  /// What one of those frames did.
  let flipCounts: Counts
  /// Frames in which nothing changes.
  let unchanged: StageTimes
  /// What one of those frames did.
  let unchangedCounts: Counts
  /// Memory of a view with its layer.
  let bytesPerView: Int
}

/// The measurements of the settings screen at one scale.
struct ScreenResult: Encodable {
  /// Pixels a point.
  let scale: Double
  /// Frames in which the style changes.
  let flip: StageTimes
  /// What one of those frames did.
  let flipCounts: Counts
  /// Frames in which everything is made again.
  let full: StageTimes
  /// What one of those frames did.
  let fullCounts: Counts
}

/// All measurements.
struct BenchReport: Encodable {
  /// How often each thing was measured.
  let runs: Int
  /// What traits cost by themselves.
  var traits: [CallResult] = []
  /// What colours and catalogs cost by themselves.
  var colors: [CallResult] = []
  /// The trees, by shape and size.
  var trees: [TreeResult] = []
  /// The settings screen, by scale.
  var screens: [ScreenResult] = []
  /// From the start of a process to its first frame.
  var firstFrame = Series()
  /// The time of the fixed work before all measurements.
  var before = Series()
  /// The time of the fixed work after all measurements.
  var after = Series()
  /// The most physical memory that this process had, in bytes.
  var peakMemory = 0

  /// A report without measurements.
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
    var lines = traits.isEmpty && colors.isEmpty ? [] : [callText, ""]
    lines += ["Medians and 95th percentiles of \(runs) runs, in milliseconds.", ""]
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
    if !firstFrame.seconds.isEmpty { lines.append(row("first frame of a process", firstFrame)) }
    lines.append("the machine: \(Calibration.what)")
    lines.append(row("  before", before))
    lines.append(row("  after", after))
    lines.append("peak memory of this process: \(peakMemory / 1_048_576) MiB")
    return lines.joined(separator: "\n")
  }

  /// The measurements of traits and colours for people.
  private var callText: String {
    (["Medians of \(runs) runs, in nanoseconds of one processor."]
      + (traits + colors).map {
        $0.what.padding(toLength: 66, withPad: " ", startingAt: 0) + String(format: "%12.1f", $0.nanoseconds)
      })
      .joined(separator: "\n")
  }

  /// A row for each stage.
  private func table(_ times: StageTimes) -> [String] { times.rows.map { row("  " + $0.name, $0.series) } }

  /// A name, a median and a 95th percentile in columns.
  private func row(_ name: String, _ series: Series) -> String {
    name.padding(toLength: 28, withPad: " ", startingAt: 0)
      + String(format: "%10.4f %10.4f", series.median, series.p95)
  }
}

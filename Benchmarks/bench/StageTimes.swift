import UIKit

/// One stage of a frame: what it is called, and which of a frame's times is its own.
struct Stage {
  /// The name in tables and in JSON.
  let name: String
  /// The stage's part of a frame.
  let seconds: any KeyPath<PhaseSeconds, Double> & Sendable

  /// The stages in the order in which they run, and all of them together; the only list of them.
  static let all = [
    Stage(name: "tick", seconds: \.tick), Stage(name: "propagate", seconds: \.traits), Stage(name: "layout", seconds: \.layout),
    Stage(name: "colours", seconds: \.colors), Stage(name: "display", seconds: \.display),
    Stage(name: "composite", seconds: \.present), Stage(name: "total", seconds: \.total),
  ]
}

/// The times of all stages of one kind of frame.
struct StageTimes: Encodable {
  /// A series for each of `Stage.all`.
  private var series = Stage.all.map { _ in Series() }

  /// Adds the times of one frame.
  mutating func add(_ seconds: PhaseSeconds) {
    for (index, stage) in Stage.all.enumerated() { series[index].seconds.append(seconds[keyPath: stage.seconds]) }
  }

  /// The stages by name, in the order in which they run.
  var rows: [(name: String, series: Series)] { zip(Stage.all, series).map { ($0.name, $1) } }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: NameKey.self)
    for row in rows { try container.encode(row.series, forKey: NameKey(row.name)) }
  }
}

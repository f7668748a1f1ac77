import UIKit

/// What was counted in one frame.
struct Counts: Encodable {
  /// One thing that is counted: its name in JSON, its word in a table, and where a frame's report has it.
  private struct Item {
    /// The name in JSON.
    let key: String
    /// The word in a table.
    let word: String
    /// Where a report has it.
    let value: any KeyPath<FrameReport, Int> & Sendable
  }

  /// What is counted, in the order of the stages; the only list of it.
  private static let items = [
    Item(key: "traitNodesVisited", word: "visited", value: \.traitNodesVisited),
    Item(key: "traitNodesChanged", word: "changed", value: \.traitNodesChanged),
    Item(key: "layersLaidOut", word: "laid out", value: \.layersLaidOut),
    Item(key: "viewsColored", word: "coloured", value: \.viewsColored),
    Item(key: "layersDisplayed", word: "drawn", value: \.layersDisplayed),
    Item(key: "layersPainted", word: "painted", value: \.layersPainted),
  ]

  /// The count of each item.
  private let values: [Int]

  /// The counts of a frame.
  init(_ report: FrameReport) { values = Self.items.map { report[keyPath: $0.value] } }

  /// The counts on one line.
  var text: String { zip(Self.items, values).map { "\($0.word) \($1)" }.joined(separator: ", ") }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: NameKey.self)
    for (item, value) in zip(Self.items, values) { try container.encode(value, forKey: NameKey(item.key)) }
  }
}

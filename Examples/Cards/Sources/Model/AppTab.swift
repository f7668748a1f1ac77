import Foundation

/// The tabs of the app, from the left.
enum AppTab: String, CaseIterable {
  /// The cards of the day.
  case home
  /// What can be chosen.
  case settings

  /// The tab to begin with: the word after `--tab` among a program’s arguments, else the first.
  init(arguments: [String]) {
    let words = zip(arguments, arguments.dropFirst()).first { $0.0 == "--tab" }
    self = words.flatMap { AppTab(rawValue: $0.1) } ?? .home
  }
}

import UIKit
import UIKitBase

/// What was heard, in order; each test makes its own.
@MainActor
final class Ears {
  /// One line for each call.
  private(set) var heard: [String] = []

  /// Notes a line.
  func note(_ line: String) { heard.append(line) }

  /// What was heard since the last call of this.
  func take() -> [String] {
    defer { heard = [] }
    return heard
  }
}

/// A word for a style.
@MainActor func word(_ traits: UITraitCollection?) -> String {
  switch traits?.userInterfaceStyle {
  case nil: "nil"
  case .dark?: "dark"
  case .light?: "light"
  case .unspecified?: "unspecified"
  }
}

/// A view that tells of its call-backs.
final class EarView: UIView {
  let name: String
  let ears: Ears
  var onChange: (() -> Void)?
  init(_ name: String, _ ears: Ears) {
    self.name = name
    self.ears = ears
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    ears.note("\(name) \(word(previous)) → \(word(traitCollection))")
    onChange?()
  }
}

/// A controller that tells of its call-backs.
final class EarController: UIViewController {
  let name: String
  let ears: Ears
  init(_ name: String, _ ears: Ears) {
    self.name = name
    self.ears = ears
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    ears.note("\(name) \(word(previous)) → \(word(traitCollection))")
  }
}

/// Collects what the library has to say to the developer while a body runs.
@MainActor func diagnostics(_ body: () -> Void) -> [String] {
  final class Lines: @unchecked Sendable { var lines: [String] = [] }
  let lines = Lines()
  let old = Diagnostics.sink
  // The first sink takes what others left.
  Diagnostics.sink = { _ in }
  Diagnostics.sink = { lines.lines.append($0) }
  body()
  Diagnostics.sink = old
  return lines.lines
}

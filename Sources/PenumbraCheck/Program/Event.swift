/// Something that happens when a function runs: a colour is written, or a call of interest is made.
package final class Event: Sendable {
  /// What stands around it.
  package struct Guards: OptionSet, Sendable, Hashable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }
    /// Only the first time: behind a check of something that is set there.
    package static let once = Guards(rawValue: 1)
    /// Only when another trait than the style has changed.
    package static let otherTrait = Guards(rawValue: 2)
    /// Only when there is a window.
    package static let window = Guards(rawValue: 4)
    /// In a closure that may run later.
    package static let later = Guards(rawValue: 8)
    /// In a closure that UIKit runs after a switch.
    package static let refreshing = Guards(rawValue: 16)
    /// Under a test of the style.
    package static let styleTest = Guards(rawValue: 32)
    /// Within a body that runs with given traits as the current ones.
    package static let withTraits = Guards(rawValue: 64)
    /// On another queue than the main one.
    package static let background = Guards(rawValue: 128)
    /// In a closure that a queue runs once.
    package static let queued = Guards(rawValue: 256)
  }

  /// What it is: an assignment to a property, or a call.
  package enum Kind: Sendable { case write, call }

  /// Write or call.
  package let kind: Kind
  /// The property, or the name that is called, with labels for methods.
  package let name: String
  /// The object.
  package let target: Path
  /// The value that is written; for calls the first argument's.
  package let value: Value
  /// The values of the arguments of a call, by label and position.
  package let arguments: [(label: String, value: Value)]
  /// The assignment or call.
  package let node: Node
  /// The place in the function under evaluation: the assignment itself, or the call through which it is reached.
  package let site: Node
  /// How many calls lie between.
  package let depth: Int
  /// The key of the innermost type of the project whose object acts: the one that should write again.
  package let responsible: String?
  /// Whether the innermost acting object is the one under evaluation.
  package let isOwn: Bool
  /// What stands around it.
  package let guards: Guards

  init(
    kind: Kind, name: String, target: Path, value: Value, arguments: [(label: String, value: Value)], node: Node, site: Node,
    depth: Int, responsible: String?, isOwn: Bool, guards: Guards
  ) {
    self.kind = kind
    self.name = name
    self.target = target
    self.value = value
    self.arguments = arguments
    self.node = node
    self.site = site
    self.depth = depth
    self.responsible = responsible
    self.isOwn = isOwn
    self.guards = guards
  }
}

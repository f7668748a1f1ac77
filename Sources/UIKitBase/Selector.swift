// The name of a method, as a value: what Objective-C's runtime gives iOS, and what `MethodTable` looks up here.

/// The name of a method, such as `"toggled:"`; each colon stands for one argument.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, colons included.
  let name: String

  /// The selector of the given name; a name that no class has is fine, it is then found nowhere.
  public init(_ str: String) {
    name = str
  }

  /// The selector that a literal spells.
  public init(stringLiteral value: String) {
    name = value
  }

  /// The name, colons included.
  public var description: String { name }

  /// How many arguments a method of this name takes: its colons.
  package var argumentCount: Int {
    name.utf8.count { $0 == UInt8(ascii: ":") }
  }
}

/// The name of `aSelector`, colons included.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// The selector of the given name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

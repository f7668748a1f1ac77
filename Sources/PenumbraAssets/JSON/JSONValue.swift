// What stands in a JSON text, with the place of each part. Foundation's reader keeps no places, and gives up at the first fault.

import Foundation

/// A value of a JSON text and where it begins.
package struct JSONValue: Sendable {
  /// The kinds of value.
  package enum Content: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A finite number.
    case number(Double)
    /// A text, its escapes resolved.
    case string(String)
    /// Values in their order.
    case array([JSONValue])
    /// Named values in their order; a name may occur more than once.
    case object([JSONMember])
    /// Something that is no JSON value; the reader has reported it.
    case unreadable
  }

  /// The value.
  package let content: Content
  /// Where it begins.
  package let position: SourcePosition

  /// The value of a name in an object, the last if there are several; nil in anything else.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// The kind of value with its article, for messages.
  package var kind: String {
    switch content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    case .unreadable: "nothing readable"
    }
  }
}

/// A name of an object with its value.
package struct JSONMember: Sendable {
  /// The name.
  package let name: String
  /// Where the name begins.
  package let position: SourcePosition
  /// The value.
  package let value: JSONValue
}

/// Something that keeps a text from being JSON.
package struct JSONFault: Hashable, Sendable {
  /// Where.
  package let position: SourcePosition
  /// What, as a sentence.
  package let message: String
}

// Where in a text file something stands.

import Foundation

/// A place in a text file, as compilers count: both numbers from 1, the column in bytes of UTF-8.
package struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line.
  package var line: Int
  /// The first byte in its line.
  package var column: Int

  /// A place from its two numbers.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Where a file begins.
  package static let start = SourcePosition(line: 1, column: 1)

  /// Whether the first place comes before the second.
  package static func < (one: SourcePosition, other: SourcePosition) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}

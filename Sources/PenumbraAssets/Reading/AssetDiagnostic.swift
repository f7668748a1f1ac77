// What a reader of catalogs has to say about them.

import Foundation

/// A fault or an oddity of a catalog, and where it is.
package struct AssetDiagnostic: Hashable, Sendable {
  /// How bad it is.
  package enum Severity: String, Hashable, Sendable {
    /// Something could not be read, or will not be found.
    case error
    /// Something was read that is probably not meant so.
    case warning
    /// Nothing is wrong.
    case note
  }

  /// What it is about.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A file or folder could not be read.
    case unreadable
    /// A `Contents.json` is not there.
    case missingContents
    /// A text is not JSON.
    case brokenJSON
    /// A value is of another kind than its key wants.
    case wrongType
    /// A key that is needed is not there.
    case missingKey
    /// A key is none of the known ones.
    case unknownKey
    /// A value is none of those that its key can have.
    case unknownValue
    /// A colour component cannot be read.
    case badComponent
    /// A colour component lies beyond what its colour space holds.
    case componentOutOfRange
    /// A file that an entry names is not in the set.
    case missingFile
    /// A file of a set is named by no entry.
    case unreferencedFile
    /// Two entries of a set stand for the same traits.
    case duplicateEntry
    /// Two sets of one kind have the same name.
    case duplicateName
    /// A name of a file or folder is none that a catalog can have.
    case oddName
    /// A link leads back to a folder in which it is, or there are too many links or levels.
    case endless
    /// A set of a kind that is recognised, but not read.
    case passedOver
  }

  /// How bad it is.
  package let severity: Severity
  /// What it is about.
  package let kind: Kind
  /// A sentence for the developer.
  package let message: String
  /// The path of the file or folder.
  package let path: String
  /// The place in the file, if there is one.
  package let position: SourcePosition?
}

extension AssetDiagnostic: CustomStringConvertible {
  /// The diagnostic as compilers print theirs.
  package var description: String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(path)\(place): \(severity): \(message)"
  }
}

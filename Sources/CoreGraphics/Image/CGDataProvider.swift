public import Foundation

/// Where an image's bytes come from.
public final class CGDataProvider: Sendable {
  /// The bytes.
  public let data: CFData?

  /// A provider of bytes in memory.
  public init?(data: CFData) {
    self.data = data
  }
}

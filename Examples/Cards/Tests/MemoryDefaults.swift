import Foundation
import Testing

/// Defaults that nobody else has and that start empty.
func emptyDefaults() throws -> UserDefaults { try #require(MemoryDefaults(suiteName: nil)) }

/// Defaults without a file: those of Foundation write every suite of the process as soon as one of them is written.
private final class MemoryDefaults: UserDefaults {
  private var values: [String: Any] = [:]

  override func object(forKey key: String) -> Any? { values[key] }
  override func string(forKey key: String) -> String? { values[key] as? String }
  override func integer(forKey key: String) -> Int { values[key] as? Int ?? 0 }
  override func bool(forKey key: String) -> Bool { values[key] as? Bool ?? false }

  override func set(_ value: Any?, forKey key: String) { values[key] = value }
  override func set(_ value: Int, forKey key: String) { values[key] = value }
  override func set(_ value: Bool, forKey key: String) { values[key] = value }
}

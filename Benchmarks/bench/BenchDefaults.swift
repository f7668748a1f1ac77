import Foundation

/// Settings that are always empty and keep nothing, so that a measurement neither reads nor writes those of the person who runs it.
final class BenchDefaults: UserDefaults {
  override func object(forKey key: String) -> Any? { nil }
  override func string(forKey key: String) -> String? { nil }
  override func integer(forKey key: String) -> Int { 0 }
  override func bool(forKey key: String) -> Bool { false }

  override func set(_ value: Any?, forKey key: String) {}
  override func set(_ value: Int, forKey key: String) {}
  override func set(_ value: Bool, forKey key: String) {}
}

// Reads the values of a Contents.json that should be of certain kinds, and reports those that are not.

import Foundation

/// A file that is being read, with what there is to say about it.
struct ContentsReader {
  /// The file.
  let path: String
  /// What has been found.
  var diagnostics: [AssetDiagnostic] = []

  /// Begins to read a file.
  init(path: String) {
    self.path = path
  }

  /// Notes what was found at a place of the file.
  mutating func report(
    _ severity: AssetDiagnostic.Severity, _ kind: AssetDiagnostic.Kind, _ message: String, at position: SourcePosition?
  ) {
    diagnostics.append(
      AssetDiagnostic(severity: severity, kind: kind, message: message, path: path, position: position))
  }

  /// The object that the text is; nil, reported, if it is none.
  mutating func object(_ bytes: UnsafeBufferPointer<UInt8>) -> JSONValue? {
    let (value, faults) = JSONReader.read(bytes)
    for fault in faults { report(.error, .brokenJSON, fault.message, at: fault.position) }
    guard let value else { return nil }
    guard case .object = value.content else {
      if faults.isEmpty {
        report(.error, .wrongType, "An object is expected, but \(value.kind) stands here.", at: value.position)
      }
      return nil
    }
    return value
  }

  /// Looks at the part that every file has (spec 4.1.3), and at names that no file of this kind has.
  mutating func checkInfo(_ object: JSONValue, keys: [String]) {
    checkKeys(object, known: keys + ["info", "properties"])
    guard let info = object["info"] else {
      report(.note, .missingKey, "“info” is missing; Xcode writes one with author and version.", at: object.position)
      return
    }
    guard case .object = info.content else {
      wrongType(info, "info", wants: "an object")
      return
    }
    guard let version = info["version"] else { return }
    if case .number(1) = version.content { return }
    report(
      .warning, .unknownValue, "“version” of “info” is not 1; the file may say more than is understood.", at: version.position)
  }

  /// Reports names of an object that are none of the known ones.
  mutating func checkKeys(_ object: JSONValue, known: [String]) {
    guard case .object(let members) = object.content else { return }
    for member in members where !known.contains(member.name) {
      let near = Spelling.nearest(to: member.name, among: known)
      report(
        near == nil ? .note : .warning, .unknownKey,
        "The key “\(member.name)” is not known here." + (near.map { " Is “\($0)” meant?" } ?? ""), at: member.position)
    }
  }

  /// The elements of an array; nil, reported, if the value is none.
  mutating func array(_ value: JSONValue, _ key: String) -> [JSONValue]? {
    if case .array(let elements) = value.content { return elements }
    wrongType(value, key, wants: "an array")
    return nil
  }

  /// A text; nil if the key is missing, and, reported, if the value is none.
  mutating func string(_ object: JSONValue, _ key: String) -> String? {
    guard let value = object[key] else { return nil }
    if case .string(let text) = value.content { return text }
    wrongType(value, key, wants: "a string")
    return nil
  }

  /// True or false; false if the key is missing, and, reported, if the value is neither.
  mutating func flag(_ object: JSONValue, _ key: String) -> Bool {
    guard let value = object[key] else { return false }
    if case .bool(let flag) = value.content { return flag }
    wrongType(value, key, wants: "true or false")
    return false
  }

  /// A number; nil if the key is missing, and, reported, if the value is none.
  mutating func number(_ object: JSONValue, _ key: String) -> Double? {
    guard let value = object[key] else { return nil }
    if case .number(let number) = value.content { return number }
    wrongType(value, key, wants: "a number")
    return nil
  }

  /// One of the values that a key can have; `.missing` without the key, `.wrong`, reported, if it is none of them.
  mutating func choice<Value: RawRepresentable & CaseIterable>(_ object: JSONValue, _ key: String, _ type: Value.Type)
    -> Choice<Value> where Value.RawValue == String
  {
    guard let value = object[key] else { return .missing }
    guard case .string(let text) = value.content else {
      wrongType(value, key, wants: "a string")
      return .wrong
    }
    if let known = Value(rawValue: text) { return .known(known) }
    let spellings = Value.allCases.map(\.rawValue)
    report(
      .error, .unknownValue, "“\(text)” is no value of “\(key)”. " + Spelling.advice(text, among: spellings), at: value.position)
    return .wrong
  }

  /// What became of a key with a few possible values.
  enum Choice<Value> {
    /// There is no such key.
    case missing
    /// There is one, with none of the values.
    case wrong
    /// The value.
    case known(Value)

    /// The value, if it is known.
    var value: Value? {
      if case .known(let value) = self { value } else { nil }
    }

    /// Whether there is a value that is not known.
    var isWrong: Bool {
      if case .wrong = self { true } else { false }
    }
  }

  /// Reports a value of the wrong kind, unless the JSON reader has already done so.
  mutating func wrongType(_ value: JSONValue, _ key: String, wants kind: String) {
    if case .unreadable = value.content { return }
    report(.error, .wrongType, "“\(key)” wants \(kind), but \(value.kind) stands here.", at: value.position)
  }
}

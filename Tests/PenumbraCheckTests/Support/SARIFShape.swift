import Foundation

/// The part of the SARIF 2.1.0 schema (OASIS) that a log of ours uses, as a table: which properties an object may have, and their forms.
///
/// The schema forbids further properties in every object but property bags, so a misspelt name fails here as it does there.
indirect enum SARIFShape: Sendable {
  case text, flag
  case integer(atLeast: Int)
  case one(of: [String])
  case uri
  case list(SARIFShape)
  case map(SARIFShape)
  /// A property bag: anything may be in it.
  case bag
  case object(String)

  /// The properties of an object, and which of them it must have.
  typealias Object = (required: Set<String>, properties: [String: SARIFShape])

  /// The objects by their names in the schema.
  static let objects: [String: Object] = [
    "log": (
      ["version", "runs"],
      ["$schema": .uri, "version": .one(of: ["2.1.0"]), "runs": .list(.object("run")), "properties": .bag]
    ),
    "run": (
      ["tool"],
      [
        "tool": .object("tool"), "results": .list(.object("result")), "invocations": .list(.object("invocation")),
        "originalUriBaseIds": .map(.object("artifactLocation")), "columnKind": .one(of: ["utf16CodeUnits", "unicodeCodePoints"]),
        "properties": .bag, "language": .text, "artifacts": .list(.object("artifactLocation")),
      ]
    ),
    "tool": (["driver"], ["driver": .object("toolComponent"), "properties": .bag]),
    "toolComponent": (
      ["name"],
      [
        "name": .text, "version": .text, "semanticVersion": .text, "informationUri": .uri,
        "rules": .list(.object("reportingDescriptor")), "properties": .bag,
      ]
    ),
    "reportingDescriptor": (
      ["id"],
      [
        "id": .text, "name": .text, "shortDescription": .object("multiformatMessageString"),
        "fullDescription": .object("multiformatMessageString"), "help": .object("multiformatMessageString"), "helpUri": .uri,
        "defaultConfiguration": .object("reportingConfiguration"), "properties": .bag,
      ]
    ),
    "reportingConfiguration": (
      [], ["enabled": .flag, "level": .one(of: levels), "rank": .integer(atLeast: -1), "properties": .bag]
    ),
    "multiformatMessageString": (["text"], ["text": .text, "markdown": .text, "properties": .bag]),
    "message": (
      [], ["text": .text, "markdown": .text, "id": .text, "arguments": .list(.text), "properties": .bag]
    ),
    "result": (
      ["message"],
      [
        "ruleId": .text, "ruleIndex": .integer(atLeast: -1), "level": .one(of: levels), "message": .object("message"),
        "locations": .list(.object("location")), "relatedLocations": .list(.object("location")),
        "partialFingerprints": .map(.text), "fingerprints": .map(.text), "kind": .text, "properties": .bag,
      ]
    ),
    "location": (
      [],
      [
        "id": .integer(atLeast: -1), "physicalLocation": .object("physicalLocation"), "message": .object("message"),
        "properties": .bag,
      ]
    ),
    "physicalLocation": (
      [], ["artifactLocation": .object("artifactLocation"), "region": .object("region"), "properties": .bag]
    ),
    "artifactLocation": (
      [],
      [
        "uri": .uri, "uriBaseId": .text, "index": .integer(atLeast: -1), "description": .object("message"), "properties": .bag,
      ]
    ),
    "region": (
      [],
      [
        "startLine": .integer(atLeast: 1), "startColumn": .integer(atLeast: 1), "endLine": .integer(atLeast: 1),
        "endColumn": .integer(atLeast: 1), "properties": .bag,
      ]
    ),
    "invocation": (
      ["executionSuccessful"],
      [
        "executionSuccessful": .flag, "toolExecutionNotifications": .list(.object("notification")),
        "exitCode": .integer(atLeast: 0),
        "commandLine": .text, "properties": .bag,
      ]
    ),
    "notification": (
      ["message"],
      [
        "level": .one(of: levels), "message": .object("message"), "locations": .list(.object("location")), "timeUtc": .text,
        "properties": .bag,
      ]
    ),
  ]

  private static let levels = ["none", "note", "warning", "error"]

  /// What is wrong with a value, each with its place in the log.
  func faults(_ value: Any, at path: String = "") -> [String] {
    switch self {
    case .text: return value is String ? [] : ["\(path): not a text"]
    case .flag: return value is Bool ? [] : ["\(path): not true or false"]
    case .integer(let least):
      guard let number = value as? Int else { return ["\(path): not a whole number"] }
      return number >= least ? [] : ["\(path): \(number) is below \(least)"]
    case .one(let allowed):
      guard let text = value as? String else { return ["\(path): not a text"] }
      return allowed.contains(text) ? [] : ["\(path): “\(text)” is not one of \(allowed)"]
    case .uri:
      guard let text = value as? String else { return ["\(path): not a text"] }
      return text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f && $0 != UInt8(ascii: "<") } && URL(string: text) != nil
        ? [] : ["\(path): “\(text)” is no URI reference"]
    case .list(let shape):
      guard let items = value as? [Any] else { return ["\(path): not an array"] }
      return items.enumerated().flatMap { shape.faults($1, at: "\(path)[\($0)]") }
    case .map(let shape):
      guard let items = value as? [String: Any] else { return ["\(path): not an object"] }
      return items.sorted { $0.key < $1.key }.flatMap { shape.faults($0.value, at: "\(path).\($0.key)") }
    case .bag: return value is [String: Any] ? [] : ["\(path): not an object"]
    case .object(let name):
      guard let object = Self.objects[name], let items = value as? [String: Any] else { return ["\(path): not a \(name)"] }
      let missing = object.required.subtracting(items.keys).sorted().map { "\(path): a \(name) needs “\($0)”" }
      return missing
        + items.sorted { $0.key < $1.key }.flatMap { key, item in
          object.properties[key].map { $0.faults(item, at: "\(path).\(key)") } ?? ["\(path): a \(name) has no “\(key)”"]
        }
    }
  }
}

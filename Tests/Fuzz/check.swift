// Fuzz target: the readers of the checker. `PENUMBRA_FUZZ` names the one that is fed; `scripts/fuzz` compiles this file together
// with the sources of PenumbraCheck.

import Foundation

/// The path that tells the kind of a file, by the name of the reader.
private let paths = [
  "swift": "A.swift", "objc": "A.m", "interface": "A.xib", "plist": "Info.plist", "page": "a.html", "sheet": "a.css",
  "project": "A.xcodeproj/project.pbxproj", "assets": "A.xcassets/B.imageset/Contents.json",
]

/// The reader that is fed.
private let reader = ProcessInfo.processInfo.environment["PENUMBRA_FUZZ"] ?? ""

/// Reads the bytes; anything but a return is a fault.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCheck(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  switch reader {
  case "settings":
    check { () throws(PlacedJSON.Fault) in _ = try Configuration(json: bytes) }
    check { () throws(PlacedJSON.Fault) in _ = try Baseline(json: bytes) }
  case "picture":
    for name in ["a.png", "a.svg", "a.pdf"] {
      guard let tone = PictureTone(name: name, bytes: bytes) else { continue }
      precondition([tone.coverage, tone.dark, tone.light, tone.colorful].allSatisfy { (0...1.0001).contains($0) })
    }
  default:
    guard let path = paths[reader], let kind = FileKind(path: path) else { preconditionFailure("no reader “\(reader)”") }
    let companions = kind == .assetSet ? ["/A.xcassets/B.imageset/a.svg"] : []
    let file = SourceFile(path: path, absolutePath: "/" + path, kind: kind, size: count, companions: companions)
    let read = FactReading.read(file, bytes: bytes, companions: companions.map { _ in bytes })
    // What was read can be kept, comes back the same, and can be judged.
    guard let packed = PackedFile.pack(read) else { preconditionFailure("facts that cannot be packed") }
    let again = try? PackedFile.unpack(packed, path: path, kind: kind)
    precondition(again.flatMap { PackedFile.pack($0) } == packed, "facts that do not come back")
    let project = ProjectFacts(files: [read], jobs: 1)
    for rule in RuleBook.rules { for finding in rule.check(project) { precondition(finding.place.line > 0) } }
  }
  return 0
}

/// Reads something; a fault says what is wrong, and where.
private func check(_ read: () throws(PlacedJSON.Fault) -> Void) {
  do {
    try read()
  } catch {
    precondition(error.line > 0 && error.column > 0 && !error.message.isEmpty)
  }
}

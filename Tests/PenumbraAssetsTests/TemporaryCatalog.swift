// A catalog on disk for one test.

import Foundation
import PenumbraAssets

/// A folder of a catalog that goes with the object.
final class TemporaryCatalog {
  /// The folder around the catalog.
  let home: String
  /// The path of the catalog.
  let path: String

  /// Makes an empty catalog, with the file that Xcode writes.
  init() throws {
    home = NSTemporaryDirectory() + "/penumbra-assets-\(UUID().uuidString)"
    path = home + "/Test.xcassets"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try write("Contents.json", #"{"info":{"author":"xcode","version":1}}"#)
  }

  deinit {
    // What a test has made unreadable must be readable to go.
    try? FileManager.default.removeItem(atPath: home)
  }

  /// Writes a text to a file in the catalog, with the folders that it needs.
  func write(_ file: String, _ text: String) throws { try write(file, Array(text.utf8)) }

  /// Writes bytes to a file in the catalog, with the folders that it needs.
  func write(_ file: String, _ bytes: [UInt8]) throws {
    let folder = path + "/" + (file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "")
    if mkdir(folder, 0o755) != 0, errno != EEXIST {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    // Foundation waits for the disk after each file.
    let target = open(path + "/" + file, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard target >= 0 else { throw CocoaError(.fileWriteUnknown) }
    defer { close(target) }
    guard Foundation.write(target, bytes, bytes.count) == bytes.count else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Writes a colour set whose entries are given as JSON.
  func color(_ name: String, _ entries: String...) throws {
    try write("\(name).colorset/Contents.json", Self.file("colors", entries))
  }

  /// Writes an image set whose entries are given as JSON, with an empty file for each name that stands in them.
  func image(_ name: String, files: [String], _ entries: String..., properties: String? = nil) throws {
    try write("\(name).imageset/Contents.json", Self.file("images", entries, properties: properties))
    for file in files { try write("\(name).imageset/\(file)", []) }
  }

  /// The text of a set's file, one entry a line, the first in line 2.
  static func file(_ key: String, _ entries: [String], properties: String? = nil) -> String {
    let more = properties.map { #", "properties": \#($0)"# } ?? ""
    return #"{"\#(key)": ["# + "\n" + entries.joined(separator: ",\n") + "\n"
      + #"], "info": {"author": "xcode", "version": 1}\#(more)}"#
  }

  /// Reads the catalog.
  func read() -> AssetCatalog { AssetCatalog(contentsOf: path) }
}

extension AssetCatalog {
  /// The diagnostics, their paths as from the catalog.
  var complaints: [String] { diagnostics.map { $0.description.replacing(path + "/", with: "") } }
}

/// An entry of sRGB for an appearance; the components are given as JSON.
func entry(_ red: String, appearances: String? = nil, idiom: String = "universal") -> String {
  let traits = appearances.map { #", "appearances": [\#($0)]"# } ?? ""
  let components = #"{"red": \#(red), "green": "0.000", "blue": "0.000", "alpha": "1.000"}"#
  return #"{"idiom": "\#(idiom)"\#(traits), "color": {"color-space": "srgb", "components": \#(components)}}"#
}

/// The appearance of the dark style, as catalogs write it.
let dark = #"{"appearance": "luminosity", "value": "dark"}"#
/// The appearance of the light style, as catalogs write it.
let light = #"{"appearance": "luminosity", "value": "light"}"#
/// The appearance of high contrast, as catalogs write it.
let high = #"{"appearance": "contrast", "value": "high"}"#

extension ColorSet {
  /// The first component of the entry for a request, or nil if there is none.
  func red(_ style: AssetAppearance.Style, high: Bool = false, idiom: AssetIdiom = .universal) -> Double? {
    guard case .components(let color) = entry(for: AssetRequest(style: style, isHighContrast: high, idiom: idiom))?.color else {
      return nil
    }
    return color.values[0]
  }
}

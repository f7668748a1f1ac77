// Fuzz target: a Contents.json of any bytes, read as a colour set and as an image set, and asked for what it holds.
// `scripts/fuzz` compiles it together with the sources of PenumbraAssets.

import Foundation

/// The requests that are made of whatever is read.
private let requests = AssetAppearance.Style.allCases.flatMap { style in
  [false, true].map {
    AssetRequest(style: style, isHighContrast: $0, idiom: .phone, gamut: .displayP3, scale: 2, locale: "fr-CA")
  }
}

/// Reads the bytes; anything but a return is a fault.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCatalog(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  var reader = ContentsReader(path: "Contents.json")
  guard let file = reader.object(bytes) else { return 0 }
  let colors = ColorSet(name: "A", path: "A", entries: reader.colorEntries(file))
  let properties = reader.imageProperties(file)
  let images = ImageSet(name: "A", path: "A", entries: reader.imageEntries(file, files: ["a.png"]), properties: properties)
  for request in requests {
    if case .components(let components) = colors.entry(for: request)?.color {
      precondition(components.values.allSatisfy(\.isFinite) && (0...1).contains(components.alpha))
    }
    _ = images.entry(for: request)
  }
  for diagnostic in reader.diagnostics { precondition(!diagnostic.description.isEmpty) }
  return 0
}

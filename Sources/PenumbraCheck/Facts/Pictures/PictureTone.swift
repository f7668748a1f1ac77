/// What a picture looks like from afar: how much of it is seen, and how dark, light and colourful that is.
struct PictureTone: Hashable, Codable, Sendable {
  /// Share of the area that is not clear, from 0 to 1; 1 for a vector picture whose area is not known.
  var coverage: Double
  /// Share of what is seen whose lightness is below 0.25.
  var dark: Double
  /// Share of what is seen whose lightness is above 0.85.
  var light: Double
  /// Share of what is seen that is clearly coloured.
  var colorful: Double

  /// One tone in a clear picture: what a template rendering would draw just as well.
  var isGlyph: Bool { coverage > 0 && coverage < 0.9 && colorful < 0.03 && (dark > 0.97 || light > 0.97) }
  /// Vanishes on a dark page: what is seen is almost all dark, and the page shows around it.
  var vanishesOnDark: Bool { coverage > 0 && coverage < 0.97 && dark > 0.6 && light < 0.2 && colorful < 0.25 }
  /// Vanishes on a light page.
  var vanishesOnLight: Bool { coverage > 0 && coverage < 0.97 && light > 0.9 && colorful < 0.05 }

  /// The tone of pixels; clear ones do not count, half clear ones count by their alpha.
  init(_ pixels: PNGPixels) {
    var (seen, dark, light, colorful) = (0.0, 0.0, 0.0, 0.0)
    for start in stride(from: 0, to: pixels.bytes.count, by: 4) {
      let weight = Double(pixels.bytes[start + 3]) / 255
      guard weight > 0.05 else { continue }
      let color = RGBA(
        red: Double(pixels.bytes[start]) / 255, green: Double(pixels.bytes[start + 1]) / 255,
        blue: Double(pixels.bytes[start + 2]) / 255)
      seen += weight
      if color.lightness < 0.25 { dark += weight }
      if color.lightness > 0.85 { light += weight }
      if color.chroma > 0.2 { colorful += weight }
    }
    coverage = seen / Double(max(1, pixels.bytes.count / 4))
    self.dark = seen > 0 ? dark / seen : 0
    self.light = seen > 0 ? light / seen : 0
    self.colorful = seen > 0 ? colorful / seen : 0
  }

  /// The tone of a vector picture that paints with these colours, each counted once; `nil` when none is known.
  init?(paints: [RGBA]) {
    guard !paints.isEmpty else { return nil }
    let count = Double(paints.count)
    coverage = 0.5
    dark = Double(paints.count { $0.lightness < 0.25 }) / count
    light = Double(paints.count { $0.lightness > 0.85 }) / count
    colorful = Double(paints.count { $0.chroma > 0.2 }) / count
  }
}

extension PictureTone {
  /// A look at a picture file of a kind that is understood: small PNG, SVG and PDF drawings; `nil` for all else.
  init?(name: String, bytes: [UInt8]) {
    switch name.split(separator: ".").last?.lowercased() {
    case "png":
      guard let pixels = PNGPixels(bytes) else { return nil }
      self.init(pixels)
    case "svg":
      guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
      self.init(paints: SVGPaints.read(text))
    case "pdf": self.init(paints: PDFPaints.read(bytes))
    default: return nil
    }
  }
}

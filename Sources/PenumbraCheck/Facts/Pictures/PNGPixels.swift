/// The pixels of a small PNG picture (ISO/IEC 15948), as red, green, blue and alpha bytes that are not premultiplied.
struct PNGPixels {
  /// In pixels.
  let width: Int
  /// In pixels.
  let height: Int
  /// Four bytes a pixel, rows from top to bottom.
  let bytes: [UInt8]

  /// Pictures of more pixels are not looked at: a glyph is small, and a large one is a photo or an illustration.
  static let pixelLimit = 512 * 512

  /// Reads a PNG file; `nil` when it is damaged, interlaced, of Apple's own packing, or larger than ``pixelLimit``.
  init?(_ file: [UInt8]) {
    guard file.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) else { return nil }
    var chunks = Chunks()
    guard chunks.collect(file[8...]), let header = Header(chunks.header) else { return nil }
    guard let raw = Inflate.zlib(chunks.data[...], limit: header.rawSize), raw.count == header.rawSize else { return nil }
    guard let rows = header.unfiltered(raw) else { return nil }
    width = header.width
    height = header.height
    bytes = header.colors(rows, palette: chunks.palette, transparency: chunks.transparency)
  }
}

/// The chunks of a file that matter here.
private struct Chunks {
  var header: [UInt8] = []
  var palette: [UInt8] = []
  var transparency: [UInt8] = []
  var data: [UInt8] = []

  /// Collects the chunks; false when the file ends inside one or is of Apple's own packing.
  mutating func collect(_ file: ArraySlice<UInt8>) -> Bool {
    var rest = file
    while rest.count >= 12 {
      let start = rest.startIndex
      let length = rest[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = rest[start + 4..<start + 8]
      guard length <= rest.count - 12 else { return false }
      let body = rest[start + 8..<start + 8 + length]
      switch String(decoding: name, as: UTF8.self) {
      case "IHDR": header = Array(body)
      case "PLTE": palette = Array(body)
      case "tRNS": transparency = Array(body)
      case "IDAT": data += body
      case "CgBI": return false
      case "IEND": return true
      default: break
      }
      rest = rest[(start + 12 + length)...]
    }
    return !data.isEmpty
  }
}

/// What the first chunk says, and how rows are read by it.
private struct Header {
  let width: Int
  let height: Int
  /// Bits of one sample: 1, 2, 4, 8 or 16.
  let depth: Int
  /// 0 grey, 2 colour, 3 palette, 4 grey with alpha, 6 colour with alpha.
  let kind: Int

  init?(_ bytes: [UInt8]) {
    guard bytes.count == 13, bytes[12] == 0 else { return nil }
    width = bytes[0..<4].reduce(0) { $0 << 8 | Int($1) }
    height = bytes[4..<8].reduce(0) { $0 << 8 | Int($1) }
    depth = Int(bytes[8])
    kind = Int(bytes[9])
    guard [0, 2, 3, 4, 6].contains(kind), [1, 2, 4, 8, 16].contains(depth) else { return nil }
    guard depth >= 8 || kind == 0 || kind == 3, kind != 3 || depth <= 8 else { return nil }
    guard width > 0, height > 0, width <= PNGPixels.pixelLimit, height <= PNGPixels.pixelLimit,
      width * height <= PNGPixels.pixelLimit
    else { return nil }
  }

  /// Samples of one pixel.
  var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][kind] ?? 1 }
  /// Bytes of one row without its filter byte.
  var rowSize: Int { (width * channels * depth + 7) / 8 }
  /// Bytes of all rows with their filter bytes.
  var rawSize: Int { (rowSize + 1) * height }

  /// Undoes the filters of the rows (9.2 of the standard); `nil` when there is an unknown one.
  func unfiltered(_ raw: [UInt8]) -> [UInt8]? {
    let step = max(1, channels * depth / 8)
    let size = rowSize
    var rows = [UInt8](repeating: 0, count: size * height)
    for row in 0..<height {
      let source = row * (size + 1)
      let target = row * size
      let filter = raw[source]
      guard filter < 5 else { return nil }
      for offset in 0..<size {
        let left = offset >= step ? Int(rows[target + offset - step]) : 0
        let above = row > 0 ? Int(rows[target - size + offset]) : 0
        let corner = row > 0 && offset >= step ? Int(rows[target - size + offset - step]) : 0
        let predicted: Int
        switch filter {
        case 0: predicted = 0
        case 1: predicted = left
        case 2: predicted = above
        case 3: predicted = (left + above) / 2
        default: predicted = paeth(left, above, corner)
        }
        rows[target + offset] = raw[source + 1 + offset] &+ UInt8(truncatingIfNeeded: predicted)
      }
    }
    return rows
  }

  /// Which of three neighbours is nearest to the plane through them (9.4 of the standard).
  private func paeth(_ left: Int, _ above: Int, _ corner: Int) -> Int {
    let plane = left + above - corner
    let (toLeft, toAbove, toCorner) = (abs(plane - left), abs(plane - above), abs(plane - corner))
    if toLeft <= toAbove, toLeft <= toCorner { return left }
    return toAbove <= toCorner ? above : corner
  }

  /// The rows as red, green, blue and alpha bytes.
  func colors(_ rows: [UInt8], palette: [UInt8], transparency: [UInt8]) -> [UInt8] {
    var colors: [UInt8] = []
    colors.reserveCapacity(width * height * 4)
    let size = rowSize
    for row in 0..<height {
      for column in 0..<width {
        let first = sample(rows, row * size, column * channels)
        switch kind {
        case 0: colors += [first, first, first, 255]
        case 4: colors += [first, first, first, sample(rows, row * size, column * channels + 1)]
        case 3:
          let entry = index(rows, row * size, column)
          let alpha = entry < transparency.count ? transparency[entry] : 255
          let start = entry * 3
          colors += start + 2 < palette.count ? palette[start...start + 2] + [alpha] : [0, 0, 0, 255]
        default:
          colors.append(first)
          for channel in 1..<channels { colors.append(sample(rows, row * size, column * channels + channel)) }
          if kind == 2 { colors.append(255) }
        }
      }
    }
    return colors
  }

  /// One sample as a byte; of sixteen bits the upper eight.
  private func sample(_ rows: [UInt8], _ start: Int, _ number: Int) -> UInt8 {
    switch depth {
    case 8: rows[start + number]
    case 16: rows[start + number * 2]
    default: UInt8(index(rows, start, number) * 255 / ((1 << depth) - 1))
    }
  }

  /// One sample of eight bits or fewer as it is written.
  private func index(_ rows: [UInt8], _ start: Int, _ number: Int) -> Int {
    let bit = number * depth
    return Int(rows[start + bit / 8]) >> (8 - depth - bit % 8) & ((1 << depth) - 1)
  }
}

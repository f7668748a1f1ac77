import Foundation

/// What can be said of a PNG file without decoding it: its size, and whether all of its parts are there.
struct PNGHeader {
  /// Pixels in a row.
  let width: Int
  /// Rows.
  let height: Int

  /// The first eight bytes of every PNG file.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Walks the chunks from the signature to the end mark, and checks the size before any memory is taken for it.
  init(_ data: Data, limit: Int) throws(CGImage.DecodingError) {
    let bytes = [UInt8](data.prefix(33))
    guard !data.isEmpty else { throw .notAPNG("the data is empty") }
    guard bytes.prefix(8).elementsEqual(Self.signature.prefix(bytes.count)) else {
      throw .notAPNG("the first 8 bytes are not a PNG's signature")
    }
    guard bytes.count == 33 else { throw .truncated(offset: data.count) }
    guard Self.number(bytes, 8) == 13, Array(bytes[12..<16]) == Array("IHDR".utf8) else {
      throw .corrupt(offset: 8, "the first chunk is not a 13-byte IHDR")
    }
    width = Self.number(bytes, 16)
    height = Self.number(bytes, 20)
    guard width > 0, height > 0 else { throw .corrupt(offset: 16, "the size is \(width) × \(height)") }
    guard width <= Bitmap.longestSide, height <= Bitmap.longestSide, width * height <= limit else {
      throw .tooLarge(width: width, height: height, limit: limit)
    }
    try Self.checkChunks(data)
  }

  /// The number in four bytes, the highest first.
  private static func number(_ bytes: some RandomAccessCollection<UInt8>, _ offset: Int) -> Int {
    bytes.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Walks the chunks to the end mark without looking inside.
  private static func checkChunks(_ data: Data) throws(CGImage.DecodingError) {
    var offset = 8
    var hasPixels = false
    while true {
      guard offset + 12 <= data.count else { throw .truncated(offset: data.count) }
      let head = [UInt8](data.dropFirst(offset).prefix(8))
      let length = number(head, 0)
      guard length <= 0x7FFF_FFFF else { throw .corrupt(offset: offset, "a chunk says it is \(length) bytes long") }
      guard head[4...].allSatisfy({ (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }) else {
        throw .corrupt(offset: offset + 4, "a chunk's name is not four letters")
      }
      guard offset + 12 + length <= data.count else { throw .truncated(offset: data.count) }
      let name = String(decoding: head[4...], as: UTF8.self)
      if name == "IDAT" { hasPixels = true }
      if name == "IEND" { break }
      offset += 12 + length
    }
    if !hasPixels { throw .corrupt(offset: offset, "there is no IDAT chunk, so no pixel") }
  }
}

import Foundation
import PenumbraCPango

extension CGImage {
  /// The picture in the bytes of a PNG file; colour profiles are not looked at, the components are taken as sRGB.
  package static func decodePNG(_ data: Data, limit: Int = 64 << 20) throws(DecodingError) -> CGImage {
    let header = try PNGHeader(data, limit: limit)
    var reader = PNGReader(data: data)
    let surface = withUnsafeMutablePointer(to: &reader) { reader in
      cairo_image_surface_create_from_png_stream(
        { closure, into, count in
          guard let closure, let into else { return CAIRO_STATUS_READ_ERROR }
          return closure.assumingMemoryBound(to: PNGReader.self).pointee.read(into, Int(count))
        }, reader)
    }
    guard let surface else { throw .noMemory(width: header.width, height: header.height) }
    defer { cairo_surface_destroy(surface) }
    switch cairo_surface_status(surface) {
    case CAIRO_STATUS_SUCCESS: break
    case CAIRO_STATUS_READ_ERROR: throw .truncated(offset: data.count)
    case CAIRO_STATUS_NO_MEMORY: throw .noMemory(width: header.width, height: header.height)
    default: throw .corrupt(offset: reader.position, "its compressed pixels or a checksum are wrong")
    }
    return try picture(surface, header)
  }

  /// Copies what Cairo decoded.
  private static func picture(_ surface: OpaquePointer, _ header: PNGHeader) throws(DecodingError) -> CGImage {
    let format = cairo_image_surface_get_format(surface)
    let isOpaque = format == CAIRO_FORMAT_RGB24
    guard
      isOpaque || format == CAIRO_FORMAT_ARGB32, Int(cairo_image_surface_get_width(surface)) == header.width,
      Int(cairo_image_surface_get_height(surface)) == header.height, let from = cairo_image_surface_get_data(surface)
    else { throw .corrupt(offset: nil, "its pixels do not have the size that its header says") }
    let store = PixelStore(width: header.width, height: header.height)
    let stride = Int(cairo_image_surface_get_stride(surface))
    for row in 0..<header.height { memcpy(store.base + row * store.stride, from + row * stride, store.stride) }
    return CGImage(pixels: store, isOpaque: isOpaque)
  }
}

/// The bytes that libpng has not read yet.
private struct PNGReader {
  /// The whole file.
  let data: Data
  /// The place of the first byte not read.
  var position = 0

  /// Copies the next bytes, or says that there are not so many.
  mutating func read(_ into: UnsafeMutablePointer<UInt8>, _ count: Int) -> cairo_status_t {
    guard count <= data.count - position else { return CAIRO_STATUS_READ_ERROR }
    let start = data.startIndex + position
    data.copyBytes(to: into, from: start..<start + count)
    position += count
    return CAIRO_STATUS_SUCCESS
  }
}

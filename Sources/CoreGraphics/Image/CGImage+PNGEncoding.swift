import Foundation
import PenumbraCPango

extension CGImage {
  /// The bytes of a PNG file of this picture; the same picture always gives the same bytes.
  package func pngData() throws(EncodingError) -> Data {
    var data = Data()
    var status = CAIRO_STATUS_NO_MEMORY
    withSurface { surface in
      status = withUnsafeMutablePointer(to: &data) { data in
        cairo_surface_write_to_png_stream(
          surface,
          { closure, bytes, count in
            guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
            closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
            return CAIRO_STATUS_SUCCESS
          }, data)
      }
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw EncodingError(reason: cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown")
    }
    data.insert(contentsOf: Self.colorChunk, at: 33)
    return data
  }

  /// The chunk after the header that says "sRGB, perceptual", with its length and checksum; Cairo writes none.
  private static let colorChunk: [UInt8] = [
    0, 0, 0, 1, 0x73, 0x52, 0x47, 0x42, 0, 0xAE, 0xCE, 0x1C, 0xE9,
  ]
}

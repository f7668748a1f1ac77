import Foundation
import PenumbraCPango

extension Bitmap {
  /// Has the system find the memory for all pixels now, rather than page by page as they are first written. No pixel changes.
  ///
  /// Any thread may do this while another one draws; it does nothing where the system cannot do it.
  package func findMemory() {
    guard let first = cairo_image_surface_get_data(surface) else { return }
    let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
    let start = (UInt(bitPattern: first) + page - 1) / page * page
    let end = (UInt(bitPattern: first) + UInt(byteCount)) / page * page
    guard start < end else { return }
    madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), Self.populateForWriting)
  }

  /// `MADV_POPULATE_WRITE` of madvise(2), known to Linux since 5.14 and not to the headers of every C library.
  private static var populateForWriting: Int32 { 23 }
}

import BenchHeap
import Foundation

/// What the process uses of memory.
enum Memory {
  /// Bytes that are allocated and not freed.
  static var inUse: Int { heap_bytes_in_use() }

  /// The most bytes of physical memory that the process had so far.
  static var peak: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
  }
}

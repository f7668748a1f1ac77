import Foundation
import UIKit

/// Measures how long a process takes from its start to its first frame of the settings screen.
@MainActor
enum FirstFrame {
  /// Starts this program again `runs` times and takes the time until each says that its first frame is made.
  static func measure(runs: Int) -> Series {
    var series = Series()
    for _ in 0..<runs {
      if let seconds = measureOne() { series.seconds.append(seconds) }
    }
    return series
  }

  /// Starts one process; `nil` if it could not be started or said nothing.
  private static func measureOne() -> Double? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--first-frame"]
    let pipe = Pipe()
    process.standardOutput = pipe
    let start = monotonicSeconds
    guard (try? process.run()) != nil else { return nil }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard let end = Double(String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)) else {
      return nil
    }
    return end - start
  }

  /// Makes the first frame in this process and prints when it was done.
  static func makeOne() {
    let screen = BenchScreen(scale: 2, root: SettingsScreen.make())
    _ = screen.frame()
    print(monotonicSeconds)
  }

  /// Seconds on a clock that all processes of the machine share.
  private static var monotonicSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

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
  ///
  /// Foundation's `Process` first closes every number that a file could have, thousands here, which is no part of the question.
  private static func measureOne() -> Double? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    let reader = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    let path = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let words: [UnsafeMutablePointer<CChar>?] = [strdup(path), strdup("--first-frame"), nil]
    var variables: [UnsafeMutablePointer<CChar>?] = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") }
    variables.append(nil)
    defer { (words + variables).forEach { free($0) } }
    var process = pid_t()
    let start = monotonicSeconds
    let failure = posix_spawn(&process, path, &actions, nil, words, variables)
    close(ends[1])
    guard failure == 0 else { return nil }
    let output = reader.readDataToEndOfFile()
    var status: Int32 = 0
    waitpid(process, &status, 0)
    let end = Double(String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    return end.map { $0 - start }
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

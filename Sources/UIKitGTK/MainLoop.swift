import CoreGraphics
import PenumbraCGTK

/// GLib's main loop with everything of Swift's in it: the main dispatch queue, the main actor and Foundation's timers.
///
/// ``run()`` must be called from plain `main`, never from a job of the main actor: a loop inside such a job would keep all others from
/// running until it ends.
@MainActor
final class MainLoop {
  /// Called after each round of the main queue or of timers.
  var onTurnEnd: (() -> Void)?

  private let loop = g_main_loop_new(nil, 0)

  /// Runs until ``quit()``.
  func run() {
    attach()
    g_main_loop_run(loop)
  }

  /// Ends ``run()`` after the present call-back.
  func quit() { g_main_loop_quit(loop) }

  /// Puts the main queue and the timers into the loop; the loop lives as long as the process.
  private func attach() {
    let data = Unmanaged.passUnretained(self).toOpaque()
    _ = penumbra_gtk_attach_main_queue(
      { data in MainLoop.turnEnded(data) }, data)
    _ = penumbra_gtk_attach_timers(
      { _ in MainLoop.secondsToNextTimer() },
      { data in
        // One round fires what is due; the date in the past keeps it from waiting.
        _ = RunLoop.main.run(mode: .default, before: .distantPast)
        MainLoop.turnEnded(data)
      }, data)
  }

  /// Tells whoever waits for the end of a turn.
  private nonisolated static func turnEnded(_ data: UnsafeMutableRawPointer?) {
    nonisolated(unsafe) let data = data
    MainActor.assumeIsolated { owner(data, as: MainLoop.self)?.onTurnEnd?() }
  }

  /// Seconds until a timer of the main run loop is due: zero when one is, negative when there is none.
  private nonisolated static func secondsToNextTimer() -> Double {
    guard let nextTimerFireDate else { return -1 }
    let date = nextTimerFireDate(CFRunLoop.current, CFRunLoop.defaultMode)
    // Zero says that no timer is set.
    return date == 0 ? -1 : max(0, date - Date.timeIntervalSinceReferenceDate)
  }

  /// The function that Foundation on Linux exports for this; `nil` where it does not, and timers then never fire.
  private nonisolated static let nextTimerFireDate: CFRunLoop.NextDate? = CFRunLoop.function("CFRunLoopGetNextTimerFireDate")
}

/// The few names of CoreFoundation's run loop that Foundation on Linux has inside but does not declare.
private enum CFRunLoop {
  /// Asks a run loop for the next date of a mode's timers, in seconds since the reference date.
  typealias NextDate = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Double

  /// The run loop of this thread.
  static var current: UnsafeMutableRawPointer? {
    let get: (@convention(c) () -> UnsafeMutableRawPointer?)? = function("CFRunLoopGetMain")
    return get?()
  }

  /// The name of the mode in which timers run unless told otherwise.
  static var defaultMode: UnsafeMutableRawPointer? {
    guard let symbol = dlsym(nil, "kCFRunLoopDefaultMode") else { return nil }
    return symbol.load(as: UnsafeMutableRawPointer?.self)
  }

  /// An exported function by name.
  static func function<Function>(_ name: String) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: Function.self) }
  }
}

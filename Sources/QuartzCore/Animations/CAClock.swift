// What time it is for animations.

import CoreGraphics

/// A span of time, or a moment of the media clock, in seconds.
public typealias CFTimeInterval = Double

/// The one source of time for layers and animations, so that a hand-cranked clock can drive everything.
@MainActor
package enum CAClock {
  /// Tells the present moment in seconds; replaced by whoever owns the clock of the process.
  package static var mediaTime: () -> CFTimeInterval = { ProcessInfo.processInfo.systemUptime }
}

/// The present moment of the media clock in seconds since an arbitrary start.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
  CAClock.mediaTime()
}

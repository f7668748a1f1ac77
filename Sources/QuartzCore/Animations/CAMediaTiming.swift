// How an animation lies on the time line.

import CoreGraphics

/// What an animation shows before it begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String

  /// Makes a mode from Apple's name of it.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nothing is shown outside the active span.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value stays after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value is shown before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both backwards and forwards.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The timing that animations share.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// When the animation begins, in seconds of the media clock; 0 means when it is added.
  var beginTime: CFTimeInterval { get set }
  /// How long one run takes in seconds; 0 means the duration of the current transaction.
  var duration: CFTimeInterval { get set }
  /// How fast local time passes; 1 is normal, 0 stands still, and below 0 time runs backwards from the end.
  var speed: Float { get set }
  /// An offset of local time in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often the run is repeated; 0 means once.
  var repeatCount: Float { get set }
  /// For how many seconds the run is repeated; 0 means that `repeatCount` decides.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by the same run backwards.
  var autoreverses: Bool { get set }
  /// What is shown before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

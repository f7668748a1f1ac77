import CoreGraphics
import Foundation
import UIKitSurface

/// Says on standard error what came in and what was shown, for measurements; on with `--frame-log`.
///
/// A line is `touch began TIME`, `key down TIME`, `window TIME` or `frame TIME WIDTHxHEIGHT corner #RRGGBB damage PIXELS made TIME`. Times
/// are seconds on the clock of `CACurrentMediaTime()`; the corner is the first pixel of the picture. A frame's first time is the one that it
/// shows, on a desktop when its turn came; its last is when it was handed over.
@MainActor
enum FrameLog {
  /// Whether lines are written.
  static var isOn = false

  /// Notes an event of a surface.
  static func note(_ event: SurfaceEvent, at time: Double) {
    guard isOn else { return }
    switch event {
    case .touch(_, let phase, _, _): write("touch \(phase) \(time)")
    case .scroll: write("scroll \(time)")
    case .key(let key, _): write("key \(key.isDown ? "down" : "up") \(time)")
    case .activation(let isActive): write("\(isActive ? "active" : "inactive") \(time)")
    case .visibility(let isVisible): write("\(isVisible ? "visible" : "out of sight") \(time)")
    }
  }

  /// Notes that a window is about to be opened.
  static func noteWindow() { if isOn { write("window \(present)") } }

  /// Notes a frame that is presented at `time`.
  static func note(_ frame: Bitmap, damage: [CGRect], at time: Double) {
    guard isOn else { return }
    let corner = frame.pixel(x: 0, y: 0)
    let color = String(format: "#%02X%02X%02X", corner.r, corner.g, corner.b)
    let pixels = damage.reduce(0) { $0 + Int($1.width * $1.height) }
    write("frame \(time) \(frame.width)x\(frame.height) corner \(color) damage \(pixels) made \(present)")
  }

  /// The time of this moment; the clock of frames stands still while one is made.
  private static var present: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  private static func write(_ line: String) { ApplicationShell.write(line, to: .standardError) }
}

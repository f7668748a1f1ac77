import CoreGraphics
import Foundation
import UIKitSurface

/// Runs the commands of a play file against an app on a headless surface, and says what it did.
@MainActor
final class HeadlessPlayer {
  /// Where the app is shown.
  private let surface: HeadlessSurface
  /// The app that is played with.
  private let application: UIApplication
  /// Where pictures go.
  private let folder: PictureFolder

  /// The frames that were kept, by name.
  private var frames: [String: Bitmap] = [:]

  /// A player of an app that was launched on the surface.
  init(surface: HeadlessSurface, application: UIApplication, folder: PictureFolder) {
    self.surface = surface
    self.application = application
    self.folder = folder
  }

  /// Runs a play file that was read from `path`; the result is the exit code.
  func run(_ script: PlayScript, from path: String) -> Int32 {
    surface.advance(by: 0)
    for (line, command) in script.commands {
      do { try perform(command) } catch {
        ApplicationShell.write("\(path):\(line): \(error)", to: .standardError)
        return ApplicationShell.failure
      }
    }
    return 0
  }

  /// Does one command.
  private func perform(_ command: PlayScript.Command) throws {
    switch command {
    case .frame(let name): try keepFrame(name)
    case .tapIdentifier(let identifier): try tap(identifier)
    case .tapPoint(let point): try tap(point, name: "\(point.x),\(point.y)")
    case .type(let text): try type(text)
    case .advance(let seconds): surface.advance(by: seconds)
    case .wait(let seconds): wait(seconds)
    case .style(let style): surface.preferences.style = style
    case .say(let text): ApplicationShell.write(text, to: .standardOutput)
    case .describe(let identifier): try describe(identifier)
    case .sheet(let name, let names): try makeSheet(name, of: names)
    }
  }

  /// Writes the present frame.
  private func keepFrame(_ name: String) throws {
    surface.advance(by: 0)
    guard let frame = surface.windows.first?.frame?.copy() else {
      throw LaunchOptions.Mistake(description: "There is no frame to keep as \(name): the app shows no window.")
    }
    frames[name] = frame
    try write(frame, as: name)
  }

  /// Taps the middle of a view.
  private func tap(_ identifier: String) throws {
    let view = try view(identifier)
    try tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil), name: identifier)
  }

  /// Taps a place of the first window.
  private func tap(_ point: CGPoint, name: String) throws {
    guard let window = surface.windows.first else {
      throw LaunchOptions.Mistake(description: "There is no window to tap in.")
    }
    surface.tap(point, in: window)
    ApplicationShell.write("tapped \(name)", to: .standardOutput)
  }

  /// Types characters, each with a key of its own, into what is edited.
  private func type(_ text: String) throws {
    let window = application.scenes.first?.windowForKeys
    guard let canvas = surface.windows.first, window?.firstResponder is any UIKeyInput else {
      throw LaunchOptions.Mistake(description: "Nothing is edited into which “\(text)” could be typed; tap a field first.")
    }
    for character in text {
      for isDown in [true, false] {
        let usage = UIKeyboardHIDUsage.keyboardErrorUndefined.rawValue
        let key = SurfaceKey(usage: usage, characters: String(character), isDown: isDown)
        surface.send(.key(key, time: surface.now), to: canvas)
      }
    }
    ApplicationShell.write("typed \(text)", to: .standardOutput)
  }

  /// Lets time pass on the frame clock and on the real one together, so that timers of Foundation and of Dispatch fire when due.
  private func wait(_ seconds: Double) {
    let start = (real: ProcessInfo.processInfo.systemUptime, surface: surface.now)
    surface.advance(by: seconds) { now in
      let due = start.real + now - start.surface
      while case let rest = due - ProcessInfo.processInfo.systemUptime, rest > 0 {
        // A run loop without anything to wait for comes back at once.
        if !RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: rest)) { usleep(1_000) }
      }
    }
    surface.onTurnEnd?()
  }

  /// Says what style a view has and what its value is.
  private func describe(_ identifier: String) throws {
    let view = try view(identifier)
    let style = view.traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
    let value = view.accessibilityValue.map { ", value \($0)" } ?? ""
    ApplicationShell.write("\(identifier): \(style)\(value)", to: .standardOutput)
  }

  /// The view with an accessibility identifier, in the windows from front to back.
  private func view(_ identifier: String) throws -> UIView {
    for window in application.windows.reversed() where !window.isHidden {
      if let view = window.firstView(where: { $0.accessibilityIdentifier == identifier }) { return view }
    }
    throw LaunchOptions.Mistake(description: "There is no view with the accessibility identifier “\(identifier)”.")
  }

  /// Puts frames side by side with a gap of 16 points on middle gray.
  private func makeSheet(_ name: String, of names: [String]) throws {
    let frames = try names.map { name in
      guard let frame = self.frames[name] else {
        throw LaunchOptions.Mistake(description: "There is no frame “\(name)”; keep it with “frame \(name)” before the sheet.")
      }
      return frame
    }
    let gap = 16 * Int(frames.map(\.scale).max() ?? 1)
    let width = frames.reduce(gap) { $0 + $1.width + gap }
    let height = (frames.map(\.height).max() ?? 0) + 2 * gap
    guard let sheet = Bitmap(width: width, height: height, scale: 1) else {
      throw LaunchOptions.Mistake(description: "A sheet of \(width) × \(height) pixels is larger than a picture can be.")
    }
    let context = sheet.context
    context.setFillColor(CGColor(gray: 0.5, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    var x = gap
    for frame in frames {
      context.draw(frame, in: CGRect(x: x, y: gap, width: frame.width, height: frame.height))
      x += frame.width + gap
    }
    try write(sheet, as: name)
  }

  /// Writes a picture and says where.
  private func write(_ bitmap: Bitmap, as name: String) throws {
    let file = try folder.write(bitmap.makeImage().pngData(), as: name)
    ApplicationShell.write("wrote \(file) (\(bitmap.width) × \(bitmap.height))", to: .standardOutput)
  }
}

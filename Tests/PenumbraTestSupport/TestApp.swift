package import CoreGraphics
package import UIKit
import UIKitBase
package import UIKitSurface

/// An app of one scene and one window on a hand-cranked surface, for tests.
///
/// Each `TestApp` begins a new `UIApplication` in the process, so a test uses one at a time and does not suspend while it does.
@MainActor
package final class TestApp {
  /// The place that the app is shown on.
  package let surface: HeadlessSurface

  /// The app.
  package let application: UIApplication

  /// The first scene.
  package let scene: UIWindowScene

  /// The first scene's window: visible, white or black by style, with a plain root controller.
  package let window: UIWindow

  /// The windows of scenes that were opened later, which nobody else keeps.
  private var openedWindows: [UIWindow] = []

  /// A running app; `size` is in points. Its window is on screen after the first ``frame()``.
  package init(
    size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2, style: SurfacePreferences.Style = .light,
    safeArea: SurfaceInsets = SurfaceInsets(), root: ((UIWindow) -> UIViewController)? = nil
  ) {
    MainStack.allowDeepTrees()
    surface = HeadlessSurface(size: size, scale: scale, safeArea: safeArea, preferences: SurfacePreferences(style: style))
    application = UIApplication.begin(on: surface)
    application.launch(delegate: nil)
    scene = application.connectedScenes.compactMap { $0 as? UIWindowScene }[0]
    window = UIWindow(windowScene: scene)
    window.backgroundColor = .systemBackground
    window.rootViewController = root?(window) ?? UIViewController()
    window.makeKeyAndVisible()
  }

  /// The root controller's view.
  package var view: UIView { window.rootViewController?.view ?? window }

  /// The canvas of the first scene.
  package var canvas: HeadlessWindow { surface.windows[0] }

  /// What the last frame did.
  package var report: FrameReport { scene.updateCycle.report }

  /// Makes a frame if one was asked for, without letting time pass.
  package func frame() { surface.advance(by: 0) }

  /// Makes frames until none is asked for and everything is at rest; at most ten seconds of the app's time.
  package func settle() {
    frame()
    for _ in 0..<600 where canvas.wantsFrame { surface.advance(by: HeadlessSurface.frameInterval) }
  }

  /// Presses and releases a key in the first scene, without making a frame.
  package func press(_ key: UIKeyboardHIDUsage, _ modifiers: SurfaceKey.Modifiers = []) {
    for isDown in [true, false] {
      surface.send(.key(SurfaceKey(usage: key.rawValue, modifiers: modifiers, isDown: isDown), time: surface.now), to: canvas)
    }
  }

  /// Types characters in the first scene, each with a key of its own, without making a frame.
  package func type(_ text: String) {
    let usage = UIKeyboardHIDUsage.keyboardErrorUndefined.rawValue
    for character in text {
      for isDown in [true, false] {
        let key = SurfaceKey(usage: usage, characters: String(character), isDown: isDown)
        surface.send(.key(key, time: surface.now), to: canvas)
      }
    }
  }

  /// The middle of a view, in points of its window.
  package func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  /// Taps the middle of a view, without making a frame.
  package func tap(_ view: UIView) { surface.tap(middle(of: view), in: canvas) }

  /// Opens another scene with a visible window.
  package func openScene(size: CGSize? = nil) -> (scene: UIWindowScene, window: UIWindow) {
    let scene = application.connectScene(size: size)
    let window = UIWindow(windowScene: scene)
    window.backgroundColor = .systemBackground
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    openedWindows.append(window)
    return (scene, window)
  }

  /// The color of the last presented frame at a place in points: the pixel that contains it, 0 to 255 each.
  package func pixel(_ x: CGFloat, _ y: CGFloat) -> RGB {
    guard let frame = canvas.frame else { return RGB(0, 0, 0) }
    let pixel = frame.pixel(x: Int(x * frame.scale), y: Int(y * frame.scale))
    return RGB(Int(pixel.r), Int(pixel.g), Int(pixel.b))
  }

  /// Writes the last presented frame as PNG, to be looked at.
  package func writeFrame(to path: String) throws {
    try canvas.frame?.makeImage().pngData().write(to: URL(fileURLWithPath: path))
  }
}

/// A color of a pixel, 0 to 255 each.
package struct RGB: Equatable, CustomStringConvertible, Sendable {
  /// The parts.
  package let red: Int
  package let green: Int
  package let blue: Int

  /// A color of the given parts.
  package init(_ red: Int, _ green: Int, _ blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Whether no part differs by more than `tolerance`.
  package func isClose(to other: RGB, within tolerance: Int) -> Bool {
    abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance && abs(blue - other.blue) <= tolerance
  }

  package var description: String { "(\(red), \(green), \(blue))" }
}

import UIKitBase
import UIKitSurface

#if Window
  import UIKitGTK
#endif

/// Chooses where an app is shown; the only file of this module that knows which surfaces there are.
///
/// | asked for | a display can be reached | the app runs |
/// |---|---|---|
/// | `--headless`, `--play` or `--out` | – | headless |
/// | nothing | yes | in a window |
/// | nothing | no | headless, and says so |
///
/// Without the package trait `Window` there is no window surface, and the last row holds everywhere.
@MainActor
enum SurfaceChoice {
  /// Runs an app on the surface that fits: launches it with `launch` and stays until it ends; the result is the exit code.
  static func run(_ options: LaunchOptions, launch: (any Surface) -> UIApplication) -> Int32 {
    guard options.isHeadless else {
      if let code = runInWindow(options, launch: launch) { return code }
      return runHeadless(options, launch: launch)
    }
    return runHeadless(options, launch: launch)
  }

  /// Runs an app on a surface without a screen.
  private static func runHeadless(_ options: LaunchOptions, launch: (any Surface) -> UIApplication) -> Int32 {
    let surface = HeadlessSurface(
      size: options.size, scale: options.scale ?? 2, preferences: options.preferences ?? SurfacePreferences())
    surface.pump = { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
    let application = launch(surface)
    let code = HeadlessPlayer(surface: surface, application: application, output: options.output).run(options.play)
    application.terminate()
    return code
  }

  #if Window
    /// Runs an app in windows of the desktop until the last one is closed; `nil` when there is no display that can be reached.
    private static func runInWindow(_ options: LaunchOptions, launch: (any Surface) -> UIApplication) -> Int32? {
      let surface = GTKSurface(
        size: options.size, scale: options.scale, preferences: options.preferences,
        identifier: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
      guard let surface else {
        ApplicationShell.write(
          "There is no display that can be reached (DISPLAY and WAYLAND_DISPLAY say which), so the app runs headless.",
          to: .standardError)
        return nil
      }
      let application = launch(surface)
      application.onLastSceneClosed = { [weak surface] in surface?.quit() }
      surface.run()
      application.terminate()
      return 0
    }
  #else
    /// Says that this build has no window surface.
    private static func runInWindow(_ options: LaunchOptions, launch: (any Surface) -> UIApplication) -> Int32? {
      ApplicationShell.write("There is no window surface in this build, so the app runs headless.", to: .standardError)
      return nil
    }
  #endif
}

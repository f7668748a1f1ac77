import UIKitBase
import UIKitSurface

#if Window
  import UIKitGTK
#endif

/// Chooses where an app is shown; the only file of this module that knows which surfaces there are.
///
/// | asked for | GTK and a display can be reached | the app runs |
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
    if !options.isHeadless, let code = runInWindow(options, launch: launch) { return code }
    return runHeadless(options, launch: launch)
  }

  /// Runs an app on a surface without a screen.
  ///
  /// Whether the pictures have a place and the play file makes sense is found out before the app hears of anything.
  private static func runHeadless(_ options: LaunchOptions, launch: (any Surface) -> UIApplication) -> Int32 {
    let folder = PictureFolder(path: options.output)
    let script: PlayScript
    do throws(LaunchOptions.Mistake) {
      script = try options.play.map { path throws(LaunchOptions.Mistake) in try PlayScript(path: path) } ?? .firstFrame
      try folder.make()
    } catch {
      ApplicationShell.write(error.description, to: .standardError)
      return ApplicationShell.failure
    }
    let surface = HeadlessSurface(
      size: options.size, scale: options.scale ?? LaunchOptions.headlessScale,
      preferences: options.preferences ?? SurfacePreferences())
    surface.pump = { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
    let application = launch(surface)
    let code = HeadlessPlayer(surface: surface, application: application, folder: folder)
      .run(script, from: options.play ?? "play")
    application.terminate()
    return code
  }

  #if Window
    /// Runs an app in windows of the desktop until the last one is closed; `nil` when no window can be shown.
    private static func runInWindow(_ options: LaunchOptions, launch: (any Surface) -> UIApplication) -> Int32? {
      let surface: GTKSurface
      do throws(DesktopObstacle) {
        surface = try GTKSurface(
          size: options.size, scale: options.scale, preferences: options.preferences,
          identifier: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
      } catch {
        ApplicationShell.write("\(error), so the app runs headless.", to: .standardError)
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

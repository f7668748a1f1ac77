import UIKitBase
import UIKitSurface

/// Chooses where an app is shown; the only file of this module that knows which surfaces there are.
///
/// So far there is one, ``HeadlessSurface``. The GTK window joins here, under the package trait `Window`.
@MainActor
enum SurfaceChoice {
  /// Runs an app on the surface that fits: launches it with `launch` and stays until it ends; the result is the exit code.
  static func run(_ options: LaunchOptions, launch: (any Surface) -> UIApplication) -> Int32 {
    if !options.isHeadless {
      ApplicationShell.write("There is no window surface in this build, so the app runs headless.", to: .standardError)
    }
    let surface = HeadlessSurface(size: options.size, scale: options.scale, preferences: options.preferences)
    surface.pump = { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
    let application = launch(surface)
    let code = HeadlessPlayer(surface: surface, application: application, output: options.output).run(options.play)
    application.terminate()
    return code
  }
}

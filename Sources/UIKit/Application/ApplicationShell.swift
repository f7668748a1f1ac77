import Foundation
import UIKitBase
import UIKitSurface

/// What stands between a process and its `UIApplication`: options in, messages and an exit code out.
@MainActor
enum ApplicationShell {
  /// Exit code of a command line that cannot be understood, as in sysexits(3).
  static let usageError: Int32 = 64

  /// Launches an app with a delegate of the given class and runs it to its end; the result is the exit code.
  static func run(_ delegateClass: AnyClass) -> Int32 {
    Diagnostics.sink = { message in write(message, to: .standardError) }
    MainStack.allowDeepTrees()
    let options: LaunchOptions
    do {
      options = try LaunchOptions(Array(CommandLine.arguments.dropFirst()))
    } catch {
      write("\(error) Try --help.", to: .standardError)
      return usageError
    }
    if options.wantsHelp {
      write(LaunchOptions.help, to: .standardOutput)
      return 0
    }
    FrameLog.isOn = options.logsFrames
    if let language = options.language { useLanguage(language) }
    return SurfaceChoice.run(options) { surface in
      let application = UIApplication.begin(on: surface)
      let delegate = Metatypes.makeResponder(delegateClass) as? any UIApplicationDelegate
      application.launch(delegate: delegate)
      return application
    }
  }

  /// Lets texts be looked up in `language` for this process, as a launch argument would on iOS.
  private static func useLanguage(_ language: String) {
    var arguments = UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)
    arguments["AppleLanguages"] = [language]
    UserDefaults.standard.setVolatileDomain(arguments, forName: UserDefaults.argumentDomain)
  }

  /// Writes a line; a closed pipe on the other end is no reason to fail.
  nonisolated static func write(_ line: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data((line + "\n").utf8))
  }
}

/// Launches an app whose delegate is named by a string; `argc`, `argv` and `principalClassName` are taken for the sake of the call.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  guard let delegateClassName, let delegateClass = NSClassFromString(delegateClassName) else {
    ApplicationShell.write(
      "UIApplicationMain: there is no class named “\(delegateClassName ?? "")”; give NSStringFromClass(AppDelegate.self).",
      to: .standardError)
    return ApplicationShell.usageError
  }
  return ApplicationShell.run(delegateClass)
}

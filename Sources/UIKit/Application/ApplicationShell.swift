import Foundation
import UIKitBase
import UIKitSurface

/// What stands between a process and its `UIApplication`: options in, messages and an exit code out.
@MainActor
enum ApplicationShell {
  /// Exit code of a command line that cannot be understood, as in sysexits(3).
  static let usageError: Int32 = 64

  /// Exit code of a run that could not do what it was asked to.
  static let failure: Int32 = 1

  /// Launches an app with a delegate of the given class and runs it to its end; the result is the exit code.
  static func run(_ delegateClass: AnyClass) -> Int32 {
    // A reader that has seen enough, such as head(1), is no reason to end: what is written to it then fails, and that is all.
    signal(SIGPIPE, SIG_IGN)
    Diagnostics.sink = { message in write(message, to: .standardError) }
    if let mistake = LaunchEnvironment.repair() {
      write(mistake.description, to: .standardError)
      return failure
    }
    MainStack.allowDeepTrees()
    let options: LaunchOptions
    do {
      if let mistake = LaunchEnvironment.mistake(inProgram: programPath, arguments: argumentBytes) { throw mistake }
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
    TraitLog.isOn = options.logsTraits
    if let language = options.language { useLanguage(language) }
    return SurfaceChoice.run(options) { surface in
      let application = UIApplication.begin(on: surface)
      UIScreen.main.infoStyle = InfoPlist.read(named: options.infoPlist).style
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

  /// The path of the running program, as bytes; empty when the system does not say.
  private static var programPath: [CChar] {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &path, path.count)
    return Array(path.prefix(max(0, count)))
  }

  /// The arguments without the program's name, as bytes; Swift's own list has them mended already.
  private static var argumentBytes: [[CChar]] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { Array(UnsafeBufferPointer(start: $0, count: strlen($0))) }
    }
  }

  /// Writes a line; a closed pipe on the other end is no reason to fail.
  ///
  /// What the app printed before comes before it, although the app's words wait in a buffer when nobody watches a terminal.
  nonisolated static func write(_ line: String, to handle: FileHandle) {
    fflush(nil)
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

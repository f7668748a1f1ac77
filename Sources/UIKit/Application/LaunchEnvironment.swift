/// Mends the environment before Foundation reads it, which ends the process at a variable that is not UTF-8 text.
///
/// Foundation asks for these variables when an app first uses its settings, a date's text or a time zone, and there is nothing to
/// catch then. So the shell looks first: what cannot be used is replaced or taken out, the developer is told, and the program starts
/// over, because Foundation has copied some of the variables by then.
enum LaunchEnvironment {
  /// A variable that cannot stay as it is.
  struct Repair: Equatable {
    /// The variable that is changed.
    let variable: String
    /// What takes the place of its value; `nil` takes the variable out.
    let value: String?
    /// What the developer is told.
    let message: String
  }

  /// The variables that name a language, a region or a time zone, each with a value to show as an example.
  private static let localeVariables: KeyValuePairs<String, String> = [
    "LANG": "en_US.UTF-8", "LC_ALL": "en_US.UTF-8", "LC_COLLATE": "en_US.UTF-8", "LC_CTYPE": "en_US.UTF-8",
    "LC_MESSAGES": "en_US.UTF-8", "LC_MONETARY": "en_US.UTF-8", "LC_NUMERIC": "en_US.UTF-8", "LC_TIME": "en_US.UTF-8",
    "LANGUAGE": "en", "TZ": "Asia/Seoul", "TZFILE": "/etc/localtime",
  ]

  /// Makes the repairs that the process's environment needs, reports each, and starts the program over when there was one; to be
  /// called before Foundation reads a variable. It comes back when there is nothing to repair, or with why it cannot start over.
  static func repair() -> LaunchOptions.Mistake? {
    let repairs = repairs { name in getenv(name).map { Array(UnsafeBufferPointer(start: $0, count: strlen($0))) } }
    for repair in repairs {
      if let value = repair.value { setenv(repair.variable, value, 1) } else { unsetenv(repair.variable) }
      Diagnostics.report(repair.message)
    }
    if repairs.isEmpty { return nil }
    execv("/proc/self/exe", CommandLine.unsafeArgv)
    return LaunchOptions.Mistake(
      description:
        "The program cannot start over with a mended environment: \(String(cString: strerror(errno))). Mend it as said above.")
  }

  /// What has to be repaired in an environment, given by the bytes of each variable; `nil` for one that is not set.
  static func repairs(_ bytes: (_ variable: String) -> [CChar]?) -> [Repair] {
    var repairs: [Repair] = []
    if let repair = settingsRepair(bytes) { repairs.append(repair) }
    for (variable, example) in localeVariables {
      guard let value = bytes(variable), !isText(value) else { continue }
      repairs.append(
        Repair(
          variable: variable, value: nil,
          message:
            "\(variable) is not UTF-8 text (“\(shown(value))”), so it is taken as not set. Set it to something like \(example)."
        ))
    }
    return repairs
  }

  /// What has to be repaired so that the settings have a place that Foundation can name: `XDG_CONFIG_HOME`, else `HOME`.
  ///
  /// No other folder takes the place of one that cannot be named, since what is kept there may be somebody else's: the settings get
  /// a path at which nothing can be, so that the app starts without any and whoever keeps something hears of an error.
  private static func settingsRepair(_ bytes: (String) -> [CChar]?) -> Repair? {
    if let value = bytes("XDG_CONFIG_HOME"), !value.isEmpty {
      guard isText(value) else { return noSettings("XDG_CONFIG_HOME", value, because: "is not UTF-8 text") }
      // Foundation, like the rules of XDG, takes a relative path as absent.
      if isAbsolute(value) { return nil }
    }
    guard let value = bytes("HOME") else { return nil }
    guard isText(value) else { return noSettings("HOME", value, because: "is not UTF-8 text") }
    return isAbsolute(value) ? nil : noSettings("HOME", value, because: "is not an absolute path")
  }

  /// Takes the settings away from the place that a variable names.
  private static func noSettings(_ variable: String, _ value: [CChar], because reason: String) -> Repair {
    Repair(
      variable: "XDG_CONFIG_HOME", value: "/dev/null/\(variable)-\(reason.replacing(" ", with: "-"))",
      message: """
        \(variable) \(reason) (“\(shown(value))”), so the app has no settings in this run: none are read and none are kept. \
        Set \(variable) to an absolute path in UTF-8.
        """)
  }

  /// Whether the bytes are UTF-8.
  static func isText(_ bytes: [CChar]) -> Bool { String(validating: bytes, as: UTF8.self) != nil }

  /// Whether the bytes begin like an absolute path.
  private static func isAbsolute(_ bytes: [CChar]) -> Bool { bytes.first == CChar(bitPattern: UInt8(ascii: "/")) }

  /// The bytes as text, with a mark for each part that is none.
  static func shown(_ bytes: [CChar]) -> String { String(decoding: bytes.map(UInt8.init(bitPattern:)), as: UTF8.self) }

  /// What is wrong with the bytes of the program's path and its arguments; `nil` when Foundation can read all of them.
  static func mistake(inProgram program: [CChar], arguments: [[CChar]]) -> LaunchOptions.Mistake? {
    if !isText(program) {
      return LaunchOptions.Mistake(
        description: "The path of the program is not UTF-8 text (“\(shown(program))”); move it to a folder whose path is.")
    }
    guard let index = arguments.firstIndex(where: { !isText($0) }) else { return nil }
    return LaunchOptions.Mistake(
      description: "Argument \(index + 1) is not UTF-8 text (“\(shown(arguments[index]))”); give it in UTF-8.")
  }
}

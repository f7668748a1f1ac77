#if os(Linux)
  import Foundation

  /// Finds the folder of an app's preference file: `$XDG_CONFIG_HOME/<app>`, else `$HOME/.config/<app>`.
  package enum PreferencePlace {
    /// The longest folder name, in bytes; file systems stop at 255.
    static let nameLimit = 200

    /// The folder for the app or group of that name; relative paths in the environment count as absent, as the XDG rules have it.
    package static func folder(named name: String) throws(AppearanceStoreError) -> String {
      guard isFolderName(name) else { throw AppearanceStoreError(.unusableName(name)) }
      if let home = try absolutePath(of: "XDG_CONFIG_HOME") { return "\(home)/\(name)" }
      if let home = try absolutePath(of: "HOME") { return "\(home)/.config/\(name)" }
      throw AppearanceStoreError(.noHome)
    }

    /// The name an app's folder gets when nobody chose one: its bundle's identifier, else the name of its program.
    static var appName: String { Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName }

    /// Whether the name stays inside the folder it is put in and can be created there.
    static func isFolderName(_ name: String) -> Bool {
      let bytes = name.utf8
      return !bytes.isEmpty && bytes.count <= nameLimit && name != "." && name != ".."
        && bytes.allSatisfy { $0 != UInt8(ascii: "/") && $0 >= 0x20 && $0 != 0x7F }
    }

    /// The variable's value when it is an absolute path, without slashes at its end.
    ///
    /// Bytes that are no text are an error: mended, they would name another folder.
    private static func absolutePath(of variable: String) throws(AppearanceStoreError) -> String? {
      guard let value = getenv(variable) else { return nil }
      guard var path = String(validatingCString: value) else { throw AppearanceStoreError(.unreadableHome(variable)) }
      guard path.hasPrefix("/") else { return nil }
      while path.hasSuffix("/") { path.removeLast() }
      return path
    }
  }
#endif

import Foundation
import UIKitBase

/// What an app says of itself in its Info.plist, as far as appearance goes.
struct InfoPlist {
  /// The style that the app asks for under `UIUserInterfaceStyle`; `nil` where it says nothing that is understood (spec 2.13).
  let style: InfoStyle?

  /// Reads the file that is named on the command line, else the app's own; what is wrong with either is reported and ignored.
  static func read(named path: String?, executable: URL? = Bundle.main.executableURL) -> InfoPlist {
    if let path { return InfoPlist(contentsOf: URL(fileURLWithPath: path)) }
    let own = executable.map { places(for: $0) }?.first { FileManager.default.fileExists(atPath: $0.path) }
    return own.map { InfoPlist(contentsOf: $0) } ?? InfoPlist([:], path: "")
  }

  /// Where the Info.plist of a program may be, the first first: in its resources, or in a folder there.
  ///
  /// SwiftPM puts the resources of a target `App` of the package `package` into `package_App.resources` beside the program, and takes
  /// no Info.plist at their top: there, it lies in a folder that is copied as a whole.
  private static func places(for executable: URL) -> [URL] {
    let folder = executable.deletingLastPathComponent()
    let ending = "_\(executable.lastPathComponent).resources"
    let resources = contents(of: folder).filter { $0.lastPathComponent.hasSuffix(ending) }
    return resources.flatMap { [$0] + contents(of: $0).filter(\.hasDirectoryPath) }.map { $0.appending(path: "Info.plist") }
  }

  /// What lies in a folder, by name.
  private static func contents(of folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    return (found ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// Reads a file; a file that is no property list says nothing.
  private init(contentsOf file: URL) {
    guard let data = try? Data(contentsOf: file) else {
      Diagnostics.report("Info.plist: “\(file.path)” cannot be read, so the app has the usual styles.")
      self.init([:], path: file.path)
      return
    }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let values = list as? [String: Any] else {
      Diagnostics.report("Info.plist: “\(file.path)” is no property list with keys, so the app has the usual styles.")
      self.init([:], path: file.path)
      return
    }
    self.init(values, path: file.path)
  }

  /// Takes what it needs out of a property list.
  private init(_ values: [String: Any], path: String) {
    guard let value = values["UIUserInterfaceStyle"] else {
      style = nil
      return
    }
    style = (value as? String).flatMap(InfoStyle.init(rawValue:))
    if style == nil {
      Diagnostics.report(
        "Info.plist: UIUserInterfaceStyle is “\(value)” in “\(path)”; it must be Light, Dark or Automatic, so it is ignored.")
    }
  }
}

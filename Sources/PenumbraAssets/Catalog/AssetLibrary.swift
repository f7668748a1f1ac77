// Which catalogs an app has: those in a bundle's resources, beside the executable, and in folders that the app names.

package import Foundation
import Synchronization

/// The catalogs of one bundle, read once. A constant that any thread may use.
package final class BundleAssets: Sendable {
  /// The catalogs; of two that have the same name the first is asked.
  package let catalogs: [AssetCatalog]

  /// Reads the catalogs at the given paths.
  init(paths: [String]) {
    catalogs = paths.map { AssetCatalog(contentsOf: $0) }
  }

  /// The colour of a name.
  package func color(named name: String) -> ColorSet? {
    for catalog in catalogs {
      if let set = catalog.color(named: name) { return set }
    }
    return nil
  }

  /// The picture of a name.
  package func image(named name: String) -> ImageSet? {
    for catalog in catalogs {
      if let set = catalog.image(named: name) { return set }
    }
    return nil
  }
}

/// All catalogs that a process has asked for, by bundle.
///
/// A name is looked for in one bundle only: what the bundle that is asked does not have is not looked for elsewhere (spec 4.4.11).
package final class AssetLibrary: Sendable {
  /// The library of the process.
  package static let shared = AssetLibrary()

  /// What has been read.
  private struct State {
    /// Folders that the app has named, the latest first.
    var folders: [String] = []
    /// The assets of the main bundle, once they were asked for.
    var main: BundleAssets?
    /// The assets of other bundles, by path.
    var others: [String: BundleAssets] = [:]
  }

  /// What has been read, behind its lock.
  private let state = Mutex(State())

  /// So many folders inside of one another are searched for catalogs; the catalog of an iOS project lies two or three deep.
  private static let mostLevels = 6
  /// So many names are looked at in one search.
  private static let mostNames = 20_000

  /// The catalogs of a bundle; of the main one for nil. They are read when they are first asked for.
  package func assets(of bundle: Bundle?) -> BundleAssets {
    guard let bundle, bundle !== Bundle.main else {
      return state.withLock { state in
        if let main = state.main { return main }
        let main = BundleAssets(paths: Self.mainPaths(folders: state.folders))
        state.main = main
        return main
      }
    }
    let path = bundle.bundlePath
    return state.withLock { state in
      if let known = state.others[path] { return known }
      let roots = Set([bundle.resourcePath ?? path, path]).sorted { $0.count > $1.count }
      let assets = BundleAssets(paths: Self.unique(roots.flatMap { Self.catalogs(in: $0, levels: Self.mostLevels) }))
      state.others[path] = assets
      return assets
    }
  }

  /// Has a folder, and all in it, searched for catalogs of the main bundle, before all others.
  package func add(folder: String) {
    state.withLock { state in
      state.folders.removeAll { $0 == folder }
      state.folders.insert(folder, at: 0)
      state.main = nil
    }
  }

  /// The folders in which loose files of a bundle's resources lie; of the main one for nil.
  package static func folders(of bundle: Bundle?) -> [String] {
    guard let bundle, bundle !== Bundle.main else {
      let folders = shared.state.withLock { $0.folders }.filter { !$0.hasSuffix(".xcassets") }
      return unique(folders + mainRoots.flatMap { root in [root] + resourceFolders(in: root) })
    }
    return unique([bundle.resourcePath, bundle.bundlePath].compactMap { $0 })
  }

  /// The folders in which the main bundle's resources are looked for.
  private static var mainRoots: [String] {
    unique(
      [Bundle.main.resourcePath, Bundle.main.executablePath.map { ($0 as NSString).deletingLastPathComponent }].compactMap { $0 })
  }

  /// The folders of resources that SwiftPM, or who installs an app, puts into a folder.
  private static func resourceFolders(in root: String) -> [String] {
    names(in: root).filter { $0.hasSuffix(".resources") || $0 == "Resources" }.map { root + "/" + $0 }
  }

  /// The paths of the main bundle's catalogs: those in the app's folders, beside the executable, and in what SwiftPM puts there.
  private static func mainPaths(folders: [String]) -> [String] {
    var paths = folders.flatMap { catalogs(in: $0, levels: mostLevels) }
    for root in mainRoots {
      // The folder of an executable may hold anything; only what is made for it is searched.
      paths += catalogs(in: root, levels: 1)
      paths += resourceFolders(in: root).flatMap { catalogs(in: $0, levels: mostLevels) }
    }
    return unique(paths)
  }

  /// The paths of the catalogs in a folder, in the order of their names; a catalog itself counts as well.
  private static func catalogs(in folder: String, levels: Int) -> [String] {
    if folder.hasSuffix(".xcassets") { return [folder] }
    var found: [String] = []
    var left = mostNames
    search(folder, levels: levels, left: &left, into: &found)
    return found
  }

  /// Looks for catalogs in a folder and those inside of it.
  private static func search(_ folder: String, levels: Int, left: inout Int, into found: inout [String]) {
    guard levels > 0 else { return }
    for name in names(in: folder) {
      left -= 1
      guard left > 0 else { return }
      let path = folder + "/" + name
      if name.hasSuffix(".xcassets") {
        found.append(path)
      } else if levels > 1, !name.hasPrefix("."), isFolder(path) {
        search(path, levels: levels - 1, left: &left, into: &found)
      }
    }
  }

  /// The names in a folder, sorted; none if it cannot be read.
  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Whether a path leads to a folder.
  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The paths without those that stand there already.
  private static func unique(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }
  }
}

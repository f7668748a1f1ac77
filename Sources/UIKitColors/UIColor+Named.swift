// Colours of asset catalogs by name.

import PenumbraAssets
import Synchronization
public import UIKitBase
import UIKitTraits

extension NamedColor {
  /// A colour of a bundle, the main one for nil, that has an entry for the given traits; nil if there is none (spec 3.5.1).
  static func find(_ name: String, in bundle: Bundle?, for storage: TraitStorage) -> NamedColor? {
    let assets = AssetLibrary.shared.assets(of: bundle)
    let isInMainBundle = bundle == nil || bundle === Bundle.main
    let (color, isFirst) = known.withLock { known -> (NamedColor?, Bool) in
      let place = known.firstIndex { $0.assets === assets }
      if place == nil {
        if known.count >= mostBundles { known.removeFirst() }
        known.append(Known(assets: assets))
      }
      return (known[place ?? known.count - 1].color(named: name, isInMainBundle: isInMainBundle), place == nil)
    }
    if isFirst { reportFaults(of: assets) }
    guard let color, color.ownColor(for: storage) != nil else { return nil }
    return color
  }

  /// The colours found so far in a bundle.
  private struct Known {
    /// The bundle's assets.
    let assets: BundleAssets
    /// The colours by name.
    var colors: [String: NamedColor] = [:]

    /// The colour of a name, made when it is first asked for; nil if there is none.
    mutating func color(named name: String, isInMainBundle: Bool) -> NamedColor? {
      if let color = colors[name] { return color }
      guard let set = assets.color(named: name) else { return nil }
      let color = NamedColor(set, isInMainBundle: isInMainBundle)
      colors[name] = color
      return color
    }
  }

  /// The colours found so far, by bundle.
  private static let known = Guarded<[Known]>([])
  /// The colours of so many bundles are kept.
  private static let mostBundles = 16

  /// Tells the developer, once, what is wrong with catalogs in use.
  private static func reportFaults(of assets: BundleAssets) {
    for catalog in assets.catalogs {
      let faults = catalog.diagnostics.filter { $0.severity == .error }
      guard let first = faults.first else { continue }
      let more = faults.count > 1 ? " (and \(faults.count - 1) more)" : ""
      Diagnostics.report("An asset catalog has faults: \(first)\(more)", once: "UIKitColors.catalog.\(catalog.path)")
    }
  }
}

/// Folders in which the app's asset catalogs are looked for, beside those of its bundle; exists on Linux only.
///
/// An app that SwiftPM builds needs none of this: its resources lie in a folder beside the executable, which is searched. It is for
/// an app that is installed elsewhere, or that runs on the sources of an iOS project.
public enum UIAssetFolders {
  /// Has a folder, or a single catalog, searched before all others when a colour or picture of the main bundle is asked for.
  ///
  /// What was found before stays as it is. Folders inside are searched as well, six deep.
  public static func add(_ folder: URL) {
    AssetLibrary.shared.add(folder: folder.path)
  }
}

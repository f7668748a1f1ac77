// Pictures of asset catalogs and of files by name.

import CoreGraphics
import PenumbraAssets
import Synchronization
public import UIKitBase
import UIKitColors
public import UIKitTraits

extension UIImage {
  /// The picture of a name in the main bundle: in its asset catalogs, else as a PNG file; nil if there is none.
  ///
  /// Where the main bundle's resources are looked for stands at ``UIAssetFolders``.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// The picture of a name in a bundle, the main one for nil: in its asset catalogs, else as a PNG file; nil if there is none.
  ///
  /// The name begins with the namespaces that the picture is in, each followed by a slash. Without traits the screen's count (spec
  /// 5.2). An image view that shows the picture takes the variant for its own traits.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let traits = (traitCollection?.storage ?? UITraitCollection.systemDefault).completed
    if let asset = CatalogImages.asset(named: name, in: bundle) {
      guard let variant = asset.set?.variant(for: traits) else { return nil }
      self.init(pixels: variant.pixels, ownLook: variant.look, asset: asset, requestedTraits: traitCollection)
      return
    }
    let scale = traits[UITraitDisplayScale.self]
    for folder in AssetLibrary.folders(of: bundle) {
      guard let file = ImageFile.best(for: folder + "/" + name, scale: scale) else { continue }
      guard let pixels = ImageStore.shared.pixels(of: file) else { return nil }
      self.init(pixels: pixels, requestedTraits: traitCollection)
      return
    }
    return nil
  }

  /// The picture of a name in a bundle, for the traits of a configuration.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  /// The variant of the picture for the traits of a view: from the asset if it has one, else the picture as it is.
  ///
  /// What was changed about the picture, such as its rendering mode, is changed about the variant too.
  package func variant(for traits: TraitStorage) -> UIImage {
    guard let asset = madeAsset, let variant = asset.variant(for: traits) else { return self }
    if variant.pixels === pixels, variant.look == ownLook { return self }
    return UIImage(
      pixels: variant.pixels, changes: changes, ownLook: variant.look, asset: asset, requestedTraits: requestedTraits)
  }
}

/// The assets of catalogs by the path of their set, so that the pictures of one name share one.
enum CatalogImages {
  /// The assets asked for so far.
  private static let known = Guarded<[String: UIImageAsset]>([:])

  /// The asset of a name in a bundle's catalogs; nil if there is none.
  static func asset(named name: String, in bundle: Bundle?) -> UIImageAsset? {
    guard let set = AssetLibrary.shared.assets(of: bundle).image(named: name) else { return nil }
    return known.withLock { known in
      if let asset = known[set.path] { return asset }
      let asset = UIImageAsset(set: set)
      known[set.path] = asset
      return asset
    }
  }
}

extension ImageSet {
  /// The variant for traits; nil if no entry is for them or, reported, its file cannot be read.
  func variant(for traits: TraitStorage) -> ImageVariant? {
    let request = AssetRequest(image: traits)
    guard let entry = entry(for: request), let name = entry.filename else { return nil }
    let file = ImageFile(path: path + "/" + name, scale: CGFloat(entry.scale ?? 1))
    guard let pixels = ImageStore.shared.pixels(of: file, isMirrored: entry.isMirrored(for: request)) else { return nil }
    var look = ImageLook()
    look.mode = properties.renderingIntent.map { $0 == .template ? .alwaysTemplate : .alwaysOriginal }
    if let insets = entry.alignmentInsets {
      let scale = pixels.scale
      look.insets = UIEdgeInsets(
        top: insets.top / scale, left: insets.left / scale, bottom: insets.bottom / scale, right: insets.right / scale)
    }
    return ImageVariant(pixels: pixels, look: look, traits: traits)
  }

  /// The traits by which the entries differ; a picture is looked up again when one of these changes, and not otherwise.
  var axes: TraitMask {
    var axes: TraitMask = []
    func note(_ type: (some UITraitDefinition).Type, where differs: (ImageEntry) -> Bool) {
      if entries.contains(where: differs) { axes.formUnion(TraitMask(type)) }
    }
    note(UITraitUserInterfaceStyle.self) { $0.appearance.style != nil }
    note(UITraitAccessibilityContrast.self) { $0.appearance.isHighContrast }
    note(UITraitUserInterfaceIdiom.self) { $0.idiom != .universal }
    note(UITraitDisplayGamut.self) { $0.gamut != nil }
    note(UITraitDisplayScale.self) { $0.scale != nil }
    note(UITraitHorizontalSizeClass.self) { $0.widthClass != nil }
    note(UITraitVerticalSizeClass.self) { $0.heightClass != nil }
    note(UITraitLayoutDirection.self) { $0.direction != nil }
    return axes
  }
}

extension AssetRequest {
  /// What a picture is asked for under the given traits.
  fileprivate init(image traits: TraitStorage) {
    self.init(traits)
    scale = Double(traits[UITraitDisplayScale.self])
    widthClass = Self.sizeClass(traits[UITraitHorizontalSizeClass.self])
    heightClass = Self.sizeClass(traits[UITraitVerticalSizeClass.self])
    direction = traits[UITraitLayoutDirection.self] == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The word of catalogs for the room in one direction.
  private static func sizeClass(_ sizeClass: UIUserInterfaceSizeClass) -> AssetSizeClass? {
    switch sizeClass {
    case .compact: .compact
    case .regular: .regular
    default: nil
    }
  }
}

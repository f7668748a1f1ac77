// The variants of a picture: those of a catalog's set, and those that were registered.

import CoreGraphics
package import PenumbraAssets
import Synchronization
public import UIKitBase
public import UIKitTraits

/// The variants of one picture for different traits (spec 5). Any thread may use it.
open class UIImageAsset: NSObject, @unchecked Sendable {
  /// The set of a catalog; `nil` for an asset that an app made.
  package let set: ImageSet?

  /// The traits by which the set's entries differ.
  private let setAxes: TraitMask

  /// What was registered, in that order.
  private let registered = Guarded<[ImageVariant]>([])

  /// An asset without variants.
  public override convenience init() { self.init(set: nil) }

  /// An asset of a catalog's set.
  init(set: ImageSet?) {
    self.set = set
    setAxes = set.map { $0.axes } ?? []
    super.init()
  }

  // MARK: Asking

  /// The variant that suits the traits best; one without pixels if there is none at all.
  ///
  /// A scale or an idiom that is not set is the screen's (spec 5.4).
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let request = traitCollection.storage.completed
    guard let variant = variant(for: request) else { return UIImage() }
    return UIImage(
      pixels: variant.pixels, ownLook: variant.look, asset: self, requestedTraits: traitCollection)
  }

  /// The variant that suits the traits of a configuration best.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// The variant for traits that say everything; what it depends on is noted as read.
  package func variant(for traits: TraitStorage) -> ImageVariant? {
    let own = registered.withLock { $0 }
    TraitTracking.record(own.isEmpty ? setAxes : TraitStorage.imageMask, of: traits)
    let best = own.min { $0.misfit(for: traits) < $1.misfit(for: traits) }
    if let best, best.serves(traits) { return best }
    return set?.variant(for: traits) ?? best
  }

  // MARK: Registering

  /// Makes a picture the variant for the given traits, in place of one that was registered for the same.
  ///
  /// Of the traits those count that say which picture is right; without a scale the variant is for 1 pixel a point (spec 5.3), so
  /// give one. An image view takes the variant up when its traits change next, if the asset was asked for before the view first showed
  /// the picture.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    register(pixels: image.pixels, look: image.look, with: traitCollection)
  }

  /// Makes a picture the variant for the traits of a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Takes away what was registered for the given traits; the pictures of a catalog stay (spec 5.5).
  open func unregisterImage(with traitCollection: UITraitCollection) {
    let key = traitCollection.storage.completed.onlyImageTraits
    registered.withLock { $0.removeAll { $0.traits === key } }
  }

  /// Takes away what was registered for the traits of a configuration.
  open func unregisterImage(with configuration: UIImage.Configuration) {
    unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Adds a variant.
  func register(pixels: ImagePixels, look: ImageLook, with traits: UITraitCollection) {
    var key = traits.storage.onlyImageTraits
    if key[UITraitDisplayScale.self] <= 0 { key = key.applying { $0.displayScale = 1 } }
    registered.withLock { variants in
      variants.removeAll { $0.traits === key }
      variants.append(ImageVariant(pixels: pixels, look: look, traits: key))
    }
  }
}

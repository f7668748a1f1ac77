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

  /// Whether the asset was made for one picture that came without.
  let isOfOnePicture: Bool

  /// The traits by which the set's entries differ.
  private let setAxes: TraitMask

  /// What was registered, in that order.
  private let registered: Guarded<[ImageVariant]>

  /// How often variants were registered or taken away, from 0; who shows a picture of the asset can tell by it that others are right.
  package var version: Int { changes.load(ordering: .sequentiallyConsistent) }
  /// The count behind `version`.
  private let changes = Atomic<Int>(0)

  /// Whether a picture of the asset was ever shown.
  private let isShown = Atomic<Bool>(false)

  /// An asset without variants.
  public override convenience init() { self.init(set: nil) }

  /// An asset of a catalog's set.
  init(set: ImageSet?) {
    self.set = set
    isOfOnePicture = false
    setAxes = set.map { $0.axes } ?? []
    registered = Guarded([])
    super.init()
  }

  /// The asset of a picture that came without, which is its only variant.
  init(of pixels: ImagePixels, look: ImageLook) {
    set = nil
    isOfOnePicture = true
    setAxes = []
    let traits = UITraitCollection(displayScale: pixels.scale).storage
    registered = Guarded([ImageVariant(pixels: pixels, look: look, traits: traits)])
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
    let isSingle = isOfOnePicture && own.count == 1
    TraitTracking.record(own.isEmpty || isSingle ? setAxes : TraitStorage.imageMask, of: traits)
    let best = own.min { $0.misfit(for: traits) < $1.misfit(for: traits) }
    if let best, best.serves(traits) { return best }
    return set?.variant(for: traits) ?? best
  }

  // MARK: Registering

  /// Makes a picture the variant for the given traits, in place of one that was registered for the same.
  ///
  /// Of the traits those count that say which picture is right; without a scale the variant is for 1 pixel a point (spec 5.3), so
  /// give one. Image views that show a picture of this asset show the variant that is right now with the next frame.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    register(pixels: image.pixels, look: image.look, with: traitCollection)
  }

  /// Makes a picture the variant for the traits of a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Takes away what was registered for the given traits; the pictures of a catalog stay (spec 5.5).
  ///
  /// A scale or an idiom that is not set is the screen's (spec 5.4); without an idiom, what was registered without one goes as well.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    let key = traitCollection.storage.completed.onlyImageTraits
    let idiom = traitCollection.storage[UITraitUserInterfaceIdiom.self]
    let plain = key.applying { $0.userInterfaceIdiom = idiom }
    let before = registered.withLock { variants in
      defer { variants.removeAll { $0.traits === key || $0.traits === plain } }
      return variants
    }
    if before.contains(where: { $0.traits === key || $0.traits === plain }) { noteChange() }
  }

  /// Takes away what was registered for the traits of a configuration.
  open func unregisterImage(with configuration: UIImage.Configuration) {
    unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Adds a variant.
  func register(pixels: ImagePixels, look: ImageLook, with traits: UITraitCollection) {
    var key = traits.storage.onlyImageTraits
    if key[UITraitDisplayScale.self] <= 0 { key = key.applying { $0.displayScale = 1 } }
    let before = registered.withLock { variants in
      defer {
        variants.removeAll { $0.traits === key }
        variants.append(ImageVariant(pixels: pixels, look: look, traits: key))
      }
      return variants
    }
    withExtendedLifetime(before) { noteChange() }
  }

  // MARK: Telling

  /// Notes that a picture of the asset is shown; who does so asks for `version` afterwards.
  package func noteShown() {
    if !isShown.load(ordering: .relaxed) { isShown.store(true, ordering: .sequentiallyConsistent) }
  }

  /// Counts a change, and tells those who show pictures if one of this asset may be among them.
  private func noteChange() {
    // In one order with what `noteShown` does: either that is seen here, or this count there.
    changes.wrappingAdd(1, ordering: .sequentiallyConsistent)
    // A picture may have been shown before it got an asset.
    guard isOfOnePicture || isShown.load(ordering: .sequentiallyConsistent) else { return }
    Self.allChanges.wrappingAdd(1, ordering: .releasing)
    Self.listener.withLock { $0 }?()
  }

  /// How often variants of any asset that is shown were registered or taken away in the process.
  package static var changeCount: Int { allChanges.load(ordering: .acquiring) }
  /// The count behind `changeCount`.
  private static let allChanges = Atomic<Int>(0)

  /// Has a closure called after each change of any asset that is shown, on the thread that made it, in place of the one before.
  package static func onChange(_ body: @escaping @Sendable () -> Void) { listener.withLock { $0 = body } }
  /// What is called.
  private static let listener = Guarded<(@Sendable () -> Void)?>(nil)
}

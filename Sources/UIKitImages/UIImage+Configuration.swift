public import UIKitBase
public import UIKitTraits

extension UIImage {
  /// What a picture is asked for with: traits (spec 5.6).
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits; `nil` for none.
    public final let traitCollection: UITraitCollection?

    /// A configuration of the given traits.
    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// The same configuration with other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      // A subclass of an app's own keeps nothing beside the traits here.
      (Configuration(traitCollection: traitCollection) as? Self) ?? self
    }

    /// This configuration, in which what another one says takes precedence.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration?.traitCollection else { return self }
      return withTraitCollection(traitCollection.map { UITraitCollection(traitsFrom: [$0, other]) } ?? other)
    }

    /// The configuration itself, as nothing in it can change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other object is a configuration of equal traits.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return other.traitCollection == traitCollection
    }

    /// A hash of the traits.
    open override var hash: Int { traitCollection?.hash ?? 0 }
  }

  /// What the picture was asked for with; `nil` when nobody said anything.
  public var configuration: Configuration? { requestedTraits.map { Configuration(traitCollection: $0) } }

  /// The traits that the picture is for: those it was asked for with, and its scale.
  public var traitCollection: UITraitCollection {
    UITraitCollection(traitsFrom: [requestedTraits ?? UITraitCollection(), UITraitCollection(displayScale: scale)])
  }

  /// The picture for other traits: the variant for them, if the asset has one.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    let traits = configuration.traitCollection
    let variant = madeAsset.flatMap { $0.variant(for: (traits?.storage ?? .empty).completed) }
    return UIImage(
      pixels: variant?.pixels ?? pixels, changes: changes, ownLook: variant?.look ?? ownLook, asset: madeAsset,
      requestedTraits: traits)
  }
}

extension UITraitCollection {
  /// What asks for a picture for these traits (spec 5.6).
  public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }
}

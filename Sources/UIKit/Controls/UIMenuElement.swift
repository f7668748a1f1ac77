public import UIKitBase
public import UIKitImages

/// What a menu is made of; ``UIAction`` is the kind that there is.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// How an element looks and answers. The raw values are those of iOS.
  public struct Attributes: OptionSet, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt
    /// Attributes out of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// Whether an element is marked as chosen.
  public enum State: Int, Sendable {
    /// Not chosen.
    case off = 0
    /// Chosen.
    case on = 1
    /// Chosen in part.
    case mixed = 2
  }

  /// What the element is called; empty for none.
  open internal(set) var title: String

  /// What is written below the title, where there is room; `nil` for nothing.
  open var subtitle: String?

  /// The picture beside the title; `nil` for none.
  open internal(set) var image: UIImage?

  /// An element of the given title, subtitle and picture.
  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}

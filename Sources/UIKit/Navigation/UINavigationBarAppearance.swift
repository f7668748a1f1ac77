public import UIKitBase
import UIKitText

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// An appearance with the default background.
  public override init() { super.init() }

  /// An appearance with the values of another one; what that does not have keeps its first value.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    titleTextAttributes = (barAppearance as? UINavigationBarAppearance)?.titleTextAttributes ?? [:]
  }

  override func makeCopy() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }

  /// Attributes of the title in place of those that it has by itself: 17 points semibold in `label`.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }
}

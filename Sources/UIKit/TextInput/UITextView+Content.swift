import CoreGraphics
import UIKitBase
import UIKitColors
import UIKitText

extension UITextView {
  /// The font of text that nobody gave one (geometry spec 2.3).
  private static let defaultFont = UIFont.systemFont(ofSize: 12)

  /// What the initialisers do once all storage is there.
  final func setUpTextView() {
    textContainer.textView = self
    backgroundColor = .systemBackground
    addSubview(canvas)
    addSubview(caret)
  }

  /// The font of text that brings none.
  final var plainFont: UIFont { ownFont ?? Self.defaultFont }

  /// The color of text that brings none: attributed text is black then (assertion 102).
  final var plainColor: UIColor {
    if case .attributed? = edited.content { return .black }
    return ownColor ?? .label
  }

  /// Lets what is shown follow another text.
  final func contentDidChange() { shapeDidChange() }
}

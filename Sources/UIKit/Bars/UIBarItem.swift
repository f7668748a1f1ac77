public import UIKitBase
public import UIKitImages

/// What a bar shows in one place: a name, a picture and a state, without a view.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// An item without a name.
  public override init() { super.init() }

  /// The name that is shown; `nil` for none.
  open var title: String? { didSet { if title != oldValue { didChange() } } }

  /// The picture that is shown; `nil`, as at first, for none.
  ///
  /// Bars fill its shape with the color of their buttons, unless its rendering mode is `.alwaysOriginal` (spec 5.10).
  open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }

  /// Whether the item answers; true unless set.
  open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }

  /// A number of the app's own; 0 unless set.
  open var tag = 0

  /// What assistive technology calls the item; `nil` means its title, or without one what the picture is called.
  open var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { didChange() } } }

  /// A name for tests, never read aloud; `nil` unless set.
  open var accessibilityIdentifier: String? { didSet { if accessibilityIdentifier != oldValue { didChange() } } }

  /// What assistive technology is to call the view of the item, which shows `title`.
  final func spokenName(showing title: String?) -> String? {
    accessibilityLabel ?? (title?.isEmpty == false ? title : nil) ?? image?.accessibilityLabel
  }

  /// Those who show the item: an item may be in several bars, and in the content of a bar that comes while it is in one that goes.
  final var viewers = ChangeListeners()

  /// Lets those who show the item follow it.
  final func didChange() { viewers.tell() }
}

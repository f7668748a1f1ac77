import UIKitBase
public import UIKitColors
public import UIKitImages

/// A tab, as a value of its name, its picture and what it tells beside them; the tab bar makes the view (`TabBarButton`).
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// A tab without a name.
  public override init() { super.init() }

  /// A tab of a name, a picture of 25 × 25 points, and a number of the app's own.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// A tab of a name, a picture of 25 × 25 points, and another one for while the tab is selected; `nil` means the first.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// The picture while the tab is selected; `nil`, as at first, means ``UIBarItem/image``.
  open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { didChange() } } }

  /// A short text on a ground of its own, such as how much is new; `nil` for none.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }

  /// The ground of the badge; `nil`, as at first, means `systemRed`.
  open var badgeColor: UIColor? { didSet { if badgeColor != oldValue { didChange() } } }
}

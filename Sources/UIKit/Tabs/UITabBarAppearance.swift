/// How a tab bar looks. What its tabs look like is set on the bar and on its items.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// An appearance with the default background.
  public override init() { super.init() }

  /// An appearance with the values of another one.
  public override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }

  override func makeCopy() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }
}

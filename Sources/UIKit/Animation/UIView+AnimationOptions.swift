extension UIView {
  /// The pace of an animation between its start and its end.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at first.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Even.
    case linear = 3
  }

  /// How an animation or a transition runs. The raw values are those of iOS; options that do nothing here are left out.
  public struct AnimationOptions: OptionSet, Sendable {
    /// One bit for each option; bits 16 to 19 hold a curve and bits 20 to 23 a kind of transition.
    public let rawValue: UInt
    /// Options out of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews of an animated view are laid out inside the animation, so that they move with it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// What is animated takes touches meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts from what is on screen, not from the end of an animation that is under way.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation runs again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Each run is followed by one backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// A block inside another one keeps its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// A block inside another one keeps its own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// A transition draws the new content in each frame instead of once.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A block inside another one keeps its own other options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A transition fades from the old picture to the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    /// The curve; a number that no curve has means the default.
    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 0xf)) ?? .easeInOut }

    /// Whether the kind of transition is the cross-fade.
    var isCrossDissolve: Bool { rawValue >> 20 & 0xf == 5 }
  }
}

public import CoreGraphics
public import UIKitBase

/// A window onto content that is larger than itself.
///
/// Scrolling changes the origin of ``UIView/bounds`` and nothing else: no subview moves, nothing is laid out anew unless a subclass
/// does so in `layoutSubviews`. The finger's part stands in `UIScrollView+Dragging.swift`, what goes on by the clock in
/// `UIScrollView+Motion.swift`.
@preconcurrency @MainActor
open class UIScrollView: UIView, _ScrollDelegating {
  /// How margins that the system covers are added to the content's.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// At top and bottom always, at the sides if the content scrolls sideways.
    case automatic = 0
    /// Along the directions in which the content scrolls.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// On all sides.
    case always = 3
  }

  /// How quickly moving content comes to rest: the share of its speed that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the speed that is left after a millisecond, between 0 and 1.
    public let rawValue: CGFloat
    /// A rate of the given share.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// 0.998 (geometry spec 8).
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99 (geometry spec 8).
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How the bars look that show where in the content the view is.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark in the light style, light in the dark one.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  // MARK: What a scroll view keeps

  /// Who hears of movements; the public face is `delegate`.
  final weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet { if scrollDelegate !== oldValue { scrollDelegateDidChange() } }
  }

  /// Hears that the delegate is another one; does nothing unless overridden.
  func scrollDelegateDidChange() {}

  /// Whether the delegate is being told that the offset changed, and whether the offset changed once more meanwhile.
  final var isTellingScroll = false
  final var scrolledMeanwhile = false

  /// The bars over the content, each by its watch, which hear that it scrolled, or that its size, margins or place are others.
  final var bars = ChangeListeners()

  /// The drag that is under way.
  final var drag: ScrollDrag?

  /// The movement by the clock that is under way.
  final var motion: ScrollMotion?

  /// The frames in which content moves.
  final let clock = FrameClock()

  /// The margins and the size at the last layout.
  final var laidOutInset = UIEdgeInsets.zero
  final var laidOutSize = CGSize.zero

  /// The bars that show where in the content the view is; made when first shown.
  final var indicators: ScrollIndicators?

  // MARK: Making a scroll view

  /// A scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScrolling()
  }

  /// Always `nil`; see ``UIView/init(coder:)``.
  public required init?(coder: NSCoder) {
    MissingArchives.report(Self.self)
    return nil
  }

  // MARK: Content

  /// The point of the content that is at the view's top left: the origin of its bounds, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds = CGRect(origin: newValue, size: bounds.size) }
  }

  /// The size of the content, in points.
  open var contentSize = CGSize.zero { didSet { contentSizeDidChange(from: oldValue) } }

  /// Margins around the content, in points.
  open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { insetsMayHaveChanged() } } }

  /// How margins that the system covers are added to ``contentInset``.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { adjustmentDidChange() } }
  }

  /// The margins around the content with those that the system covers, in points.
  open var adjustedContentInset: UIEdgeInsets { contentInset.adding(safeAreaShare) }

  /// Called after ``adjustedContentInset`` changed; does nothing unless overridden.
  open func adjustedContentInsetDidChange() {}

  /// The scroll view's rectangle in the content's coordinates; its origin is ``contentOffset``.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != old { didScroll() }
    }
  }

  // MARK: Scrolling by the app

  /// Scrolls so that `contentOffset` is at the top left, at once or in 0.3 seconds.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { scroll(to: contentOffset, animated: animated) }

  /// Scrolls as little as makes `rect`, in the content's coordinates, visible; not at all if it is.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

  // MARK: Scrolling by the user

  /// Whether the user can scroll.
  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }

  /// Whether content can be pulled beyond its edges.
  open var bounces = true

  /// Whether content that fits can be pulled up and down.
  open var alwaysBounceVertical = false

  /// Whether content that fits can be pulled sideways.
  open var alwaysBounceHorizontal = false

  /// How quickly moving content comes to rest.
  open var decelerationRate: DecelerationRate = .normal

  /// Whether touches in content reach it only after 150 ms, so that a quick drag scrolls without flashing what it began on.
  open var delaysContentTouches = true

  /// Whether a drag takes touches away that content has got already.
  open var canCancelContentTouches = true

  /// Whether a drag may take a touch away from `view`, which has got it; true unless `view` is a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The recognizer of the drag.
  public final let panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()

  /// Whether a finger is down in the view.
  public final var isTracking: Bool { !panGestureRecognizer.followed.isEmpty }

  /// Whether the user drags.
  public final var isDragging: Bool { drag != nil }

  /// Whether content moves on after the user let go.
  public final var isDecelerating: Bool { motion?.isDeceleration ?? false }

  // MARK: Indicators

  /// Whether a bar at the right shows where in the content the view is, while it scrolls.
  open var showsVerticalScrollIndicator = true

  /// Whether a bar at the bottom shows where in the content the view is, while it scrolls.
  open var showsHorizontalScrollIndicator = true

  /// How the bars look.
  open var indicatorStyle: IndicatorStyle = .default { didSet { applyOwnColors() } }

  /// Shows the bars for a moment.
  open func flashScrollIndicators() {
    showIndicators()
    hideIndicators()
  }

  // MARK: As a view

  /// Lets margins and offset follow the safe area and the size; a subclass calls `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    followSurroundings()
  }

  override func safeAreaDidChange() {
    super.safeAreaDidChange()
    insetsMayHaveChanged()
  }

  override func leaveFrames() {
    super.leaveFrames()
    finishMotion()
  }

  override func applyOwnColors() {
    super.applyOwnColors()
    indicators?.apply(indicatorStyle, traitNode.storage)
  }
}

public import CoreGraphics
import UIKitBase
public import UIKitColors
public import UIKitImages
import UIKitText

/// A row of segments of which one is chosen, or, when momentary, pressed (geometry spec 6.2).
///
/// What a segment is stands in `SegmentView`, where things are in `UISegmentedControl+Layout`, how a finger moves the thumb in
/// `UISegmentedControl+Tracking`. An index beyond the last segment means the last one, as on iOS.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that stands for no segment.
  public static let noSegment = -1

  /// Track, thumb and separators.
  final let parts = SegmentedParts()

  /// The segments, the first one first.
  final var segments: [SegmentView] = []

  /// The index of the chosen segment.
  final var chosen = UISegmentedControl.noSegment

  /// What a finger on the control has done so far; `nil` while there is none.
  final var drag: SegmentDrag?

  /// The attributes of titles that were set for states.
  final var attributes: [State: [NSAttributedString.Key: Any]] = [:]

  // MARK: Making a control

  /// A control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSegments()
  }

  /// A control with a segment for each title or picture, as large as they need; anything else is left out.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      switch item {
      case let title as String: insert(SegmentView.Content(title: title), at: segments.count)
      case let image as UIImage: insert(SegmentView.Content(image: image), at: segments.count)
      default: continue
      }
    }
    sizeToFit()
  }

  /// A control with a segment for each action, which runs when its segment is chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insert(SegmentView.Content(action: action), at: segments.count) }
    if frame.size == .zero { sizeToFit() }
  }

  /// Always `nil`; see ``UIView/init(coder:)``.
  public required init?(coder: NSCoder) {
    MissingArchives.report(Self.self)
    return nil
  }

  // MARK: Choosing

  /// The index of the chosen segment; ``noSegment``, as at first, for none. Setting it tells nobody.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set { choose(segments.indices.contains(newValue) ? newValue : Self.noSegment) }
  }

  /// Whether a segment is only pressed and not chosen; false unless set.
  open var isMomentary = false {
    didSet {
      guard isMomentary != oldValue else { return }
      if isMomentary { choose(Self.noSegment) }
      showState()
    }
  }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Puts a segment with a title before the one at `segment`.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentView.Content(title: title), at: segment, animated: animated)
  }

  /// Puts a segment with a picture before the one at `segment`.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentView.Content(image: image), at: segment, animated: animated)
  }

  /// Puts a segment with the title or the picture of an action before the one at `segment`; the action runs when it is chosen.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentView.Content(action: action), at: segment, animated: animated)
  }

  /// Takes a segment away; nothing is chosen afterwards if it was.
  open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment, animated: animated) }

  /// Takes all segments away.
  open func removeAllSegments() {
    while !segments.isEmpty { remove(at: segments.count - 1, animated: false) }
  }

  /// Gives a segment a title in place of what it shows.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0 = SegmentView.Content(title: title, action: $0.action) }
  }

  /// The title of a segment; `nil` for one with a picture.
  open func titleForSegment(at segment: Int) -> String? { view(at: segment)?.content.title }

  /// Gives a segment a picture in place of what it shows; one of automatic coloring is taken as a stencil.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0 = SegmentView.Content(image: image, action: $0.action) }
  }

  /// The picture of a segment; `nil` for one with a title.
  open func imageForSegment(at segment: Int) -> UIImage? { view(at: segment)?.content.image }

  /// Gives a segment the title or the picture of an action, which runs when the segment is chosen.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0 = SegmentView.Content(action: action) }
  }

  /// The action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { view(at: segment)?.content.action }

  /// Gives a segment a width in points; 0 lets it share what the others leave.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard let view = view(at: segment), view.ownWidth != width else { return }
    view.ownWidth = width.isFinite ? max(0, width) : 0
    roomDidChange()
  }

  /// The width that was given to a segment, in points; 0 for none.
  open func widthForSegment(at segment: Int) -> CGFloat { view(at: segment)?.ownWidth ?? 0 }

  /// Lets a segment answer or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard let view = view(at: segment) else { return }
    view.isAvailable = enabled
    showState()
  }

  /// Whether a segment answers; true unless set.
  open func isEnabledForSegment(at segment: Int) -> Bool { view(at: segment)?.isAvailable ?? false }

  /// Whether segments are as wide as their content asks, in its proportion; false unless set.
  open var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { roomDidChange() } }
  }

  // MARK: Looks

  /// The color of the thumb; `nil`, as at first, means white in light and a gray in dark.
  open var selectedSegmentTintColor: UIColor? { didSet { showState() } }

  /// Sets attributes of titles, such as font and color, for `.normal`, `.selected`, `.highlighted` or `.disabled`.
  ///
  /// Those of `.normal` hold for the other states as well, where these say nothing else.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state] = attributes
    showState()
    roomDidChange()
  }

  /// The attributes that were set for a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }

  /// Whether the control answers touches; a disabled one is half as opaque.
  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { showState() } } }

  // MARK: Size

  /// 32 points high, and as wide as segments of the widest content.
  open override var intrinsicContentSize: CGSize { fittingSize }

  /// 32 points high, and as wide as segments of the widest content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  /// Places segments, separators and thumb; a subclass calls `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutSegments()
  }

  // MARK: Touches and keys

  /// The control itself: its segments take no touches.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }

  /// Notes where the finger came down.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { beginDrag(touch) }

  /// Lets the thumb, or what looks pressed, go to the segment under the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { continueDrag(touch) }

  /// Chooses the segment at which the finger was lifted.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endDrag(with: event) }

  /// Lets the thumb go back.
  open override func cancelTracking(with event: UIEvent?) { cancelDrag() }

  /// Whether the keyboard can act on the control as a whole; a momentary one lets it act on each segment instead.
  open override var canBecomeFocused: Bool { isEnabled && !isMomentary && !segments.isEmpty }

  /// Chooses the next segment at the left or right; the focus stays.
  override func takes(_ heading: UIFocusHeading) -> Bool { chooseNext(heading) }

  /// Chooses the first segment if none is chosen: Space and Return have nothing else to do here.
  open override func accessibilityActivate() -> Bool {
    if chosen == Self.noSegment, !isMomentary { _ = chooseNext(.first) }
    return true
  }
}

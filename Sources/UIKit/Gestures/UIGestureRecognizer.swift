public import CoreGraphics
public import UIKitBase

/// An object that watches the touches in a view and tells its targets when they amount to a gesture.
///
/// A subclass overrides the `touches…` methods, calls `super`, and sets ``state``. Whether it really recognises is decided by its
/// delegate, by the recognizers it waits for, and by those that were quicker; see `UIGestureRecognizer+States.swift`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a recognizer has come.
  public enum State: Int, Sendable {
    /// Not recognised yet.
    case possible = 0
    /// A continuous gesture began.
    case began = 1
    /// A continuous gesture goes on.
    case changed = 2
    /// The gesture is complete; discrete gestures come here at once.
    case ended = 3
    /// A continuous gesture was broken off.
    case cancelled = 4
    /// The touches are not the gesture.
    case failed = 5
    /// The gesture is complete; another name of `ended`.
    public static let recognized = State.ended
  }

  // MARK: What a recognizer keeps

  /// The view whose touches are watched.
  final weak var attachedView: UIView? {
    didSet { if attachedView !== oldValue { breakOff() } }
  }

  /// How far the recognizer has come, as everyone sees it.
  final var currentState: State = .possible

  /// The state that was wanted while another recognizer must fail first.
  final var pendingState: State?

  /// The window's gestures while the recognizer is part of a sequence of touches; `nil` outside.
  final weak var environment: GestureEnvironment?

  /// The touches that are down and watched.
  final var followed: [UITouch] = []

  /// All touches watched since the recognizer was last reset, lifted ones too.
  final var sequence: Set<UITouch> = []

  /// The middle of the watched touches when there last were any, in the window's coordinates.
  final var lastLocation = CGPoint.zero

  /// The recognizers that must fail before this one recognises.
  final var requirements: [WeakRecognizer] = []

  /// Who is told, oldest first.
  final var targets: [GestureTarget] = []

  /// Closures of this module that are told before the targets.
  final var observers: [(UIGestureRecognizer) -> Void] = []

  // MARK: Making a recognizer

  /// A recognizer that sends `action`, a method with no or one argument, to `target`; more can be added.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { addTarget(target, action: action) }
  }

  /// A recognizer that tells nobody yet.
  public override convenience init() { self.init(target: nil, action: nil) }

  // MARK: Targets

  /// Sends `action` to `target` too whenever the gesture begins, changes or ends. The target is not kept alive.
  public final func addTarget(_ target: Any?, action: Selector) { add(target, action) }

  /// Sends `action` to `target` no longer; `nil` stands for any.
  public final func removeTarget(_ target: Any?, action: Selector?) { remove(target, action) }

  // MARK: State

  /// How far the recognizer has come. A subclass sets it; a wish that is not granted leaves `.possible` or `.failed`.
  open var state: State {
    get { currentState }
    set { enter(newValue) }
  }

  /// Who is asked whether the recognizer may begin, may share touches, and must wait.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether touches are watched; set to false, it breaks off a gesture that is under way.
  open var isEnabled = true { didSet { if !isEnabled { breakOff() } } }

  /// The view whose touches are watched; `nil` when the recognizer belongs to none.
  open var view: UIView? { attachedView }

  /// Whether touches are taken from their view once the gesture is recognised; true unless set.
  open var cancelsTouchesInView = true

  /// Whether views hear of touches only after the recognizer failed; false unless set.
  open var delaysTouchesBegan = false

  /// Whether views hear of a touch's end only once the recognizer failed, or not at all if it recognised; true unless set.
  open var delaysTouchesEnded = true

  /// A name for debugging.
  open var name: String?

  /// Lets the recognizer recognise only once `other` has failed.
  open func require(toFail other: UIGestureRecognizer) { requirements.append(WeakRecognizer(other)) }

  // MARK: Places

  /// The middle of the watched touches, in the coordinates of `view`; `nil` means the window's.
  open func location(in view: UIView?) -> CGPoint { convert(lastLocation, to: view) }

  /// How many touches are watched now.
  open var numberOfTouches: Int { followed.count }

  /// The place of one watched touch, in the coordinates of `view`; `nil` means the window's.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(followed.indices.contains(touchIndex), "location(ofTouch:in:) was given an index beyond numberOfTouches.")
    return followed[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  /// Touches came down; does nothing unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Touches moved; does nothing unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Touches were lifted; does nothing unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The system took touches away; does nothing unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called before the state returns to `.possible` after a gesture; an override forgets what it noted.
  open func reset() {}

  /// Watches `touch` no longer.
  open func ignore(_ touch: UITouch, for event: UIEvent) { unfollow(touch) }

  /// Whether recognising keeps `preventedGestureRecognizer` from it; true unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether `preventingGestureRecognizer` may keep the receiver from recognising; true unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether `otherGestureRecognizer` must fail first; false unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the receiver must fail before `otherGestureRecognizer` recognises; false unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: For this module's recognizers

  /// How long a touch is kept from its view while the recognizer is undecided, in seconds.
  var touchDelay: TimeInterval { 0 }

  /// Whether the recognizer waits for time to pass or for another touch although none is down.
  var isWaiting: Bool { false }

  /// Called with each frame's time while ``isWaiting``.
  func timePassed(to time: TimeInterval) {}

  /// Whether the gesture's own rules allow it to begin, asked before the delegate.
  func ownShouldBegin() -> Bool { true }

  /// Whether the recognizer keeps `touch` from its view for good, such as one that stops a moving scroll view.
  func swallows(_ touch: UITouch) -> Bool { false }
}

/// A recognizer that is not kept alive.
@MainActor
struct WeakRecognizer {
  /// The recognizer while it lives.
  weak var recognizer: UIGestureRecognizer?

  /// The place of a recognizer that lives now.
  init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}

public import CoreGraphics
import QuartzCore
public import UIKitBase
import UIKitSurface
public import UIKitTraits

/// The view at the top of a hierarchy: it stands on a scene's canvas and hands touches to what it contains.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// How far in front a window stands; higher is nearer, equal levels stand in the order of their making.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number that orders levels.
    public let rawValue: CGFloat
    /// A level of the given number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level of the given number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Ordinary windows: 0.
    public static let normal = Level(rawValue: 0)
    /// Status bars: 1000.
    public static let statusBar = Level(rawValue: 1000)
    /// Alerts: 2000.
    public static let alert = Level(rawValue: 2000)
    /// Whether one level stands behind another.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// The recognizers' view of the touches in this window.
  final let gestures = GestureEnvironment()

  /// The view or controller that keys go to first.
  final weak var firstResponder: UIResponder? {
    didSet {
      guard firstResponder !== oldValue else { return }
      windowScene?.focusSystem.firstResponderDidChange(from: oldValue, to: firstResponder)
    }
  }

  /// Pixels for each point on the window's canvas.
  final private(set) var contentScale: CGFloat = UIScreen.defaultScale

  /// The canvas's covered margins.
  final private var canvasInsets = UIEdgeInsets.zero

  /// Whether the canvas has covered margins, or a controller's bars cover any, so that places in the window matter for safe areas.
  final private(set) var hasCoveredMargins = false

  /// Whether a controller in the window has had margins of its own so far.
  final private var hasControllerMargins = false

  /// Whether safe areas may have changed since the views last heard of them.
  final var awaitsSafeAreaRound = false

  /// Whether the window was shown on a canvas already: a transition needs a picture from before.
  package final var wasPresented = false

  // MARK: Making a window

  /// A window of the given frame; it joins the scene that is connected when it becomes visible.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpWindow()
  }

  /// A window that fills `windowScene`.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: windowScene.rootLayer.bounds.size))
    setUpWindow()
    self.windowScene = windowScene
    windowScene.add(self)
  }

  /// Always `nil`; see ``UIView/init(coder:)``.
  public required init?(coder: NSCoder) {
    MissingArchives.report(Self.self)
    return nil
  }

  /// What the initialisers do once all storage is there.
  private func setUpWindow() {
    shownIn = self
    layer.isHidden = true
  }

  deinit {
    let gestures = gestures
    Departure.onMain { UIApplication.shared.loseTouches(ofGoneWindow: gestures) }
  }

  // MARK: Scene

  /// The scene that the window belongs to; `nil` while it belongs to none.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
    }
  }

  override func leaveFrames() {
    super.leaveFrames()
    gestures.leaveFrames()
  }

  /// The screen that shows the window.
  public final var screen: UIScreen { UIScreen.main }

  /// How far in front the window stands; `.normal` unless set.
  open var windowLevel: Level = .normal { didSet { layer.zPosition = windowLevel.rawValue } }

  /// Takes up the size, scale and covered margins of the scene's canvas.
  final func adoptCanvas(_ canvas: any SurfaceWindow) {
    let scale = canvas.scale
    if scale != contentScale {
      contentScale = scale
      enter(self)
      // A picture of the old scale has no place in one of the new.
      leaveFramesInside()
    }
    let covered = canvas.safeArea
    let insets = UIEdgeInsets(top: covered.top, left: covered.left, bottom: covered.bottom, right: covered.right)
    if insets != canvasInsets { awaitsSafeAreaRound = true }
    canvasInsets = insets
    hasCoveredMargins = insets != .zero || hasControllerMargins
    frame = CGRect(origin: .zero, size: canvas.size)
    setNeedsLayout()
  }

  /// Hears that the margins which a controller in the window adds are others.
  final func controllerMarginsDidChange() {
    hasControllerMargins = true
    hasCoveredMargins = true
    awaitsSafeAreaRound = true
    windowScene?.requestFrame()
  }

  /// The margins that the canvas says are covered.
  open override var safeAreaInsets: UIEdgeInsets { canvasInsets }

  /// The window itself.
  open override var window: UIWindow? { self }

  // MARK: Style

  /// The style that the window and everything shown in it take; setting it marks the window's traits, nothing else (spec 2.5).
  open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { super.overrideUserInterfaceStyle }
    set {
      if newValue != super.overrideUserInterfaceStyle { Journey.pass() }
      super.overrideUserInterfaceStyle = newValue
    }
  }

  // MARK: Showing

  /// Whether the window is left out; true until it is made visible.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      if !newValue, windowScene == nil { UIApplication.shared.joinScene(self) }
      super.isHidden = newValue
      if !newValue { queueUpdates() }
      installRootView()
      let name = newValue ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification
      NotificationCenter.default.post(name: name, object: self)
    }
  }

  /// Shows the window in front of those of its level and lets keys go to it.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Lets keys go to the window.
  open func makeKey() {
    guard let windowScene, !isKeyWindow else { return }
    windowScene.keyWindow = self
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  /// Whether keys go to the window.
  open var isKeyWindow: Bool { windowScene?.keyWindow === self }

  // MARK: Content

  /// The controller whose view fills the window; it is loaded when the window is shown.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.modal?.presented?.activePresentation?.end(animated: false, isPartOfMore: true, completion: nil)
      oldValue?.viewIfLoaded?.removeFromSuperview()
      installRootView()
    }
  }

  /// Puts the root controller's view into the window once the window is visible.
  private func installRootView() {
    guard !isHidden, let controller = rootViewController, !controller.isCovered else { return }
    // What is made now will be in this window, so its overrides have a part in what is expected (spec 2.4).
    let view = TraitContext.expecting(traitNode.upcomingStorage) { controller.view }
    guard let view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  // MARK: Events

  /// Hands an event to the recognizers and then to the views that the touches belong to.
  open func sendEvent(_ event: UIEvent) { deliver(event) }

  /// The application comes after a window in the chain.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
}

extension UIWindow {
  /// Posted when a window became visible; the object is the window.
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted when a window was hidden; the object is the window.
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  /// Posted when keys go to a window from now on; the object is the window.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
}

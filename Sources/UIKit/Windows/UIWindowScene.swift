package import CoreGraphics
package import QuartzCore
import UIKitBase
package import UIKitSurface
public import UIKitTraits

/// A scene that shows windows, one above the other, on one canvas of the surface.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The scene's place in the tree of traits: below the screen, above its windows.
  final private(set) lazy var traitNode = TraitNode(owner: self, storage: UIScreen.main.traitNode.upcomingStorage)

  /// Those who want to hear of changes of the scene's traits; `nil` while nobody does.
  final var registrations: TraitRegistrations?

  /// Pictures of the scene in light and dark from when it left the screen, for a switcher of apps; empty before.
  package internal(set) final var snapshots: [UIUserInterfaceStyle: Bitmap] = [:]

  /// Whether a frame was due while the scene was not on screen.
  final var owesFrame = false

  /// The layer that holds the windows' layers; the compositor starts here.
  package final let rootLayer = CALayer()

  /// The canvas; `nil` before the scene is connected and after it was disconnected.
  package final var canvas: (any SurfaceWindow)?

  /// The frames of this scene.
  package final lazy var updateCycle = UpdateCycle(scene: self)

  /// What assistive technology finds in the scene.
  final let accessibilityTree = AccessibilityTree()

  /// Which view the keyboard acts on.
  public final private(set) lazy var focusSystem = UIFocusSystem(scene: self)

  /// What the scene's controllers want its status bar to look like.
  public final private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

  /// The windows of the scene, oldest first; none of them is kept alive.
  ///
  /// That holds for visible windows and the key window too, as on iOS 13 and later: an app keeps its windows, usually in its scene
  /// delegate's `window`, and a window that is let go leaves the screen.
  public final var windows: [UIWindow] { places.compactMap(\.window) }

  /// Where the windows are, some of which may be gone.
  private final var places: [WeakWindow] = []

  /// The window that keys go to; `nil` while no window was made key.
  public internal(set) final weak var keyWindow: UIWindow?

  /// The window that keys act on: the key window, else the youngest that is visible; `nil` without any.
  final var windowForKeys: UIWindow? { keyWindow ?? windows.last { !$0.isHidden } }

  /// The screen that shows the scene.
  public final var screen: UIScreen { UIScreen.main }

  /// The traits that hold for the scene: the system's, whatever its windows override (spec 2.5.5).
  open var traitCollection: UITraitCollection { traitNode.storage.collection }

  /// Called after a trait of the scene changed; does nothing unless overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// A window scene of a session; the application makes scenes.
  public override init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
    UIScreen.main.traitNode.add(traitNode)
  }

  /// What the desktop calls the scene's window; while it is empty, that is the program's name.
  open override var title: String! { didSet { canvas?.title = shownTitle } }

  /// The title that is shown.
  final var shownTitle: String {
    guard let title, !title.isEmpty else { return ProcessInfo.processInfo.processName }
    return title
  }

  // MARK: The canvas

  /// Takes up a canvas: from now on its events and frames are the scene's.
  package final func attach(_ canvas: any SurfaceWindow) {
    self.canvas = canvas
    rootLayer.onNeedsUpdate = { [weak self] in self?.requestFrame() }
    canvas.onFrame = { [weak self] time in self?.makeFrame(at: time) }
    canvas.onEvent = { [weak self] event in self?.receive(event) }
    canvas.onResize = { [weak self] in self?.canvasDidResize() }
    canvas.onClose = { [weak self] in
      guard let self else { return }
      UIApplication.shared.closeScene(self)
    }
    canvas.onActivate = { [weak self] id in
      guard let self else { return }
      accessibilityTree.activate(id, in: self, at: UIApplication.shared.surface?.now ?? 0)
    }
    canvasDidResize()
    LaunchPreparation.findMemory(for: self)
  }

  /// Asks the canvas for a frame.
  package final func requestFrame() { canvas?.requestFrame() }

  /// Gives the windows the canvas's size and scale.
  private func canvasDidResize() {
    guard let canvas else { return }
    rootLayer.frame = CGRect(origin: .zero, size: canvas.size)
    assignOverrides()
    for window in windows { window.adoptCanvas(canvas) }
    requestFrame()
  }

  /// Hands an event to the application as UIKit's own kind of event.
  private func receive(_ event: SurfaceEvent) {
    FrameLog.note(event, at: UIApplication.shared.surface?.now ?? 0)
    switch event {
    case .touch(let id, let phase, let location, let time):
      UIApplication.shared.receiveTouch(id: id, phase: phase, location: location, time: time, in: self)
    case .scroll(let delta, let location, _):
      receiveScroll(by: delta, at: location)
    case .key(let key, let time):
      UIApplication.shared.receiveKey(key, at: time, in: self)
    case .activation(let isActive): activationMayChange(to: isActive)
    case .visibility(let isVisible): visibilityMayChange(to: isVisible)
    }
  }

  // MARK: Windows

  /// Adds a window, in front of those of its level.
  final func add(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    places.removeAll { $0.window == nil }
    places.append(WeakWindow(window))
    traitNode.add(window.traitNode)
    rootLayer.addSublayer(window.layer)
    if let canvas { window.adoptCanvas(canvas) }
    requestFrame()
  }

  /// Removes a window.
  final func remove(_ window: UIWindow) {
    places.removeAll { $0.window === window || $0.window == nil }
    UIApplication.shared.loseTouches(inside: window)
    window.leaveFramesInside()
    window.layer.removeFromSuperlayer()
    window.traitNode.removeFromParent()
  }

  /// The windows from the nearest to the farthest: by level, those of one level by age, the youngest first.
  private var windowsFrontToBack: [UIWindow] {
    windows.enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) > ($1.element.windowLevel, $1.offset) }
      .map(\.element)
  }

  /// The frontmost view that takes touches at `point`, in the scene's coordinates; a window whose hit test finds none lets them through.
  final func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for window in windowsFrontToBack where !window.isHidden && window.alpha >= 0.01 && window.isUserInteractionEnabled {
      let place = window.layer.convert(point, from: rootLayer)
      // A window that fades takes no touches, and what it covers must not get them instead.
      if AnimationInteraction.isBlocked(window), window.point(inside: place, with: event) { return nil }
      if let hit = window.hitTest(place, with: event) { return hit }
    }
    return nil
  }
}

/// A window that is not kept alive.
@MainActor
private struct WeakWindow {
  /// The window while it lives.
  weak var window: UIWindow?

  /// The place of a window that lives now.
  init(_ window: UIWindow) { self.window = window }
}

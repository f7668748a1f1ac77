public import CoreGraphics
import UIKitColors
import UIKitSurface
public import UIKitTraits

/// The place on which everything is shown; the root from which all traits are inherited (spec 2.1).
@preconcurrency @MainActor
public final class UIScreen: NSObject, TraitNodeOwner {
  /// The screen.
  public static let main = UIScreen()

  /// The traits' root: what the user prefers and what the device is.
  private(set) lazy var traitNode = TraitNode(
    owner: self, storage: ScreenTraits.traits(for: SurfacePreferences(), scale: Self.defaultScale, info: nil))

  /// What the surface said of the user's preferences last.
  private var preferences = SurfacePreferences()

  /// The style that the app's Info.plist asks for; `nil` where it says nothing.
  package var infoStyle: InfoStyle? {
    didSet { if infoStyle != oldValue { adopt(preferences) } }
  }

  /// The scale that views take before they are in a window; a plain value, so that an initialiser on any path can read it.
  static private(set) var defaultScale: CGFloat = 2

  /// The place's rectangle in points, from (0, 0): headless, the size that windows are opened with unless another one is wished.
  ///
  /// It does not change when a window is resized, and is 390 × 844 before an app is launched.
  public private(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// Device pixels for each point.
  public var scale: CGFloat { Self.defaultScale }

  /// Device pixels for each point; the same as ``scale`` here.
  public var nativeScale: CGFloat { Self.defaultScale }

  /// The traits of the device and of the user's preferences.
  public var traitCollection: UITraitCollection { traitNode.storage.collection }

  /// Does nothing: the screen itself shows nothing that could follow its traits.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  private override init() { super.init() }

  /// Nothing on the screen itself follows its traits; those below are told by the pass.
  package func traitsDidChange(from old: TraitStorage, changed: TraitMask) {}

  /// Takes up what the place says of its size and scale.
  func adopt(size: CGSize, scale: CGFloat, preferences: SurfacePreferences) {
    bounds = CGRect(origin: .zero, size: size)
    Self.defaultScale = scale
    adopt(preferences)
  }

  /// Takes up the user's preferences; everything below hears of it in the next trait pass, and only what changed.
  func adopt(_ preferences: SurfacePreferences) {
    self.preferences = preferences
    let traits = ScreenTraits.traits(for: preferences, scale: Self.defaultScale, info: infoStyle)
    UITraitCollection.systemDefault = traits
    let before = tint
    traitNode.inherited = traits
    guard tint != before else { return }
    for window in UIApplication.shared.windows { window.systemTintDidChange() }
  }

  /// The tint of windows that have none of their own: the desktop's accent color, else system blue.
  var tint: UIColor { traitNode.inherited[UITraitTintColor.self] ?? .systemBlue }
}

public import UIKitBase
public import UIKitColors

/// How a bar's background looks (spec 7). A bar keeps a copy of what it is given, and follows what is set on that copy.
///
/// A new one has the default background. Blurs, images and patterns are missing: there is no `backgroundEffect` here.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// Whether the chrome material, for which a flat color stands in, lies below ``backgroundColor``.
  final private(set) var hasMaterial = true

  /// Hears that the appearance is another one: the bar that keeps it.
  final var onChange: (() -> Void)?

  /// An appearance with the default background.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// An appearance with the values of another one.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    hasMaterial = barAppearance.hasMaterial
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
  }

  /// A new appearance with the values of this one.
  open override nonisolated func copy() -> Any {
    nonisolated(unsafe) var made: Any = self
    MainActor.assumeIsolated { made = makeCopy() }
    return made
  }

  /// A new appearance of the same class with the values of this one.
  func makeCopy() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  // MARK: Backgrounds

  /// Takes the background that suits the system: its material, and a line.
  open func configureWithDefaultBackground() { configure(hasMaterial: true, color: nil, line: BarColors.hairline) }

  /// Takes a background of `systemBackground`, and a line.
  open func configureWithOpaqueBackground() { configure(hasMaterial: false, color: .systemBackground, line: BarColors.hairline) }

  /// Takes no background and no line.
  open func configureWithTransparentBackground() { configure(hasMaterial: false, color: nil, line: nil) }

  /// Takes a background in place of all that was set of it before.
  private func configure(hasMaterial: Bool, color: UIColor?, line: UIColor?) {
    self.hasMaterial = hasMaterial
    backgroundColor = color
    shadowColor = line
  }

  /// The color over the background; `nil` for none.
  open var backgroundColor: UIColor? { didSet { didChange() } }

  /// The color of the line between bar and content; `nil` for no line.
  open var shadowColor: UIColor? { didSet { didChange() } }

  /// Lets the bar follow.
  final func didChange() { onChange?() }
}

// A colour that may look different under different traits. What it is made of stands in ColorSource; how it becomes components,
// in UIColor+Resolution.

public import CoreGraphics
import UIKitBase
public import UIKitTraits

/// A colour: fixed components, or a rule that yields some for any traits. Safe on any thread.
///
/// Two fixed colours are equal when they are both gray or both not, in the same primaries, and have the same components. A colour
/// made with a provider equals only itself: keep such colours in a `static let` (spec 3.3).
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Lets colours be attributes of attributed strings.
  private let mark = FoundationMark()

  /// What the colour is made of.
  private final let made: Made

  /// What the colour is made of.
  package final var source: ColorSource { made.source }

  /// The same, without counting who holds it.
  final var rule: Unmanaged<ColorRule>? { made.rule }

  /// What a colour is made of.
  private struct Made {
    /// What.
    let source: ColorSource
    /// What in it has to be asked.
    /// OPTIMIZATION: beside the source, which retains it while it is looked at; that took as long as finding a known answer.
    let rule: Unmanaged<ColorRule>?

    /// A colour's make.
    init(_ source: ColorSource) {
      self.source = source
      rule = source.rule.map { .passUnretained($0) }
    }
  }

  /// Makes a colour of what it is to be made of.
  package init(_ source: ColorSource) {
    made = Made(source)
  }

  /// A gray from 0, black, to 1, white; values beyond are kept.
  public init(white: CGFloat, alpha: CGFloat) {
    made = Made(.fixed(.extendedGray(white, alpha: alpha)))
  }

  /// A colour of hue, saturation and brightness; all are brought into 0…1, and a hue of 1 is a hue of 0.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HueSaturationBrightness(hue: hue, saturation: saturation, brightness: brightness).rgb
    made = Made(.fixed(CGColor(extendedRed: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)))
  }

  /// A colour in extended sRGB; 0…1 is what sRGB holds, values beyond are kept.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    made = Made(.fixed(CGColor(extendedRed: red, green: green, blue: blue, alpha: alpha)))
  }

  /// A colour in Display P3; all components are brought into 0…1.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    made = Made(.fixed(.displayP3(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// The colour of a `CGColor`.
  public init(cgColor: CGColor) {
    made = Made(.fixed(cgColor))
  }

  /// A colour that the closure finds for any traits (spec 3.1.1).
  ///
  /// The closure is called when components are needed, on whichever thread needs them, and not again for traits that are the same
  /// to it: it must depend on nothing but the traits that it is given. It may return another colour of this kind.
  @preconcurrency
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    made = Made(.provider(ColorProvider(dynamicProvider)))
  }

  /// The colour of a name in the asset catalogs of the main bundle, or nil if there is none (spec 3.5).
  ///
  /// The name begins with the namespaces that the colour is in, each followed by a slash. The colour follows the traits.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour of a name in the asset catalogs of a bundle, or nil if there is none that is for the given traits (spec 3.5).
  ///
  /// Without a bundle the main one is asked; it has the catalogs in its resources, in the folders `*.resources` beside the
  /// executable, and in those given to ``UIAssetFolders``. No other bundle is asked than the one given. Without traits the current
  /// ones count; they decide whether there is a colour, which then follows whatever traits it is shown with.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let storage = traitCollection?.storage ?? UITraitCollection.currentStorage
    guard let color = NamedColor.find(name, in: bundle, for: storage) else { return nil }
    made = Made(.named(color))
  }

  /// A colour literal.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Reads a colour from an archive; nil if there is none.
  public required init?(coder: NSCoder) {
    guard let source = Self.source(from: coder) else { return nil }
    made = Made(source)
  }

  /// Writes the components that the colour has under the current traits, and the name of what it depends on, if it has one.
  ///
  /// A system colour, one of the main bundle's catalogs, or such a colour with another alpha comes back as what it was; the result of
  /// a provider comes back as a fixed colour (spec 3.6).
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// Yes.
  open class var supportsSecureCoding: Bool { true }

  /// The colour itself, as nothing in it can change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Components

  /// The components under the current traits, which do not follow later changes (spec 3.1.6).
  open var cgColor: CGColor {
    if case .fixed(let color) = source { return color }
    return resolvedCGColor(UITraitCollection.currentStorage)
  }

  /// The colour with fixed components that this one is under the given traits (spec 3.1.2).
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { resolved(traitCollection.storage) }

  /// The same colour with another alpha in place of its own; it follows the traits if this one does (spec 3.2).
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { replacingAlpha(alpha) }

  /// Fills in the gray and the alpha under the current traits; true if the colour has such (spec 3.4).
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    read(white: white, alpha: alpha)
  }

  /// Fills in hue, saturation, brightness (0…1) and alpha under the current traits; true if the colour has such (spec 3.4).
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    read(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  /// Fills in red, green and blue of extended sRGB and alpha under the current traits; true if the colour has such (spec 3.4).
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    read(red: red, green: green, blue: blue, alpha: alpha)
  }

  // MARK: Drawing

  /// Makes the colour, under the current traits, the one that the current context fills and strokes with.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour, under the current traits, the one that the current context fills with.
  open func setFill() { CGContextStack.current?.setFillColor(cgColor) }

  /// Makes the colour, under the current traits, the one that the current context strokes with.
  open func setStroke() { CGContextStack.current?.setStrokeColor(cgColor) }

  // MARK: Equality

  /// Whether the other object is an equal colour (spec 3.3).
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other === self || source == other.source
  }

  /// A hash that equal colours share; it asks no provider (spec 3.3.5).
  open override var hash: Int { source.hashValue }

  /// The components, or what the colour depends on, for logs (spec 3.1.7).
  open override var description: String { source.description }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of colour literals.
public typealias _ColorLiteralType = UIColor

// The six things a colour can be made of, and when two are the same.

package import CoreGraphics
import PenumbraAssets
import UIKitBase
import UIKitTraits

/// What a colour is made of.
package enum ColorSource: Sendable {
  /// Components that never change.
  case fixed(CGColor)
  /// A colour of UIKit's own palette.
  case system(SystemColor)
  /// A closure that finds the colour for any traits.
  case provider(ColorProvider)
  /// Another colour, which depends on traits, with a change to its alpha.
  case modified(ModifiedColor)
  /// A colour of an asset catalog.
  case named(NamedColor)
  /// The tint of the views around.
  case tint

  /// The rule that finds the colour, unless it is fixed or stands in a table.
  var rule: ColorRule? {
    switch self {
    case .provider(let color): color
    case .modified(let color): color
    case .named(let color): color
    case .fixed, .system, .tint: nil
    }
  }

  /// Whether the components depend on traits.
  var isDynamic: Bool {
    if case .fixed = self { false } else { true }
  }
}

extension ColorSource: Hashable {
  /// Whether both are made of the same, without asking any provider (spec 3.3).
  package static func == (one: ColorSource, other: ColorSource) -> Bool {
    switch (one, other) {
    case (.fixed(let one), .fixed(let other)):
      one.primaries == other.primaries && one.components == other.components && one.pattern == other.pattern
    case (.system(let one), .system(let other)): one == other
    case (.provider(let one), .provider(let other)): one === other
    case (.modified(let one), .modified(let other)): one.change == other.change && one.base == other.base
    case (.named(let one), .named(let other)): one == other
    case (.tint, .tint): true
    default: false
    }
  }

  /// Feeds what makes sources equal.
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .fixed(let color):
      hasher.combine(color.components)
      hasher.combine(color.pattern)
    case .system(let name): hasher.combine(name)
    case .provider(let provider): hasher.combine(ObjectIdentifier(provider))
    case .modified(let color):
      hasher.combine(color.change)
      hasher.combine(color.base)
    case .named(let color): hasher.combine(color)
    case .tint: hasher.combine(1)
    }
  }
}

extension ColorSource: CustomStringConvertible {
  /// The components, or what the colour depends on.
  package var description: String {
    switch self {
    case .fixed(let color):
      if color.pattern != nil { return "UIPatternColorSpace \(String(format: "%g", Double(color.alpha)))" }
      let space = color.numberOfComponents == 2 ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
      let (r, g, b, a) = color.sRGB
      let values = color.numberOfComponents == 2 ? color.components ?? [] : [r, g, b, a]
      return ([space] + values.map { String(format: "%g", Double($0)) }).joined(separator: " ")
    case .system(let name): return "<UIDynamicSystemColor; name = \(name)Color>"
    case .provider: return "<UIDynamicProviderColor>"
    case .modified(let color):
      let change =
        switch color.change {
        case .alpha(let alpha): "alpha = \(String(format: "%g", Double(alpha)))"
        case .prominence(let prominence): "prominence = \(prominence)"
        case .dimmed: "dimmed"
        }
      return "<UIDynamicModifiedColor; \(change); baseColor = \(color.base)>"
    case .named(let color): return "<UIDynamicCatalogColor; name = \(color.set.name)>"
    case .tint: return "<UIDynamicTintColor>"
    }
  }
}

extension CGColor {
  /// The name of the primaries, for which extended spaces count as those that they extend (spec 3.3.1).
  fileprivate var primaries: String {
    let name = colorSpace?.name.map { "\($0)" } ?? ""
    return name == "\(CGColorSpace.extendedGray)" ? "\(CGColorSpace.genericGrayGamma2_2)" : name.replacing("Extended", with: "")
  }

  /// A gray whose value may lie beyond 0…1.
  static func extendedGray(_ white: CGFloat, alpha: CGFloat) -> CGColor {
    color(in: CGColorSpace.extendedGray, [white, alpha]) ?? CGColor(gray: white, alpha: alpha)
  }

  /// A colour in Display P3.
  static func displayP3(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> CGColor {
    color(in: CGColorSpace.displayP3, [red, green, blue, alpha])
      ?? CGColor(extendedRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour in the space of the given name.
  private static func color(in name: CFString, _ components: [CGFloat]) -> CGColor? {
    guard let space = CGColorSpace(name: name) else { return nil }
    return CGColor(colorSpace: space, components: components)
  }
}

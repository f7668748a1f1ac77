// Colours in archives: always the components that they have under the current traits, and what they depend on if it has a name.

import CoreGraphics
import PenumbraAssets
import UIKitBase
import UIKitTraits

extension UIColor {
  /// The keys of an archive.
  private enum Key {
    /// The name of the colour space.
    static let space = "UIColorSpace"
    /// The components, each under this and its number.
    static let component = "UIColorComponent"
    /// The alpha.
    static let alpha = "UIAlpha"
    /// The PNG file of the picture that is repeated in place of a colour.
    static let pattern = "UIPatternImage"
    /// How many pixels of that picture are a point.
    static let patternScale = "UIPatternScale"
    /// The name of the system colour.
    static let system = "UISystemColorName"
    /// The name of the colour in the main bundle's catalogs.
    static let named = "UINamedColorName"
    /// The colour whose alpha is replaced.
    static let base = "UIBaseColor"
    /// The alpha in place of the base's.
    static let baseAlpha = "UIBaseAlpha"
    /// The prominence in place of the base's.
    static let baseProminence = "UIBaseProminence"
  }

  /// Writes the colour to an archive (spec 3.6).
  func write(to coder: NSCoder) {
    let color = cgColor
    coder.encode((color.colorSpace?.name ?? "") as NSString, forKey: Key.space)
    for (number, component) in (color.components ?? []).dropLast().enumerated() {
      coder.encode(Double(component), forKey: Key.component + "\(number)")
    }
    coder.encode(Double(color.alpha), forKey: Key.alpha)
    if let pattern = color.pattern, let picture = try? pattern.image.pngData() {
      coder.encode(picture as NSData, forKey: Key.pattern)
      coder.encode(Double(pattern.scale), forKey: Key.patternScale)
    }
    switch source {
    case .fixed, .provider, .tint: break
    case .system(let name): coder.encode("\(name)" as NSString, forKey: Key.system)
    case .named(let color):
      if color.isInMainBundle { coder.encode(color.set.name as NSString, forKey: Key.named) }
    case .modified(let color):
      guard color.base.isNamed, color.change != .dimmed else { return }
      coder.encode(color.base, forKey: Key.base)
      switch color.change {
      case .alpha(let alpha): coder.encode(Double(alpha), forKey: Key.baseAlpha)
      case .prominence(let prominence): coder.encode(prominence.rawValue, forKey: Key.baseProminence)
      case .dimmed: break
      }
    }
  }

  /// Whether an archive can say what the colour depends on.
  private var isNamed: Bool {
    switch source {
    case .system: true
    case .named(let color): color.isInMainBundle
    default: false
    }
  }

  /// What a colour in an archive is made of; nil if the archive holds none.
  static func source(from coder: NSCoder) -> ColorSource? {
    guard let fixed = components(from: coder) else { return nil }
    if let name = text(of: coder, forKey: Key.system),
      let known = SystemColor.allCases.first(where: { "\($0)" == name })
    {
      return .system(known)
    }
    if let name = text(of: coder, forKey: Key.named),
      let known = NamedColor.find(name, in: nil, for: UITraitCollection.currentStorage)
    {
      return .named(known)
    }
    guard coder.containsValue(forKey: Key.base), let base = coder.decodeObject(of: UIColor.self, forKey: Key.base), base.isDynamic
    else { return .fixed(fixed) }
    if coder.containsValue(forKey: Key.baseAlpha) {
      return .modified(ModifiedColor(base: base, .alpha(CGFloat(coder.decodeDouble(forKey: Key.baseAlpha)))))
    }
    let prominence = UIColor.Prominence(rawValue: coder.decodeInteger(forKey: Key.baseProminence)) ?? .primary
    return .modified(ModifiedColor(base: base, .prominence(prominence)))
  }

  /// A text in an archive; Foundation takes a key that is not there for an error of the whole archive, so it is asked for first.
  private static func text(of coder: NSCoder, forKey key: String) -> String? {
    guard coder.containsValue(forKey: key) else { return nil }
    return coder.decodeObject(of: NSString.self, forKey: key) as String?
  }

  /// The components in an archive; nil if they are incomplete.
  private static func components(from coder: NSCoder) -> CGColor? {
    if coder.containsValue(forKey: Key.pattern) { return pattern(from: coder) }
    guard let name = text(of: coder, forKey: Key.space), let space = CGColorSpace(name: name),
      coder.containsValue(forKey: Key.alpha)
    else { return nil }
    var numbers: [CGFloat] = []
    for number in 0..<space.numberOfComponents {
      let key = Key.component + "\(number)"
      guard coder.containsValue(forKey: key) else { return nil }
      numbers.append(CGFloat(coder.decodeDouble(forKey: key)))
    }
    return CGColor(colorSpace: space, components: numbers + [CGFloat(coder.decodeDouble(forKey: Key.alpha))])
  }

  /// The pattern in an archive; nil if its picture cannot be read.
  private static func pattern(from coder: NSCoder) -> CGColor? {
    guard let file = coder.decodeObject(of: NSData.self, forKey: Key.pattern), let image = try? CGImage.decodePNG(file as Data),
      coder.containsValue(forKey: Key.patternScale), coder.containsValue(forKey: Key.alpha)
    else { return nil }
    return CGColor(
      pattern: CGPattern(image: image, scale: CGFloat(coder.decodeDouble(forKey: Key.patternScale))),
      alpha: CGFloat(coder.decodeDouble(forKey: Key.alpha)))
  }
}

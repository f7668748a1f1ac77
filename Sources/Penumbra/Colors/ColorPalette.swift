// The colours of an app by what they are for, as one value that can be listed, compared and exported.

public import UIKit

/// What a colour is for, such as `accent` or `text.secondary`.
public struct ColorRole: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let rawValue: String

  /// A role of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A role of a name.
  public init(stringLiteral name: String) { rawValue = name }

  /// The name.
  public var description: String { rawValue }
}

/// Colours by their roles, in the order in which they were given, with the pairs that stand in front of one another.
///
/// ```swift
/// let palette = ColorPalette(["text": .label, "ground": .systemBackground], pairs: [.init("text", on: "ground")])
/// palette["text"]
/// palette.differences(from: older)
/// palette.css
/// ```
public struct ColorPalette: Sendable, ExpressibleByDictionaryLiteral {
  /// A colour that is shown in front of another.
  public struct Pair: Hashable, Sendable {
    /// The one in front.
    public let front: ColorRole
    /// What is behind it.
    public let ground: ColorRole

    /// A pair of roles.
    public init(_ front: ColorRole, on ground: ColorRole) {
      self.front = front
      self.ground = ground
    }
  }

  /// The roles, in their order.
  public private(set) var roles: [ColorRole] = []
  /// The colours.
  private var colors: [ColorRole: UIColor] = [:]
  /// The pairs whose contrast matters.
  public var pairs: [Pair]

  /// A palette; of two colours for one role the last counts.
  public init(_ colors: KeyValuePairs<ColorRole, UIColor>, pairs: [Pair] = []) {
    self.init(colors.map { ($0.key, $0.value) }, pairs: pairs)
  }

  /// A palette; of two colours for one role the last counts.
  public init(_ colors: [(ColorRole, UIColor)], pairs: [Pair] = []) {
    self.pairs = pairs
    for (role, color) in colors { self[role] = color }
  }

  /// A palette without pairs.
  public init(dictionaryLiteral elements: (ColorRole, UIColor)...) {
    self.init(elements)
  }

  /// The colour of a role; setting it to nil takes the role away.
  public subscript(role: ColorRole) -> UIColor? {
    get { colors[role] }
    set {
      if newValue == nil {
        roles.removeAll { $0 == role }
      } else if colors[role] == nil {
        roles.append(role)
      }
      colors[role] = newValue
    }
  }

  /// A role whose colour is not the same in two palettes.
  public struct Difference: Hashable, Sendable {
    /// The role.
    public let role: ColorRole
    /// The variants in which the two look different; all, if only one has the role.
    public let variants: [AppearanceVariant]

    /// A difference in some variants.
    public init(role: ColorRole, variants: [AppearanceVariant]) {
      self.role = role
      self.variants = variants
    }
  }

  /// The roles that look different here than in another palette, by this one's order; then those that only the other one has.
  ///
  /// What counts is what is seen, in steps of a 255th, and not what the colours are made of.
  public func differences(from other: ColorPalette) -> [Difference] {
    let all = roles + other.roles.filter { colors[$0] == nil }
    return all.compactMap { role in
      let variants = AppearanceVariant.allCases.filter { hex(role, $0) != other.hex(role, $0) }
      return variants.isEmpty ? nil : Difference(role: role, variants: variants)
    }
  }

  /// The colour of a role in a variant, as `#1A2B3C`; nil without the role.
  public func hex(_ role: ColorRole, _ variant: AppearanceVariant) -> String? {
    colors[role]?.hexString(for: variant.traits)
  }

  /// The contrast of each pair in each variant; pairs of roles that are not here are left out.
  public func contrasts() -> [(pair: Pair, contrasts: [AppearanceVariant: ColorContrast])] {
    pairs.compactMap { pair in
      guard let front = colors[pair.front], let ground = colors[pair.ground] else { return nil }
      return (pair, ColorContrast.inAllVariants(of: front, over: [ground]))
    }
  }
}

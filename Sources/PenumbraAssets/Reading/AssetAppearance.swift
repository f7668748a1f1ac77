// The appearance that an entry is for: a style, a contrast, or neither.

import Foundation

/// The style and contrast that an entry stands for.
package struct AssetAppearance: Hashable, Sendable {
  /// A style; an entry without one is for any.
  package enum Style: String, CaseIterable, Hashable, Sendable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
  }

  /// The style, or nil for any.
  package var style: Style?
  /// Whether the entry is for high contrast only.
  package var isHighContrast: Bool

  /// An appearance; without a style it stands for any.
  package init(style: Style? = nil, isHighContrast: Bool = false) {
    self.style = style
    self.isHighContrast = isHighContrast
  }

  /// Any style, without more contrast.
  package static let any = AssetAppearance()

  /// The place of this appearance in the order in which a request tries them, or nil if it does not try it (spec 4.4.2).
  ///
  /// A request for high contrast takes a plain entry of its style before one of high contrast for any style.
  func rank(style wanted: Style, isHighContrast wantsHighContrast: Bool) -> Int? {
    switch (style, isHighContrast) {
    case (wanted, wantsHighContrast): 0
    case (wanted, false): 1
    case (nil, true): wantsHighContrast ? 2 : nil
    case (nil, false): 3
    default: nil
    }
  }
}

extension AssetAppearance: CustomStringConvertible {
  /// The name that Xcode shows, such as `Dark, High Contrast`.
  package var description: String {
    let name = style.map(\.rawValue.capitalized) ?? "Any"
    return isHighContrast ? "\(name), High Contrast" : name
  }
}

extension ContentsReader {
  /// The appearance of an entry; nil, reported, if it is one that is not known (spec 4.2).
  mutating func appearance(of entry: JSONValue) -> AssetAppearance? {
    guard let value = entry["appearances"] else { return .any }
    guard let elements = array(value, "appearances") else { return nil }
    var appearance = AssetAppearance.any
    for element in elements {
      guard case .object = element.content else {
        wrongType(element, "appearances", wants: "objects in its array")
        return nil
      }
      switch choice(element, "appearance", Axis.self) {
      case .missing:
        report(.error, .missingKey, "“appearance” is missing: luminosity or contrast.", at: element.position)
        return nil
      case .wrong: return nil
      case .known(.luminosity):
        guard case .known(let style) = choice(element, "value", AssetAppearance.Style.self) else {
          return missingValue(element)
        }
        appearance.style = style
      case .known(.contrast):
        guard case .known = choice(element, "value", Contrast.self) else { return missingValue(element) }
        appearance.isHighContrast = true
      }
    }
    return appearance
  }

  /// Reports that the value of an appearance is missing, if it is.
  private mutating func missingValue(_ element: JSONValue) -> AssetAppearance? {
    if element["value"] == nil { report(.error, .missingKey, "“value” of the appearance is missing.", at: element.position) }
    return nil
  }

  /// What an appearance can be about.
  private enum Axis: String, CaseIterable {
    /// Light or dark.
    case luminosity
    /// Contrast.
    case contrast
  }

  /// The contrasts that can be named.
  private enum Contrast: String, CaseIterable {
    /// More than usual.
    case high
  }
}

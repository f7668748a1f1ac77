// A colour of an asset catalog: which of its entries is right under which traits, and what that looks like.

package import CoreGraphics
package import PenumbraAssets
import UIKitBase
package import UIKitTraits

/// A colour set of a catalog, as a colour that follows the traits (spec 3.5.2).
package final class NamedColor: ColorRule, @unchecked Sendable {
  /// The set.
  let set: ColorSet
  /// Whether it is of the main bundle, so that its name alone says which it is.
  let isInMainBundle: Bool
  /// Makes a colour of a set.
  package init(_ set: ColorSet, isInMainBundle: Bool) {
    self.set = set
    self.isInMainBundle = isInMainBundle
  }

  /// The colour with fixed components under the given traits; clear, reported, if no entry is for them.
  override func color(for storage: TraitStorage) -> UIColor {
    TraitTracking.recordColorTraits(of: storage)
    if let color = ownColor(for: storage) { return color }
    Diagnostics.report(
      "The colour “\(set.name)” has no entry for the traits that it is shown with, such as one for any appearance; "
        + "it is taken for clear. (\(set.contentsPath))",
      once: "UIKitColors.noEntry.\(set.path)")
    return .clear
  }

  /// The colour with fixed components under the given traits, or nil if no entry is for them (spec 4.4.3).
  func ownColor(for storage: TraitStorage) -> UIColor? {
    if let known = answers.answer(for: storage.colorKeyIdentity) { return known.color }
    guard let color = entryColor(for: storage)?.resolved(storage) else { return nil }
    answers.keep(color, for: storage.colorKey)
    return color
  }

  /// The colour of the entry that is right under the given traits, or nil if none is (spec 4.4.3).
  private func entryColor(for storage: TraitStorage) -> UIColor? {
    switch set.entry(for: AssetRequest(storage))?.color {
    case nil: nil
    case .components(let components): UIColor(cgColor: CGColor.catalog(components))
    case .reference(let name, _, let placeholder):
      SystemColor.named(name) ?? placeholder.map { UIColor(cgColor: CGColor.catalog($0)) }
    }
  }
}

extension NamedColor: Hashable {
  /// Whether both are the same set on disk (spec 3.3.3).
  package static func == (one: NamedColor, other: NamedColor) -> Bool { one === other || one.set.path == other.set.path }

  /// Feeds what makes colours equal.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(set.path)
  }
}

extension AssetRequest {
  /// What a colour is asked for under the given traits; an idiom that is not set is the device's own.
  package init(_ storage: TraitStorage) {
    let idiom = storage[UITraitUserInterfaceIdiom.self]
    self.init(
      style: storage[UITraitUserInterfaceStyle.self] == .dark ? .dark : .light,
      isHighContrast: storage[UITraitAccessibilityContrast.self] == .high,
      idiom: AssetIdiom(idiom == .unspecified ? UITraitCollection.systemDefault[UITraitUserInterfaceIdiom.self] : idiom),
      gamut: storage[UITraitDisplayGamut.self] == .P3 ? .displayP3 : .sRGB)
  }
}

extension AssetIdiom {
  /// The word of catalogs for a kind of device; a device that does not say what it is is a phone.
  init(_ idiom: UIUserInterfaceIdiom) {
    self =
      switch idiom {
      case .unspecified, .phone: .phone
      case .pad: .pad
      case .tv: .tv
      case .carPlay: .car
      case .mac: .mac
      case .vision: .vision
      }
  }
}

extension CGColor {
  /// The colour that components of a catalog stand for, in the space that they name.
  package static func catalog(_ components: CatalogComponents) -> CGColor {
    let name =
      switch components.space {
      case .sRGB: CGColorSpace.sRGB
      case .extendedSRGB: CGColorSpace.extendedSRGB
      case .extendedLinearSRGB: CGColorSpace.extendedLinearSRGB
      case .displayP3: CGColorSpace.displayP3
      case .gray: CGColorSpace.genericGrayGamma2_2
      case .extendedGray: CGColorSpace.extendedGray
      }
    let numbers = (components.values + [components.alpha]).map { CGFloat($0) }
    return CGColorSpace(name: name).flatMap { CGColor(colorSpace: $0, components: numbers) } ?? .clear
  }
}

extension SystemColor {
  /// The colour that a catalog means by the name of a system colour in Objective-C, such as `systemRedColor` (spec 3.5.3).
  package static func named(_ selector: String) -> UIColor? { selectors[selector] }

  /// The colours by their names in Objective-C.
  private static let selectors: [String: UIColor] = {
    var colors: [String: UIColor] = [
      "blackColor": .black, "darkGrayColor": .darkGray, "lightGrayColor": .lightGray, "whiteColor": .white, "grayColor": .gray,
      "redColor": .red, "greenColor": .green, "blueColor": .blue, "cyanColor": .cyan, "yellowColor": .yellow,
      "magentaColor": .magenta, "orangeColor": .orange, "purpleColor": .purple, "brownColor": .brown, "clearColor": .clear,
      "darkTextColor": .darkText, "lightTextColor": .lightText, "placeholderTextColor": .placeholderText,
      "groupTableViewBackgroundColor": .systemGroupedBackground, "tintColor": .tintColor,
    ]
    for name in allCases { colors["\(name)Color"] = UIColor(.system(name)) }
    return colors
  }()
}

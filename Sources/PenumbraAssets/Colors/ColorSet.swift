// A colour of a catalog: its entries, and which of them is right for a request.

import Foundation

/// A named colour (`.colorset`), in as many variants as it has entries.
package struct ColorSet: Sendable {
  /// The name by which it is found, with its namespace.
  package let name: String
  /// The path of its folder.
  package let path: String
  /// The entries, in the order of the file; empty slots are among them.
  package let entries: [ColorEntry]
  /// What each entry is for.
  private let slots: [ColorSlot]

  /// A set of entries.
  init(name: String, path: String, entries: [ColorEntry]) {
    (self.name, self.path, self.entries) = (name, path, entries)
    slots = entries.map(ColorSlot.init)
  }

  /// The file in which the entries stand.
  package var contentsPath: String { path + "/Contents.json" }
}

/// One variant of a colour.
package struct ColorEntry: Sendable {
  /// The device it is for.
  package let idiom: AssetIdiom
  /// The appearance it is for.
  package let appearance: AssetAppearance
  /// The gamut it is for, or nil.
  package let gamut: AssetGamut?
  /// The kind of phone or tablet it is for, or nil.
  package let subtype: String?
  /// The colour, or nil if the slot is empty.
  package let color: CatalogColor?
  /// Where the entry begins.
  package let position: SourcePosition
  /// Where the colour begins, if there is one.
  package let colorPosition: SourcePosition?
}

/// What an entry says about its colour.
package enum CatalogColor: Hashable, Sendable {
  /// Components.
  case components(CatalogComponents)
  /// The name of a system colour as Objective-C spells it, such as `systemRedColor`; with it what to show if there is none.
  case reference(name: String, platform: String?, placeholder: CatalogComponents?)
}

/// Components in a colour space.
package struct CatalogComponents: Hashable, Sendable {
  /// The space.
  package let space: CatalogColorSpace
  /// Red, green and blue, or one gray value; 0…1 unless the space is an extended one.
  package let values: [Double]
  /// How opaque the colour is, 0…1.
  package let alpha: Double

  /// Components as they stand in a catalog.
  package init(space: CatalogColorSpace, values: [Double], alpha: Double) {
    (self.space, self.values, self.alpha) = (space, values, alpha)
  }
}

/// A colour space, by the word that catalogs use.
package enum CatalogColorSpace: String, CaseIterable, Hashable, Sendable {
  /// sRGB.
  case sRGB = "srgb"
  /// sRGB with components beyond 0…1.
  case extendedSRGB = "extended-srgb"
  /// Light in proportion, of the primaries of sRGB, with components beyond 0…1.
  case extendedLinearSRGB = "extended-linear-srgb"
  /// Display P3.
  case displayP3 = "display-p3"
  /// Gray of gamma 2.2.
  case gray = "gray-gamma-22"
  /// Gray with components beyond 0…1.
  case extendedGray = "extended-gray"

  /// Whether there is one component beside alpha.
  package var isGray: Bool { self == .gray || self == .extendedGray }
  /// Whether components may lie beyond 0…1.
  package var isExtended: Bool { self == .extendedSRGB || self == .extendedLinearSRGB || self == .extendedGray }
  /// The keys of the components, alpha aside.
  var keys: [String] { isGray ? ["white"] : ["red", "green", "blue"] }
}

extension ColorSet {
  /// The entry for a request, or nil if none is for it; appearance decides before idiom, idiom before gamut (spec 4.4).
  package func entry(for request: AssetRequest) -> ColorEntry? {
    var best: (index: Int, rank: Int)?
    for (index, slot) in slots.enumerated() {
      guard let rank = slot.rank(for: request), rank < best?.rank ?? .max else { continue }
      if slot.hasSubtype, entries[index].subtype != request.subtype { continue }
      best = (index, rank)
    }
    return best.map { entries[$0.index] }
  }
}

/// The traits that an entry is for, apart from its texts, so that a look-up copies none.
struct ColorSlot: Hashable, Sendable {
  /// The device.
  let idiom: AssetIdiom
  /// The appearance.
  let appearance: AssetAppearance
  /// The gamut.
  let gamut: AssetGamut?
  /// Whether it is for a certain kind of phone or tablet.
  let hasSubtype: Bool
  /// Whether there is no colour.
  let isEmpty: Bool

  /// The traits of an entry.
  init(_ entry: ColorEntry) {
    (idiom, appearance, gamut) = (entry.idiom, entry.appearance, entry.gamut)
    (hasSubtype, isEmpty) = (entry.subtype != nil, entry.color == nil)
  }

  /// The place among all for a request, the best first, or nil if the entry is not for it.
  func rank(for request: AssetRequest) -> Int? {
    guard !isEmpty, let appearance = appearance.rank(style: request.style, isHighContrast: request.isHighContrast),
      let idiom = idiom.rank(for: request.idiom)
    else { return nil }
    return ((appearance * 2 + idiom) * 2 + (hasSubtype ? 0 : 1)) * 3 + AssetGamut.rank(gamut, for: request.gamut)
  }
}

// Which entry of an image set is right for a request.

import Foundation

extension ImageSet {
  /// The entry for a request, or nil if none is for it (spec 4.4).
  ///
  /// What decides, the most important first: appearance, idiom, kind of device, room across, room down, direction, language, memory,
  /// graphics, gamut, scale. For each, an entry that is for exactly what is wanted comes before one that is for all.
  package func entry(for request: AssetRequest) -> ImageEntry? {
    var best: (index: Int, rank: ImageRank)?
    for index in entries.indices {
      guard let rank = entries[index].rank(for: request) else { continue }
      if let best, !(rank < best.rank) { continue }
      best = (index, rank)
    }
    return best.map { entries[$0.index] }
  }
}

/// The place of an entry among all for a request.
struct ImageRank: Comparable {
  /// Everything but the scale; less is better.
  let traits: Int
  /// The scale; less is better.
  let scale: Double

  /// Whether the first is better.
  static func < (one: ImageRank, other: ImageRank) -> Bool { (one.traits, one.scale) < (other.traits, other.scale) }
}

extension ImageEntry {
  /// The place of this entry for a request, or nil if it is not for it.
  func rank(for request: AssetRequest) -> ImageRank? {
    guard isUsable, screenWidth == nil,
      let appearance = appearance.rank(style: request.style, isHighContrast: request.isHighContrast),
      let idiom = idiom.rank(for: request.idiom),
      let subtype = Self.rank(subtype, for: request.subtype),
      let width = Self.rank(widthClass, for: request.widthClass),
      let height = Self.rank(heightClass, for: request.heightClass),
      let language = Self.rank(locale: locale, for: request.locale)
    else { return nil }
    // Memory and graphics of the device are not known: what asks for least comes first.
    var traits = (((appearance * 2 + idiom) * 2 + subtype) * 2 + width) * 2 + height
    traits = (traits * 3 + directionRank(for: request.direction)) * 3 + language
    traits = (traits * 1024 + min(memory ?? 0, 1023)) * 2 + (graphics == nil ? 0 : 1)
    traits = traits * 3 + AssetGamut.rank(gamut, for: request.gamut)
    return ImageRank(traits: traits, scale: scaleRank(for: request.scale))
  }

  /// Whether the picture is to be mirrored for a request: it is for the other direction of reading, and there is no better one.
  package func isMirrored(for request: AssetRequest) -> Bool { directionRank(for: request.direction) == 2 }

  /// 0 for an entry that is for what is wanted, 1 for one that is for all, nil for others.
  private static func rank<Value: Equatable>(_ value: Value?, for wanted: Value?) -> Int? {
    guard let value else { return 1 }
    return value == wanted ? 0 : nil
  }

  /// The place by direction of reading: what is for the other one comes last, because it can be mirrored.
  private func directionRank(for wanted: AssetDirection) -> Int {
    guard let direction else { return 1 }
    return direction == wanted ? 0 : 2
  }

  /// The place by language: the very one, the same without its region, all; nil for other languages.
  private static func rank(locale: String?, for wanted: String?) -> Int? {
    guard let locale else { return 2 }
    guard let wanted else { return nil }
    let (one, other) = (locale.replacing("_", with: "-"), wanted.replacing("_", with: "-"))
    if one == other { return 0 }
    return other.hasPrefix(one + "-") ? 1 : nil
  }

  /// The place by scale: the very one, one for all scales, larger ones the nearest first, smaller ones the largest first.
  private func scaleRank(for wanted: Double) -> Double {
    guard let scale else { return 0.5 }
    if scale == wanted { return 0 }
    return scale > wanted ? 1 + scale - wanted : 1_000 + wanted - scale
  }
}

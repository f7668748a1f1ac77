/// The symbols that Xcode makes of the names of colour and picture sets, as far as they are needed to find a set again.
enum AssetSymbol {
  /// A name or symbol without what symbols leave out: groups, capitals, signs, and the word for its kind at its end.
  ///
  /// “Overlay Text”, “overlay-text” and `overlayText` are the same; with the suffix `color` “AccentColor” and `accent` are, too.
  static func folded(_ name: String, suffix: String) -> String {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    let plain = last.filter { $0.isLetter || $0.isNumber }.lowercased()
    return plain.hasSuffix(suffix) && plain.count > suffix.count ? String(plain.dropLast(suffix.count)) : plain
  }
}

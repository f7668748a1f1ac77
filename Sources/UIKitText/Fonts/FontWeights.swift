/// The one table of weights: what CSS and font files, the names of faces, and UIKit call each.
///
/// The two thinnest have crossed names: UIKit's `ultraLight` is thinner than its `thin`, while a font's Thin is thinner than its
/// UltraLight. Weights are drawn by their place on UIKit's scale, and faces are found by the names that font files give them.
enum FontWeights {
  /// From the thinnest to the heaviest; of the names the first is the one that `UIFont.fontName` answers.
  static let scale: [(css: Int, weight: UIFont.Weight, names: [String])] = [
    (100, .ultraLight, ["Thin", "Hairline"]),
    (200, .thin, ["ExtraLight", "UltraLight"]),
    (300, .light, ["Light"]),
    (400, .regular, ["Regular", "Roman", "Book"]),
    (500, .medium, ["Medium"]),
    (600, .semibold, ["SemiBold", "DemiBold", "Demi"]),
    (700, .bold, ["Bold"]),
    (800, .heavy, ["ExtraBold", "UltraBold", "Heavy"]),
    (900, .black, ["Black"]),
  ]

  /// The name of a face of a CSS weight.
  static func name(css: Int) -> String { scale.first { $0.css == css }?.names.first ?? "Regular" }

  /// The CSS weight of a face's name in any spelling; nil when it names none.
  static func css(named name: String) -> Int? {
    scale.first { $0.names.contains { $0.lowercased() == name.lowercased() } }?.css
  }
}

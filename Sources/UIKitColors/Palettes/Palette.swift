// How the tables of the palette become colours.

import CoreGraphics
import UIKitBase
import UIKitTraits

/// The colours of one generation of the system.
struct Palette: Sendable {
  /// The eight variants of each colour, one colour's after the other's by their numbers.
  /// OPTIMIZATION: in one list, because a list for each colour made for another check and another count of who holds it.
  private let colors: [UIColor]
  /// The components of each of them.
  private let components: [CGColor]

  /// The variant of a colour that is right under the given traits.
  static func color(_ name: SystemColor, for storage: TraitStorage) -> UIColor {
    let palette = PaletteGeneration.current == .iOS26 ? iOS26 : iOS13
    return palette.colors[name.rawValue * 8 + storage.colorVariant]
  }

  /// The components of that variant.
  /// OPTIMIZATION: at hand, because going through the colour counted twice who holds what, for each view of a frame.
  static func cgColor(_ name: SystemColor, for storage: TraitStorage) -> CGColor {
    let palette = PaletteGeneration.current == .iOS26 ? iOS26 : iOS13
    return palette.components[name.rawValue * 8 + storage.colorVariant]
  }

  /// The colours of iOS 13 to 18.
  private static let iOS13 = Palette([tints, semantic])
  /// The colours of iOS 26.
  private static let iOS26 = Palette([tints26, tints, semantic])

  /// Takes each colour from the first table that has it.
  private init(_ tables: [[SystemColor: Variants]]) {
    colors = SystemColor.allCases.flatMap { name in
      guard let row = tables.lazy.compactMap({ $0[name] }).first else {
        preconditionFailure("The palette has no row for \(name).")
      }
      return row.colors
    }
    components = colors.map(\.fixedColor)
  }

  /// Bytes of red, green and blue.
  typealias RGB = (Int, Int, Int)
  /// Bytes of red, green, blue and alpha.
  typealias RGBA = (Int, Int, Int, Int)

  /// A row of colours to which the level makes no difference.
  static func tint(_ light: RGB, _ dark: RGB, _ lightContrast: RGB, _ darkContrast: RGB) -> Variants {
    Variants(
      [light, dark, lightContrast, darkContrast, light, dark, lightContrast, darkContrast].map { ($0.0, $0.1, $0.2, 255) })
  }

  /// A row of colours to which, in the dark, the level may make a difference.
  static func levels(
    light: RGBA, dark: RGBA, elevated: RGBA, contrast: RGBA, dark darkContrast: RGBA, elevated elevatedContrast: RGBA
  ) -> Variants {
    Variants([light, dark, contrast, darkContrast, light, elevated, contrast, elevatedContrast])
  }
}

/// A colour in its eight variants.
struct Variants: Sendable {
  /// The variants, by `TraitStorage.colorVariant`: the sum of 1 for dark, 2 for high contrast and 4 for elevated.
  let colors: [UIColor]

  /// Makes variants of bytes of red, green, blue and alpha.
  init(_ variants: [Palette.RGBA]) {
    colors = variants.map { red, green, blue, alpha in
      UIColor(
        red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: CGFloat(alpha) / 255)
    }
  }
}

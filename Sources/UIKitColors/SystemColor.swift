// The colours of UIKit's own palette: their names, and which variant is right under which traits.

import CoreGraphics
import Synchronization
import UIKitBase
import UIKitTraits

/// A colour of UIKit's own palette, by the name of its property on `UIColor`; numbered from 0.
package enum SystemColor: Int, CaseIterable, Sendable {
  /// A red for accents.
  case systemRed
  /// An orange for accents.
  case systemOrange
  /// A yellow for accents.
  case systemYellow
  /// A green for accents.
  case systemGreen
  /// A mint for accents.
  case systemMint
  /// A teal for accents.
  case systemTeal
  /// A cyan for accents.
  case systemCyan
  /// A blue for accents.
  case systemBlue
  /// An indigo for accents.
  case systemIndigo
  /// A purple for accents.
  case systemPurple
  /// A pink for accents.
  case systemPink
  /// A brown for accents.
  case systemBrown
  /// A gray.
  case systemGray
  /// A gray, the second of six, each nearer to the ground.
  case systemGray2
  /// A gray, the third of six, each nearer to the ground.
  case systemGray3
  /// A gray, the fourth of six, each nearer to the ground.
  case systemGray4
  /// A gray, the fifth of six, each nearer to the ground.
  case systemGray5
  /// A gray, the sixth of six, each nearer to the ground.
  case systemGray6
  /// Text.
  case label
  /// Text of second rank.
  case secondaryLabel
  /// Text of third rank.
  case tertiaryLabel
  /// Text of fourth rank.
  case quaternaryLabel
  /// Text that stands where the user has not written yet.
  case placeholderText
  /// The fill of thin and small shapes.
  case systemFill
  /// The fill of middle-sized shapes.
  case secondarySystemFill
  /// The fill of large shapes, such as fields and buttons.
  case tertiarySystemFill
  /// The fill of large areas with much in them.
  case quaternarySystemFill
  /// The ground of a window.
  case systemBackground
  /// The ground of what lies on a window's ground.
  case secondarySystemBackground
  /// The ground of what lies on a ground of second rank.
  case tertiarySystemBackground
  /// The ground of a list in groups.
  case systemGroupedBackground
  /// The ground of a group.
  case secondarySystemGroupedBackground
  /// The ground of what lies on a group.
  case tertiarySystemGroupedBackground
  /// A thin line through which what is behind may show.
  case separator
  /// A thin line through which nothing shows.
  case opaqueSeparator
  /// Text that leads elsewhere.
  case link

  /// The colour with fixed components under the given traits.
  func color(for storage: TraitStorage) -> UIColor {
    Palette.color(self, for: storage)
  }

  /// The components under the given traits.
  func cgColor(for storage: TraitStorage) -> CGColor {
    Palette.cgColor(self, for: storage)
  }
}

/// The generation of the system whose colours are in force.
package enum PaletteGeneration: Int, Sendable {
  /// iOS 13 to 18.
  case iOS13 = 0
  /// iOS 26.
  case iOS26 = 1

  /// The generation in force in the process. To be set before any colour is used: what is drawn does not follow.
  package static var current: PaletteGeneration {
    get { PaletteGeneration(rawValue: chosen.load(ordering: .relaxed)) ?? .iOS13 }
    set { chosen.store(newValue.rawValue, ordering: .relaxed) }
  }

  /// The raw value of the generation in force.
  private static let chosen = Atomic<Int>(PaletteGeneration.iOS13.rawValue)
}

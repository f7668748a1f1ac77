// What a colour is asked through whose answers have to be found: a provider, a colour of a catalog, one with another alpha.

import UIKitBase
import UIKitTraits

/// A rule that finds a colour with fixed components for any traits, and keeps some of its answers.
package class ColorRule: @unchecked Sendable {
  /// The answers that it keeps.
  final let answers = KnownColors()

  /// The colour with fixed components under the given traits; each kind of rule finds it in its own way.
  func color(for storage: TraitStorage) -> UIColor { .clear }
}

// A set of values of UIKit's own traits, named by code of ours that knows them all: what a screen sets.

import UIKitBase

/// Values of UIKit's traits that can still be written, for code that knows at compile time that the traits are UIKit's.
///
/// OPTIMIZATION: Swift's runtime looks through all conformances of the program to find out whether some trait is one of UIKit's, once for each
/// trait, and each value written to a collection makes another collection. Without both, the screen's traits take a tenth of the time.
package struct SystemTraitValues {
  /// The values so far.
  private var builder = TraitBuilder()

  /// Starts with nothing.
  package init() {}

  /// Sets the value of a trait. A default is not stored, so that it makes no difference how a set was built (spec 1.1.3).
  package mutating func set<T: SystemTrait>(_ trait: T.Type, to value: T.Value) {
    let box = AnyTraitBox.make(trait, value)
    if box.isDefault { builder.remove(box.slot) } else { builder.set(box) }
  }

  /// The finished set of values.
  package var storage: TraitStorage { builder.storage }
}

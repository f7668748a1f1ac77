// The tint colour: whatever the views around have set.

import UIKitBase
import UIKitTraits

/// The private trait of the tint that is set on views; nil is the system's own tint.
package enum UITraitTintColor: UITraitDefinition {
  /// The system's own tint.
  package static var defaultValue: UIColor? { nil }
  /// As in descriptions of traits.
  package static var name: String { "TintColor" }
  /// Yes: ``UIColor/tintColor`` is whatever it says.
  package static var affectsColorAppearance: Bool { true }
}

extension ColorSource {
  /// The tint under the given traits: what was set on a view, or the system's own (spec 3.7.1).
  static func tint(for storage: TraitStorage) -> UIColor {
    TraitTracking.recordColorTraits(of: storage)
    guard let tint = storage[UITraitTintColor.self], tint.source != .tint else { return UIColor.systemBlue.resolved(storage) }
    return tint.resolved(storage)
  }
}

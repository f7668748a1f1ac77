// The log of trait changes, which a launch argument turns on.

import UIKitBase
import UIKitTraits

/// Reports each change of an object's traits while it is on: `--trait-log` on the command line.
@MainActor
enum TraitLog {
  /// Whether changes are reported.
  @exclusivity(unchecked) static var isOn = false

  /// Reports what changed, in a line such as `traits: UILabel “name”: UserInterfaceStyle Light → Dark`.
  static func note(_ object: AnyObject, from old: TraitStorage, to new: TraitStorage) {
    let changes = new.changes(from: old).map { "\($0.name) \($0.old) → \($0.new)" }
    Diagnostics.report("traits: \(TraitTree.name(of: object)): \(changes.joined(separator: ", "))")
  }
}

// What the methods read that few views have: the constraints' and the properties'.

import UIKitTraits

/// The traits that some methods of a view read when they ran last; a change of one runs the method again (spec 2.10).
struct RareReads {
  /// What `updateConstraints` read.
  var constraints: TraitMask = []
  /// What `updateProperties` read.
  var properties: TraitMask = []
}

extension UIView {
  /// Notes what a method read.
  final func note(_ reads: TraitMask, of method: WritableKeyPath<RareReads, TraitMask>) {
    guard let rare = reads.isEmpty ? rare : makeRare() else { return }
    rare.reads[keyPath: method] = reads
    bits.set(.hasRareReads, !rare.reads.constraints.isEmpty || !rare.reads.properties.isEmpty)
  }

  /// Asks for the methods again that read one of the traits.
  final func invalidateRareReads(of changed: TraitMask) {
    guard let reads = rare?.reads else { return }
    if !changed.isDisjoint(with: reads.constraints) { setNeedsUpdateConstraints() }
    if !changed.isDisjoint(with: reads.properties) { setNeedsUpdateProperties() }
  }
}

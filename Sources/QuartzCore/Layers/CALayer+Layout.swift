// The layout pass: parents before children, until nothing waits.

import CoreGraphics

extension CALayer {
  /// How often the pass goes down before it leaves the rest to the next frame.
  private static let layoutRounds = 32

  /// Lays out what waits in this tree and adds the number of layers laid out to `count`.
  ///
  /// A layout may mark layers anywhere; the pass repeats until no mark is left, bounded, so that two layouts that upset each
  /// other do not hang the process.
  package func layoutTreeIfNeeded(_ count: inout Int) {
    var rounds = 0
    while !flags.isDisjoint(with: [.needsLayout, .needsLayoutBelow]), rounds < Self.layoutRounds {
      rounds += 1
      layoutOnce(&count)
    }
  }

  /// One way down along the marks.
  private func layoutOnce(_ count: inout Int) {
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      count += 1
      layoutSublayers()
    }
    guard flags.contains(.needsLayoutBelow) else { return }
    flags.remove(.needsLayoutBelow)
    for child in children where !child.flags.isDisjoint(with: [.needsLayout, .needsLayoutBelow]) {
      child.layoutOnce(&count)
    }
  }

  /// What `layoutIfNeeded` does: the pass, from the highest of the unbroken row of waiting ancestors.
  func layoutFromHighestWaiting() {
    var top = self
    while let parent = top.parent, parent.flags.contains(.needsLayout) { top = parent }
    var count = 0
    top.layoutTreeIfNeeded(&count)
  }
}

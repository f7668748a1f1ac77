// A list of trait values while it is being written: behind the mutations of collections and the overrides of nodes.

import UIKitBase

/// Trait values that can still be written.
struct TraitBuilder {
  /// The values, by ascending number of their trait.
  private(set) var boxes: [AnyTraitBox] = []

  /// The value of a trait, or nil where it was not set.
  subscript(slot: TraitSlot) -> AnyTraitBox? {
    let index = place(of: slot)
    return index < boxes.count && boxes[index].slot == slot ? boxes[index] : nil
  }

  /// Writes a value in the place of the one that its trait had.
  mutating func set(_ box: AnyTraitBox) {
    let index = place(of: box.slot)
    if index < boxes.count, boxes[index].slot == box.slot {
      boxes[index] = box
    } else {
      boxes.insert(box, at: index)
    }
  }

  /// Forgets the value of a trait.
  mutating func remove(_ slot: TraitSlot) {
    let index = place(of: slot)
    if index < boxes.count, boxes[index].slot == slot { boxes.remove(at: index) }
  }

  /// Writes each of the values, by ascending number of their trait, over what is here; a default takes away what is here.
  mutating func overlay(_ others: [AnyTraitBox]) {
    var merged: [AnyTraitBox] = []
    merged.reserveCapacity(boxes.count + others.count)
    var rest = boxes[...]
    for other in others {
      while let first = rest.first, first.slot.index <= other.slot.index {
        if first.slot.index < other.slot.index { merged.append(first) }
        rest.removeFirst()
      }
      if !other.isDefault { merged.append(other) }
    }
    boxes = merged + rest
  }

  /// The finished set of values.
  var storage: TraitStorage { TraitStorage.interned(boxes) }

  /// Starts with nothing.
  init() {}

  /// Starts with the values of a storage.
  init(_ storage: TraitStorage) {
    boxes = storage.boxes
  }

  /// Starts with the given values, by ascending number of their trait.
  init(_ boxes: [AnyTraitBox]) {
    self.boxes = boxes
  }

  /// Where the value of a trait stands, or where it would have to stand.
  private func place(of slot: TraitSlot) -> Int {
    boxes.firstIndex { $0.slot.index >= slot.index } ?? boxes.count
  }
}

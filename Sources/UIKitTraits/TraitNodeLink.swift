// How nodes refer to each other: without owning and without counting.

import PenumbraCMachine

/// A reference to a node of the tree that is followed without a retain.
///
/// OPTIMIZATION: two thirds of a pass went into retaining and releasing nodes that it only looked at. A link is good as long as its
/// node is in the tree: a node that goes away takes itself out, and moves the cursors of the passes that stand on it. The accessors
/// are isolated to no actor, although only the main thread uses them: a closure of the main actor asks which thread it is on.
struct TraitNodeLink: Equatable {
  /// The node.
  let target: Unmanaged<TraitNode>

  /// Refers to a node.
  init(_ node: TraitNode) {
    target = .passUnretained(node)
  }

  /// The node itself, for those that need more of it than is here.
  var node: TraitNode { target.takeUnretainedValue() }

  /// What hangs above.
  var parent: TraitNodeLink? { target._withUnsafeGuaranteedRef { $0.parentLink } }
  /// The child that was added first.
  var firstChild: TraitNodeLink? { target._withUnsafeGuaranteedRef { $0.firstChildLink } }
  /// The parent's next child.
  var next: TraitNodeLink? { target._withUnsafeGuaranteedRef { $0.nextLink } }

  /// The traits of the node's object.
  var storage: TraitStorage { target._withUnsafeGuaranteedRef { $0.ownStorage } }
  /// Whether anything is set on the node.
  var hasOverrides: Bool { target._withUnsafeGuaranteedRef { $0.hasOverrides } }
  /// The object that the node stands for, retained.
  var owner: any TraitNodeOwner { target._withUnsafeGuaranteedRef { $0.owner } }

  /// Has what comes after this node fetched from memory while this node's turn lasts: it is read one or two turns from now.
  ///
  /// OPTIMIZATION: nodes and views lie wherever there was room for them, and waiting for them took most of a pass.
  func fetchAhead() {
    if let child = firstChild { penumbra_will_read(child.target.toOpaque()) }
    guard let next else { return }
    penumbra_will_read(next.target._withUnsafeGuaranteedRef { $0.ownerAddress })
    if let second = next.next { penumbra_will_read(second.target.toOpaque()) }
  }

  /// Whether the node has these traits.
  func has(_ storage: TraitStorage) -> Bool { target._withUnsafeGuaranteedRef { $0.ownStorage === storage } }

  /// Gives the node other traits and hands out those that it had.
  func exchangeStorage(for new: TraitStorage) -> TraitStorage {
    target._withUnsafeGuaranteedRef { node in
      var other = new
      swap(&node.ownStorage, &other)
      return other
    }
  }

  /// Whether the node's traits must be worked out again.
  var isDirty: Bool {
    get { target._withUnsafeGuaranteedRef { $0.isDirty } }
    nonmutating set { target._withUnsafeGuaranteedRef { $0.isDirty = newValue } }
  }

  /// Whether those of all children must.
  var childrenAreDirty: Bool {
    get { target._withUnsafeGuaranteedRef { $0.childrenAreDirty } }
    nonmutating set { target._withUnsafeGuaranteedRef { $0.childrenAreDirty = newValue } }
  }

  /// Whether one of the other two is set somewhere below.
  var hasDirtyBelow: Bool {
    get { target._withUnsafeGuaranteedRef { $0.hasDirtyBelow } }
    nonmutating set { target._withUnsafeGuaranteedRef { $0.hasDirtyBelow = newValue } }
  }

  /// Whether a pass from here would find something to do.
  var needsUpdate: Bool { target._withUnsafeGuaranteedRef { $0.needsUpdate } }

  /// Whether two links refer to the same node.
  static func == (one: TraitNodeLink, other: TraitNodeLink) -> Bool { one.target.toOpaque() == other.target.toOpaque() }
}

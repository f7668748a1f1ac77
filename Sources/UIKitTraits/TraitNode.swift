// One object of the trait hierarchy: where it hangs, what it overrides, what it has. Writing only marks; TraitPropagation does the work.

import Synchronization
import UIKitBase

/// The object that a node stands for: a screen, scene, window, controller or view.
@MainActor
package protocol TraitNodeOwner: AnyObject {
  /// Tells the owner that its node has other traits now. Its parent knows already; what hangs below still has the old ones.
  ///
  /// The owner may change the tree and write overrides; the pass that is running takes notice.
  func traitsDidChange(from old: TraitStorage, changed: TraitMask)
}

/// A place in the trait hierarchy.
///
/// The owner owns the node, and must be released on the main thread. Nodes refer to each other without owning; one that goes away
/// takes itself out of the tree. Children are linked, first to last, in the order in which they were added; the first one's
/// `previous` is the last one, so that adding and removing take constant time.
///
/// OPTIMIZATION: a pass spends more on checks of exclusive access than on all else, so what it reads goes without them. Nothing
/// here is ever passed `inout` or read while it is written.
@MainActor
package final class TraitNode {
  /// Whom the traits are for. The owner owns the node, which therefore never outlives it.
  package nonisolated(unsafe) unowned(unsafe) let owner: any TraitNodeOwner

  /// Where the owner lies.
  nonisolated var ownerAddress: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(owner))) }

  /// The traits of this object: those of the parent with `overrides` on top, as of the last pass that came by.
  @exclusivity(unchecked)
  nonisolated(unsafe) var ownStorage: TraitStorage

  /// The traits of this object, for other modules.
  /// OPTIMIZATION: never inlined there, as they would check for exclusive access again, which costs more than the call.
  package nonisolated var storage: TraitStorage { @inline(never) get { ownStorage } }

  /// Whether the object has exactly these traits; retains nothing.
  @inline(never)
  package nonisolated func has(_ storage: TraitStorage) -> Bool { ownStorage === storage }

  /// The same for a node that somebody keeps; retains not even that.
  @inline(never)
  package nonisolated static func has(_ node: Unmanaged<TraitNode>, _ storage: TraitStorage) -> Bool {
    node._withUnsafeGuaranteedRef { $0.ownStorage === storage }
  }

  /// What hangs above, or nil for a root and for what is in no hierarchy.
  @exclusivity(unchecked)
  nonisolated(unsafe) fileprivate(set) var parentLink: TraitNodeLink?
  /// The child that was added first.
  @exclusivity(unchecked)
  nonisolated(unsafe) fileprivate(set) var firstChildLink: TraitNodeLink?
  /// The parent's next child.
  @exclusivity(unchecked)
  nonisolated(unsafe) fileprivate(set) var nextLink: TraitNodeLink?
  /// The parent's child before this one; for the first child, the last one.
  @exclusivity(unchecked)
  fileprivate nonisolated(unsafe) var previousLink: TraitNodeLink?

  /// Whether this node's traits must be worked out again.
  @exclusivity(unchecked)
  nonisolated(unsafe) var isDirty = false
  /// Whether those of all children must, because this node's traits changed.
  @exclusivity(unchecked)
  nonisolated(unsafe) var childrenAreDirty = false
  /// Whether one of the other two is set somewhere below.
  @exclusivity(unchecked)
  nonisolated(unsafe) var hasDirtyBelow = false

  /// Whether anything is set here.
  @exclusivity(unchecked)
  nonisolated(unsafe) private(set) var hasOverrides = false

  /// All that is set here on top of the parent's traits; `sources` merged.
  @exclusivity(unchecked)
  package private(set) var overrides = TraitOverrides()

  /// Where the overrides come from; most nodes have none and need no room for them.
  @exclusivity(unchecked)
  private var sources: Sources?

  /// What hangs above, or nil for a root and for what is in no hierarchy.
  package nonisolated var parent: TraitNode? { parentLink?.node }
  /// The child that was added first.
  package nonisolated var firstChild: TraitNode? { firstChildLink?.node }
  /// The parent's next child.
  package nonisolated var next: TraitNode? { nextLink?.node }

  /// What only nodes without a parent have.
  @exclusivity(unchecked)
  private var root: Root?

  /// Makes a node in no hierarchy, with the traits that the owner is expected to have (spec 2.4.1).
  package init(owner: any TraitNodeOwner, storage: TraitStorage) {
    self.owner = owner
    ownStorage = storage
    Self.alive.wrappingAdd(1, ordering: .relaxed)
  }

  deinit {
    Self.alive.wrappingSubtract(1, ordering: .relaxed)
    TraitPropagation.willRemove(self)
    unlinkFromSiblings()
    while let child = firstChild {
      firstChildLink = child.nextLink
      (child.parentLink, child.nextLink, child.previousLink) = (nil, nil, nil)
    }
  }

  /// How many nodes there are; a pass that calls owners many times more often than that is going round in circles.
  nonisolated static let alive = Atomic<Int>(0)

  /// Who sets traits here. The members stand in the order in which they are applied: each wins over those before.
  private final class Sources {
    /// What the object above sets for this one: a container for its child, a presentation for what it presents (spec 2.6).
    var assigned = TraitOverrides()
    /// The style that the object itself sets (spec 2.5).
    var style = UIUserInterfaceStyle.unspecified
    /// All else that the object itself sets (spec 2.7; that it wins over the style is our choice, 2.7.5).
    var own = TraitOverrides()

    /// All of it.
    var merged: TraitOverrides {
      var result = assigned
      if style != .unspecified { result[UITraitUserInterfaceStyle.self] = style }
      return result.overlaid(with: own)
    }
  }

  /// What a node without a parent has to remember.
  private final class Root {
    /// What the node's own overrides go on top of.
    var base: TraitStorage
    /// Called when something in the tree must be worked out again and nothing did before.
    var onNeedsUpdate: (() -> Void)?

    /// Remembers what the overrides go on top of.
    init(base: TraitStorage) {
      self.base = base
    }
  }
}

// MARK: - Writing

extension TraitNode {
  /// What the object above sets for this one; everything that is set on this node itself wins over it (spec 2.6).
  package var assignedOverrides: TraitOverrides {
    get { sources?.assigned ?? TraitOverrides() }
    set { if newValue != assignedOverrides { write { $0.assigned = newValue } } }
  }

  /// The style that is set here; unspecified inherits (spec 2.5).
  package var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { sources?.style ?? .unspecified }
    set { if newValue != overrideUserInterfaceStyle { write { $0.style = newValue } } }
  }

  /// The other traits that are set here; they win over the style (spec 2.7).
  package var traitOverrides: TraitOverrides {
    get { sources?.own ?? TraitOverrides() }
    set { if newValue != traitOverrides { write { $0.own = newValue } } }
  }

  /// Changes what is set here, and marks the node if that makes a difference to its traits.
  private func write(_ change: (Sources) -> Void) {
    let sources = sources ?? Sources()
    change(sources)
    self.sources = sources
    let merged = sources.merged
    guard merged != overrides else { return }
    if parentLink == nil, root == nil { root = Root(base: storage) }
    overrides = merged
    hasOverrides = !merged.isEmpty
    setNeedsUpdate()
  }

  /// What a node without a parent has its overrides on top of, such as the system's traits; with a parent, the parent's traits.
  package var inherited: TraitStorage {
    get { parent?.storage ?? root?.base ?? storage }
    set {
      guard parentLink == nil, newValue !== inherited else { return }
      if let root { root.base = newValue } else { root = Root(base: newValue) }
      setNeedsUpdate()
    }
  }

  /// Called on a root when something in its tree must be worked out again and nothing did before.
  package var onNeedsUpdate: (() -> Void)? {
    get { root?.onNeedsUpdate }
    set {
      if root == nil { root = Root(base: storage) }
      root?.onNeedsUpdate = newValue
    }
  }

  /// Marks the node, so that the next pass works its traits out again.
  package func setNeedsUpdate() {
    guard !isDirty else { return }
    let knew = needsUpdate
    isDirty = true
    markAncestors(selfKnew: knew)
  }

  /// Tells all ancestors that something below must be done, up to the first that knows; asks for a pass if none did.
  func markAncestors(selfKnew: Bool) {
    var (top, knew) = (TraitNodeLink(self), selfKnew)
    while let parent = top.parent {
      if parent.hasDirtyBelow { return }
      knew = parent.needsUpdate
      parent.hasDirtyBelow = true
      top = parent
    }
    if !knew, !TraitPropagation.isRunning(from: top) { top.node.onNeedsUpdate?() }
  }

  /// Whether a pass from here would find something to do.
  package nonisolated var needsUpdate: Bool { isDirty || childrenAreDirty || hasDirtyBelow }
}

// MARK: - The tree

extension TraitNode {
  /// Hangs a node under this one, after its other children, and marks it; a node that hangs elsewhere is taken away there.
  package func add(_ child: TraitNode) {
    let isCycle = child.firstChildLink == nil ? child === self : child.isAncestorOrSelf(of: self)
    precondition(!isCycle, "An object cannot inherit traits from itself or from what is inside it.")
    child.removeFromParent()
    if child.root?.onNeedsUpdate == nil { child.root = nil }
    let link = TraitNodeLink(child)
    if let first = firstChild {
      child.previousLink = first.previousLink
      first.previousLink?.node.nextLink = link
      first.previousLink = link
    } else {
      child.previousLink = link
      firstChildLink = link
    }
    child.parentLink = TraitNodeLink(self)
    child.isDirty = true
    TraitPropagation.treeVersion &+= 1
    child.markAncestors(selfKnew: false)
  }

  /// Takes the node, with all that hangs below, out of the tree. Everything keeps the traits it has (spec 2.3.3).
  package func removeFromParent() {
    guard let parent else { return }
    TraitPropagation.willRemove(self)
    if root != nil || !overrides.isEmpty {
      let root = root ?? Root(base: parent.storage)
      root.base = parent.storage
      self.root = root
    }
    unlinkFromSiblings()
  }

  /// Whether the other node hangs somewhere below this one, or is this one.
  nonisolated func isAncestorOrSelf(of other: TraitNode) -> Bool {
    let own = TraitNodeLink(self)
    var node: TraitNodeLink? = TraitNodeLink(other)
    while let current = node {
      if current == own { return true }
      node = current.parent
    }
    return false
  }
}

extension TraitNode {
  /// Closes the gap that the node leaves among its parent's children.
  private nonisolated func unlinkFromSiblings() {
    guard let parent else { return }
    if parent.firstChild === self {
      parent.firstChildLink = nextLink
      next?.previousLink = previousLink
    } else {
      previousLink?.node.nextLink = nextLink
      if let next { next.previousLink = previousLink } else { parent.firstChild?.previousLink = previousLink }
    }
    (parentLink, nextLink, previousLink) = (nil, nil, nil)
  }
}

// MARK: - Passes

extension TraitNode {
  /// Brings this node and all that hangs below up to date, and its ancestors on the way; owners are called before this returns.
  ///
  /// May be called inside such a call, too. See `TraitPropagation`.
  @discardableResult
  package func propagate() -> TraitPropagation.Counts {
    TraitPropagation.run(from: self)
  }
}

// How traits go down the tree. A node gets its parent's storage with its own overrides on top; where that is the storage it
// has already, nothing below is looked at.

/// One pass over a tree of nodes, or over the part below one of them.
///
/// The pass goes down only where nodes are marked and calls each owner whose traits changed, parents first. It does not recurse
/// and holds on to no node: where it stands is a cursor, and a node that is taken out of the tree moves the cursor on. What owners
/// mark meanwhile is done in another round, until nothing is marked.
@MainActor
package final class TraitPropagation {
  /// What a pass did.
  package struct Counts: Equatable, Sendable {
    /// How many nodes it looked at.
    package var visited = 0
    /// How many got other traits; as many owners were called.
    package var changed = 0
    /// How often overrides had to be put on top of inherited traits.
    package var composed = 0

    /// Makes counts, of nothing unless given.
    package init(visited: Int = 0, changed: Int = 0, composed: Int = 0) {
      self.visited = visited
      self.changed = changed
      self.composed = composed
    }
  }

  /// Where the pass began; who runs it keeps that node.
  private let root: TraitNodeLink
  /// The node whose turn it is.
  @exclusivity(unchecked)
  private nonisolated(unsafe) var cursor: TraitNodeLink
  /// Whether the cursor's children are done, so that its next sibling is next.
  @exclusivity(unchecked)
  private nonisolated(unsafe) var isLeaving = false
  /// Whether this round is over.
  @exclusivity(unchecked)
  private nonisolated(unsafe) var isOver = false
  /// What the pass did so far.
  @exclusivity(unchecked)
  private var counts = Counts()
  /// What nested passes share with the one that led to them.
  private let shared: TraitPassMemory

  /// The passes that are running, the outermost first. Only the main thread uses it; a node's deinitialiser must be able to.
  private nonisolated(unsafe) static var running: [TraitPropagation] = []
  /// Changes whenever a node is added or taken away.
  nonisolated(unsafe) static var treeVersion = 0
  /// So often does a pass begin again because owners marked nodes that it had passed already.
  private static let mostRounds = 100

  /// Works out the traits of the node and of all below that are marked; first, those of its ancestors on the way.
  static func run(from node: TraitNode) -> Counts {
    guard isStale(node) else { return Counts() }
    let pass = TraitPropagation(TraitNodeLink(node))
    defer { withExtendedLifetime(node) {} }
    running.append(pass)
    pass.updatePath()
    pass.updateTree()
    running.removeLast()
    if running.isEmpty, pass.shared.isExhausted { pass.askAgain() }
    return pass.counts
  }

  /// Whether a node or one above is marked in a way that may concern the node.
  private static func isStale(_ node: TraitNode) -> Bool {
    if node.needsUpdate { return true }
    var above = node.parentLink
    while let current = above {
      if current.isDirty || current.childrenAreDirty { return true }
      above = current.parent
    }
    return false
  }

  /// Asks for another pass: this one gave up, and what it left is still marked.
  private func askAgain() {
    var top = root
    while let parent = top.parent { top = parent }
    top.node.onNeedsUpdate?()
  }

  /// Prepares a pass.
  private init(_ root: TraitNodeLink) {
    self.root = root
    cursor = root
    shared = Self.running.first?.shared ?? TraitPassMemory()
  }
}

// MARK: - Down the tree

extension TraitPropagation {
  /// Brings the node's ancestors up to date, top down, without their other children, which are only marked.
  private func updatePath() {
    var version: Int
    repeat {
      version = Self.treeVersion
      var path: [TraitNodeLink] = []
      var above = root.parent
      while let node = above {
        path.append(node)
        above = node.parent
      }
      for node in path.reversed() where node.isDirty || node.parent?.childrenAreDirty == true {
        update(node, below: node.parent, thenVisitsChildren: false)
        if version != Self.treeVersion || shared.isExhausted { break }
      }
    } while version != Self.treeVersion && !shared.isExhausted
  }

  /// Goes down from the root wherever something is marked, until nothing is.
  private func updateTree() {
    var rounds = 0
    repeat {
      rounds += 1
      (cursor, isLeaving, isOver) = (root, false, false)
      while !isOver, !shared.isExhausted { step() }
      if rounds == Self.mostRounds, root.needsUpdate { shared.giveUp() }
    } while root.needsUpdate && !shared.isExhausted
    if shared.isExhausted { markAbove(cursor, upTo: root) }
  }

  /// Does what the cursor stands for, and moves it on.
  private func step() {
    let node = cursor
    if isLeaving { return leave(node) }
    node.fetchAhead()
    let parent = node.parent
    if node.isDirty || node == root || parent?.childrenAreDirty == true {
      update(node, below: parent, thenVisitsChildren: true)
      // The owner may have taken its own node out of the tree; then the cursor is elsewhere already.
      guard cursor == node, !isLeaving else { return }
    } else {
      counts.visited += 1
    }
    if node.childrenAreDirty || node.hasDirtyBelow {
      // From here on, a mark below that is set again is one that this round may have passed: it makes another round.
      node.hasDirtyBelow = false
      if let child = Self.firstMarked(from: node.firstChild, all: node.childrenAreDirty) {
        cursor = child
        return
      }
    }
    leave(node)
  }

  /// Moves the cursor from a node, all of whose children are done, to its next sibling or back to its parent.
  private func leave(_ node: TraitNodeLink) {
    node.childrenAreDirty = false
    guard node != root, let parent = node.parent else {
      isOver = true
      return
    }
    if let sibling = Self.firstMarked(from: node.next, all: parent.childrenAreDirty) {
      (cursor, isLeaving) = (sibling, false)
    } else {
      (cursor, isLeaving) = (parent, true)
    }
  }

  /// The first of a node and its next siblings that is marked, or simply the first if all are to be visited.
  private static func firstMarked(from first: TraitNodeLink?, all: Bool) -> TraitNodeLink? {
    if all { return first }
    var node = first
    while let current = node, !current.needsUpdate { node = current.next }
    return node
  }

  /// Works out a node's traits from its parent's; if they changed, marks its children and tells its owner.
  private func update(_ link: TraitNodeLink, below parent: TraitNodeLink?, thenVisitsChildren: Bool) {
    counts.visited += 1
    link.isDirty = false
    let inherited = parent?.storage ?? link.node.inherited
    let new = link.hasOverrides ? compose(inherited, link.node.overrides) : inherited
    guard !link.has(new) else { return }
    let old = link.exchangeStorage(for: new)
    if thenVisitsChildren {
      link.childrenAreDirty = link.firstChild != nil
    } else {
      markChildren(of: link)
    }
    counts.changed += 1
    shared.countCall()
    // From here on, the owner is kept: it may let go of all others that keep it.
    let owner = link.owner
    owner.traitsDidChange(from: old, changed: shared.changes(from: old, to: new))
  }

  /// Marks each child: an outer pass may be among them, and learns so whichever it has been to.
  private func markChildren(of node: TraitNodeLink) {
    var child = node.firstChild
    while let current = child {
      current.node.setNeedsUpdate()
      child = current.next
    }
  }

  /// Puts overrides on top of inherited traits, once for each pair of the two.
  private func compose(_ inherited: TraitStorage, _ overrides: TraitOverrides) -> TraitStorage {
    let (result, isNew) = shared.composition(of: inherited, overrides)
    if isNew { counts.composed += 1 }
    return result
  }
}

// MARK: - When the tree changes meanwhile

extension TraitPropagation {
  /// Whether a pass over the whole tree below a node is running, so that nobody needs to be asked for one.
  static func isRunning(from node: TraitNodeLink) -> Bool {
    running.contains { $0.root == node }
  }

  /// Moves the cursors that stand inside a subtree which is about to be taken away to what comes after it.
  nonisolated static func willRemove(_ node: TraitNode) {
    treeVersion &+= 1
    if running.isEmpty { return }
    for pass in running where !pass.isOver { pass.willRemove(TraitNodeLink(node)) }
  }

  /// Moves this pass's cursor on if it stands inside the subtree; what is not done there stays marked.
  private nonisolated func willRemove(_ node: TraitNodeLink) {
    var current = cursor
    while current != node {
      guard current != root, let parent = current.parent else { return }
      current = parent
    }
    guard node != root, let parent = node.parent else { return }
    markAbove(cursor, upTo: node)
    if let sibling = node.next {
      (cursor, isLeaving) = (sibling, false)
    } else {
      (cursor, isLeaving) = (parent, true)
    }
  }

  /// Marks the nodes above one, up to another, as having something to do below: they lost that mark when the cursor came by.
  private nonisolated func markAbove(_ node: TraitNodeLink, upTo top: TraitNodeLink) {
    var current = node
    while current != top, let parent = current.parent {
      parent.hasDirtyBelow = true
      current = parent
    }
  }
}

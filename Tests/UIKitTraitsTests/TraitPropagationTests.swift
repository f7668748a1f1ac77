// What owners may do while a pass is running.

import Testing
import UIKitBase
import UIKitTraits

@MainActor
struct TraitPropagationTests {
  /// A root with a row of children, up to date.
  private func family(_ count: Int) -> (Owner, [Owner]) {
    let root = Owner(-1)
    let children = (0..<count).map { Owner($0) }
    for child in children { root.adding(child) }
    root.node.propagate()
    return (root, children)
  }

  @Test("45: an owner's own pass is over when it returns, also inside a call")
  func aNestedPassIsSynchronous() {
    let (root, children) = family(3)
    root.onChange = { _, _ in
      #expect(children[1].style == .light)
      #expect(children[1].node.propagate().changed == 1)
      #expect(children[1].style == .dark)
      #expect(children[2].style == .light)
    }
    root.node.overrideUserInterfaceStyle = .dark
    root.node.propagate()
    #expect(children.map(\.calls.count) == [1, 1, 1])
  }

  @Test func aPassFromBelowBringsAncestorsUpToDateFirst() {
    let (root, children) = family(2)
    let leaf = Owner(7)
    children[0].adding(leaf)
    root.node.propagate()
    root.node.overrideUserInterfaceStyle = .dark
    #expect(leaf.node.propagate().changed == 3)
    #expect(leaf.style == .dark)
    #expect(children[1].style == .light)
    #expect(root.node.propagate().changed == 1)
    #expect(children[1].style == .dark)
  }

  @Test func aPassFromInsideACallOfItsOwnNodeIsHarmless() {
    let (root, children) = family(2)
    root.onChange = { root, _ in
      root.node.propagate()
      #expect(children.map(\.style) == [.dark, .dark])
    }
    root.node.overrideUserInterfaceStyle = .dark
    root.node.propagate()
    #expect(children.map(\.calls.count) == [1, 1])
    #expect(root.calls.count == 1)
  }

  @Test func anOverrideWrittenOnAnEarlierSiblingIsNotLost() {
    let (root, children) = family(3)
    children[2].onChange = { _, _ in children[0].node.overrideUserInterfaceStyle = .light }
    root.node.overrideUserInterfaceStyle = .dark
    root.node.propagate()
    #expect(children.map(\.style) == [.light, .dark, .dark])
    #expect(children[0].calls.count == 2)
  }

  @Test func anOverrideWrittenOnTheParentIsNotLost() {
    let (root, children) = family(3)
    children[1].onChange = { child, _ in
      if child.calls.count == 1 { root.node.traitOverrides[Density.self] = 8 }
    }
    root.node.overrideUserInterfaceStyle = .dark
    root.node.propagate()
    #expect(children.map { $0.node.storage[Density.self] } == [8, 8, 8])
    #expect(children.map(\.calls.count) == [2, 2, 2])
  }

  @Test func ownersMayTakeThemselvesOut() {
    let (root, children) = family(100)
    for child in children { child.onChange = { child, _ in child.node.removeFromParent() } }
    root.node.overrideUserInterfaceStyle = .dark
    #expect(root.node.propagate() == .init(visited: 101, changed: 101, composed: 1))
    #expect(root.node.firstChild == nil)
  }

  @Test func ownersMayTakeTheNextOneOut() {
    let (root, children) = family(6)
    for (child, next) in zip(children, children.dropFirst()) {
      child.onChange = { _, _ in next.node.removeFromParent() }
    }
    root.node.overrideUserInterfaceStyle = .dark
    root.node.propagate()
    #expect(children.map(\.calls.count) == [1, 0, 1, 0, 1, 0])
    #expect(children.map(\.style) == [.dark, .light, .dark, .light, .dark, .light])
  }

  @Test func ownersMayReleaseTheNextOne() {
    let root = Owner(-1)
    var children: [Owner?] = (0..<5).map { Owner($0) }
    for child in children { if let child { root.adding(child) } }
    root.node.propagate()
    children[0]?.onChange = { _, _ in
      children[1] = nil
      children[2] = nil
    }
    root.node.overrideUserInterfaceStyle = .dark
    #expect(root.node.propagate().changed == 4)
    #expect(children[3]?.style == .dark)
  }

  @Test func anOwnerMayReleaseItselfWithAllBelow() {
    let (root, children) = family(2)
    var middle: Owner? = Owner(5)
    var leaf: Owner? = Owner(6)
    if let middle, let leaf {
      root.adding(middle)
      middle.adding(leaf)
    }
    let last = Owner(7)
    root.adding(last)
    root.node.propagate()
    leaf?.onChange = { _, _ in
      middle = nil
      leaf = nil
    }
    root.node.overrideUserInterfaceStyle = .dark
    root.node.propagate()
    #expect(last.style == .dark)
    #expect(children.map(\.style) == [.dark, .dark])
    #expect(middle == nil)
  }

  @Test func aNodeAddedDuringThePassIsVisited() {
    let (root, children) = family(3)
    let added = Owner(9)
    children[1].onChange = { _, _ in root.adding(added) }
    let early = Owner(10)
    children[2].onChange = { _, _ in children[0].adding(early) }
    root.node.overrideUserInterfaceStyle = .dark
    root.node.propagate()
    #expect(added.style == .dark)
    #expect(early.style == .dark)
    #expect(!root.node.needsUpdate)
  }

  @Test func aHalfVisitedSubtreeThatMovesIsFinished() {
    let (root, children) = family(2)
    let leaves = (0..<4).map { Owner(10 + $0) }
    for leaf in leaves { children[0].adding(leaf) }
    root.node.propagate()
    leaves[1].onChange = { leaf, _ in
      if leaf.calls.count == 1 { children[1].adding(children[0]) }
    }
    root.node.overrideUserInterfaceStyle = .dark
    root.node.propagate()
    #expect(leaves.map(\.style) == [.dark, .dark, .dark, .dark])
    #expect(leaves.map(\.calls.count) == [1, 1, 1, 1])
  }

  @Test func aPassDoesNotAskForAnother() {
    let (root, children) = family(2)
    var asked = 0
    root.node.onNeedsUpdate = { asked += 1 }
    children[1].onChange = { _, _ in children[0].node.overrideUserInterfaceStyle = .light }
    root.node.overrideUserInterfaceStyle = .dark
    root.node.propagate()
    #expect(asked == 1)
  }

  @Test func ownersThatNeverAgreeAreStoppedAndReported() {
    let (root, children) = family(2)
    var asked = 0
    root.node.onNeedsUpdate = { asked += 1 }
    for (one, other) in [(0, 1), (1, 0)] {
      children[one].onChange = { child, _ in
        children[other].node.overrideUserInterfaceStyle = child.style == .dark ? .light : .dark
        children[other].node.traitOverrides[Density.self] = (children[other].node.traitOverrides[Density.self] ?? 0) + 1
      }
    }
    root.node.overrideUserInterfaceStyle = .dark
    root.node.propagate()
    #expect(children[0].calls.count > 50)
    #expect(children[0].calls.count < 10_000)
    #expect(root.node.needsUpdate)
    #expect(asked == 2)
    for child in children { child.onChange = nil }
    root.node.propagate()
    #expect(!root.node.needsUpdate)
  }

  @Test func anOwnerThatAddsToItselfForEverIsStopped() {
    let root = Owner()
    var kept: [Owner] = []
    @MainActor func grow(_ owner: Owner, _: TraitStorage) {
      let child = Owner()
      child.onChange = grow
      kept.append(child)
      owner.adding(child)
    }
    root.onChange = grow
    root.node.overrideUserInterfaceStyle = .dark
    root.node.propagate()
    #expect(kept.count >= 4096)
    #expect(root.node.needsUpdate)
  }
}

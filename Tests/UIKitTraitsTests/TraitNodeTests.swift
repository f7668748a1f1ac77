import Testing
import UIKitBase
import UIKitTraits

@MainActor
struct TraitNodeTests {
  /// A root with a child and a grandchild, up to date.
  private func chain() -> (Owner, Owner, Owner) {
    let (root, child, grandchild) = (Owner(0), Owner(1), Owner(2))
    root.adding(child)
    child.adding(grandchild)
    root.node.propagate()
    return (root, child, grandchild)
  }

  @Test("34: an override reaches what is below and not what is above")
  func anOverrideGoesDown() {
    let (root, child, grandchild) = chain()
    child.node.overrideUserInterfaceStyle = .dark
    #expect(child.style == .light)
    let counts = root.node.propagate()
    #expect(counts == .init(visited: 3, changed: 2, composed: 1))
    #expect(root.style == .light)
    #expect(child.style == .dark)
    #expect(grandchild.node.storage === child.node.storage)
  }

  @Test("37: the nearest override wins, and its end brings back the one above")
  func theNearestOverrideWins() {
    let (root, child, grandchild) = chain()
    root.node.overrideUserInterfaceStyle = .dark
    child.node.overrideUserInterfaceStyle = .light
    root.node.propagate()
    #expect(grandchild.style == .light)
    child.node.overrideUserInterfaceStyle = .unspecified
    root.node.propagate()
    #expect(grandchild.style == .dark)
  }

  @Test("38: a root's override ends with what the root inherits")
  func aRootsOverrideEnds() {
    let (root, child, grandchild) = chain()
    root.node.overrideUserInterfaceStyle = .dark
    root.node.propagate()
    #expect([child, grandchild].map(\.style) == [.dark, .dark])
    root.node.overrideUserInterfaceStyle = .unspecified
    root.node.propagate()
    #expect(grandchild.style == .light)
  }

  @Test("2.7.5: a trait override wins over the style set on the same object")
  func traitOverridesComeSecond() {
    let (root, child, _) = chain()
    child.node.traitOverrides[UITraitUserInterfaceStyle.self] = .light
    child.node.overrideUserInterfaceStyle = .dark
    root.node.propagate()
    #expect(child.style == .light)
    child.node.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    root.node.propagate()
    #expect(child.style == .dark)
    #expect(child.node.overrideUserInterfaceStyle == .dark)
  }

  @Test("2.6: what the object above assigns loses against what the object itself sets")
  func assignedOverridesComeFirst() {
    let (root, child, grandchild) = chain()
    child.node.assignedOverrides = TraitOverrides(
      UITraitCollection {
        $0.userInterfaceStyle = .dark; $0.horizontalSizeClass = .compact
      })
    root.node.propagate()
    #expect(grandchild.style == .dark)
    #expect(grandchild.node.storage[UITraitHorizontalSizeClass.self] == .compact)
    child.node.overrideUserInterfaceStyle = .light
    child.node.traitOverrides[UITraitHorizontalSizeClass.self] = .regular
    root.node.propagate()
    #expect(grandchild.style == .light)
    #expect(grandchild.node.storage[UITraitHorizontalSizeClass.self] == .regular)
    child.node.assignedOverrides = TraitOverrides()
    child.node.overrideUserInterfaceStyle = .unspecified
    child.node.traitOverrides = TraitOverrides()
    root.node.propagate()
    #expect(child.node.overrides.isEmpty)
    #expect(grandchild.node.storage === root.node.storage)
  }

  @Test("44: an app's trait set on the root reaches everything")
  func aCustomTraitReachesEverything() {
    let (root, child, grandchild) = chain()
    root.node.traitOverrides[Density.self] = 4
    root.node.propagate()
    #expect(grandchild.node.storage[Density.self] == 4)
    child.node.traitOverrides[Density.self] = 0
    root.node.propagate()
    #expect(grandchild.node.storage[Density.self] == 0)
  }

  @Test("46: parents are called before children, which still have their old traits then")
  func parentsFirst() {
    let (root, child, grandchild) = chain()
    var seen: [(UIUserInterfaceStyle, UIUserInterfaceStyle)] = []
    child.onChange = { _, old in
      seen.append((child.style, grandchild.style))
      #expect(old === light.storage)
    }
    root.node.overrideUserInterfaceStyle = .dark
    root.node.propagate()
    #expect(seen.count == 1)
    #expect(seen[0] == (.dark, .light))
    #expect(grandchild.style == .dark)
    let style = TraitMask(UITraitUserInterfaceStyle.self)
    #expect([root, child, grandchild].flatMap(\.calls) == (0...2).map { Call(name: $0, changed: style) })
  }

  @Test func nothingMarkedIsNothingVisited() {
    let (root, _, _) = chain()
    #expect(root.node.propagate() == .init())
    root.node.overrideUserInterfaceStyle = .unspecified
    #expect(root.node.propagate() == .init())
  }

  @Test func aFlipToTheStyleThatIsThereStopsAtTheRoot() {
    let (root, _, _) = chain()
    root.node.overrideUserInterfaceStyle = .light
    #expect(root.node.propagate() == .init(visited: 1, changed: 0, composed: 1))
    #expect(root.calls.isEmpty)
  }

  @Test func twoWritesBeforeAPassAreOneChange() {
    let (root, child, _) = chain()
    child.node.overrideUserInterfaceStyle = .dark
    child.node.traitOverrides[Density.self] = 1
    root.node.propagate()
    #expect(child.calls.count == 1)
    child.node.overrideUserInterfaceStyle = .light
    child.node.overrideUserInterfaceStyle = .dark
    #expect(root.node.propagate().changed == 0)
  }

  @Test func onlyMarkedPathsAreWalked() {
    let root = Owner()
    let rows = (0..<100).map { Owner($0) }
    for row in rows {
      root.adding(row)
      for _ in 0..<10 { row.adding(Owner.kept(by: row)) }
    }
    root.node.propagate()
    rows[70].node.overrideUserInterfaceStyle = .dark
    #expect(root.node.propagate() == .init(visited: 12, changed: 11, composed: 1))
  }

  @Test func anOverrideBelowKeepsASubtreeFromBeingVisited() {
    let (root, child, grandchild) = chain()
    child.node.overrideUserInterfaceStyle = .light
    root.node.propagate()
    root.node.overrideUserInterfaceStyle = .dark
    #expect(root.node.propagate() == .init(visited: 2, changed: 1, composed: 2))
    #expect(grandchild.calls.isEmpty)
  }

  @Test func tenThousandEqualOverridesAreComposedOnce() {
    let root = Owner()
    let children = (0..<10_000).map { Owner($0) }
    for child in children {
      child.node.traitOverrides[Density.self] = 2
      root.adding(child)
    }
    root.node.propagate()
    root.node.overrideUserInterfaceStyle = .dark
    #expect(root.node.propagate() == .init(visited: 10_001, changed: 10_001, composed: 2))
    #expect(children.allSatisfy { $0.node.storage === children[0].node.storage })
  }

  @Test("2.3.3: what is taken out of the tree keeps its traits, and what it sets goes on top of those")
  func removedNodesKeepTheirTraits() {
    let (root, child, grandchild) = chain()
    root.node.overrideUserInterfaceStyle = .dark
    child.node.traitOverrides[Density.self] = 1
    root.node.propagate()
    child.node.removeFromParent()
    root.node.overrideUserInterfaceStyle = .light
    root.node.propagate()
    #expect(child.style == .dark)
    child.node.traitOverrides = TraitOverrides()
    child.node.propagate()
    #expect(child.style == .dark)
    #expect(grandchild.node.storage[Density.self] == 0)
    root.adding(child)
    root.node.propagate()
    #expect(grandchild.style == .light)
  }

  @Test("52: a node that enters a tree whose traits it has already is not called")
  func predictedTraits() {
    let root = Owner()
    let right = Owner(1)
    let wrong = Owner(2, storage: dark.storage)
    root.adding(right, wrong)
    root.node.propagate()
    #expect(right.calls.isEmpty)
    #expect(wrong.calls.count == 1)
    #expect(wrong.style == .light)
  }

  @Test func aPassIsAskedForOnceUntilItHasRun() {
    let (root, child, grandchild) = chain()
    var asked = 0
    root.node.onNeedsUpdate = { asked += 1 }
    grandchild.node.overrideUserInterfaceStyle = .dark
    child.node.overrideUserInterfaceStyle = .dark
    root.node.overrideUserInterfaceStyle = .dark
    #expect(asked == 1)
    root.node.propagate()
    #expect(asked == 1)
    grandchild.node.overrideUserInterfaceStyle = .light
    #expect(asked == 2)
  }

  @Test("51: an owner that is released leaves the tree and is not called")
  func aReleasedOwnerLeaves() {
    let (root, child, grandchild) = chain()
    weak var gone: Owner?
    do {
      let extra = Owner(9)
      root.adding(extra)
      root.node.propagate()
      gone = extra
    }
    #expect(gone == nil)
    root.node.overrideUserInterfaceStyle = .dark
    #expect(root.node.propagate().changed == 3)
    #expect([child, grandchild].map(\.style) == [.dark, .dark])
  }

  @Test func childrenOfAReleasedParentAreRoots() {
    let child = Owner(1)
    do {
      let parent = Owner(0)
      parent.adding(child)
      parent.node.overrideUserInterfaceStyle = .dark
      parent.node.propagate()
    }
    #expect(child.node.parent == nil)
    #expect(child.style == .dark)
    let root = Owner().adding(child)
    root.node.propagate()
    #expect(child.style == .light)
  }

  @Test func aTreeAsDeepAsItIsLargeDoesNotOverflow() {
    let owners = (0..<100_000).map { Owner($0) }
    for (parent, child) in zip(owners, owners.dropFirst()) { parent.adding(child) }
    owners[0].node.overrideUserInterfaceStyle = .dark
    #expect(owners[0].node.propagate().changed == 100_000)
    owners[0].node.overrideUserInterfaceStyle = .light
    #expect(owners[99_999].node.propagate().changed == 100_000)
  }
}

extension Owner {
  /// Makes an owner that another one keeps alive.
  static func kept(by other: Owner) -> Owner {
    let owner = Owner()
    let onChange = other.onChange
    other.onChange = { [owner] in
      withExtendedLifetime(owner) {}
      onChange?($0, $1)
    }
    return owner
  }
}

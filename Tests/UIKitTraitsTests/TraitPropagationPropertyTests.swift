// Random trees, moves and overrides against a definition that is obviously right: traits by recursion from the root.

import SeededNumbers
import Testing
import UIKitBase
import UIKitTraits

@MainActor
final class Forest {
  var dice: SplitMix64
  let owners: [Owner]
  /// Whom each owner hangs under, kept apart from the nodes.
  var parents: [Int: Int] = [:]
  var styles: [Int: UIUserInterfaceStyle] = [:]
  var densities: [Int: Int] = [:]
  var system = UIUserInterfaceStyle.light
  /// How many more times an owner may do something when it is called.
  var mischief = 0

  init(seed: UInt64, count: Int) {
    dice = SplitMix64(state: seed)
    owners = (0..<count).map { Owner($0) }
    for owner in owners { owner.onChange = { [unowned self] in self.check($0, $1) } }
  }

  /// Does something at random.
  func act() {
    let name = Int.random(in: 0..<owners.count, using: &dice)
    let node = owners[name].node
    switch Int.random(in: 0..<8, using: &dice) {
    case 0...2 where name != 0:
      let other = Int.random(in: 0..<owners.count, using: &dice)
      guard !isInside(other, name) else { return }
      owners[other].adding(owners[name])
      parents[name] = other
    case 3 where name != 0:
      node.removeFromParent()
      parents[name] = nil
    case 4, 5:
      let style = UIUserInterfaceStyle(rawValue: Int.random(in: 0...2, using: &dice)) ?? .unspecified
      node.overrideUserInterfaceStyle = style
      styles[name] = style
    case 6:
      let density = [nil, 0, 1, 2][Int.random(in: 0...3, using: &dice)]
      node.traitOverrides[Density.self] = density
      densities[name] = density
    default:
      system = system == .light ? .dark : .light
      owners[0].node.inherited = UITraitCollection(userInterfaceStyle: system).storage
    }
  }

  /// Whether an owner hangs somewhere below another, or is it.
  func isInside(_ name: Int, _ other: Int) -> Bool {
    name == other || (parents[name].map { isInside($0, other) } ?? false)
  }

  /// The traits by recursion: those of the parent with the overrides on top.
  func naive(_ name: Int) -> UITraitCollection {
    let inherited = parents[name].map(naive) ?? UITraitCollection(userInterfaceStyle: system)
    return inherited.modifyingTraits {
      if let style = styles[name], style != .unspecified { $0.userInterfaceStyle = style }
      if let density = densities[name] { $0[Density.self] = density }
    }
  }

  /// What must hold whenever an owner is called.
  func check(_ owner: Owner, _ old: TraitStorage) {
    let node = owner.node
    #expect(old !== node.storage)
    #expect(owner.calls.last?.changed == TraitStorage.changedMask(from: old, to: node.storage))
    if let parent = node.parent { #expect(node.storage === parent.storage.composed(with: node.overrides)) }
    while mischief > 0, Int.random(in: 0..<3, using: &dice) == 0 {
      mischief -= 1
      if Int.random(in: 0..<6, using: &dice) == 0 {
        owners[Int.random(in: 0..<owners.count, using: &dice)].node.propagate()
      } else {
        act()
      }
    }
  }
}

@MainActor
struct TraitPropagationPropertyTests {
  @Test("2.2: after any changes, everything in the tree has its parent's traits with its own on top", arguments: 0..<60)
  func aPassEqualsTheDefinition(seed: UInt64) {
    let forest = Forest(seed: seed, count: 40)
    for _ in 0..<60 {
      let detachedBefore = forest.owners.filter { !forest.isInside($0.name, 0) }.map { ($0, $0.node.storage) }
      let calls = forest.owners.reduce(0) { $0 + $1.calls.count }
      for _ in 0..<Int.random(in: 1...8, using: &forest.dice) { forest.act() }
      let counts = forest.owners[0].node.propagate()
      #expect(forest.owners.reduce(0) { $0 + $1.calls.count } == calls + counts.changed)
      #expect(!forest.owners[0].node.needsUpdate)
      for owner in forest.owners where forest.isInside(owner.name, 0) {
        #expect(owner.node.storage === forest.naive(owner.name).storage)
        #expect(!owner.node.needsUpdate)
      }
      for (owner, storage) in detachedBefore where !forest.isInside(owner.name, 0) {
        #expect(owner.node.storage === storage)
      }
      #expect(forest.owners[0].node.propagate() == .init())
    }
  }

  @Test("2.8: the same when owners change the tree and run passes while they are called", arguments: 100..<200)
  func aPassEqualsTheDefinitionDespiteMischief(seed: UInt64) {
    let forest = Forest(seed: seed, count: 40)
    for _ in 0..<40 {
      for _ in 0..<Int.random(in: 1...8, using: &forest.dice) { forest.act() }
      forest.mischief = 30
      forest.owners[0].node.propagate()
      forest.mischief = 0
      #expect(!forest.owners[0].node.needsUpdate)
      for owner in forest.owners where forest.isInside(owner.name, 0) {
        #expect(owner.node.storage === forest.naive(owner.name).storage)
      }
    }
  }
}

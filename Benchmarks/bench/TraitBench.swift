import Foundation
import UIKit
import UIKitTraits

/// Measures what traits cost without views: the pass over the tree of nodes, reading, comparing and making collections.
@MainActor
enum TraitBench {
  /// All measurements of traits.
  static func measure(sizes: [Int], runs: Int) -> [CallResult] {
    sizes.map { pass(over: $0, runs: runs) } + [registration(runs: runs)] + calls(runs: runs)
  }

  // MARK: The pass

  /// An owner of a node that does nothing when its traits change.
  private final class Owner: TraitNodeOwner {
    private(set) lazy var node = TraitNode(owner: self, storage: .empty)
    func traitsDidChange(from old: TraitStorage, changed: TraitMask) {}
  }

  /// A change of the style that reaches each of `size` nodes below one.
  private static func pass(over size: Int, runs: Int) -> CallResult {
    let root = Owner()
    let owners = (0..<size).map { _ in Owner() }
    for owner in owners { root.node.add(owner.node) }
    root.node.propagate()
    var series = Series()
    for run in 0..<runs {
      root.node.overrideUserInterfaceStyle = run.isMultiple(of: 2) ? .dark : .light
      series.seconds.append(Calls.seconds { root.node.propagate() })
    }
    withExtendedLifetime(owners) {}
    return CallResult(what: "pass over \(size) nodes, all change", nanoseconds: series.median * 1e6)
  }

  /// What a registration with an empty handler adds to a change of a view's traits, the call of the handler included.
  private static func registration(runs: Int) -> CallResult {
    let count = 1000
    let (bare, watched) = (UIView(), UIView())
    for _ in 0..<count { watched.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in calls += 1 } }
    var (without, with) = (Series(), Series())
    for run in 0..<runs {
      for view in [bare, watched] { view.overrideUserInterfaceStyle = run.isMultiple(of: 2) ? .dark : .light }
      without.seconds.append(Calls.seconds { bare.updateTraitsIfNeeded() })
      with.seconds.append(Calls.seconds { watched.updateTraitsIfNeeded() })
    }
    let nanoseconds = (with.median - without.median) / Double(count) * 1e6
    return CallResult(what: "a registration and its handler, of \(calls / runs) called", nanoseconds: nanoseconds)
  }

  /// How often a handler was called.
  private static var calls = 0

  // MARK: Calls

  private static func calls(runs: Int) -> [CallResult] {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let near = UIScreen.main.traitCollection
    let far = near.modifyingTraits { $0.userInterfaceStyle = .dark }
    return [
      Calls.each("UITraitCollection.current", runs) { _ = UITraitCollection.current },
      Calls.each("UITraitCollection.current.userInterfaceStyle", runs) {
        sink = UITraitCollection.current.userInterfaceStyle.rawValue
      },
      inside(near, "the same while traits are set on the thread", runs) {
        sink = UITraitCollection.current.userInterfaceStyle.rawValue
      },
      Calls.each("a trait of a collection", runs) { sink = near.userInterfaceStyle.rawValue },
      Calls.each("hasDifferentColorAppearance, different", runs) { flag = near.hasDifferentColorAppearance(comparedTo: far) },
      Calls.each("hasDifferentColorAppearance, equal", runs) { flag = near.hasDifferentColorAppearance(comparedTo: near) },
      Calls.each("performAsCurrent of nothing", runs) { dark.performAsCurrent {} },
      Calls.each("a collection with one trait, known already", runs) { kept = UITraitCollection(userInterfaceStyle: .dark) },
      Calls.each("a full collection with one trait changed, known already", runs) {
        kept = near.modifyingTraits { $0.userInterfaceStyle = .dark }
      },
      Calls.each("two collections merged, known already", runs) { kept = UITraitCollection(traitsFrom: [near, light]) },
    ]
  }

  /// Somewhere for results to go, so that asking for them is not optimised away.
  private static var sink = 0
  private static var flag = false
  private static var kept: UITraitCollection?

  /// Measures calls while a collection is current.
  private static func inside(_ traits: UITraitCollection, _ what: String, _ runs: Int, _ body: () -> Void) -> CallResult {
    var result = CallResult(what: what, nanoseconds: 0)
    traits.performAsCurrent { result = Calls.each(what, runs, body) }
    return result
  }
}

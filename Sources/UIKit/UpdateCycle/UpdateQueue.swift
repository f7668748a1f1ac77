/// Views that wait for one of their methods to be called, in the order of the hierarchy when their turn comes.
@MainActor
final class UpdateQueue {
  /// The views, each once.
  private var views: [UIView] = []

  /// The bit by which a view knows that it is here.
  private let bit: ViewState
  /// Whether a view's turn comes before those of what is in it.
  private let parentsFirst: Bool

  /// How often a queue is looked through before the rest is left to the next frame.
  private static let mostRounds = 32

  /// A queue of nobody.
  init(bit: ViewState, parentsFirst: Bool) {
    self.bit = bit
    self.parentsFirst = parentsFirst
  }

  /// Adds a view.
  func add(_ view: UIView) {
    guard !view.bits.contains(bit) else { return }
    view.bits.insert(bit)
    views.append(view)
  }

  /// Takes the views one after the other that are in a window, and inside of `top` if that is given, until none is left.
  ///
  /// Views that left their window are dropped; they come back when they enter one. A body may add views; those have their turn in
  /// the same call, unless they go on adding each other. Returns whether a body found something to do.
  func run(below top: UIView?, _ body: (UIView) -> Bool) -> Bool {
    guard !views.isEmpty else { return false }
    var didRun = false
    for _ in 0..<Self.mostRounds {
      let waiting = take(below: top)
      if waiting.isEmpty { break }
      // One that leaves its window meanwhile waits on, as it will ask again when it enters one.
      for view in sorted(waiting) where view.shownIn != nil { if body(view) { didRun = true } }
    }
    return didRun
  }

  /// Removes the views whose turn it is.
  private func take(below top: UIView?) -> [UIView] {
    var (taken, left): ([UIView], [UIView]) = ([], [])
    for view in views {
      if view.shownIn != nil, let top, !view.isDescendant(of: top) {
        left.append(view)
        continue
      }
      view.bits.remove(bit)
      if view.shownIn != nil { taken.append(view) }
    }
    views = left
    return taken
  }

  /// The views by their depth in the hierarchy; those of one depth stay in the order in which they came.
  private func sorted(_ views: [UIView]) -> [UIView] {
    guard views.count > 1 else { return views }
    let order = views.enumerated().map { (index: $0.offset, depth: Self.depth(of: $0.element)) }
    let sorted = order.sorted { one, other in
      if one.depth != other.depth { return (one.depth < other.depth) == parentsFirst }
      return one.index < other.index
    }
    return sorted.map { views[$0.index] }
  }

  /// How many views contain a view.
  private static func depth(of view: UIView) -> Int {
    var depth = 0
    var ancestor = view.parent
    while let current = ancestor {
      depth += 1
      ancestor = current.parent
    }
    return depth
  }
}

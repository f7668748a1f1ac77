/// Which views take no touches because an animation or a transition moves them; the hit test asks here.
///
/// Apart from the views, because hardly any view is animated at a time and every view would have to carry the count.
@MainActor
enum AnimationInteraction {
  /// How many animations block each view. Whoever blocks a view keeps it alive until it is unblocked.
  private static var counts: [ObjectIdentifier: Int] = [:]

  /// Whether the view, and so everything in it, takes no touches now.
  static func isBlocked(_ view: UIView) -> Bool {
    !counts.isEmpty && counts[ObjectIdentifier(view)] != nil
  }

  /// Lets the view take no touches until ``unblock(_:)`` was called as often as this.
  static func block(_ view: UIView) { counts[ObjectIdentifier(view), default: 0] += 1 }

  /// Takes back one ``block(_:)``.
  static func unblock(_ view: UIView) {
    let id = ObjectIdentifier(view)
    counts[id] = counts[id].flatMap { $0 > 1 ? $0 - 1 : nil }
  }
}

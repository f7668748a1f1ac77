/// One way from the controller that a navigation controller shows to the next.
@MainActor
final class NavigationTransition {
  /// The controller whose view leaves; `nil` at the beginning.
  let from: UIViewController?
  /// The controller whose view comes; `nil` for an empty stack.
  let to: UIViewController?
  /// The page that leaves.
  let page: NavigationPage?
  /// The controllers that leave the navigation controller with it, and those that came for it.
  let leaving: [UIViewController]
  let arriving: [UIViewController]
  /// Whether it can be seen.
  let isAnimated: Bool
  /// Whether the pages have arrived, so that controllers are still to be told and nothing else.
  var hasArrived = false

  /// A way from one controller to the next.
  init(
    from: UIViewController?, to: UIViewController?, page: NavigationPage?, leaving: [UIViewController],
    arriving: [UIViewController], isAnimated: Bool
  ) {
    self.from = from
    self.to = to
    self.page = page
    self.leaving = leaving
    self.arriving = arriving
    self.isAnimated = isAnimated
  }
}

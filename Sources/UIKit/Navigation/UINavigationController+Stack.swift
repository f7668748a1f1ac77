import UIKitBase

/// What a change of the stack does at once: controllers become children or are told that they will leave.
extension UINavigationController {
  /// Takes up another stack; it is shown with the next layout.
  final func changeStack(to controllers: [UIViewController], animated: Bool) {
    precondition(
      Set(controllers.map(ObjectIdentifier.init)).count == controllers.count,
      "A controller can be on the stack of a navigation controller once; push another instance.")
    precondition(
      !controllers.contains { $0 is UINavigationController },
      "A navigation controller cannot be on the stack of another one; present it instead.")
    let old = stack
    guard !controllers.elementsEqual(old, by: ===) else { return }
    stack = controllers
    // Its tab is that of its first controller where it has none itself.
    if old.first !== controllers.first { tabBarController?.itemsDidChange() }
    for controller in old where !controllers.contains(where: { $0 === controller }) { beginLeaving(controller) }
    for controller in controllers where !old.contains(where: { $0 === controller }) { beginArriving(controller) }
    isNextAnimated = animated
    guard isViewLoaded else { return releaseLeaving() }
    if view.window == nil { showTop() } else { view.setNeedsLayout() }
  }

  /// Takes away what lies above the lowest `count` controllers and returns it.
  final func shorten(to count: Int, animated: Bool) -> [UIViewController] {
    guard count > 0, count < stack.count else { return [] }
    let popped = Array(stack[count...])
    changeStack(to: Array(stack[..<count]), animated: animated)
    return popped
  }

  /// Takes away what lies above a controller and returns it; `nil` when nothing does.
  final func popAbove(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    let index = stack.firstIndex { $0 === controller }
    precondition(index != nil, "\(type(of: controller)) is not on the stack, so nothing can be popped to it.")
    let popped = shorten(to: (index ?? 0) + 1, animated: animated)
    return popped.isEmpty ? nil : popped
  }

  /// Makes a controller a child; one that was about to leave stays.
  private func beginArriving(_ controller: UIViewController) {
    if transition?.leaving.contains(where: { $0 === controller }) == true { finishTransition() }
    if let index = leaving.firstIndex(where: { $0 === controller }) {
      leaving.remove(at: index)
      controller.willMove(toParent: self)
    } else {
      addChild(controller)
    }
    arriving.append(controller)
  }

  /// Tells a controller that it will leave; it stays a child until that is shown.
  private func beginLeaving(_ controller: UIViewController) {
    arriving.removeAll { $0 === controller }
    controller.willMove(toParent: nil)
    leaving.append(controller)
  }

  /// Lets the controllers go whose leaving nobody can see.
  final func releaseLeaving() {
    let gone = leaving
    leaving = []
    for controller in gone { controller.removeFromParent() }
  }

  /// Tells the controllers that came below the one that is shown that they are there.
  final func finishArriving() {
    let arrived = arriving
    arriving = []
    for controller in arrived { controller.didMove(toParent: self) }
  }
}

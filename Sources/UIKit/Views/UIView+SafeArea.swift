import CoreGraphics
import UIKitBase

/// Which margins of a view the system covers, and who hears that they changed.
extension UIView {
  /// The window's covered margins, as far as they reach into the view.
  ///
  /// What a scroll view around it has turned into margins of its content is not covered again.
  final var coveredInsets: UIEdgeInsets {
    guard let window, window !== self else { return .zero }
    let covered = window.safeAreaInsets
    guard covered != .zero else { return .zero }
    let free = window.bounds.inset(by: covered)
    let own = convert(bounds, to: window)
    // What lies beyond the window is not covered by anything.
    var insets = UIEdgeInsets(
      top: min(covered.top, max(0, free.minY - own.minY)), left: min(covered.left, max(0, free.minX - own.minX)),
      bottom: min(covered.bottom, max(0, own.maxY - free.maxY)), right: min(covered.right, max(0, own.maxX - free.maxX)))
    var ancestor = parent
    while let view = ancestor, insets != .zero {
      if let scroll = view as? UIScrollView {
        let share = scroll.safeAreaShare
        if share.top > 0 { insets.top = 0 }
        if share.left > 0 { insets.left = 0 }
        if share.bottom > 0 { insets.bottom = 0 }
        if share.right > 0 { insets.right = 0 }
      }
      ancestor = view.parent
    }
    return insets
  }

  /// Notes that the safe area of the view, or of one in it, may be another one; a window without covered margins has nothing to note.
  final func geometryMayHaveChanged() {
    if let shownIn, shownIn.hasCoveredMargins { shownIn.awaitsSafeAreaRound = true }
  }

  /// Tells the views of this subtree whose safe area is not the one last told, parents first; returns whether there was one.
  final func tellSafeAreas() -> Bool {
    var told = false
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.tellSafeArea() { told = true }
      waiting.append(contentsOf: view.subviews.reversed())
    }
    return told
  }

  /// Tells the view if its safe area is not the one last told; one that nobody wrote a class or a controller for has nobody to tell.
  private func tellSafeArea() -> Bool {
    guard !layer.ownerIsPlain || rare?.controller != nil else { return false }
    let insets = safeAreaInsets
    guard insets != rare?.toldSafeArea ?? .zero else { return false }
    makeRare().toldSafeArea = insets
    safeAreaDidChange()
    return true
  }
}

extension UIWindow {
  /// Tells the views whose safe area changed since the last frame; returns whether there was one.
  final func tellSafeAreasIfNeeded() -> Bool {
    guard awaitsSafeAreaRound else { return false }
    awaitsSafeAreaRound = false
    return tellSafeAreas()
  }
}

import CoreGraphics
import UIKitBase

/// Which margins of a view are covered, by the system and by the bars of controllers around it, and who hears that they changed.
extension UIView {
  /// The covered margins as far as they reach into the view: those of the window, handed down from view to view.
  final var coveredInsets: UIEdgeInsets {
    guard let window, window !== self, window.hasCoveredMargins else { return .zero }
    var chain: [UIView] = []
    var ancestor: UIView? = self
    while let view = ancestor, view !== window {
      chain.append(view)
      ancestor = view.parent
    }
    return chain.reversed().reduce(window.safeAreaInsets) { insets, view in view.coveredInsets(below: insets) }
  }

  /// The view's covered margins where its superview's are `insets`.
  ///
  /// What a scroll view has turned into margins of its content is not covered again; a controller adds what its container's bars cover.
  private final func coveredInsets(below insets: UIEdgeInsets) -> UIEdgeInsets {
    var insets = insets
    if insets != .zero, let parent {
      if let scroll = parent as? UIScrollView { insets = scroll.insetsLeftToContent(of: insets) }
      if insets != .zero { insets = reach(of: insets, from: parent) }
    }
    return rare?.controller?.addMargins(to: insets) ?? insets
  }

  /// How much of a superview's covered margins lies over the view. What lies beyond the superview is not covered by anything.
  private final func reach(of insets: UIEdgeInsets, from parent: UIView) -> UIEdgeInsets {
    let free = parent.bounds.inset(by: insets)
    let own = convert(bounds, to: parent)
    return UIEdgeInsets(
      top: min(insets.top, max(0, free.minY - own.minY)), left: min(insets.left, max(0, free.minX - own.minX)),
      bottom: min(insets.bottom, max(0, own.maxY - free.maxY)), right: min(insets.right, max(0, own.maxX - free.maxX)))
  }

  /// Notes that the safe area of the view, or of one in it, may be another one; a window without covered margins has nothing to note.
  final func geometryMayHaveChanged() {
    if let shownIn, shownIn.hasCoveredMargins { shownIn.awaitsSafeAreaRound = true }
  }

  /// Tells the views of a window whose safe area is not the one last told, parents first; returns whether there was one.
  fileprivate final func tellSafeAreas() -> Bool {
    var told = false
    var waiting = [(view: self, insets: safeAreaInsets)]
    while let (view, insets) = waiting.popLast() {
      if view.tellSafeArea(insets) { told = true }
      for subview in view.subviews.reversed() { waiting.append((subview, subview.coveredInsets(below: insets))) }
    }
    return told
  }

  /// Tells the view if its safe area is not the one last told; one that nobody wrote a class or a controller for has nobody to tell.
  private func tellSafeArea(_ insets: UIEdgeInsets) -> Bool {
    guard !layer.ownerIsPlain || rare?.controller != nil else { return false }
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

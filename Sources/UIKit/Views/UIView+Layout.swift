import QuartzCore
import UIKitBase
import UIKitTraits

extension UIView {
  /// Brings the traits of the subtree up to date, then lays out what asks for it.
  final func layoutNow() {
    traitNode.propagate()
    PropertyPhase.run(below: self)
    ConstraintPhase.run(below: self)
    var count = 0
    layer.layoutTreeIfNeeded(&count)
  }

  /// Runs `layoutSubviews`, and the controller's call-backs around it, with the view's traits current and its reads recorded.
  ///
  /// A view that came into the tree during this same pass gets its traits here, so that no layout sees predicted ones; and it runs
  /// `updateProperties` and `updateConstraints` here, as their phases are over.
  final func layoutContent() {
    traitNode.propagate()
    runWaitingUpdates()
    let controller = rare?.controller
    controller?.viewWillBeLaidOut()
    layoutReads = TraitContext.track(traitNode.storage) { layoutSubviews() }
    controller?.viewWasLaidOut()
  }

  // MARK: Margins

  /// Sets the margins and lays out again.
  final func setLayoutMargins(_ margins: UIEdgeInsets) {
    makeRare().layoutMargins = margins
    setNeedsLayout()
  }

  /// The margins with left and right by the reading direction.
  final var marginsInReadingDirection: NSDirectionalEdgeInsets {
    let margins = layoutMargins
    let begins = effectiveUserInterfaceLayoutDirection == .leftToRight
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: begins ? margins.left : margins.right, bottom: margins.bottom,
      trailing: begins ? margins.right : margins.left)
  }

  /// Insets whose left and right go by the reading direction.
  final func sides(of insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let begins = effectiveUserInterfaceLayoutDirection == .leftToRight
    return UIEdgeInsets(
      top: insets.top, left: begins ? insets.leading : insets.trailing, bottom: insets.bottom,
      right: begins ? insets.trailing : insets.leading)
  }

  /// Sets the margins whose left and right go by the reading direction.
  final func setMarginsInReadingDirection(_ margins: NSDirectionalEdgeInsets) { layoutMargins = sides(of: margins) }
}

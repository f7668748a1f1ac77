import QuartzCore
import UIKitBase
import UIKitTraits

extension UIView {
  /// Brings the traits of the subtree up to date, then lays out what asks for it.
  final func layoutNow() {
    _ = traitNode.propagate()
    var count = 0
    layer.layoutTreeIfNeeded(&count)
  }

  /// Runs `layoutSubviews`, and the controller's call-backs around it, with the view's traits current and its reads recorded.
  ///
  /// A view that came into the tree during this same pass gets its traits here, so that no layout sees predicted ones.
  final func layoutContent() {
    _ = traitNode.propagate()
    let controller = rare?.controller
    let storage = traitNode.storage
    var reads: TraitMask = []
    UITraitCollection.withCurrent(storage) {
      TraitTracking.track(storage, into: &reads) {
        controller?.viewWillBeLaidOut()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
      }
    }
    layoutReads = reads
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

  /// Sets the margins whose left and right go by the reading direction.
  final func setMarginsInReadingDirection(_ margins: NSDirectionalEdgeInsets) {
    let begins = effectiveUserInterfaceLayoutDirection == .leftToRight
    layoutMargins = UIEdgeInsets(
      top: margins.top, left: begins ? margins.leading : margins.trailing, bottom: margins.bottom,
      right: begins ? margins.trailing : margins.leading)
  }
}

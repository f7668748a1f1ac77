import QuartzCore
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
    tellSafeAreaIfChanged()
  }

  /// Calls `safeAreaInsetsDidChange` when the safe area is not the one last told; only views with rare state can differ.
  private func tellSafeAreaIfChanged() {
    guard let rare, rare.controller != nil else { return }
    let insets = safeAreaInsets
    guard rare.toldSafeArea != insets else { return }
    rare.toldSafeArea = insets
    safeAreaInsetsDidChange()
  }
}

import UIKitImages

/// Before layers draw: image views whose pictures have got other variants since are marked to show them (spec 5.3).
///
/// Variants are registered seldom and on any thread, so no asset knows the views that show it: one count says that there was a
/// change, and then the views of the scene are looked through once.
@MainActor
enum VariantPhase {
  /// Has registering variants lead to a frame; called once in the process.
  static let begin: Void = UIImageAsset.onChange {
    Departure.onMain { for scene in UIApplication.shared.scenes { scene.requestFrame() } }
  }

  /// Marks the image views of a scene; `seen` is how many changes there had been when they were looked through last.
  static func run(_ scene: UIWindowScene, seen: inout Int) {
    let changes = UIImageAsset.changeCount
    guard changes != seen else { return }
    seen = changes
    var pending: [UIView] = scene.windows
    while let view = pending.popLast() {
      (view as? UIImageView)?.takeUpVariants()
      pending += view.subviews
    }
  }
}

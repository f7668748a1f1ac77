import CoreGraphics
import QuartzCore
import UIKitColors
import UIKitImages
import UIKitTraits

extension UIImageView {
  /// What the initialisers do once all storage is there.
  final func setUpImageView() {
    isUserInteractionEnabled = false
    isOpaque = false
    takeUpScale()
  }

  /// The picture for the present state.
  final var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// The size that the picture asks for.
  final var pictureSize: CGSize {
    guard let image = shownImage else { return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    let (size, insets) = (image.size, image.alignmentRectInsets)
    return CGSize(width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  /// Asks for the new picture to be shown, and for layout if it has another size.
  final func pictureDidChange(from old: UIImage?) {
    takeUpScale()
    setNeedsDisplay()
    if old?.size != shownImage?.size { invalidateIntrinsicContentSize() }
  }

  /// Gives the layer the picture's pixels a point, so that gravities other than stretching know its size.
  private func takeUpScale() {
    if let image = shownImage { layer.contentsScale = image.scale }
  }

  /// Hands the layer the pixels for the view's traits and tint; what was read decides when that is done again.
  ///
  /// A layer that gets the pixels it has does nothing, so that a change of style costs a picture without variants nothing.
  final func showPicture() {
    let asset = shownImage?.madeAsset
    asset?.noteShown()
    shownVersion = asset?.version ?? 0
    drawReads = TraitContext.track(traitNode.storage) {
      guard let image = shownImage else {
        usesTint = false
        layer.contents = nil
        return
      }
      let variant = image.variant(for: traitNode.storage)
      usesTint = variant.isStencil(automaticIsTemplate: automaticIsTemplate)
      // Who is not filled with the tint does not depend on it, and is not to be shown again for it.
      let tint: UIColor = usesTint ? tintColor : .clear
      layer.contents = variant.shown(for: traitNode.storage, tint: tint, automaticIsTemplate: automaticIsTemplate)
      if layer.contentsScale != variant.scale { layer.contentsScale = variant.scale }
    }
  }

  /// Asks for the picture to be shown again if variants of it were registered or taken away since it was.
  final func takeUpVariants() {
    if let asset = shownImage?.madeAsset, asset.version != shownVersion { setNeedsDisplay() }
  }
}

// What casts a shadow, and the mask that it is painted with.

import CoreGraphics

/// The outline that casts a shadow, on the device, and the pixels the shadow reaches.
///
/// A blur costs more than all else in a frame, so it is done once for a shape and kept: on the device's own grid for a layer that lies as it
/// was laid out, and in the layer's own space for one that is turned or stretched, which is then placed by its matrix in each frame.
///
/// AD-HOC: without a `shadowPath` the outline is the layer's box, when the layer has a background, contents or a border; Core
/// Animation takes the alpha of the layer with everything below it.
@MainActor
struct ShadowShape {
  /// Deviations beyond which nothing is left of the blur.
  static let reach: CGFloat = 3

  /// The layer.
  let placed: PlacedLayer
  /// Its shadow.
  let shadow: LayerShadow
  /// Pixels in a point of the mask that is blurred.
  let resolution: CGFloat
  /// The standard deviation in pixels of that mask, to a quarter of a pixel.
  let sigma: CGFloat

  /// The shadow of a layer where it lies.
  init(of placed: PlacedLayer, _ shadow: LayerShadow) {
    self.placed = placed
    self.shadow = shadow
    resolution = Self.resolution(of: placed)
    sigma = (max(shadow.radius, 0) * resolution * 4).rounded() / 4
  }

  /// The device's scale, doubled or halved until the mask is not stretched by more than the root of two.
  ///
  /// Steps, and not the layer's scale itself: a layer that grows over time would need a blur a frame.
  private static func resolution(of placed: PlacedLayer) -> CGFloat {
    if placed.isAsLaidOut { return placed.deviceScale }
    let steps = log2(placed.scale / placed.deviceScale).rounded()
    return placed.deviceScale * exp2(steps.isFinite ? min(max(steps, -3), 2) : 0)
  }

  /// The pixels the shadow may touch.
  var covered: PixelRect {
    guard shadow.path != nil || placed.hasLook else { return .empty }
    let outline = shadow.path?.boundingBox ?? placed.bounds
    guard outline.width >= 0, outline.height >= 0 else { return .empty }
    // In points of the layer: how far the blur reaches, and a pixel of the mask and of the device for rounding on each side.
    let reach = ((sigma * Self.reach).rounded(.up) + 4) / resolution
    let shape = outline.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(dx: -reach, dy: -reach)
    guard shape.isFinite else { return .empty }
    return PixelRect(covering: shape.applying(placed.matrix).insetBy(dx: -2, dy: -2))
  }

  /// The blurred mask, and where on the device the origin of its space lies; nil when there is nothing to paint.
  func mask() -> (A8Bitmap, Int32, Int32)? {
    if placed.isAsLaidOut { return maskOnGrid() }
    // From points of the layer, as `localMask` has them, to the device, the shadow's offset included.
    let map = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height).concatenating(placed.matrix)
    return localMask(map).map { ($0, 0, 0) }
  }

  /// The mask of a layer that lies as it was laid out.
  private func maskOnGrid() -> (A8Bitmap, Int32, Int32)? {
    let m = placed.matrix
    let (dx, dy) = (m.a * shadow.offset.width, m.d * shadow.offset.height)
    if let path = shadow.path {
      // A path moves with the layer's origin.
      let (left, top) = (Self.quarter(m.tx + dx), Self.quarter(m.ty + dy))
      let key = PathMask(
        path: path, scale: resolution, left: left - left.rounded(.down), top: top - top.rounded(.down), sigma: sigma)
      guard let mask = MaskCache.shared.mask(.path(key)) else { return nil }
      return (mask, PixelRect.whole(left.rounded(.down)), PixelRect.whole(top.rounded(.down)))
    }
    // Place and size go to quarters of a pixel, so that a layer on the move does not need a mask a frame.
    let rect = placed.deviceRect
    let (left, top) = (Self.quarter(rect.minX + dx), Self.quarter(rect.minY + dy))
    let key = MaskKey(
      left: left - left.rounded(.down), top: top - top.rounded(.down), width: Self.quarter(rect.width),
      height: Self.quarter(rect.height), corners: placed.corners, part: .blurred(sigma))
    guard let mask = MaskCache.shared.mask(.outline(key)) else { return nil }
    return (mask, PixelRect.whole(left.rounded(.down)), PixelRect.whole(top.rounded(.down)))
  }

  /// The mask of a turned or stretched layer: blurred in its own space, or as it was, and placed by the map.
  private func localMask(_ map: CGAffineTransform) -> A8Bitmap? {
    let key: CachedMask
    var own = CGAffineTransform(scaleX: 1 / resolution, y: 1 / resolution)
    if let path = shadow.path {
      key = .path(PathMask(path: path, scale: resolution, left: 0, top: 0, sigma: sigma))
    } else {
      let bounds = placed.bounds
      let style = placed.cornersInPoints.times(resolution)
      key = .outline(
        MaskKey(
          left: 0, top: 0, width: Self.quarter(bounds.width * resolution), height: Self.quarter(bounds.height * resolution),
          corners: style, part: .blurred(sigma)))
      own = own.concatenating(CGAffineTransform(translationX: bounds.minX, y: bounds.minY))
    }
    let whole = own.concatenating(map)
    if let kept = placed.layer.extras?.placedShadow, kept.key == key, kept.map == whole { return kept.mask }
    guard let mask = MaskCache.shared.mask(key)?.placed(by: whole) else { return nil }
    placed.layer.extras?.placedShadow = PlacedShadow(key: key, map: whole, mask: mask)
    return mask
  }

  /// A length to the nearest quarter of a pixel.
  private static func quarter(_ length: CGFloat) -> CGFloat { (length * 4).rounded() / 4 }
}

/// The shadow of a turned or stretched layer as it was last painted.
struct PlacedShadow {
  /// The mask in the layer's own space.
  let key: CachedMask
  /// From that space to the device.
  let map: CGAffineTransform
  /// The mask on the device.
  let mask: A8Bitmap
}

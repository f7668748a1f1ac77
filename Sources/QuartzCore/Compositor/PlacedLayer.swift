// A layer together with where it lies on the device and which values it shows.

import CoreGraphics

/// What is needed to paint a layer or to tell which pixels it covers.
@MainActor
struct PlacedLayer {
  /// The layer.
  let layer: CALayer
  /// Animated values; nil when the model is shown.
  let look: ShownLook?
  /// The bounds shown, in points.
  let bounds: CGRect
  /// From the layer's coordinates to device pixels.
  let matrix: CGAffineTransform
  /// Device pixels in a point of a layer that no transform stretches.
  let deviceScale: CGFloat

  /// A root layer: its bounds fill the device from the upper left corner, wherever it is positioned.
  init(root layer: CALayer, look: ShownLook?, scale: CGFloat) {
    self.layer = layer
    self.look = look
    let bounds = look?.values.bounds ?? layer.storedBounds
    self.bounds = bounds
    deviceScale = scale
    matrix = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -bounds.origin.x * scale, ty: -bounds.origin.y * scale)
  }

  /// A sublayer in a space whose coordinates `space` takes to device pixels.
  init(_ layer: CALayer, look: ShownLook?, in space: CGAffineTransform, deviceScale: CGFloat) {
    self.deviceScale = deviceScale
    self.layer = layer
    self.look = look
    let bounds = look?.values.bounds ?? layer.storedBounds
    let position = look?.values.position ?? layer.storedPosition
    self.bounds = bounds
    guard let extras = layer.extras else {
      let x = position.x - 0.5 * bounds.size.width - bounds.origin.x
      let y = position.y - 0.5 * bounds.size.height - bounds.origin.y
      matrix = Self.moved(space, x, y)
      return
    }
    let anchor = extras.anchorPoint
    let x = -anchor.x * bounds.size.width - bounds.origin.x
    let y = -anchor.y * bounds.size.height - bounds.origin.y
    if let transform = look?.values.transform ?? extras.transform {
      let placed = Self.moved(space, position.x, position.y)
      matrix = Self.moved(transform.projected.concatenating(placed), x, y)
    } else {
      matrix = Self.moved(space, position.x + x, position.y + y)
    }
  }

  /// `space` with its origin moved by (x, y) of its own units.
  private static func moved(_ space: CGAffineTransform, _ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
    var m = space
    m.tx += space.a * x + space.c * y
    m.ty += space.b * x + space.d * y
    return m
  }

  /// The space of the sublayers.
  var innerSpace: CGAffineTransform {
    guard let sub = layer.extras?.sublayerTransform else { return matrix }
    return layer.aboutAnchor(sub.projected).concatenating(matrix)
  }

  // MARK: What is shown

  /// The opacity shown, 0…1.
  var opacity: Float { min(max(look?.values.opacity ?? layer.storedOpacity, 0), 1) }
  /// The fill of the outline; of a layer that promised to be opaque and drew itself, an opaque one.
  var background: CGColor? {
    let color = visible(look?.values.background ?? layer.storedBackground)
    return layer.backing != nil && layer.flags.contains(.opaque) ? CGColor.black.covered(by: color) : color
  }
  /// The shadow, unless nobody would see it.
  var shadow: LayerShadow? {
    guard let shadow = look?.values.shadow ?? layer.extras?.shadow, shadow.opacity > 0, visible(shadow.color) != nil else {
      return nil
    }
    return shadow
  }
  /// The width of the border in points, at most half of the shorter side; 0 when nobody would see it.
  var borderWidth: CGFloat {
    guard let extras = layer.extras else { return 0 }
    let width = look?.values.borderWidth ?? extras.borderWidth
    return width > 0 && borderColor != nil ? min(width, min(bounds.size.width, bounds.size.height) / 2) : 0
  }
  /// The colour of the border.
  var borderColor: CGColor? { visible(look?.values.border ?? layer.borderColor) }
  /// The picture that was given to the layer.
  var image: CGImage? { layer.extras?.contents }
  /// Whether there is a picture, given or drawn.
  var hasContents: Bool { layer.backing != nil || image != nil }
  /// Property `masksToBounds`.
  var masksToBounds: Bool { layer.flags.contains(.masksToBounds) }
  /// Whether anything of the layer or below it may be seen.
  var isShown: Bool { !layer.flags.contains(.hidden) && opacity > 0 }

  /// Whether the layer itself, without sublayers, may leave a trace.
  var hasLook: Bool { background != nil || hasContents || borderWidth > 0 }

  /// Whether the layer is painted as one picture and then faded, because it consists of more than one thing.
  var fadesAsGroup: Bool {
    guard opacity < 1, layer.flags.contains(.groupsOpacity) else { return false }
    if !layer.children.isEmpty || layer.extras?.dissolve != nil { return true }
    var things = 0
    if shadow != nil { things += 1 }
    if background != nil { things += 1 }
    if hasContents { things += 1 }
    if borderWidth > 0 { things += 1 }
    return things > 1
  }

  /// Whether there is anything to clip.
  var clips: Bool { masksToBounds && (!layer.children.isEmpty || hasContents) }

  /// The colour if it leaves a trace.
  private func visible(_ color: CGColor?) -> CGColor? {
    guard let color, color.alpha > 0 else { return nil }
    return color
  }

  // MARK: Outline

  /// Whether the edges of the layer run along the pixel grid, not mirrored.
  var isUpright: Bool { matrix.b == 0 && matrix.c == 0 && matrix.a > 0 && matrix.d > 0 }

  /// The smallest rectangle around the bounds, in device pixels; edges near the grid are on it.
  var deviceRect: CGRect {
    if isUpright {
      let x0 = Grid.snapped(matrix.a * bounds.minX + matrix.tx)
      let y0 = Grid.snapped(matrix.d * bounds.minY + matrix.ty)
      let x1 = Grid.snapped(matrix.a * bounds.maxX + matrix.tx)
      let y1 = Grid.snapped(matrix.d * bounds.maxY + matrix.ty)
      return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }
    return bounds.applying(matrix)
  }

  /// The outline's corners, in device pixels; meant for a layer that is upright.
  var corners: CornerStyle { cornersInPoints.times(scale) }

  /// The outline's corners, in points of the layer.
  var cornersInPoints: CornerStyle {
    let radius = max(look?.values.cornerRadius ?? layer.storedCornerRadius, 0)
    guard radius > 0 else { return .square }
    let limit = min(bounds.size.width, bounds.size.height) / 2
    return CornerStyle(
      radius: min(radius, limit), isContinuous: layer.flags.contains(.continuousCorners), corners: layer.maskedCorners)
  }

  /// Whether the layer lies as it would without any transform, a shift apart.
  var isAsLaidOut: Bool { isUpright && matrix.a == deviceScale && matrix.d == deviceScale }

  /// Device pixels a point, on average when the layer is distorted.
  var scale: CGFloat {
    if isUpright && matrix.a == matrix.d { return matrix.a }
    return abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
  }

  // MARK: Pixels covered

  /// The pixels inside the bounds to which an upright layer clips: edges go to the nearest grid line.
  ///
  /// AD-HOC: Core Animation clips softly at fractional edges; whole pixels keep clipping free of groups and text free of fringes.
  var clipRect: PixelRect {
    guard isUpright else { return PixelRect(covering: deviceRect) }
    let r = deviceRect
    return PixelRect(minX: r.minX.rounded(), minY: r.minY.rounded(), maxX: r.maxX.rounded(), maxY: r.maxY.rounded())
  }

  /// The pixels the layer itself may leave a trace on.
  func ownRect() -> PixelRect {
    let isDissolving = layer.extras?.dissolve != nil
    guard hasLook || isDissolving || shadow?.path != nil else { return .empty }
    var rect = PixelRect.empty
    // A dissolve paints the whole box, whatever the layer itself has.
    if hasLook || isDissolving {
      let box = deviceRect
      rect = PixelRect(covering: box)
      if hasContents { rect = rect.union(contentsRect(box)) }
    }
    if let shadow { rect = rect.union(ShadowShape(of: self, shadow).covered) }
    return rect
  }

  /// The pixels the contents may leave a trace on.
  private func contentsRect(_ box: CGRect) -> PixelRect {
    if let image {
      return PixelRect(covering: ContentsPlacement.rect(for: image, in: self).applying(matrix))
    }
    guard let backing = layer.backing, let origin = ContentsPlacement.origin(of: backing, in: self) else { return .empty }
    return PixelRect(x0: origin.x, y0: origin.y, x1: origin.x + Int32(backing.width), y1: origin.y + Int32(backing.height))
  }
}

extension CGColor {
  /// This opaque colour behind another one, as one colour; a pattern stays as it is.
  fileprivate func covered(by other: CGColor?) -> CGColor {
    guard let other else { return self }
    guard other.alpha < 1, other.pattern == nil else { return other }
    let (back, front) = (sRGB, other.sRGB)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * front.a }
    return CGColor(srgbRed: mix(back.r, front.r), green: mix(back.g, front.g), blue: mix(back.b, front.b), alpha: 1)
  }
}

/// The corners of an outline.
struct CornerStyle: Hashable {
  /// The radius, in the units of what it rounds.
  var radius: CGFloat
  /// Whether the curvature grows gradually.
  var isContinuous: Bool
  /// Which corners are round.
  var corners: CACornerMask

  /// No rounding.
  static let square = CornerStyle(radius: 0, isContinuous: false, corners: [])

  /// Whether there is nothing round.
  var isSquare: Bool { radius <= 0 || corners.isEmpty }

  /// How far from a corner the outline may leave the straight edges.
  var reach: CGFloat { isContinuous ? radius * CGPath.continuousCornerExtent : radius }

  /// The same corners of another radius.
  func with(radius: CGFloat) -> CornerStyle {
    CornerStyle(radius: max(radius, 0), isContinuous: isContinuous, corners: corners)
  }

  /// The same corners in units of which so many make one of these.
  func times(_ factor: CGFloat) -> CornerStyle { isSquare ? self : with(radius: radius * factor) }

  /// The path of a rectangle with these corners.
  func path(_ rect: CGRect) -> CGPath {
    CGPath.roundedRect(rect, radius: radius, corners: CGCornerMask(rawValue: corners.rawValue), continuous: isContinuous)
  }
}

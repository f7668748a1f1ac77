// The backing store and the contents of a layer.

import CoreGraphics

/// The contents scaled to the pixels they are shown at.
struct ScaledContents {
  /// The pixels.
  let bitmap: Bitmap
  /// Where the picture lies in them.
  let rect: CGRect
}

/// Where contents go.
@MainActor
enum ContentsPlacement {
  /// Where, in the layer's coordinates, a picture goes.
  static func rect(for image: CGImage, in placed: PlacedLayer) -> CGRect {
    let bounds = placed.bounds
    let scale = placed.layer.contentsScale
    let own = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    let gravity = placed.layer.contentsGravity
    var size = own
    switch gravity {
    case .resizeAspect, .resizeAspectFill:
      let x = bounds.width / own.width
      let y = bounds.height / own.height
      let factor = gravity == .resizeAspect ? min(x, y) : max(x, y)
      size = CGSize(width: own.width * factor, height: own.height * factor)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: break
    default: return bounds
    }
    let x: CGFloat =
      switch gravity {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: bounds.width - size.width
      default: (bounds.width - size.width) / 2
      }
    let y: CGFloat =
      switch gravity {
      case .top, .topLeft, .topRight: 0
      case .bottom, .bottomLeft, .bottomRight: bounds.height - size.height
      default: (bounds.height - size.height) / 2
      }
    return CGRect(x: bounds.minX + x, y: bounds.minY + y, width: size.width, height: size.height)
  }

  /// The device pixel at which a backing store is put pixel for pixel; nil when it is stretched or turned.
  static func origin(of backing: Bitmap, in placed: PlacedLayer) -> (x: Int32, y: Int32)? {
    let m = placed.matrix
    guard placed.isUpright, abs(m.a - backing.scale) < 1e-6, abs(m.d - backing.scale) < 1e-6,
      (placed.bounds.width * backing.scale - Grid.tolerance).rounded(.up) == CGFloat(backing.width),
      (placed.bounds.height * backing.scale - Grid.tolerance).rounded(.up) == CGFloat(backing.height)
    else { return nil }
    let x = m.a * placed.bounds.minX + m.tx
    let y = m.d * placed.bounds.minY + m.ty
    return (PixelRect.whole(x.rounded()), PixelRect.whole(y.rounded()))
  }
}

extension LayerPainter {
  /// Paints the picture that was given, or what was drawn.
  func paintContents(of placed: PlacedLayer, on canvas: Canvas, alpha: CGFloat) {
    if let image = placed.image {
      paint(image, of: placed, on: canvas, alpha: alpha)
    } else if let backing = placed.layer.backing {
      paint(backing, of: placed, on: canvas, alpha: alpha)
    }
  }

  /// A backing store: pixel for pixel where possible, else stretched to the bounds.
  private func paint(_ backing: Bitmap, of placed: PlacedLayer, on canvas: Canvas, alpha: CGFloat) {
    if let origin = ContentsPlacement.origin(of: backing, in: placed) {
      return canvas.blit(backing, x: origin.x, y: origin.y, alpha: alpha)
    }
    canvas.isolated(PixelRect(covering: placed.deviceRect).intersection(frame), alpha: alpha) { other in
      other.context.concatenate(placed.matrix)
      other.context.draw(backing, in: placed.bounds, alpha: 1)
    }
  }

  /// A picture: scaled once to the pixels it is shown at, as long as it lies straight.
  private func paint(_ image: CGImage, of placed: PlacedLayer, on canvas: Canvas, alpha: CGFloat) {
    let rect = ContentsPlacement.rect(for: image, in: placed)
    guard placed.isUpright else {
      canvas.isolated(PixelRect(covering: rect.applying(placed.matrix)).intersection(frame), alpha: alpha) { other in
        other.context.concatenate(placed.matrix)
        other.context.drawUpright(image, in: rect)
      }
      return
    }
    let exact = rect.applying(placed.matrix)
    var device = CGRect(
      x: Grid.snapped(exact.minX), y: Grid.snapped(exact.minY), width: Grid.snapped(exact.width),
      height: Grid.snapped(exact.height))
    // A picture of just these pixels is put on the grid, so that it stays sharp.
    if device.width == CGFloat(image.width) && device.height == CGFloat(image.height) {
      device.origin = CGPoint(x: device.minX.rounded(), y: device.minY.rounded())
    }
    let pixels = PixelRect(covering: device)
    guard pixels.area <= 4 * max(frame.area, 1), pixels.width < 16384, pixels.height < 16384 else {
      canvas.isolated(pixels.intersection(frame), alpha: alpha) { $0.context.drawUpright(image, in: device) }
      return
    }
    let local = device.offsetBy(dx: -CGFloat(pixels.x0), dy: -CGFloat(pixels.y0))
    if let scaled = placed.layer.extras?.scaledContents, scaled.rect == local {
      return canvas.blit(scaled.bitmap, x: pixels.x0, y: pixels.y0, alpha: alpha)
    }
    guard let bitmap = Bitmap(width: pixels.width, height: pixels.height, scale: 1) else { return }
    bitmap.context.drawUpright(image, in: local)
    placed.layer.extras?.scaledContents = ScaledContents(bitmap: bitmap, rect: local)
    canvas.blit(bitmap, x: pixels.x0, y: pixels.y0, alpha: alpha)
  }
}

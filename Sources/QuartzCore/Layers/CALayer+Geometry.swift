// Where a layer is.

import CoreGraphics

extension CALayer {
  /// Shows another part of the coordinates, or another size.
  func setBounds(_ new: CGRect) {
    let old = storedBounds
    guard new != old else { return }
    change("bounds") {
      storedBounds = new
      markSubtree()
    }
    setNeedsLayout()
    if new.size != old.size && flags.contains(.displaysOnBoundsChange) { setNeedsDisplay() }
  }

  /// Moves the layer.
  func setPosition(_ new: CGPoint) {
    guard new != storedPosition else { return }
    change("position") {
      storedPosition = new
      markSubtree()
    }
  }

  /// Changes the order among siblings.
  func setZPosition(_ new: CGFloat) {
    guard new != zPosition else { return }
    change("zPosition") {
      ensureExtras().zPosition = new
      if new != 0 { parent?.flags.insert(.hasZPositions) }
      markSubtree()
    }
  }

  /// Changes which point the position places.
  func setAnchorPoint(_ new: CGPoint) {
    guard new != anchorPoint else { return }
    change("anchorPoint") {
      ensureExtras().anchorPoint = new
      markSubtree()
    }
  }

  /// Changes the transform about the anchor point.
  func setTransform(_ new: CATransform3D) {
    guard new != transform else { return }
    change("transform") {
      ensureExtras().transform = CATransform3DIsIdentity(new) ? nil : new
      markSubtree()
    }
  }

  /// Changes the transform of all sublayers.
  func setSublayerTransform(_ new: CATransform3D) {
    guard new != sublayerTransform else { return }
    change("sublayerTransform") {
      ensureExtras().sublayerTransform = CATransform3DIsIdentity(new) ? nil : new
      markSubtree()
    }
  }

  /// Hides the layer, or shows it with all that waited meanwhile.
  func setHidden(_ new: Bool) {
    guard new != isHidden else { return }
    change("hidden") { setFlag(.hidden, new, changes: .subtreeChanged) }
    if !new { markWaitingWayUp() }
  }

  /// The upright rectangle around the transformed bounds.
  func computedFrame() -> CGRect {
    let size = bounds.size
    let anchor = anchorPoint
    let position = position
    let own = CGRect(x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width, height: size.height)
    guard let transform = extras?.transform else { return own.offsetBy(dx: position.x, dy: position.y) }
    return own.applying(transform.projected).offsetBy(dx: position.x, dy: position.y)
  }

  /// Sets size and position so that the frame is `new`; under a transform the size is what the inverse makes of it.
  func setFrame(_ new: CGRect) {
    let frame = new.standardized
    var size = frame.size
    if let transform = extras?.transform {
      let m = transform.projected
      let determinant = m.a * m.d - m.b * m.c
      if abs(determinant) > 1e-12 {
        let turned = CGRect(origin: .zero, size: size).applying(m.inverted())
        size = turned.size
      }
    }
    let anchor = anchorPoint
    bounds = CGRect(origin: bounds.origin, size: size)
    // With the size set, the transformed box's place relative to the position is known; put its corner where it shall be.
    if extras?.transform == nil {
      position = CGPoint(x: frame.origin.x + anchor.x * size.width, y: frame.origin.y + anchor.y * size.height)
    } else {
      let now = computedFrame()
      position = CGPoint(
        x: position.x + frame.origin.x - now.origin.x, y: position.y + frame.origin.y - now.origin.y)
    }
  }

  /// From own coordinates to the superlayer's.
  var toSuperlayer: CGAffineTransform {
    let bounds = bounds
    let anchor = anchorPoint
    let position = position
    let dx = -bounds.origin.x - anchor.x * bounds.size.width
    let dy = -bounds.origin.y - anchor.y * bounds.size.height
    var m = CGAffineTransform(translationX: dx, y: dy)
    if let transform = extras?.transform { m = m.concatenating(transform.projected) }
    m = m.concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    if let parent, let sub = parent.extras?.sublayerTransform { m = m.concatenating(parent.aboutAnchor(sub.projected)) }
    return m
  }

  /// A transform of own coordinates, carried out about the anchor point.
  func aboutAnchor(_ m: CGAffineTransform) -> CGAffineTransform {
    let bounds = bounds
    let anchor = anchorPoint
    let x = bounds.origin.x + anchor.x * bounds.size.width
    let y = bounds.origin.y + anchor.y * bounds.size.height
    return CGAffineTransform(translationX: -x, y: -y).concatenating(m).concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

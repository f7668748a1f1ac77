// How a layer looks.

import CoreGraphics

extension CALayer {
  /// Changes how much the layer and all below let through.
  func setOpacity(_ new: Float) {
    guard new != storedOpacity else { return }
    change("opacity") {
      storedOpacity = new
      markSubtree()
    }
  }

  /// Keeps the object it was given; an equal colour replaces it without a new picture.
  func setBackgroundColor(_ new: CGColor?) {
    // OPTIMIZATION: where no action has to be asked for while the old color stands, the two change places, which counts nobody.
    if startsNoAction {
      var other = new
      swap(&storedBackground, &other)
      if other !== storedBackground, other != storedBackground { markLook() }
      return
    }
    if new === storedBackground { return }
    if new == storedBackground {
      storedBackground = new
      return
    }
    change("backgroundColor") {
      storedBackground = new
      markLook()
    }
  }

  /// Changes how round the corners are.
  func setCornerRadius(_ new: CGFloat) {
    guard new != storedCornerRadius else { return }
    change("cornerRadius") {
      storedCornerRadius = new
      markBoxOutline()
    }
  }

  /// Changes which corners are round.
  func setMaskedCorners(_ new: CACornerMask) {
    guard new != maskedCorners else { return }
    change("maskedCorners") {
      ensureExtras().maskedCorners = new
      markBoxOutline()
    }
  }

  /// The outline concerns the sublayers only when it clips them.
  private func markBoxOutline() {
    if masksToBounds { markSubtree() } else { markLook() }
  }

  /// Changes the width of the border.
  func setBorderWidth(_ new: CGFloat) {
    guard new != borderWidth else { return }
    change("borderWidth") {
      ensureExtras().borderWidth = new
      markLook()
    }
  }

  /// Keeps the object it was given; an equal colour replaces it without a new picture.
  func setBorderColor(_ new: CGColor?) {
    if new === borderColor { return }
    if new == borderColor {
      ensureExtras().borderColor = new
      return
    }
    change("borderColor") {
      ensureExtras().borderColor = new
      markLook()
    }
  }

  /// Changes the shadow; a shadow that stays equal draws nothing anew.
  func changeShadow(_ key: String, _ body: (inout LayerShadow) -> Void) {
    let old = extras?.shadow ?? LayerShadow()
    var new = old
    body(&new)
    guard new != old else {
      if new.color !== old.color { ensureExtras().shadow = new }
      return
    }
    change(key) {
      ensureExtras().shadow = new
      if new.opacity > 0 || old.opacity > 0 || extras?.animations != nil { markLook() }
    }
  }

  /// Shows another picture.
  func setContents(_ new: CGImage?) {
    guard new !== extras?.contents else { return }
    change("contents") {
      ensureExtras().contents = new
      ensureExtras().scaledContents = nil
      markLook()
    }
  }

  /// Changes how the picture is put into the bounds.
  func setContentsGravity(_ new: CALayerContentsGravity) {
    guard new != contentsGravity else { return }
    change("contentsGravity") {
      ensureExtras().contentsGravity = new
      markLook()
    }
  }

  /// Changes the pixels a point, at which the layer is drawn anew.
  func setContentsScale(_ new: CGFloat) {
    guard new > 0, Float(new) != storedContentsScale else { return }
    storedContentsScale = Float(new)
    setNeedsDisplay()
    if extras?.contents != nil { markLook() }
  }

  /// Takes over another layer's look, for copies.
  func copyLook(from other: CALayer) {
    storedBounds = other.storedBounds
    storedPosition = other.storedPosition
    storedBackground = other.storedBackground
    storedCornerRadius = other.storedCornerRadius
    storedOpacity = other.storedOpacity
    storedContentsScale = other.storedContentsScale
    flags.formUnion(
      other.flags.intersection([.hidden, .masksToBounds, .opaque, .displaysOnBoundsChange, .continuousCorners]))
    if !other.flags.contains(.groupsOpacity) { flags.remove(.groupsOpacity) }
    backing = other.backing
    extras = other.extras.map { LayerExtras(lookOf: $0) }
  }
}

public import CoreGraphics

/// The context that drawing goes to on this thread; `nil` outside of `draw(_:)` and of a pushed context.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContextStack.current }

/// Lets drawing on this thread go to `context` until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) { CGContextStack.push(context) }

/// Lets drawing on this thread go where it went before the last ``UIGraphicsPushContext(_:)``.
public func UIGraphicsPopContext() { CGContextStack.pop() }

/// Fills `rect` with the current context's fill color, replacing what was there.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills `rect` with the current context's fill color in the given blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = CGContextStack.current else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a line one point wide just inside `rect` with the current context's fill color, replacing what was there.
public func UIRectFrame(_ rect: CGRect) {
  let width = min(1, rect.width / 2, rect.height / 2)
  guard width > 0 else { return }
  UIRectFill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: width))
  UIRectFill(CGRect(x: rect.minX, y: rect.maxY - width, width: rect.width, height: width))
  let sides = rect.insetBy(dx: 0, dy: width)
  UIRectFill(CGRect(x: sides.minX, y: sides.minY, width: width, height: sides.height))
  UIRectFill(CGRect(x: sides.maxX - width, y: sides.minY, width: width, height: sides.height))
}

/// Restricts drawing in the current context to `rect`.
public func UIRectClip(_ rect: CGRect) { CGContextStack.current?.clip(to: rect) }

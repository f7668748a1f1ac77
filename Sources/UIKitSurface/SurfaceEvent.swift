package import CoreGraphics

/// One thing that the user did to a window.
package enum SurfaceEvent: Equatable, Sendable {
  /// A finger or a pressed pointer; `location` is in points from the top left of the canvas, `time` on the place's clock.
  case touch(id: Int, phase: SurfaceTouchPhase, location: CGPoint, time: Double)
  /// A turn of a wheel or a stroke on a touch pad: `delta` is how far the content is to move on, in points, down and right positive.
  case scroll(delta: CGPoint, location: CGPoint, time: Double)
  /// A key that went down or up while the window had the keyboard.
  case key(SurfaceKey, time: Double)
  /// Whether the window's app hears what the user does from now on: the window came to the front of the desktop, or left it.
  case activation(Bool)
  /// Whether anything of the window can be seen from now on; a window that cannot be seen is inactive, too.
  case visibility(Bool)
}

/// Where in its life a touch is.
package enum SurfaceTouchPhase: Sendable {
  /// The finger came down.
  case began
  /// The finger moved.
  case moved
  /// The finger was lifted.
  case ended
  /// The touch counts for nothing any more.
  case cancelled
}

/// Margins of a canvas in points, each zero or more.
package struct SurfaceInsets: Equatable, Sendable {
  /// The covered margin at the top.
  package var top: CGFloat
  /// The covered margin at the left.
  package var left: CGFloat
  /// The covered margin at the bottom.
  package var bottom: CGFloat
  /// The covered margin at the right.
  package var right: CGFloat

  /// Margins of the given widths.
  package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

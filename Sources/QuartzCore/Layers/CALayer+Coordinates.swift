// From one layer's coordinates to another's, and which layer is at a point.

public import CoreGraphics

extension CALayer {
  /// Converts a point from this layer's coordinates to `l`'s; nil means the root layer's.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(transform(to: l))
  }

  /// Converts a point from `l`'s coordinates to this layer's; nil means the root layer's.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying((l ?? rootLayer).transform(to: self))
  }

  /// Converts a rectangle from this layer's coordinates to `l`'s; the result is the upright rectangle around it.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(transform(to: l))
  }

  /// Converts a rectangle from `l`'s coordinates to this layer's; the result is the upright rectangle around it.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying((l ?? rootLayer).transform(to: self))
  }

  /// From own coordinates to those of `other`, over the nearest common ancestor.
  package func transform(to other: CALayer?) -> CGAffineTransform {
    let target = other ?? rootLayer
    if target === self { return .identity }
    // Mostly one is right above the other, and then the way to the root does not matter.
    if let up = way(upTo: target) { return up }
    if let down = target.way(upTo: self) { return down.inverted() }
    var (one, two): (CALayer?, CALayer?) = (self, target)
    var (up, down) = (CGAffineTransform.identity, CGAffineTransform.identity)
    func climb(_ layer: inout CALayer?, _ way: inout CGAffineTransform) {
      guard let here = layer else { return }
      way = way.concatenating(here.toSuperlayer)
      layer = here.parent
    }
    // To the same height first, then side by side until both ways meet; they end outside of the roots when they never do.
    var (depth, depthOfTarget) = (self.depth, target.depth)
    while depth > depthOfTarget {
      climb(&one, &up)
      depth -= 1
    }
    while depthOfTarget > depth {
      climb(&two, &down)
      depthOfTarget -= 1
    }
    while one !== two {
      climb(&one, &up)
      climb(&two, &down)
    }
    return up.concatenating(down.inverted())
  }

  /// The map to an ancestor that is a few steps away; nil for any other layer.
  private func way(upTo ancestor: CALayer) -> CGAffineTransform? {
    var way = CGAffineTransform.identity
    var layer = self
    for _ in 0..<4 {
      guard let next = layer.parent else { return nil }
      way = way.concatenating(layer.toSuperlayer)
      if next === ancestor { return way }
      layer = next
    }
    return nil
  }

  /// How many layers are above this one.
  private var depth: Int {
    var count = 0
    var layer = self
    while let next = layer.parent {
      layer = next
      count += 1
    }
    return count
  }

  /// The frontmost layer at `p`, given in the superlayer's coordinates.
  func frontmost(at p: CGPoint) -> CALayer? {
    if isHidden { return nil }
    let m = toSuperlayer
    guard m.a * m.d - m.b * m.c != 0 else { return nil }
    let own = p.applying(m.inverted())
    let inside = contains(own)
    if masksToBounds && !inside { return nil }
    for child in paintOrder().reversed() {
      if let found = child.hitTest(own) { return found }
    }
    return inside ? self : nil
  }
}

// Lighter, darker and mixed colours that go on following the appearance.

public import UIKit

extension UIColor {
  /// The colour on the way to another, 0 being this one and 1 the other; shares beyond are brought to the nearest end.
  ///
  /// Mixed in OKLab, as CSS does with `color-mix(in oklab, …)`, so that the way keeps its hue and lightness grows evenly. The result
  /// follows the traits if one of the two does, and else is fixed; what sRGB cannot hold is kept.
  public func mixed(with other: UIColor, by share: CGFloat = 0.5) -> UIColor {
    let share = Double(share.isFinite ? min(max(share, 0), 1) : 0)
    return derived(with: other) { one, other in
      guard let other else { return one }
      return OKLab(one).mixed(with: OKLab(other), by: share).rgba
    }
  }

  /// The colour with so much of the way to white behind it: 0 is the colour, 1 is white. Alpha stays; it follows the traits.
  public func lightened(by share: CGFloat = 0.2) -> UIColor { moved(toLightness: 1, by: share) }

  /// The colour with so much of the way to black behind it: 0 is the colour, 1 is black. Alpha stays; it follows the traits.
  public func darkened(by share: CGFloat = 0.2) -> UIColor { moved(toLightness: 0, by: share) }

  /// The colour on the way to black or white.
  private func moved(toLightness lightness: Double, by share: CGFloat) -> UIColor {
    let share = Double(share.isFinite ? min(max(share, 0), 1) : 0)
    return derived { color, _ in
      var end = OKLab(color)
      (end.lightness, end.a, end.b) = (lightness, 0, 0)
      return OKLab(color).mixed(with: end, by: share).rgba
    }
  }
}

// Lighter, darker and mixed colours that go on following the appearance.

public import UIKit

extension UIColor {
  /// The colour on the way to another, 0 being this one and 1 the other; shares beyond are brought to the nearest end.
  ///
  /// Mixed in OKLab, as CSS does with `color-mix(in oklab, …)`, so that the way keeps its hue and lightness grows evenly. The result
  /// follows the traits if one of the two does, and else is fixed; what sRGB cannot hold is kept.
  public func mixed(with other: UIColor, by share: CGFloat = 0.5) -> UIColor {
    let share = Self.bounded(share)
    return UIColor.derived(from: [self, other]) { OKLab($0[0]).mixed(with: OKLab($0[1]), by: share).rgba }
  }

  /// The colour with so much of the way to white behind it: 0 is the colour, 1 is white. Alpha stays; it follows the traits.
  public func lightened(by share: CGFloat = 0.2) -> UIColor { moved(toLightness: 1, by: share) }

  /// The colour with so much of the way to black behind it: 0 is the colour, 1 is black. Alpha stays; it follows the traits.
  public func darkened(by share: CGFloat = 0.2) -> UIColor { moved(toLightness: 0, by: share) }

  /// The colour on the way to black or white.
  private func moved(toLightness lightness: Double, by share: CGFloat) -> UIColor {
    let share = Self.bounded(share)
    return UIColor.derived(from: [self]) { colors in
      let color = OKLab(colors[0])
      var end = color
      (end.lightness, end.a, end.b) = (lightness, 0, 0)
      return color.mixed(with: end, by: share).rgba
    }
  }

  /// A share brought to the nearest end; 0 for what is no finite number.
  private static func bounded(_ share: CGFloat) -> Double { Double(share.isFinite ? min(max(share, 0), 1) : 0) }
}

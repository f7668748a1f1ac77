// Colours as hue, saturation and brightness.

import UIKitBase

/// A colour by its place on the colour circle, its distance from gray, and its brightness.
struct HueSaturationBrightness {
  /// The place on the circle, 0…1; red is 0, green a third, blue two thirds.
  var hue: CGFloat
  /// The distance from gray, 0…1.
  var saturation: CGFloat
  /// The largest component.
  var brightness: CGFloat

  /// Brings all three into 0…1.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = min(max(hue, 0), 1)
    self.saturation = min(max(saturation, 0), 1)
    self.brightness = min(max(brightness, 0), 1)
  }

  /// Finds the three for components of sRGB; a gray has hue 0.
  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let largest = max(red, green, blue)
    let range = largest - min(red, green, blue)
    brightness = largest
    saturation = largest > 0 ? range / largest : 0
    guard range > 0 else {
      hue = 0
      return
    }
    let sixths: CGFloat =
      if largest == red {
        (green - blue) / range
      } else if largest == green {
        2 + (blue - red) / range
      } else {
        4 + (red - green) / range
      }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  /// The components of sRGB.
  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let sixths = hue * 6
    /// How bright a component is whose own place on the circle begins `start` sixths before red's.
    func component(_ start: CGFloat) -> CGFloat {
      let place = (start + sixths).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    return (component(5), component(3), component(1))
  }
}

// A picture in place of a colour.

import CoreGraphics
import UIKitBase
public import UIKitColors
import UIKitTraits

extension UIColor {
  /// A picture that is repeated in both directions wherever the colour is used; clear for one without pixels.
  ///
  /// It begins at the upper left corner of the view or the context that is filled. The picture is taken as it is, with its variant of
  /// the moment and its tint under the current traits, and does not follow the traits. There are no components: the getters answer
  /// false and leave alone what they were to fill in (spec 3.4.2).
  public convenience init(patternImage image: UIImage) {
    let tint = image.look.tint?.resolvedCGColor(UITraitCollection.currentStorage)
    let picture = image.pixels.shown(filledWith: tint)
    self.init(cgColor: picture.map { CGColor(pattern: CGPattern(image: $0, scale: image.scale)) } ?? .clear)
  }
}

package import Foundation

/// A picture that is repeated in both directions in place of a colour; any thread may use it.
///
/// `UIColor(patternImage:)` makes one. It lies in the space that a context had when it was made, whatever its matrix is by now:
/// ``CGContext/setPatternPhase(_:)`` moves it there. Two are equal when they repeat the same picture at the same scale.
public final class CGPattern: Sendable {
  /// The picture.
  package let image: CGImage
  /// Pixels of the picture a point, above zero.
  package let scale: CGFloat

  /// A pattern of a picture; a scale that makes no sense counts as 1.
  package init(image: CGImage, scale: CGFloat) {
    self.image = image
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }
}

extension CGPattern: Hashable {
  /// Whether two repeat the same picture at the same scale.
  public static func == (one: CGPattern, other: CGPattern) -> Bool {
    one === other || (one.image == other.image && one.scale == other.scale)
  }

  /// Feeds what makes patterns equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(image)
    hasher.combine(scale)
  }
}

extension CGColor {
  /// A picture that is repeated in place of a colour, at an opacity from 0 to 1.
  package convenience init(pattern: CGPattern, alpha: CGFloat = 1) {
    self.init(encoding: .sRGB, value: Triple(r: 0, g: 0, b: 0), alpha: alpha, pattern: pattern)
  }

  /// Whether nothing can be seen through what is filled with it.
  package var isOpaque: Bool { alpha >= 1 && pattern?.image.isOpaque != false }
}

import CoreGraphics
import UIKitTraits

/// How picture, name and badge of a tab stand to each other: pure geometry (geometry spec 4.2).
enum TabArrangement {
  /// The name below the picture: where the window is narrow and high, as a phone that is held upright.
  case stacked
  /// The name beside the picture: where there is room, and where there is no height, as on a phone that lies on its side.
  case inline
  case compactInline

  /// The arrangement under the given traits. AD-HOC: no source names the lengths of the second and the third.
  init(for traits: UITraitCollection) {
    self = traits.verticalSizeClass == .compact ? .compactInline : traits.horizontalSizeClass == .regular ? .inline : .stacked
  }

  /// The size of the name, in points.
  var fontSize: CGFloat {
    switch self {
    case .stacked: 10
    case .inline: 13
    case .compactInline: 12
    }
  }

  /// The lengths, in points.
  private enum Metrics {
    /// The side of the square in whose middle a picture stands below which there is a name, and from the tab's top to it.
    static let box: (y: CGFloat, side: CGFloat) = (5.5, 25)
    /// From the tab's top to the box of the name below a picture, and its height.
    static let title: (y: CGFloat, height: CGFloat) = (35, 12)
    /// Between a picture and the name beside it.
    static let gap: CGFloat = 6
    /// Where the badge begins: from the middle of the picture's square, and from its top. AD-HOC: no source names it.
    static let badge = CGPoint(x: 4, y: -4.5)
  }

  /// The places in a tab of the given size; a picture keeps its own, and one that is larger than its square stands out on all sides.
  func places(in size: CGSize, titleWidth: CGFloat, imageSize: CGSize?) -> (title: CGRect, image: CGRect, badge: CGPoint) {
    let (box, title) = boxes(in: size, titleWidth: titleWidth, hasImage: imageSize != nil)
    let image = imageSize ?? .zero
    return (
      title,
      CGRect(x: box.midX - image.width / 2, y: box.midY - image.height / 2, width: image.width, height: image.height),
      CGPoint(x: box.midX + Metrics.badge.x, y: box.minY + Metrics.badge.y)
    )
  }

  /// The square of the picture, and the name's box.
  private func boxes(in size: CGSize, titleWidth: CGFloat, hasImage: Bool) -> (image: CGRect, title: CGRect) {
    let side = Metrics.box.side
    switch self {
    case .stacked:
      let width = min(titleWidth, size.width)
      return (
        CGRect(x: (size.width - side) / 2, y: Metrics.box.y, width: side, height: side),
        CGRect(x: (size.width - width) / 2, y: Metrics.title.y, width: width, height: Metrics.title.height)
      )
    case .inline, .compactInline:
      let beside = hasImage ? side + (titleWidth > 0 ? Metrics.gap : 0) : 0
      let width = min(titleWidth, max(0, size.width - beside))
      let start = (size.width - beside - width) / 2
      let y = (size.height - side) / 2
      return (
        // Without a picture the badge stands at the end of the name.
        CGRect(x: hasImage ? start : start + width - side / 2, y: y, width: side, height: side),
        CGRect(x: start + beside, y: 0, width: width, height: size.height)
      )
    }
  }
}

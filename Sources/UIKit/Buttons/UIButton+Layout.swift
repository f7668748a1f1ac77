// Where title and picture of a button are, and how large a button they ask for.

import CoreGraphics
import QuartzCore
import UIKitBase
import UIKitText

extension UIButton {
  /// The room above and below the title of a button without insets, in points (geometry spec 6.3).
  private static let titleRoom: CGFloat = 6
  /// The size of a button that shows nothing, in points, as on iOS.
  private static let emptySize = CGSize(width: 30, height: 34)

  /// The distance of the content from the edges.
  final var effectiveInsets: UIEdgeInsets { configuration.map { sides(of: $0.contentInsets) } ?? contentEdgeInsets }

  /// The size that title, picture and insets ask for.
  final var fittingSize: CGSize {
    let arrangement = arrangement(inWidth: 0)
    let content = arrangement.size
    let insets = effectiveInsets
    if configuration == nil {
      if content == .zero, insets == .zero { return buttonType == .system ? Self.emptySize : .zero }
      // Insets take the place of the room that a title has by itself; a picture has none.
      let room = insets == .zero && arrangement.title.height > 0 ? arrangement.title.height + 2 * Self.titleRoom : 0
      return CGSize(
        width: content.width.rounded(.up) + insets.left + insets.right,
        height: max(content.height + insets.top + insets.bottom, room))
    }
    return CGSize(
      width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
  }

  /// The sizes of what is shown, and how it stands; a width of zero sets no limit.
  private func arrangement(inWidth width: CGFloat) -> ButtonArrangement {
    let look = shownLook
    var arrangement = ButtonArrangement()
    arrangement.image = look.image?.size ?? .zero
    if let configuration {
      arrangement.placement = configuration.imagePlacement
      arrangement.imagePadding = configuration.imagePadding
      arrangement.titlePadding = configuration.titlePadding
      arrangement.titleAlignment = configuration.titleAlignment
    }
    let beside = arrangement.isSideways && arrangement.image.width > 0 ? arrangement.image.width + arrangement.imagePadding : 0
    let room = width > 0 ? max(0, width - beside) : 0
    arrangement.title = size(of: look.title == nil && look.attributedTitle == nil ? nil : parts.title, in: room)
    arrangement.subtitle = size(of: look.subtitle == nil ? nil : parts.subtitle, in: room)
    return arrangement
  }

  /// The size of a label, no wider than a width above zero.
  private func size(of label: UILabel?, in width: CGFloat) -> CGSize {
    guard let label else { return .zero }
    let limit = width > 0 ? width : CGFloat.greatestFiniteMagnitude
    let size = label.sizeThatFits(CGSize(width: limit, height: .greatestFiniteMagnitude))
    return width > 0 ? CGSize(width: min(size.width, width), height: size.height) : size
  }

  /// The places of picture and title in the rectangle of the content, with the insets of each.
  final func places(in content: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let arrangement = arrangement(inWidth: content.width)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var places = arrangement.places(
      in: content, effectiveContentHorizontalAlignment, contentVerticalAlignment, isRightToLeft: isRightToLeft)
    if configuration == nil {
      places.image = moved(places.image, by: imageEdgeInsets)
      places.title = moved(places.title, by: titleEdgeInsets)
    }
    func aligned(_ rect: CGRect) -> CGRect {
      CGRect(origin: CGPoint(x: pixelAligned(rect.minX), y: pixelAligned(rect.minY)), size: rect.size)
    }
    return (aligned(places.image), aligned(places.title), aligned(places.subtitle))
  }

  /// A rectangle moved by half the difference of opposite insets, as far as the alignment lets it.
  private func moved(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    guard insets != .zero else { return rect }
    let x: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left: insets.left
      case .right: -insets.right
      default: (insets.left - insets.right) / 2
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: insets.top
      case .bottom: -insets.bottom
      default: (insets.top - insets.bottom) / 2
      }
    return rect.offsetBy(dx: x, dy: y)
  }

  /// Places the parts.
  final func layoutParts() {
    let content = contentRect(forBounds: bounds)
    if let image = parts.image { image.frame = imageRect(forContentRect: content) }
    if let title = parts.title { title.frame = titleRect(forContentRect: content) }
    if let subtitle = parts.subtitle { subtitle.frame = places(in: content).subtitle }
    parts.backgroundImage?.frame = backgroundRect(forBounds: bounds)
    parts.card?.place(in: backgroundRect(forBounds: bounds), of: self)
  }
}

/// The sizes of a button's content, and how its pieces stand to one another: pure geometry.
struct ButtonArrangement {
  /// The sizes, in points; zero for what is not there.
  var image = CGSize.zero
  var title = CGSize.zero
  var subtitle = CGSize.zero
  /// The side of the texts on which the picture stands.
  var placement = NSDirectionalRectEdge.leading
  /// The distance between picture and texts, and between the texts, in points.
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  /// How the texts stand to each other.
  var titleAlignment = UIButton.Configuration.TitleAlignment.automatic

  /// Whether the picture stands beside the texts, not above or below.
  var isSideways: Bool { placement.isDisjoint(with: [.top, .bottom]) }

  /// The size of both texts.
  private var text: CGSize {
    let gap = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
    return CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  /// The distance between picture and texts that are there.
  private var gap: CGFloat { image.width > 0 && text.width > 0 ? imagePadding : 0 }

  /// The size of all.
  var size: CGSize {
    isSideways
      ? CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
      : CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
  }

  /// The places of all in a rectangle; a picture that is too large shrinks with its proportions.
  func places(
    in rect: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment, _ vertical: UIControl.ContentVerticalAlignment,
    isRightToLeft: Bool
  ) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    var fitting = self
    let factor = min(1, rect.width / max(image.width, 1e-6), rect.height / max(image.height, 1e-6))
    if factor < 1, factor >= 0 { fitting.image = CGSize(width: image.width * factor, height: image.height * factor) }
    return fitting.places(ofFittingIn: rect, horizontal, vertical, isRightToLeft: isRightToLeft)
  }

  /// The places of all when the picture fits.
  private func places(
    ofFittingIn rect: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment, _ vertical: UIControl.ContentVerticalAlignment,
    isRightToLeft: Bool
  ) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let size = size
    func x(_ width: CGFloat) -> CGFloat {
      switch horizontal {
      case .left, .leading, .fill: rect.minX
      case .right, .trailing: rect.maxX - width
      case .center: rect.midX - width / 2
      }
    }
    func y(_ height: CGFloat) -> CGFloat {
      switch vertical {
      case .top, .fill: rect.minY
      case .bottom: rect.maxY - height
      case .center: rect.midY - height / 2
      }
    }
    var (imageOrigin, textOrigin) = (CGPoint.zero, CGPoint.zero)
    if isSideways {
      let imageIsLeft = placement.contains(.leading) != isRightToLeft
      let left = x(size.width)
      imageOrigin = CGPoint(x: imageIsLeft ? left : left + text.width + gap, y: y(image.height))
      textOrigin = CGPoint(x: imageIsLeft ? left + image.width + gap : left, y: y(text.height))
    } else {
      let top = y(size.height)
      let imageIsTop = placement.contains(.top)
      imageOrigin = CGPoint(x: x(image.width), y: imageIsTop ? top : top + text.height + gap)
      textOrigin = CGPoint(x: x(text.width), y: imageIsTop ? top + image.height + gap : top)
    }
    let side: CGFloat =
      switch titleAlignment {
      case .center: 0.5
      case .trailing: isRightToLeft ? 0 : 1
      case .leading: isRightToLeft ? 1 : 0
      // Beside a picture texts begin at one line, below one they are centered.
      case .automatic: isSideways && image.width > 0 ? (isRightToLeft ? 1 : 0) : 0.5
      }
    func line(_ part: CGSize, y: CGFloat) -> CGRect {
      CGRect(origin: CGPoint(x: textOrigin.x + (text.width - part.width) * side, y: y), size: part)
    }
    return (
      CGRect(origin: imageOrigin, size: image), line(title, y: textOrigin.y),
      line(subtitle, y: textOrigin.y + text.height - subtitle.height)
    )
  }
}

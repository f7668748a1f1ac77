import CoreGraphics
import UIKitBase
import UIKitColors
import UIKitImages
import UIKitText

/// The view of a ``UIBarButtonItem``: its picture, its name or its sign, in the tint.
final class BarButton: BarControl {
  /// The item that is shown.
  let item: UIBarButtonItem

  /// What shows the name, the picture and the sign, each made when there is something for it to show.
  private lazy var label: UILabel = {
    let made = UILabel()
    made.textAlignment = .center
    return made
  }()
  private lazy var picture: UIImageView = {
    let made = UIImageView()
    made.automaticIsTemplate = true
    return made
  }()
  private var glyph: BarGlyph?

  /// Which of them is shown, the others being out of the button.
  private weak var content: UIView?

  /// The size of names, in points (geometry spec 4.1).
  static let fontSize: CGFloat = 17

  /// A view of `item`, which it follows.
  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init()
    item.viewers.add(self) { $0.follow() }
    addAction(UIAction { [weak self] _ in self?.item.press() }, for: .touchUpInside)
    follow()
  }

  /// Always `nil`: only bars make their buttons.
  required init?(coder: NSCoder) { nil }

  // MARK: Following the item

  /// Shows the item as it is now; where it is to be, the bar's content hears by itself.
  private func follow() {
    tintColor = item.tintColor
    isEnabled = item.isEnabled
    show(item.isEnabled ? .tintColor : .tertiaryLabel)
    accessibilityLabel = item.spokenName(showing: item.shownTitle)
    accessibilityIdentifier = item.accessibilityIdentifier
    setNeedsLayout()
  }

  /// Shows the picture, or else the name, or else the sign of the system's, in a color.
  private func show(_ color: UIColor) {
    if let image = item.image {
      picture.image = image
      picture.tintColor = item.isEnabled ? nil : color
      return put(picture)
    }
    if item.title == nil, let kind = item.systemItem?.glyph {
      let glyph = glyph ?? BarGlyph(kind)
      self.glyph = glyph
      glyph.color = color
      return put(glyph)
    }
    label.text = item.shownTitle
    label.font = .systemFont(ofSize: Self.fontSize, weight: item.style == .done ? .semibold : .regular)
    label.textColor = color
    put(label)
  }

  /// Puts one view into the button in place of another.
  private func put(_ view: UIView) {
    guard content !== view else { return }
    content?.removeFromSuperview()
    content = view
    addSubview(view)
  }

  // MARK: Places

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: item.width > 0 ? item.width : content?.sizeThatFits(size).width ?? 0, height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content else { return }
    // A label draws its text in the middle of its height; titles and buttons so stand on one line.
    guard !(content is UILabel) else { return content.frame = bounds }
    let size = content.sizeThatFits(bounds.size)
    content.frame = CGRect(
      x: pixelAligned((bounds.width - size.width) / 2), y: pixelAligned((bounds.height - size.height) / 2), width: size.width,
      height: size.height)
  }

  /// Whether a point is in the button, for which a few points beside it count: a name may be short.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: 0).encloses(point)
  }
}

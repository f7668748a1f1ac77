import CoreGraphics
import UIKitBase
import UIKitColors
import UIKitImages
import UIKitText

/// One segment: a title or a picture, which assistive technology sees as a button.
final class SegmentView: UIView {
  /// What a segment shows and does.
  struct Content {
    /// The title.
    var title: String?
    /// The picture.
    var image: UIImage?
    /// What runs when the segment is chosen.
    var action: UIAction?

    /// A title, and what is done.
    init(title: String?, action: UIAction? = nil) {
      self.title = title
      self.action = action
    }

    /// A picture, and what is done.
    init(image: UIImage?, action: UIAction? = nil) {
      self.image = image
      self.action = action
    }

    /// The picture of an action, or else its title.
    @MainActor init(action: UIAction) {
      self.action = action
      image = action.image
      if image == nil { title = action.title }
    }
  }

  /// What it shows and does.
  var content: Content { didSet { showContent() } }
  /// The width that was given to it, in points; 0 for none.
  var ownWidth: CGFloat = 0
  /// Whether it answers.
  var isAvailable = true
  /// Whether the thumb is under it.
  private(set) var isChosen = false

  /// The title, and the picture; each made when there is something for it to show.
  private var label: UILabel?
  private var imageView: UIImageView?

  /// The room between a title and the segment's edges, in points (geometry spec 6.2).
  static let padding: CGFloat = 9.25
  /// The size of a title, in points (geometry spec 6.2).
  private static let titleSize: CGFloat = 13
  /// How opaque what is pressed is, and what does not answer (geometry spec 6.2).
  private static let pressedAlpha: CGFloat = 0.2
  private static let unavailableAlpha: CGFloat = 0.5

  /// A segment of the given content.
  init(_ content: Content) {
    self.content = content
    super.init(frame: .zero)
    isOpaque = false
    showContent()
  }

  required init?(coder: NSCoder) {
    content = Content(title: nil)
    super.init(coder: coder)
  }

  /// The control that the segment is of.
  private var control: UISegmentedControl? { superview?.superview as? UISegmentedControl }

  // MARK: Showing

  /// Makes what shows the content.
  private func showContent() {
    if content.title != nil, label == nil {
      let made = UILabel()
      made.textAlignment = .center
      made.isAccessibilityElement = false
      label = made
      addSubview(made)
    }
    if content.image != nil, imageView == nil {
      let made = UIImageView()
      made.automaticIsTemplate = true
      made.tintColor = .label
      imageView = made
      addSubview(made)
    }
    label?.isHidden = content.title == nil
    imageView?.image = content.image
    setNeedsLayout()
  }

  /// Shows a state; `attributes` are those for it.
  func show(isChosen: Bool, isPressed: Bool, attributes: [NSAttributedString.Key: Any]) {
    self.isChosen = isChosen
    let font = UIFont.systemFont(ofSize: Self.titleSize, weight: isChosen ? .medium : .regular)
    if let label, let title = content.title {
      if attributes.isEmpty {
        label.text = title
        label.font = font
        label.textColor = .label
      } else {
        let own: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.label]
        label.attributedText = NSAttributedString(string: title, attributes: own.merging(attributes) { $1 })
      }
    }
    imageView?.tintColor = attributes[.foregroundColor] as? UIColor ?? .label
    let alpha = !isAvailable ? Self.unavailableAlpha : isPressed ? Self.pressedAlpha : 1
    label?.alpha = alpha
    imageView?.alpha = alpha
  }

  /// Measures the title as it is when it is chosen; never shown.
  private lazy var ruler: UILabel = {
    let made = UILabel()
    made.font = .systemFont(ofSize: Self.titleSize, weight: .medium)
    return made
  }()

  /// The width of the content, in points; that of a chosen title, so that nothing moves when it is chosen.
  var contentWidth: CGFloat {
    if let image = content.image { return image.size.width }
    guard let label, let title = content.title else { return 0 }
    ruler.text = title
    return max(ruler.intrinsicContentSize.width, label.intrinsicContentSize.width)
  }

  /// Puts the title over all of the segment, and the picture in its middle.
  override func layoutSubviews() {
    super.layoutSubviews()
    label?.frame = bounds.insetBy(dx: min(2, bounds.width / 2), dy: 0)
    guard let imageView, let image = content.image else { return }
    let size = image.size
    imageView.frame = CGRect(
      x: pixelAligned((bounds.width - size.width) / 2), y: pixelAligned((bounds.height - size.height) / 2), width: size.width,
      height: size.height)
  }

  // MARK: Accessibility and focus

  /// Whether the keyboard acts on the segment itself: in a momentary control, which has no choice that arrows could move.
  override var canBecomeFocused: Bool { control.map { $0.isMomentary && $0.isEnabled && isAvailable } ?? false }

  override var isAccessibilityElement: Bool {
    get { rare?.isAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The title, or that of the action.
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? content.title ?? content.action?.title }
    set { super.accessibilityLabel = newValue }
  }

  /// A button, chosen or not, which answers or not.
  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits: UIAccessibilityTraits = isChosen ? [.button, .selected] : .button
      if !isAvailable || control?.isEnabled == false { traits.insert(.notEnabled) }
      return rare?.accessibilityTraits ?? traits
    }
    set { super.accessibilityTraits = newValue }
  }

  /// Chooses the segment.
  override func accessibilityActivate() -> Bool {
    guard let control, control.isEnabled, isAvailable, let index = control.segments.firstIndex(where: { $0 === self }) else {
      return true
    }
    control.take(index, with: nil)
    return true
  }
}

import CoreGraphics
import QuartzCore
import UIKitColors
import UIKitImages
import UIKitText

/// The views of a button, each made when there is something for it to show.
@MainActor
final class ButtonParts {
  /// The title, and the text below it.
  private(set) var title: UILabel?
  private(set) var subtitle: UILabel?
  /// The picture, and the one behind everything.
  private(set) var image: UIImageView?
  private(set) var backgroundImage: UIImageView?
  /// The rectangle with round corners behind everything.
  private(set) var card: ButtonCard?

  /// Whether pictures of automatic coloring are stencils.
  var usesStencils = false { didSet { image?.automaticIsTemplate = usesStencils } }

  /// The size of a title by kind of button, in points.
  private static func titleSize(_ type: UIButton.ButtonType) -> CGFloat { type == .system ? 15 : UIFont.buttonFontSize }

  // MARK: Making

  /// The label of the title; too long a title loses its middle (geometry spec 6.3).
  func makeTitle(in button: UIButton) -> UILabel {
    if let title { return title }
    let made = UILabel()
    made.font = .systemFont(ofSize: Self.titleSize(button.buttonType))
    made.textColor = button.shownLook.titleColor
    made.lineBreakMode = .byTruncatingMiddle
    made.isAccessibilityElement = false
    title = made
    button.addSubview(made)
    return made
  }

  /// The label below the title.
  func makeSubtitle(in button: UIButton) -> UILabel {
    if let subtitle { return subtitle }
    let made = UILabel()
    made.font = .systemFont(ofSize: 13)
    made.isAccessibilityElement = false
    subtitle = made
    button.addSubview(made)
    return made
  }

  /// The view of the picture, which is never distorted.
  func makeImage(in button: UIButton) -> UIImageView {
    if let image { return image }
    let made = UIImageView()
    made.contentMode = .scaleAspectFit
    made.automaticIsTemplate = usesStencils
    image = made
    button.insertSubview(made, at: backViews)
    return made
  }

  /// How many views lie behind title and picture.
  private var backViews: Int { (card == nil ? 0 : 1) + (backgroundImage == nil ? 0 : 1) }

  /// The view of the picture behind everything.
  private func makeBackgroundImage(in button: UIButton) -> UIImageView {
    if let backgroundImage { return backgroundImage }
    let made = UIImageView()
    backgroundImage = made
    button.insertSubview(made, at: card == nil ? 0 : 1)
    button.setNeedsLayout()
    return made
  }

  /// The rectangle behind everything.
  private func makeCard(in button: UIButton) -> ButtonCard {
    if let card { return card }
    let made = ButtonCard()
    card = made
    button.insertSubview(made, at: 0)
    button.setNeedsLayout()
    return made
  }

  // MARK: Showing

  /// Shows a look; what fades does so only if asked for and on screen.
  func show(_ look: ButtonLook, in button: UIButton, animated: Bool) {
    if look.title != nil || look.attributedTitle != nil || title != nil { showTitle(look, in: button) }
    if look.subtitle != nil || subtitle != nil {
      let label = makeSubtitle(in: button)
      label.text = look.subtitle
      label.textColor = look.titleColor
    }
    if look.image != nil || image != nil {
      let view = makeImage(in: button)
      view.image = look.image
      view.tintColor = look.imageTint
    }
    if look.backgroundImage != nil || backgroundImage != nil {
      makeBackgroundImage(in: button).image = look.backgroundImage
    }
    if let card = look.card { makeCard(in: button).look = card } else { card?.look = nil }
    let fade = { [self] in
      title?.alpha = look.contentAlpha
      subtitle?.alpha = look.contentAlpha
      image?.alpha = look.contentAlpha * look.imageAlpha
      card?.alpha = look.card?.alpha ?? 0
    }
    guard animated, button.window != nil else {
      for view in [title, subtitle, image, card] { view?.layer.removeAnimation(forKey: "opacity") }
      return fade()
    }
    UIView.animate(
      withDuration: UIButton.releaseDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: fade)
  }

  /// Shows the title; one with attributes brings its own colors.
  private func showTitle(_ look: ButtonLook, in button: UIButton) {
    let label = makeTitle(in: button)
    if let font = look.font, label.font != font { label.font = font }
    if let text = look.attributedTitle {
      label.attributedText = text
    } else {
      label.text = look.title
      label.textColor = look.titleColor
    }
  }
}

/// A colored rectangle with round corners, whose colors follow the traits.
final class ButtonCard: UIView {
  /// How it looks; `nil` shows nothing.
  var look: ButtonLook.Card? { didSet { if look != oldValue { takeUpLook() } } }

  /// A rectangle that shows nothing and takes no touches.
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    hasOwnColors = true
    layer.cornerCurve = .continuous
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Takes up a look, with the traits of now.
  private func takeUpLook() {
    backgroundColor = look?.fill
    layer.borderWidth = look?.strokeWidth ?? 0
    applyOwnColors()
  }

  /// Hands the color of the line to the layer.
  override func applyOwnColors() { layer.borderColor = look?.stroke?.resolvedCGColor(traitNode.storage) }

  /// Takes its place in a button, the insets off, and the corners that suit its height.
  func place(in bounds: CGRect, of button: UIButton) {
    guard let look else { return }
    frame = bounds.inset(by: button.sides(of: look.insets))
    let half = min(frame.width, frame.height) / 2
    layer.cornerRadius = max(0, min(look.radius ?? half, half))
  }
}

// What a button shows in its present state, by its configuration.

import CoreGraphics
import UIKitBase
import UIKitColors
import UIKitText

extension UIButton {
  /// How much of the tint the background of a tinted button has (geometry spec 6.3).
  private static let faintTint: CGFloat = 0.18
  /// How opaque a button with a background is under a finger. AD-HOC: Apple names no figure.
  private static let pressedCardAlpha: CGFloat = 0.75

  /// The look by a configuration.
  final func configuredLook(_ configuration: Configuration) -> ButtonLook {
    var look = ButtonLook()
    look.title = configuration.title ?? content(\.title, for: state)
    look.attributedTitle = configuration.title == nil ? content(\.attributedTitle, for: state) : nil
    look.subtitle = configuration.subtitle
    look.image = configuration.image ?? content(\.image, for: state)
    look.font = .systemFont(ofSize: configuration.buttonSize.titleSize)
    let colors = colors(for: configuration)
    look.titleColor = colors.content
    look.imageTint = colors.content
    let isPressed = state.contains(.highlighted)
    let background = configuration.background
    let fill = background.backgroundColor ?? colors.card
    if fill != nil || background.strokeColor != nil {
      var card = ButtonLook.Card(fill: fill, stroke: background.strokeColor, strokeWidth: background.strokeWidth)
      card.insets = background.backgroundInsets
      card.radius = radius(for: configuration)
      card.alpha = isPressed ? Self.pressedCardAlpha : 1
      look.card = card
    }
    if isPressed { look.contentAlpha = look.card == nil ? Self.pressedAlpha : Self.pressedCardAlpha }
    return look
  }

  /// The radius of the card's corners, in points; `nil` for half its height. AD-HOC: Apple publishes only the dynamic one's.
  private func radius(for configuration: Configuration) -> CGFloat? {
    switch configuration.cornerStyle {
    case .fixed: configuration.background.cornerRadius
    case .dynamic: configuration.background.cornerRadius * configuration.buttonSize.titleSize / 17
    case .small: 4
    case .medium: 6
    case .large: 9
    case .capsule: nil
    }
  }

  /// The one table of a configuration's colors: those of content and card, by look and state.
  private func colors(for configuration: Configuration) -> (content: UIColor, card: UIColor?) {
    let style = style(for: configuration)
    if state.contains(.disabled) { return (.tertiaryLabel, style == .plain ? nil : .tertiarySystemFill) }
    let (foreground, background) = (configuration.baseForegroundColor, configuration.baseBackgroundColor)
    let tint: UIColor = tintColor
    return switch style {
    case .plain: (foreground ?? tint, background)
    case .gray: (foreground ?? tint, background ?? .secondarySystemFill)
    case .tinted: (foreground ?? tint, (background ?? foreground ?? tint).withAlphaComponent(Self.faintTint))
    case .filled: (foreground ?? .white, background ?? tint)
    }
  }

  /// The look that a selected button takes: the next stronger one. AD-HOC: Apple describes it as "more prominent".
  private func style(for configuration: Configuration) -> Configuration.Style {
    guard state.contains(.selected), configuration.automaticallyUpdateForSelection else { return configuration.style }
    return switch configuration.style {
    case .plain, .gray: .tinted
    case .tinted, .filled: .filled
    }
  }
}

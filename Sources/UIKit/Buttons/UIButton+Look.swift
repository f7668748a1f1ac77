// What a button shows in its present state, by what was set for each state.

import CoreGraphics
import UIKitBase
import UIKitColors
import UIKitImages
import UIKitText

extension UIButton {
  /// How opaque the content of a system button is under a finger (geometry spec 6.3).
  static let pressedAlpha: CGFloat = 0.2
  /// How long a button takes to look as before once the finger is lifted, in seconds (geometry spec 8).
  static let releaseDuration = 0.1
  /// The radius of the corners behind the title of a selected system button, in points. AD-HOC: Apple names no figure.
  private static let selectedRadius: CGFloat = 4
  /// How opaque a picture is that has no variant of its own for a pressed custom button, and for a disabled one.
  private static let adjustedAlpha: CGFloat = 0.5

  /// The color of a system button's title while it is disabled (geometry spec 6.3).
  private static let disabledTitle = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.55 : 0.52, alpha: 0.45)
  }

  // MARK: By state

  /// Takes up content for a state.
  final func change(_ state: State, _ change: (inout ButtonContent) -> Void) {
    change(&contents[state, default: ButtonContent()])
    refresh()
  }

  /// Content for a state, or for the normal one where it has none.
  final func content<Value>(_ path: KeyPath<ButtonContent, Value?>, for state: State) -> Value? {
    contents[state]?[keyPath: path] ?? contents[.normal]?[keyPath: path]
  }

  /// The color of a plain title in a state.
  final func color(for state: State) -> UIColor {
    if let color = content(\.titleColor, for: state) { return color }
    if buttonType == .custom { return .white }
    return state.contains(.disabled) ? Self.disabledTitle : tintColor
  }

  /// The look by what was set for each state.
  private var lookByState: ButtonLook {
    let state = state
    var look = ButtonLook()
    look.attributedTitle = content(\.attributedTitle, for: state)
    look.title = look.attributedTitle == nil ? content(\.title, for: state) : nil
    look.titleColor = color(for: state)
    look.image = content(\.image, for: state)
    look.backgroundImage = content(\.backgroundImage, for: state)
    if buttonType == .system {
      if state.contains(.highlighted) { look.contentAlpha = Self.pressedAlpha }
      if state.contains(.disabled) {
        look.imageTint = Self.disabledTitle
      } else if state.contains(.selected), contents[.selected]?.titleColor == nil, contents[.selected]?.image == nil {
        // AD-HOC: on iOS what is behind the button shows through the letters; white is that in most places.
        look.card = ButtonLook.Card(fill: tintColor, radius: Self.selectedRadius)
        (look.titleColor, look.imageTint) = (.white, .white)
      }
    } else {
      let ownImage = contents[state]?.image
      let adjusts =
        state.contains(.disabled) && adjustsImageWhenDisabled || state.contains(.highlighted) && adjustsImageWhenHighlighted
      // AD-HOC: iOS darkens such pictures and washes them out; half as opaque is near both on white and on black.
      if ownImage == nil, adjusts { look.imageAlpha = Self.adjustedAlpha }
    }
    return look
  }

  // MARK: Showing

  /// Finds what is to be shown, and shows it if it is not there yet.
  final func refresh(animated: Bool = false) {
    let look = configuration.map { configuredLook($0) } ?? lookByState
    guard look != shownLook else { return }
    let hasSameExtent = look.hasSameExtent(as: shownLook)
    let cardMoves = look.card?.radius != shownLook.card?.radius || look.card?.insets != shownLook.card?.insets
    shownLook = look
    parts.show(look, in: self, animated: animated)
    if !hasSameExtent { roomDidChange() } else if cardMoves { setNeedsLayout() }
  }

  /// Shows another state; a finger that is lifted lets it fade.
  final func stateDidChange() {
    let fades = !isHighlighted && shownLook.contentAlpha < 1
    refresh(animated: fades)
    if automaticallyUpdatesConfiguration, configuration != nil || configurationUpdateHandler != nil {
      setNeedsUpdateConfiguration()
    }
  }

  /// Takes a configuration up for an initialiser, in which setting the property tells nobody.
  final func adopt(_ configuration: Configuration) { self.configuration = configuration }

  /// Shows another configuration.
  final func configurationDidChange() {
    refresh()
    roomDidChange()
    if !isUpdating { setNeedsUpdateConfiguration() }
  }

  // MARK: Setting up

  /// What the initialisers do once all storage is there.
  final func setUpButton() {
    isOpaque = false
    refresh()
  }

  /// Runs an action when the button is tapped, and takes its title and picture where there are none.
  final func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.subtitle == nil { configuration?.subtitle = action.subtitle }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      change(.normal) {
        $0.title = action.title.isEmpty ? nil : action.title
        $0.image = action.image
      }
    }
  }

  // MARK: Spoken

  /// What assistive technology calls the button.
  final var spokenTitle: String? { shownLook.title ?? shownLook.attributedTitle?.string }

  /// What the button is for assistive technology.
  final var spokenTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = .button
    if changesSelectionAsPrimaryAction { traits.insert(.toggleButton) }
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  /// What assistive technology reads as the button's value.
  final var spokenValue: String? {
    changesSelectionAsPrimaryAction ? (isSelected ? "1" : "0") : configuration?.subtitle
  }
}

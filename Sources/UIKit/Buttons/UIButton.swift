public import CoreGraphics
import UIKitBase
public import UIKitColors
public import UIKitImages
import UIKitText

/// A control that does something when it is tapped, and shows a title, a picture or both.
///
/// What it shows in each state is found in one step (`UIButton+Look` for titles by state, `UIButton+ConfiguredLook` for a
/// configuration), shown in another (`UIButton+Parts`), and placed by `UIButton+Layout`.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The kinds of buttons. The raw values are those of iOS.
  public enum ButtonType: Int, Sendable {
    /// Without any look of its own: an 18-point title in white.
    case custom = 0
    /// A 15-point title and stencils in the tint, which fade under a finger.
    case system = 1
  }

  /// What kind of button it is.
  open private(set) var buttonType = ButtonType.custom

  /// What was set for each state.
  final var contents: [State: ButtonContent] = [:]

  /// The views that show it.
  final let parts = ButtonParts()

  /// What is shown now.
  final var shownLook = ButtonLook()

  /// Whether the configuration is being updated, so that a change of it asks for no further update.
  final var isUpdating = false

  // MARK: Making a button

  /// A button of the custom kind.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpButton()
  }

  /// A button of the given kind, as large as nothing.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    parts.usesStencils = buttonType == .system
    refresh()
  }

  /// A button of the given kind that runs `primaryAction` when it is tapped, with the action's title and picture.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// A button of the system kind that runs `primaryAction` when it is tapped, with the action's title and picture.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(type: .system)
    self.frame = frame
    take(primaryAction)
  }

  /// A button that looks as a configuration says and runs `primaryAction` when it is tapped.
  ///
  /// What the configuration does not say of title and picture is taken from the action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    adopt(configuration)
    take(primaryAction)
    sizeToFit()
  }

  /// Always `nil`; see ``UIView/init(coder:)``.
  public required init?(coder: NSCoder) {
    MissingArchives.report(Self.self)
    return nil
  }

  // MARK: Content by state

  /// Sets the title for a state; states without one show that of `.normal`.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

  /// Sets a title with attributes for a state; it takes the place of a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    // A copy, because the caller may hold a mutable one.
    change(state) { $0.attributedTitle = title.map { NSAttributedString(attributedString: $0) } }
  }

  /// Sets the color of plain titles for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }

  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }

  /// Sets the picture behind everything for a state; it is stretched to the button.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.backgroundImage = image } }

  /// The title for a state, or for `.normal` where it has none.
  open func title(for state: State) -> String? { content(\.title, for: state) }

  /// The title with attributes for a state, or for `.normal` where it has none.
  open func attributedTitle(for state: State) -> NSAttributedString? { content(\.attributedTitle, for: state) }

  /// The color of plain titles for a state: what was set for it or for `.normal`, else the tint, or white in a custom button.
  open func titleColor(for state: State) -> UIColor? { color(for: state) }

  /// The picture for a state, or for `.normal` where it has none.
  open func image(for state: State) -> UIImage? { content(\.image, for: state) }

  /// The picture behind everything for a state, or for `.normal` where it has none.
  open func backgroundImage(for state: State) -> UIImage? { content(\.backgroundImage, for: state) }

  /// The title that is shown.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }

  /// The color in which plain titles are shown.
  open var currentTitleColor: UIColor { shownLook.titleColor }

  /// The picture that is shown.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  /// The picture that is shown behind everything.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The title with attributes that is shown.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The label of the title: set its font and line breaks there, but text and color here. It is made when first asked for.
  open var titleLabel: UILabel? { parts.makeTitle(in: self) }

  /// The label below the title; only configurations have one.
  open var subtitleLabel: UILabel? { configuration?.subtitle == nil ? nil : parts.makeSubtitle(in: self) }

  /// The view of the picture: set its content mode there, but the picture here. It is made when first asked for.
  open var imageView: UIImageView? { parts.makeImage(in: self) }

  // MARK: Configuration

  /// The look as a value; `nil`, as at first in most buttons, shows what was set for each state.
  open var configuration: Configuration? { didSet { if configuration != oldValue { configurationDidChange() } } }

  /// Called after ``updateConfiguration()`` to change the configuration for the present state and traits.
  ///
  /// It runs again when the state changes, and when a trait changes that it read (spec 2.10).
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  /// What changes a button's configuration.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  /// Whether a change of state asks for an update of the configuration; true unless set.
  open var automaticallyUpdatesConfiguration = true

  /// Asks for an update of the configuration before the next frame.
  open func setNeedsUpdateConfiguration() { setNeedsUpdateProperties() }

  /// Changes the configuration for the present state and traits; does nothing unless overridden.
  open func updateConfiguration() {}

  /// Whether a tap turns the selection on and off; false unless set.
  open var changesSelectionAsPrimaryAction = false

  // MARK: Room

  /// The distance of the content from the button's edges, in points; zero unless set. Without effect on a configured button.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { if contentEdgeInsets != oldValue { roomDidChange() } } }

  /// How far the title's edges are moved, in points; zero unless set. Without effect on a configured button.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } } }

  /// How far the picture's edges are moved, in points; zero unless set. Without effect on a configured button.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } } }

  /// Whether a picture without one of its own for the state fades under a finger; true unless set.
  open var adjustsImageWhenHighlighted = true { didSet { refresh() } }

  /// Whether a picture without one of its own for the state is faint while the button is disabled; true unless set.
  open var adjustsImageWhenDisabled = true { didSet { refresh() } }

  /// The rectangle of the background for the button's bounds: all of them unless overridden.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the content for the button's bounds: all of them within the insets unless overridden.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: effectiveInsets) }

  /// The rectangle of the title for that of the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { places(in: contentRect).title }

  /// The rectangle of the picture for that of the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { places(in: contentRect).image }

  /// The size of title, picture and insets, whatever is asked.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  /// The size of title, picture and insets.
  open override var intrinsicContentSize: CGSize { fittingSize }

  /// Places title, picture and background; a subclass calls `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  // MARK: State

  /// Whether the button answers touches.
  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { stateDidChange() } } }

  /// Whether the button is marked as selected.
  open override var isSelected: Bool { didSet { if isSelected != oldValue { stateDidChange() } } }

  /// Whether a finger presses the button.
  open override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// A tap is what the button is mainly for.
  override var eventsOfTap: Event { [.touchUpInside, .primaryActionTriggered] }

  /// Turns the selection if that is what a tap does.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if changesSelectionAsPrimaryAction, isTouchInside { isSelected.toggle() }
  }

  /// Brings the configuration up to date; an override calls `super`.
  open override func updateProperties() {
    super.updateProperties()
    isUpdating = true
    updateConfiguration()
    configurationUpdateHandler?(self)
    isUpdating = false
  }

  /// Takes up the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  // MARK: Accessibility

  /// Whether the button is one thing; true unless set.
  open override var isAccessibilityElement: Bool {
    get { rare?.isAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The title, else what the picture is called, unless another label was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? spokenTitle }
    set { super.accessibilityLabel = newValue }
  }

  /// Something to press, which may be selected and answers while enabled, unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { rare?.accessibilityTraits ?? spokenTraits }
    set { super.accessibilityTraits = newValue }
  }

  /// The subtitle of a configuration; "1" or "0" where a tap turns the selection; unless another value was set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? spokenValue }
    set { super.accessibilityValue = newValue }
  }
}

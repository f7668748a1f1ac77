public import CoreGraphics
public import UIKitBase

/// A view that turns touches into events such as "value changed", and tells those who asked for them.
///
/// One touch at a time is followed (`UIControl+Tracking`); who is told stands in `UIControl+Handlers`.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Who is told of which events, in the order in which they asked.
  final var handlers: [Handler] = []

  /// The touch that is followed; `nil` while none is.
  final weak var trackedTouch: UITouch?

  // MARK: Making a control

  /// A control with the given frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control that runs `primaryAction` for ``Event/primaryActionTriggered``.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Always `nil`; see ``UIView/init(coder:)``.
  public required init?(coder: NSCoder) {
    MissingArchives.report(Self.self)
    return nil
  }

  // MARK: State

  /// Whether the control answers touches; true unless set. Disabling it ends the touch that it follows.
  open var isEnabled = true { didSet { if !isEnabled && oldValue { cancelTrackedTouch() } } }

  /// Whether the control is marked as selected; false unless set.
  open var isSelected = false

  /// Whether the control looks pressed; set while a followed touch is inside.
  open var isHighlighted = false

  /// How the control stands, as one value.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether the keyboard can act on the control: while it is enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  // MARK: Content

  /// Where the content stands from left to right, in controls that have room to choose; `.center` unless set.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Where the content stands from top to bottom, in controls that have room to choose; `.center` unless set.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  // MARK: Tracking

  /// What a finger tells that is lifted inside: ``Event/touchUpInside``, and more in controls that are there to be tapped.
  var eventsOfTap: Event { .touchUpInside }

  /// Whether a touch is followed.
  open internal(set) var isTracking = false

  /// Whether the touch that is down is inside the control's bounds.
  open internal(set) var isTouchInside = false

  /// A touch came down in the control; returns whether it is to be followed. True unless overridden.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The followed touch moved; returns whether it is to be followed further. True unless overridden.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The followed touch was lifted; does nothing unless overridden.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The followed touch was taken away; does nothing unless overridden.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to follow a touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { beginFollowing(touches, with: event) }

  /// Follows the touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches, with: event) }

  /// Ends following the touch.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endFollowing(touches, with: event) }

  /// Ends following the touch without its effect.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelFollowing(touches, with: event) }

  // MARK: Who is told

  /// Calls the method `action` of `target` for each of `controlEvents`.
  ///
  /// The target is not kept alive. Without one, the method is looked for up the responder chain. The method takes no argument, the
  /// control, or the control and the event, by the number of colons in its name, and stands in ``MethodTable``.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(target: target, action: action, for: controlEvents)
  }

  /// Takes back ``addTarget(_:action:for:)`` for the given events; `nil` stands for any target and for any action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(target: target, action: action, for: controlEvents)
  }

  /// Runs `action` for each of `controlEvents`. One with the same identifier is replaced for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) { add(action, for: controlEvents) }

  /// Takes back ``addAction(_:for:)`` for the given events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Takes back the action of that identifier for the given events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(identifiedBy: actionIdentifier, for: controlEvents)
  }

  /// The targets that are told; one without a target appears as `NSNull`.
  open var allTargets: Set<AnyHashable> { targets }

  /// The events for which anyone is told.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// The names of the methods of `target` that are called for all of `controlEvent`; `nil` when there is none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    actionNames(of: target, for: controlEvent)
  }

  /// Hands each handler to `iterator`: an action, or a target with its method, and the events; `stop` ends the round.
  open func enumerateEventHandlers(
    _ iterator: (
      _ actionHandler: UIAction?, _ targetAction: (Any?, Selector)?, _ controlEvents: Event, _ stop: inout Bool
    ) -> Void
  ) { enumerate(iterator) }

  // MARK: Telling

  /// Tells all who asked for any of `controlEvents`, as if it had happened.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Calls one method for an event; the last step before the application, so that a subclass can watch or stop it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs one action for an event; the last step before its handler, so that a subclass can watch or stop it.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }
}

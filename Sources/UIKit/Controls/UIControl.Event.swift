extension UIControl {
  /// What can happen to a control. The raw values are those of iOS.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each event.
    public let rawValue: UInt
    /// Events out of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again in short order; comes together with ``touchDown``.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger moved into the control; comes together with ``touchDragInside``.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger moved out of the control; comes together with ``touchDragOutside``.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away, by a gesture or by the system.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user did what the control is mainly for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The edited text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended because a finger came down elsewhere.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits that an app may use for events of its own.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits that the system keeps for itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}

extension UIControl {
  /// How a control stands. The raw values are those of iOS.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each state.
    public let rawValue: UInt
    /// States out of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, not highlighted, not selected.
    public static let normal: State = []
    /// A finger is down on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control does not answer touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is marked as selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that an app may use for states of its own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that the system keeps for itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}

import UIKitBase
public import UIKitImages

/// Does what a ``UIAction`` is for.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// Something to do, with a name: a closure that controls run for their events.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// A name by which an action is found again and replaced; unique within an app.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An identifier of the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier of the given name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The action's name for ``UIControl/removeAction(identifiedBy:for:)``; one that nothing else has unless given.
  public final let identifier: Identifier

  /// What the action is called; empty for none.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The picture beside the title; `nil` for none.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// A title that tells more, for where there is room; `nil` for none.
  open var discoverabilityTitle: String?

  /// How the action looks and answers.
  open var attributes: Attributes

  /// Whether the action is marked as chosen.
  open var state: State

  /// The object that caused the action, while the handler runs: the control whose event it was. `nil` otherwise.
  open internal(set) var sender: Any?

  /// What the action does.
  private let handler: UIActionHandler

  /// An action that runs `handler`; without an identifier it gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("UIAction.\(UUID().uuidString)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the handler with `sender` as the cause; nothing runs when the action is disabled.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    let before = self.sender
    self.sender = sender
    handler(self)
    self.sender = before
  }
}

// Who is told of a control's events, and how.

import UIKitBase

extension UIControl {
  /// One entry of the list: an action or a target with its method, and for which events.
  struct Handler {
    /// Who is told.
    enum Receiver {
      /// A closure.
      case action(UIAction)
      /// A method of an object that is not kept alive.
      case target(WeakTarget, Selector)
      /// A method that is looked for up the responder chain.
      case chain(Selector)
    }

    /// Who is told.
    let receiver: Receiver
    /// For which events; an entry without any is taken out.
    var events: Event

    /// Whether the target is gone.
    var isDead: Bool {
      if case .target(let target, _) = receiver { target.object == nil } else { false }
    }
  }

  /// A target that is not kept alive.
  struct WeakTarget {
    /// The target while it lives.
    weak var object: AnyObject?
  }

  // MARK: Adding and removing

  /// Adds a method, or more events for one that is there; without a target it is looked for up the responder chain.
  final func add(target: Any?, action: Selector, for events: Event) {
    removeDeadTargets()
    let object = target.map { $0 as AnyObject }
    if let index = handlers.firstIndex(where: { $0.isMethod(action, of: object) }) {
      handlers[index].events.formUnion(events)
    } else {
      let receiver: Handler.Receiver = object.map { .target(WeakTarget(object: $0), action) } ?? .chain(action)
      handlers.append(Handler(receiver: receiver, events: events))
    }
  }

  /// Takes events from the methods that match, `nil` matching any.
  final func remove(target: Any?, action: Selector?, for events: Event) {
    let object = target.map { $0 as AnyObject }
    remove(events) { handler in
      switch handler.receiver {
      case .action: false
      case .target(let own, let method): (object == nil || own.object === object) && (action == nil || method == action)
      case .chain(let method): object == nil && (action == nil || method == action)
      }
    }
  }

  /// Adds an action; one of the same identifier no longer runs for these events.
  final func add(_ action: UIAction, for events: Event) {
    removeDeadTargets()
    if let index = handlers.firstIndex(where: { $0.action === action }) {
      handlers[index].events.formUnion(events)
      return
    }
    remove(identifiedBy: action.identifier, for: events)
    handlers.append(Handler(receiver: .action(action), events: events))
  }

  /// Takes events from the action of that identifier.
  final func remove(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    remove(events) { $0.action?.identifier == identifier }
  }

  /// Takes events from the handlers that match, and handlers without events from the list.
  private func remove(_ events: Event, where matches: (Handler) -> Bool) {
    for index in handlers.indices where matches(handlers[index]) { handlers[index].events.subtract(events) }
    handlers.removeAll { $0.events.isEmpty || $0.isDead }
  }

  /// Takes out the entries whose target is gone, so that the list does not grow for ever.
  private func removeDeadTargets() { handlers.removeAll(where: \.isDead) }

  // MARK: Questions

  /// Who is told, each once; one that is no object of Foundation's appears by its identity.
  final var targets: Set<AnyHashable> {
    var found: Set<AnyHashable> = []
    for handler in handlers {
      switch handler.receiver {
      case .action: continue
      case .target(let target, _):
        if let object = target.object {
          found.insert((object as? NSObject).map(AnyHashable.init) ?? AnyHashable(ObjectIdentifier(object)))
        }
      case .chain: found.insert(NSNull())
      }
    }
    return found
  }

  /// The names of the target's methods that are called for all of `events`; `nil` when there is none.
  final func actionNames(of target: Any?, for events: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = handlers.filter { $0.events.isSuperset(of: events) }.compactMap { handler -> String? in
      switch handler.receiver {
      case .target(let own, let method) where own.object === object && object != nil: NSStringFromSelector(method)
      case .chain(let method) where object == nil: NSStringFromSelector(method)
      default: nil
      }
    }
    return names.isEmpty ? nil : names
  }

  /// Hands the entries to `iterator` until it asks to stop; those whose target is gone are left out.
  final func enumerate(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var stop = false
    for handler in handlers where !handler.isDead {
      switch handler.receiver {
      case .action(let action): iterator(action, nil, handler.events, &stop)
      case .target(let target, let method): iterator(nil, (target.object, method), handler.events, &stop)
      case .chain(let method): iterator(nil, (nil, method), handler.events, &stop)
      }
      if stop { return }
    }
  }

  // MARK: Telling

  /// Tells each handler of any of the events once, in the order in which they asked.
  ///
  /// The list is taken as it is at the beginning: who is added by a handler hears of the next event. A target that went away
  /// meanwhile is passed over.
  final func send(_ events: Event, with event: UIEvent?) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      switch handler.receiver {
      case .action(let action):
        Journey.pass()
        sendAction(action)
      case .target(let target, let method):
        if let object = target.object { sendAction(method, to: object, for: event) }
      case .chain(let method): sendAction(method, to: nil, for: event)
      }
    }
  }
}

extension UIControl.Handler {
  /// The action, if that is what is told.
  @MainActor fileprivate var action: UIAction? {
    if case .action(let action) = receiver { action } else { nil }
  }

  /// Whether this is the method of that name of that target; `nil` stands for the responder chain.
  @MainActor fileprivate func isMethod(_ name: Selector, of object: AnyObject?) -> Bool {
    switch receiver {
    case .action: false
    case .target(let target, let method): target.object === object && object != nil && method == name
    case .chain(let method): object == nil && method == name
    }
  }
}

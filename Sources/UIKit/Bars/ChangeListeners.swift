/// Who hears of the changes of one thing. Nobody is kept alive by that: who goes hears no more.
@MainActor
struct ChangeListeners {
  /// One who hears.
  @MainActor
  private final class Listener {
    /// Who it is.
    weak var object: AnyObject?
    /// Tells it.
    var tell: () -> Void
    /// Whether it hears no more.
    var hasLeft = false

    init(_ object: AnyObject, tell: @escaping () -> Void) {
      self.object = object
      self.tell = tell
    }
  }

  /// Those who hear, in the order in which they came; among them may be some that have gone.
  private var listeners: [Listener] = []

  /// Whether nobody hears.
  var isEmpty: Bool { !listeners.contains { $0.object != nil } }

  /// Lets an object hear of each change, by a call with itself; one that hears already hears by the new call alone.
  mutating func add<Object: AnyObject>(_ object: Object, hear: @escaping (Object) -> Void) {
    let tell = { [weak object] in object.map(hear) ?? () }
    if let listener = listeners.first(where: { $0.object === object }) {
      listener.tell = tell
    } else {
      listeners.append(Listener(object, tell: tell))
    }
  }

  /// Lets an object hear no more.
  mutating func remove(_ object: AnyObject) {
    listeners.removeAll { listener in
      if listener.object === object { listener.hasLeft = true }
      return listener.hasLeft || listener.object == nil
    }
  }

  /// Tells everyone who hears now, though one may add or remove others meanwhile; who was removed is not told any more.
  func tell() {
    for listener in listeners where !listener.hasLeft { listener.tell() }
  }
}

/// Who hears of the changes of one thing. Nobody is kept alive by that: who goes hears no more.
@MainActor
struct ChangeListeners {
  /// One who hears.
  private struct Listener {
    /// Who it is.
    weak var object: AnyObject?
    /// Tells it.
    let tell: () -> Void
  }

  /// Those who hear, in the order in which they came; among them may be some that have gone.
  private var listeners: [Listener] = []

  /// Whether nobody hears.
  var isEmpty: Bool { !listeners.contains { $0.object != nil } }

  /// Lets an object hear of each change, by a call with itself; one that hears already hears by the new call alone.
  mutating func add<Object: AnyObject>(_ object: Object, hear: @escaping (Object) -> Void) {
    remove(object)
    listeners.append(Listener(object: object) { [weak object] in object.map(hear) })
  }

  /// Lets an object hear no more.
  mutating func remove(_ object: AnyObject) { listeners.removeAll { $0.object == nil || $0.object === object } }

  /// Tells everyone who hears now, though one may add or remove others meanwhile.
  func tell() {
    for listener in listeners { listener.tell() }
  }
}

// All registrations of one object, and how they are told.

import UIKitTraits

/// The registrations of one object for changes of its traits, in the order in which they were made.
@MainActor
final class TraitRegistrations {
  /// Those in force.
  private var list: [TraitChangeRegistration] = []

  /// Adds a registration behind the others.
  func add(_ registration: TraitChangeRegistration) { list.append(registration) }

  /// Ends a registration; nothing happens when it is not one of these.
  func remove(_ registration: TraitChangeRegistration) {
    guard let index = list.firstIndex(where: { $0 === registration }) else { return }
    list.remove(at: index).end()
  }

  /// Tells each of those that were there at the beginning and still are when their turn comes.
  ///
  /// One of them may change the traits again; the others then hear of the traits that hold when it is their turn. Each runs with
  /// those as the current ones (spec 1.6.3).
  func tell(_ observer: some TraitObserver, of change: TraitChange) {
    let (node, list) = (observer.environmentNode, list)
    var index = 0
    // OPTIMIZATION: setting the current traits took most of the time, so it is done once for all that find them in force.
    while index < list.count {
      let now = node.storage
      TraitContext.run(now) {
        repeat {
          let registration = list[index]
          index += 1
          if registration.isActive { registration.tell(observer, now: now, change: change) }
        } while index < list.count && node.has(now) && UITraitCollection.isCurrent(now)
      }
    }
  }
}

// The answers to the question which colour it is under given traits. Each kind of colour that has to work for its answers keeps
// some: providers, colours of catalogs, and colours with another alpha.

import CoreGraphics
import Synchronization
import UIKitBase
import UIKitTraits

/// A few colours by the object that decided about them, for any thread: the first ones for good, and the latest of those after.
///
/// OPTIMIZATION: the first answers stand in a list that only grows, so that whoever has the colour may read it without a lock; taking
/// one took a third of the time of all else. Who adds to it holds a lock and makes an answer public once it is complete.
struct KnownColors: ~Copyable, Sendable {
  /// An answer; its key is a storage or a colour, which any thread may use.
  private struct Answer: @unchecked Sendable {
    /// The identity of `key`, which can be compared without counting who holds it.
    let identity: ObjectIdentifier
    /// What the answer holds for: traits, those of them that affect colours, or another colour.
    let key: AnyObject
    /// Whether the answer holds for exactly those traits, and not for all that look the same to colours.
    let isExact: Bool
    /// Which traits were read for it.
    let reads: TraitMask
    /// The colour, which has fixed components.
    let color: UIColor

    /// Whether the answer is the one for a key, or for exactly some traits.
    @inline(__always)
    func holds(for key: ObjectIdentifier, exactly storage: ObjectIdentifier?) -> Bool { identity == (isExact ? storage : key) }

    /// Whether the other is the answer to the same question; of one colour there may be several that differ in their alpha.
    func isSame(as other: Answer) -> Bool {
      identity == other.identity && isExact == other.isExact && color.fixedColor.alpha == other.color.fixedColor.alpha
    }
  }

  /// A member of the list.
  private struct Link {
    /// The answer.
    let answer: Answer
    /// The one that was the first before.
    let next: UnsafeMutablePointer<Link>?
  }

  /// The first answers, the latest of them first; a link stays where it is and what it is as long as this is there.
  private nonisolated(unsafe) let first = Atomic<UnsafeMutablePointer<Link>?>(nil)
  /// The latest of the answers after those, the latest first. The lock is also for who adds to the list.
  private let latest = Guarded<[Answer]>([])
  /// Whether there are answers beside the first ones.
  private let hasMore = Atomic<Bool>(false)

  /// So many answers are kept for good: light and dark, in both contrasts, on both levels.
  private static var mostFirst: Int { 8 }
  /// So many of the answers after those are kept.
  private static var mostLatest: Int { 4 }

  deinit {
    var link = first.load(ordering: .acquiring)
    while let last = link {
      link = last.pointee.next
      last.deinitialize(count: 1)
      last.deallocate()
    }
  }

  /// The answer for a key, or for exactly some traits, with what was read for it; nil if there is none.
  ///
  /// - Parameter isRight: what else has to be true of the colour.
  @inline(__always)
  func answer(
    for key: ObjectIdentifier, exactly storage: ObjectIdentifier? = nil, where isRight: (UIColor) -> Bool = { _ in true }
  ) -> (color: UIColor, reads: TraitMask)? {
    var link = first.load(ordering: .acquiring)
    while let here = link {
      if here.pointee.answer.holds(for: key, exactly: storage), isRight(here.pointee.answer.color) {
        return (here.pointee.answer.color, here.pointee.answer.reads)
      }
      link = here.pointee.next
    }
    return hasMore.load(ordering: .acquiring) ? latestAnswer(for: key, exactly: storage, where: isRight) : nil
  }

  /// The same among the latest answers.
  @inline(never)
  private func latestAnswer(
    for key: ObjectIdentifier, exactly storage: ObjectIdentifier?, where isRight: (UIColor) -> Bool
  ) -> (color: UIColor, reads: TraitMask)? {
    latest.withLock { latest in
      latest.first { $0.holds(for: key, exactly: storage) && isRight($0.color) }.map { ($0.color, $0.reads) }
    }
  }

  /// Keeps an answer: for good while there are few, then in the place of the oldest of those that came after.
  @inline(never)
  func keep(_ color: UIColor, for key: AnyObject, isExact: Bool = false, reads: TraitMask = []) {
    let answer = Answer(identity: ObjectIdentifier(key), key: key, isExact: isExact, reads: reads, color: color)
    let dropped = latest.withLock { latest -> Answer? in
      let head = first.load(ordering: .relaxed)
      var (link, count) = (head, 0)
      while let here = link {
        // Another thread found the same meanwhile.
        if here.pointee.answer.isSame(as: answer) { return nil }
        (link, count) = (here.pointee.next, count + 1)
      }
      if count < Self.mostFirst {
        let link = UnsafeMutablePointer<Link>.allocate(capacity: 1)
        link.initialize(to: Link(answer: answer, next: head))
        first.store(link, ordering: .releasing)
        return nil
      }
      latest.insert(answer, at: 0)
      hasMore.store(true, ordering: .releasing)
      return latest.count > Self.mostLatest ? latest.removeLast() : nil
    }
    // Only now: a colour's last release may run any code.
    withExtendedLifetime(dropped) {}
  }
}

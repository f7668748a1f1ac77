// The closure behind a dynamic colour, and what it has answered so far.

import Synchronization
import UIKitBase
import UIKitTraits

/// A closure that finds a colour for any traits, called once for traits that are the same to it.
///
/// Traits are the same to a closure when those that affect colours are. One that read another trait is asked again when that or
/// any other trait changes: what it read once says nothing about what it would read under other traits.
package final class ColorProvider: Sendable {
  /// An answer of the closure.
  private struct Answer {
    /// The traits that it holds for: those that affect colours, or all.
    let traits: TraitStorage
    /// Whether it holds for exactly those traits.
    let isForAllTraits: Bool
    /// Which traits the closure read.
    let reads: TraitMask
    /// The colour, which has fixed components.
    let color: UIColor
  }

  /// The closure.
  private let provider: @Sendable (UITraitCollection) -> UIColor
  /// The latest answers, the latest first.
  private let answers = Guarded<[Answer]>([])
  /// So many are kept: light and dark, each on two levels.
  private static let mostAnswers = 4

  /// Keeps a closure without calling it (spec 3.1.4).
  init(_ provider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.provider = provider
  }

  /// The colour with fixed components under the given traits.
  func color(for storage: TraitStorage) -> UIColor {
    let colorKey = storage.colorKey
    let known = answers.withLock { answers in
      answers.first { $0.isForAllTraits ? $0.traits === storage : $0.traits === colorKey }
    }
    let answer = known ?? ask(storage)
    if TraitTracking.isActive {
      TraitTracking.recordColorTraits(of: storage)
      TraitTracking.record(answer.reads, of: storage)
    }
    return answer.color
  }

  /// Calls the closure, with the traits also in force as the current ones, and goes on until there are fixed components.
  private func ask(_ storage: TraitStorage) -> Answer {
    guard Resolution.begin(self, storage) else {
      return Answer(traits: storage, isForAllTraits: true, reads: .all, color: Resolution.endless)
    }
    var reads: TraitMask = []
    let color = TraitTracking.track(storage, into: &reads) {
      UITraitCollection.withCurrent(storage) { provider(storage.collection).resolved(storage) }
    }
    let isCutShort = Resolution.end()
    let isForAllTraits = !reads.subtracting(TraitSlot.colorMask).isEmpty
    let answer = Answer(
      traits: isForAllTraits ? storage : storage.colorKey, isForAllTraits: isForAllTraits, reads: reads, color: color)
    if !isCutShort { keep(answer) }
    return answer
  }

  /// Keeps an answer in the place of the oldest.
  private func keep(_ answer: Answer) {
    // What is dropped is released after the lock: a colour's last release may run any code.
    let dropped = answers.withLock { answers in
      answers.insert(answer, at: 0)
      return answers.count > Self.mostAnswers ? answers.removeLast() : nil
    }
    withExtendedLifetime(dropped) {}
  }
}

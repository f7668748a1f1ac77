// Notices providers that would never come to an end.

import UIKitBase
import UIKitTraits

/// The providers that are being asked on a thread, the outermost first.
final class Resolution {
  /// A provider and the traits that it was asked for.
  private struct Question {
    /// The provider.
    let provider: ColorProvider
    /// The traits.
    let storage: TraitStorage
  }

  /// What is being asked.
  private var questions: [Question] = []
  /// Whether the outermost question led in a circle; answers found on the way are not to be kept.
  private var isCutShort = false

  /// What a colour is that has no end: nothing, so that the mistake shows.
  static let endless = UIColor(white: 0, alpha: 0)
  /// So many providers may lead to one another.
  private static let mostQuestions = 100

  /// Notes that a provider is asked; false if it is being asked the same already or the chain is too long.
  static func begin(_ provider: ColorProvider, _ storage: TraitStorage) -> Bool {
    let thread = here
    let isCircle = thread.questions.contains { $0.provider === provider && $0.storage === storage }
    guard !isCircle, thread.questions.count < mostQuestions else {
      thread.isCutShort = true
      Diagnostics.report(
        "A dynamic colour has no end: "
          + (isCircle
            ? "its provider, asked for some traits, needs its own colour for the same traits. "
            : "\(mostQuestions) providers lead to one another. ")
          + "It is taken for clear. Let the provider return a colour that does not come from itself.",
        once: "UIKitColors.endless")
      return false
    }
    thread.questions.append(Question(provider: provider, storage: storage))
    return true
  }

  /// Notes that the provider asked last has answered; true if the answer came from a question cut short.
  static func end() -> Bool {
    let thread = here
    thread.questions.removeLast()
    defer { if thread.questions.isEmpty { thread.isCutShort = false } }
    return thread.isCutShort
  }

  /// The questions of the thread that asks.
  private static var here: Resolution {
    if let pointer = pthread_getspecific(key) { return Unmanaged<Resolution>.fromOpaque(pointer).takeUnretainedValue() }
    let resolution = Resolution()
    pthread_setspecific(key, Unmanaged.passRetained(resolution).toOpaque())
    return resolution
  }

  /// The key under which threads keep their questions; its destructor runs when a thread ends.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let result = pthread_key_create(&key) { pointer in
      if let pointer { Unmanaged<Resolution>.fromOpaque(pointer).release() }
    }
    precondition(result == 0, "The process has no thread-specific key left for colour resolution.")
    return key
  }()
}

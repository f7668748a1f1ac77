import Foundation

/// The contexts on which this thread draws, the current one last; `UIGraphicsPushContext` and `UIColor.setFill` use it.
package enum CGContextStack {
  /// Makes a context the current one.
  package static func push(_ context: CGContext) {
    contexts.list.append(context)
  }

  /// Makes the one before the current one again; nothing happens when there is none.
  package static func pop() {
    _ = contexts.list.popLast()
  }

  /// The context on which this thread draws now.
  package static var current: CGContext? { contexts.list.last }

  /// The list of one thread.
  private final class Contexts {
    /// The contexts, the current one last.
    var list: [CGContext] = []
  }

  /// The slot in which each thread keeps its list, freed at the thread's end.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { list in
      if let list { Unmanaged<Contexts>.fromOpaque(list).release() }
    }
    return key
  }()

  /// The list of this thread, made when first asked for.
  private static var contexts: Contexts {
    if let known = pthread_getspecific(key) { return Unmanaged<Contexts>.fromOpaque(known).takeUnretainedValue() }
    let made = Contexts()
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }
}

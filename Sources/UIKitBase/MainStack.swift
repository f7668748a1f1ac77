import Foundation

/// The stack of the main thread, which is as deep as the deepest tree of views needs.
///
/// Traits, hit tests, painting and the end of a tree go down by recursion, because subclasses may override the steps: 5 KB a
/// level in a debug build, most of it for painting. The usual 8 MB end there after 1,600 levels, by a signal and without a word.
package enum MainStack {
  /// How large it may become, in bytes. Linux keeps 128 MB free below the main thread's stack, whatever the limit was at the start.
  package static let room: UInt = 100 << 20

  /// Lets the main thread's stack grow up to `room`, as far as the hard limit allows; false when the system refused.
  ///
  /// Linux looks at the limit each time the stack grows, so that this works after the start. Other threads keep the stacks they have.
  @discardableResult
  package static func allowDeepTrees() -> Bool {
    let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return false }
    guard limit.rlim_cur < room else { return true }
    limit.rlim_cur = min(limit.rlim_max, rlim_t(room))
    return setrlimit(resource, &limit) == 0
  }
}

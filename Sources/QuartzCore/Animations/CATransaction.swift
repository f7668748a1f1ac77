// Changes that belong together: how they animate, and who is told when they are done.

public import CoreGraphics

/// One level of the stack of transactions.
@MainActor
final class TransactionLevel {
  /// How long implicit animations take, in seconds; nil means the usual.
  var duration: CFTimeInterval?
  /// Their pace; nil means each animation's own.
  var timing: CAMediaTimingFunction?
  /// Whether changes start no actions.
  var disablesActions = false
  /// Whom to tell of the end; nil once told.
  var completion: (() -> Void)?
  /// Animations added at this level that have not ended yet.
  private var pending = 0
  /// Whether no animation can be added any more.
  private var isCommitted = false

  /// Takes over how the enclosing level animates.
  init(within outer: TransactionLevel?) {
    duration = outer?.duration
    timing = outer?.timing
    disablesActions = outer?.disablesActions ?? false
  }

  /// Counts an animation that was added.
  func animationBegan() {
    pending += 1
  }

  /// Counts one of them as ended.
  func animationEnded() {
    pending -= 1
    finishIfDone()
  }

  /// Closes the level.
  func commit() {
    isCommitted = true
    finishIfDone()
  }

  /// Tells the end once nothing is pending.
  private func finishIfDone() {
    guard isCommitted, pending <= 0, let completion else { return }
    self.completion = nil
    completion()
  }
}

/// The current transaction; outside of `begin` … `commit` there is an implicit one that ends with `flush()`.
@preconcurrency @MainActor
public class CATransaction: NSObject {
  /// The levels that were begun, the current one last.
  private static var levels: [TransactionLevel] = []
  /// The level of changes outside of all, until the end of the turn.
  private static var implicit: TransactionLevel?

  /// The level that changes belong to now.
  static var current: TransactionLevel {
    if let last = levels.last { return last }
    if let implicit { return implicit }
    let made = TransactionLevel(within: nil)
    implicit = made
    return made
  }

  /// Begins a level that takes over the settings of the one around it, except the completion block.
  public class func begin() {
    levels.append(TransactionLevel(within: levels.last ?? implicit))
  }

  /// Ends the level begun last; without one it does nothing.
  public class func commit() {
    levels.popLast()?.commit()
  }

  /// Ends the implicit transaction; called at the end of every turn of the run loop.
  public class func flush() {
    let ended = implicit
    implicit = nil
    ended?.commit()
    AnimationSchedule.tellOrphaned()
  }

  /// How long implicit animations take in seconds; 0.25 unless set.
  public class func animationDuration() -> CFTimeInterval {
    (levels.last ?? implicit)?.duration ?? 0.25
  }

  /// Sets how long implicit animations take in seconds.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    current.duration = max(dur, 0)
  }

  /// The pacing of implicit animations; nil means each animation's own.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    (levels.last ?? implicit)?.timing
  }

  /// Sets the pacing of implicit animations.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timing = function
  }

  /// Whether changes start no actions.
  public class func disableActions() -> Bool {
    (levels.last ?? implicit)?.disablesActions ?? false
  }

  /// Sets whether changes start no actions.
  public class func setDisableActions(_ flag: Bool) {
    current.disablesActions = flag
  }

  /// The block that runs when all animations of the transaction have ended.
  public class func completionBlock() -> (() -> Void)? {
    (levels.last ?? implicit)?.completion
  }

  /// Sets the block that runs when all animations added from now on have ended, or at the commit when there are none.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    current.completion = block
  }
}

/// A claim on the frames of a scene: a step is taken with each of them until it declines or the claim is given up.
///
/// Whoever moves by the clock keeps one, so that what left its scene moves by that scene's frames no longer.
@MainActor
final class FrameClock {
  /// Stands for a claim; one that was given up is known by being another object.
  private final class Claim {}

  /// The claim in force.
  private var claim: Claim?

  /// Takes `step` with the time of each coming frame, in seconds, while it returns true; nothing happens while a step is taken already.
  func run(in scene: UIWindowScene, step: @escaping (Double) -> Bool) {
    guard claim == nil else { return }
    let claim = Claim()
    self.claim = claim
    scene.updateCycle.addTicker { [weak self] time in
      guard let self, self.claim === claim else { return false }
      let goesOn = step(time)
      if !goesOn, self.claim === claim { self.claim = nil }
      return goesOn
    }
  }

  /// Gives the claim up.
  func stop() { claim = nil }
}

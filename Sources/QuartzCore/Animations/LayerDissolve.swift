// A cross-fade from an earlier picture of a layer to what it is now.

package import CoreGraphics

/// A cross-fade that is under way.
@MainActor
final class LayerDissolve {
  /// The earlier picture, drawn out when the layer grew.
  var before: Bitmap
  /// The moment of its beginning on the media clock.
  let begin: CFTimeInterval
  /// Its length in seconds.
  let duration: CFTimeInterval
  /// Its pace.
  let timing: CAMediaTimingFunction
  /// Whether the later picture is drawn anew in each frame.
  let isLive: Bool
  /// Whom to tell of the end; nil once told.
  private var completion: ((Bool) -> Void)?
  /// The later picture, once drawn, unless live.
  var after: Bitmap?

  /// A cross-fade as it begins.
  init(
    before: Bitmap, begin: CFTimeInterval, duration: CFTimeInterval, timing: CAMediaTimingFunction, isLive: Bool,
    completion: ((Bool) -> Void)?
  ) {
    self.before = before
    self.begin = begin
    self.duration = duration
    self.timing = timing
    self.isLive = isLive
    self.completion = completion
  }

  /// Whoever waits for the end hears of it although the layer is gone.
  isolated deinit {
    if let completion { AnimationSchedule.tellLater { completion(false) } }
  }

  /// Tells the end, once.
  func tell(finished: Bool) {
    let completion = completion
    self.completion = nil
    completion?(finished)
  }

  /// Whether the later picture alone is shown.
  func isOver(at time: CFTimeInterval) -> Bool {
    time - begin >= duration
  }

  /// How much of the later picture is shown.
  func progress(at time: CFTimeInterval) -> CGFloat {
    duration > 0 ? CGFloat(timing.progress(at: (time - begin) / duration)) : 1
  }
}

extension CALayer {
  /// Fades the layer's box from the picture `before` to what it shows now.
  ///
  /// `before` is what `Compositor.render` gave for this layer. `duration` is in seconds; 0 or less ends at once. The later
  /// picture is drawn once, from model values, with the next frame; when `live` it is drawn in every frame with the values shown.
  /// `completion` gets true at the end, false when another dissolve takes over or `removeDissolve` is called. Obeys appearance
  /// spec 8.7.
  package func beginDissolve(
    from before: Bitmap, duration: CFTimeInterval, timing: CAMediaTimingFunction = CAMediaTimingFunction(name: .easeInEaseOut),
    live: Bool = false, completion: ((Bool) -> Void)? = nil
  ) {
    guard duration > 0 else {
      endDissolve(finished: false)
      completion?(true)
      return
    }
    let earlier = extras?.dissolve
    ensureExtras().dissolve = LayerDissolve(
      before: before, begin: CACurrentMediaTime(), duration: duration, timing: timing, isLive: live, completion: completion)
    AnimationSchedule.enter(self)
    markSubtree()
    // Told last: whoever hears of the end may begin one more dissolve, which then takes over from this one and not from none.
    earlier?.tell(finished: false)
  }

  /// Whether a dissolve is under way.
  package var isDissolving: Bool { extras?.dissolve != nil }

  /// Ends the dissolve before its time.
  package func removeDissolve() {
    endDissolve(finished: false)
  }

  /// Ends the dissolve and tells how.
  func endDissolve(finished: Bool) {
    guard let ended = extras?.dissolve else { return }
    extras?.dissolve = nil
    markSubtree()
    ended.tell(finished: finished)
  }
}

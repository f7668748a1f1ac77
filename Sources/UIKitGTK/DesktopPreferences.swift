import PenumbraCGTK
import UIKitSurface

/// What the user asked of the desktop, from the best source that says so: the settings portal, else the desktop's own settings, else
/// what holds for a user who never changed anything.
@MainActor
final class DesktopPreferences {
  /// One source's answers; `nil` where it has none.
  struct Answers: Equatable {
    /// The look that is preferred.
    var style: SurfacePreferences.Style?
    /// The contrast that is asked for.
    var contrast: SurfacePreferences.Contrast?
    /// Whether less movement is asked for.
    var reducesMotion: Bool?
    /// The color that was chosen for what can be pressed.
    var accent: SurfacePreferences.Accent?
  }

  private var portal: DesktopPortal?
  private var settings: DesktopSettings?

  /// Tells `changed` whenever what is ``known`` became different.
  init(changed: @escaping (SurfacePreferences) -> Void) {
    let tell = { [weak self] in
      guard let self else { return }
      changed(known)
    }
    settings = DesktopSettings(changed: tell)
    portal = DesktopPortal(changed: tell)
  }

  /// What is known at this moment, without waiting for anyone.
  var known: SurfacePreferences {
    let first = portal?.answers ?? Answers()
    let second = settings?.answers ?? Answers()
    let unasked = SurfacePreferences()
    return SurfacePreferences(
      style: first.style ?? second.style ?? unasked.style,
      contrast: first.contrast ?? second.contrast ?? unasked.contrast,
      reducesMotion: first.reducesMotion ?? second.reducesMotion ?? unasked.reducesMotion,
      accent: first.accent ?? second.accent)
  }
}

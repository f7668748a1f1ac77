import UIKitBase
import UIKitColors

/// The fourth phase: views whose traits changed hand their colors to their layers again (`UIColor+Resolution`).
@MainActor
enum ColorPhase {
  /// The views that the trait pass marked, each once.
  @exclusivity(unchecked) private static var pending: [UIView] = []

  /// An empty list with the room that the last run needed, so that the list of marks does not grow anew in each frame.
  private static var spare: [UIView] = []

  /// Marks a view; a view that is marked stays marked once.
  static func add(_ view: UIView) {
    guard !view.bits.contains(.colorsPending) else { return }
    view.bits.insert(.colorsPending)
    pending.append(view)
  }

  /// Lets each marked view hand over its colors. A layer that gets the color it has does nothing.
  static func run(into report: inout FrameReport) {
    guard !pending.isEmpty else { return }
    Journey.pass()
    var views = spare
    spare = []
    swap(&views, &pending)
    report.viewsColored += views.count
    for view in views {
      view.bits.remove(.colorsPending)
      view.applyBackground()
      if view.hasOwnColors { view.applyOwnColors() }
    }
    views.removeAll(keepingCapacity: true)
    spare = views
  }
}

extension UpdateCycle {
  /// Marks a view for the color phase.
  package static func addToColorPhase(_ view: UIView) { ColorPhase.add(view) }

  /// Brings traits, and the colors that follow from them, up to date now; nothing happens when nothing is marked.
  ///
  /// An animation block needs this, so that it sees the colors that its own overrides lead to.
  static func flushColors() {
    var report = FrameReport()
    guard TraitPhase.run(into: &report) else { return }
    ColorPhase.run(into: &report)
  }
}

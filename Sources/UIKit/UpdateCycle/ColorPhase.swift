import PenumbraCMachine
import QuartzCore
import UIKitBase
import UIKitColors
import UIKitTraits

/// The fourth phase: views whose traits changed hand their colors to their layers again (`UIColor+Resolution`).
@MainActor
enum ColorPhase {
  /// A view that is to hand over its colors, retained, with what it owns.
  private typealias Entry = (view: Unmanaged<UIView>, node: Unmanaged<TraitNode>, layer: Unmanaged<CALayer>)

  /// The views that the trait pass marked, each once.
  @exclusivity(unchecked) private static var pending: [Entry] = []

  /// An empty list with the room that the last run needed, so that the list of marks does not grow anew in each frame.
  private static var spare: [Entry] = []

  /// Marks a view; a view that is marked stays marked once.
  static func add(_ view: UIView) {
    guard !view.bits.contains(.colorsPending) else { return }
    view.bits.insert(.colorsPending)
    pending.append((.passRetained(view), .passUnretained(view.traitNode), .passUnretained(view.layer)))
  }

  /// Lets each marked view hand over its colors. A layer that gets the color it has does nothing.
  static func run(into report: inout FrameReport) {
    guard !pending.isEmpty else { return }
    Journey.pass()
    var views = spare
    spare = []
    swap(&views, &pending)
    report.viewsColored += views.count
    // Most views have the traits of the one before.
    var storage = TraitStorage.empty
    for index in views.indices {
      fetch(views, after: index)
      let view = views[index].view.takeRetainedValue()
      view.bits.remove(.colorsPending)
      if !TraitNode.has(views[index].node, storage) { storage = view.traitNode.storage }
      view.applyBackground(storage)
      if view.hasOwnColors { view.applyOwnColors() }
    }
    views.removeAll(keepingCapacity: true)
    spare = views
  }

  /// Has a view that comes soon, and what it owns, fetched from memory while others have their turn.
  ///
  /// OPTIMIZATION: they lie wherever there was room for them, and waiting for them took most of this phase.
  private static func fetch(_ views: [Entry], after index: Int) {
    guard index + 6 < views.count else { return }
    let soon = views[index + 6]
    penumbra_will_read(soon.view.toOpaque())
    penumbra_will_read(soon.node.toOpaque())
    penumbra_will_read(soon.layer.toOpaque())
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

import CoreGraphics
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

/// Which events a finger makes, and who is told of them.
@MainActor @Suite(.serialized) struct UIControlTests {
  // MARK: Events

  @Test func aTapIsTouchDownAndTouchUpInside() {
    let stage = Stage()
    stage.app.surface.tap(CGPoint(x: 50, y: 50), in: stage.app.canvas)
    #expect(stage.events == [.touchDown, .touchUpInside])
  }

  @Test func aSecondTapAtOnceIsARepeat() {
    let stage = Stage()
    for _ in 0..<2 { stage.app.surface.tap(CGPoint(x: 50, y: 50), in: stage.app.canvas) }
    #expect(stage.events == [.touchDown, .touchUpInside, .touchDown, .touchDownRepeat, .touchUpInside])
  }

  @Test func aFingerThatLeavesAndIsLiftedOutsideMakesDragEvents() {
    let stage = Stage()
    stage.app.surface.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 50), steps: 4, in: stage.app.canvas)
    #expect(
      stage.events == [
        .touchDown, .touchDragInside, .touchDragOutside, .touchDragExit, .touchDragOutside, .touchDragOutside, .touchUpOutside,
      ])
  }

  @Test func aFingerThatComesBackEntersAgain() {
    let stage = Stage()
    let send = { (phase: SurfaceTouchPhase, x: CGFloat) in stage.touch(phase, x) }
    send(.began, 50)
    send(.moved, 250)
    #expect(!stage.control.isHighlighted && !stage.control.isTouchInside && stage.control.isTracking)
    send(.moved, 60)
    #expect(stage.control.isHighlighted && stage.control.isTouchInside)
    send(.ended, 60)
    #expect(
      stage.events == [.touchDown, .touchDragOutside, .touchDragExit, .touchDragInside, .touchDragEnter, .touchUpInside])
    #expect(!stage.control.isTracking && !stage.control.isTouchInside && !stage.control.isHighlighted)
  }

  @Test func aCancelledTouchIsTold() {
    let stage = Stage()
    stage.touch(.began, 50)
    stage.touch(.cancelled, 50)
    #expect(stage.events == [.touchDown, .touchCancel])
    #expect(stage.control.log == ["begin", "cancel"])
  }

  @Test func aDisabledControlTellsNothing() {
    let stage = Stage()
    stage.control.isEnabled = false
    stage.app.surface.tap(CGPoint(x: 50, y: 50), in: stage.app.canvas)
    #expect(stage.events.isEmpty && stage.control.log.isEmpty)
    #expect(stage.control.state == .disabled)
  }

  @Test func disablingAControlEndsItsTouch() {
    let stage = Stage()
    stage.touch(.began, 50)
    stage.control.isEnabled = false
    #expect(stage.events == [.touchDown, .touchCancel])
    #expect(!stage.control.isTracking && !stage.control.isHighlighted)
    stage.touch(.ended, 50)
    #expect(stage.events.count == 2)
  }

  @Test func aControlThatDoesNotWantToTrackTellsNothing() {
    let stage = Stage()
    stage.control.tracks = false
    stage.app.surface.tap(CGPoint(x: 50, y: 50), in: stage.app.canvas)
    #expect(stage.events.isEmpty)
    #expect(stage.control.log == ["begin"])
  }

  @Test func stateIsMadeOfItsParts() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    #expect(control.state == [.selected, .highlighted, .disabled])
    control.isHighlighted = false
    #expect(control.state == [.selected, .disabled])
  }

  @Test func eventsHaveTheRawValuesOfIOS() {
    #expect(UIControl.Event.touchUpInside.rawValue == 64)
    #expect(UIControl.Event.valueChanged.rawValue == 4096)
    #expect(UIControl.Event.primaryActionTriggered.rawValue == 8192)
    #expect(UIControl.Event.editingChanged.rawValue == 131_072)
    #expect(UIControl.Event.allTouchEvents.contains(.touchCancel))
    #expect(!UIControl.Event.allTouchEvents.contains(.valueChanged))
  }

  // MARK: Actions

  @Test func anActionRunsWithItsSender() {
    let control = UIControl()
    var senders: [AnyObject?] = []
    let action = UIAction { senders.append($0.sender as AnyObject?) }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(senders.count == 1)
    #expect(senders.first.flatMap { $0 } === control)
    #expect(action.sender == nil)
  }

  @Test func anActionOfTheSameIdentifierReplacesForItsEventsOnly() {
    let control = UIControl()
    var runs: [String] = []
    let id = UIAction.Identifier("a")
    control.addAction(UIAction(identifier: id) { _ in runs.append("first") }, for: [.touchDown, .touchUpInside])
    control.addAction(UIAction(identifier: id) { _ in runs.append("second") }, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(runs == ["second", "first"])
    control.removeAction(identifiedBy: id, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(runs.count == 2)
    #expect(control.allControlEvents.isEmpty)
  }

  @Test func anActionForTwoEventsRunsOnceWhenBothHappenTogether() {
    let control = UIControl()
    var runs = 0
    control.addAction(UIAction { _ in runs += 1 }, for: [.valueChanged, .primaryActionTriggered])
    control.sendActions(for: [.valueChanged, .primaryActionTriggered])
    #expect(runs == 1)
  }

  @Test func aDisabledActionDoesNotRun() {
    var runs = 0
    let control = UIControl(frame: .zero, primaryAction: UIAction(attributes: .disabled) { _ in runs += 1 })
    control.sendActions(for: .primaryActionTriggered)
    #expect(runs == 0)
  }

  @Test func whoIsAddedByAHandlerHearsOfTheNextEvent() {
    let control = UIControl()
    var runs: [String] = []
    control.addAction(
      UIAction { [unowned control] _ in
        runs.append("outer")
        control.addAction(UIAction(identifier: .init("inner")) { _ in runs.append("inner") }, for: .touchDown)
      }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(runs == ["outer"])
    control.sendActions(for: .touchDown)
    #expect(runs == ["outer", "outer", "inner"])
  }

  // MARK: Targets

  @Test func aTargetIsCalledWithAsManyArgumentsAsItsNameHasColons() {
    let target = Target()
    let control = UIControl()
    for name in ["none", "sender:", "sender:event:"] { control.addTarget(target, action: Selector(name), for: .touchDown) }
    control.sendActions(for: .touchDown)
    #expect(target.calls == ["none", "sender UIControl", "sender UIControl event none"])
  }

  @Test func aTargetIsNotKeptAlive() {
    let control = UIControl()
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      control.addTarget(target, action: "none", for: .touchDown)
      #expect(control.allTargets.count == 1)
    }
    #expect(gone == nil)
    control.sendActions(for: .touchDown)
    #expect(control.allTargets.isEmpty)
  }

  @Test func addingTheSameTargetTwiceCallsItOnce() {
    let target = Target()
    let control = UIControl()
    control.addTarget(target, action: "none", for: .touchDown)
    control.addTarget(target, action: "none", for: [.touchDown, .touchUpInside])
    control.sendActions(for: .touchDown)
    #expect(target.calls == ["none"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["none"])
  }

  @Test func aRemovedTargetIsNotCalled() {
    let target = Target()
    let control = UIControl()
    control.addTarget(target, action: "none", for: .allTouchEvents)
    control.removeTarget(target, action: nil, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.calls.isEmpty)
    control.sendActions(for: .touchUpInside)
    #expect(target.calls == ["none"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty)
  }

  @Test func withoutATargetTheResponderChainIsAsked() {
    let stage = Stage()
    stage.control.addTarget(nil, action: "chained:", for: .touchUpInside)
    stage.app.surface.tap(CGPoint(x: 50, y: 50), in: stage.app.canvas)
    #expect(stage.home.chained == 1)
    #expect(stage.control.allTargets.count == 1)
    #expect(stage.control.allTargets.first?.base is NSNull)
  }

  @Test func aTargetWithoutTheMethodIsReportedAndNothingTraps() {
    let control = UIControl()
    let target = Target()
    control.addTarget(target, action: "missing:", for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.calls.isEmpty)
    #expect(!UIApplication.shared.sendAction("missing:", to: target, from: control, for: nil))
  }

  @Test func anActionCanBeMadeOfAnyOfItsParts() {
    let action = UIAction(
      title: "Title", subtitle: "Subtitle", identifier: .init("id"), discoverabilityTitle: "More", attributes: .destructive,
      state: .mixed
    ) { _ in }
    #expect(action.title == "Title")
    #expect(action.subtitle == "Subtitle")
    #expect(action.identifier.rawValue == "id")
    #expect(action.discoverabilityTitle == "More")
    #expect(action.attributes == .destructive)
    #expect(action.state == .mixed)
    #expect(UIAction { _ in }.subtitle == nil)
  }

  @Test func handlersAreEnumeratedInTheirOrderUntilStopped() {
    let control = UIControl()
    let target = Target()
    control.addAction(UIAction { _ in }, for: .touchDown)
    control.addTarget(target, action: "none", for: .touchUpInside)
    control.addTarget(nil, action: "chained:", for: .touchCancel)
    var kinds: [String] = []
    control.enumerateEventHandlers { action, pair, events, stop in
      kinds.append(action != nil ? "action" : pair?.0 != nil ? "target" : "chain")
      if events == .touchUpInside { stop = true }
    }
    #expect(kinds == ["action", "target"])
  }
}

/// A window with a control at (10, 10), 100 points large, that notes its events.
@MainActor private final class Stage {
  let app: TestApp
  let control = NotingControl(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
  let home = Home()
  var events: [UIControl.Event] = []

  init() {
    registerMethods()
    let home = home
    app = TestApp(root: { _ in home })
    app.view.addSubview(control)
    let all: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit, .touchUpInside,
      .touchUpOutside, .touchCancel,
    ]
    for event in all { control.addAction(UIAction { [unowned self] _ in events.append(event) }, for: event) }
    app.settle()
  }

  func touch(_ phase: SurfaceTouchPhase, _ x: CGFloat) {
    app.surface.send(.touch(id: 0, phase: phase, location: CGPoint(x: x, y: 50), time: app.surface.now), to: app.canvas)
  }
}

/// A control that notes what it was asked.
@MainActor private final class NotingControl: UIControl {
  var log: [String] = []
  var tracks = true

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.append("begin")
    return tracks
  }
  override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
}

/// A controller up the chain.
@MainActor private final class Home: UIViewController { var chained = 0 }

/// A target that notes its calls.
@MainActor private final class Target: NSObject {
  var calls: [String] = []

  override init() {
    registerMethods()
    super.init()
  }
}

/// What the later source plugin does by itself.
@MainActor private func registerMethods() {
  MethodTable.register(Target.self, "none") { target, _ in
    target.calls.append("none")
    return nil
  }
  MethodTable.register(Target.self, "sender:") { target, arguments in
    target.calls.append("sender \(arguments[0].map { String(describing: type(of: $0)) } ?? "none")")
    return nil
  }
  MethodTable.register(Target.self, "sender:event:") { target, arguments in
    let names = arguments.map { $0.map { String(describing: type(of: $0)) } ?? "none" }
    target.calls.append("sender \(names[0]) event \(names[1])")
    return nil
  }
  MethodTable.register(Home.self, "chained:") { home, _ in
    home.chained += 1
    return nil
  }
}

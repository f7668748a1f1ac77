import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

@MainActor
struct TraitTrackingOfViewsTests {
  @Test func aMethodOfAViewRunsAgainWhenAndOnlyWhenATraitThatItReadChanges() {
    let app = TestApp()
    let view = Reader(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    app.view.addSubview(view)
    app.frame()
    #expect(view.ears.take() == ["properties", "constraints", "layout", "draw"])
    app.frame()
    #expect(view.ears.take() == [])
    app.surface.preferences.style = .dark
    app.frame()
    #expect(view.ears.take() == [])

    view.reads = ["layout"]
    view.setNeedsLayout()
    app.frame()
    #expect(view.ears.take() == ["layout"])
    app.surface.preferences.style = .light
    app.frame()
    #expect(view.ears.take() == ["layout"])
    view.reads = []
    app.surface.preferences.style = .dark
    app.frame()
    #expect(view.ears.take() == ["layout"])
    app.surface.preferences.style = .light
    app.frame()
    #expect(view.ears.take() == [], "What it does not read any more does not run it again.")
  }

  @Test(arguments: ["properties", "constraints", "layout", "draw"])
  func eachMethodIsTrackedByItself(method: String) {
    let app = TestApp()
    let view = Reader(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.reads = [method]
    app.view.addSubview(view)
    app.frame()
    _ = view.ears.take()
    app.surface.preferences.contrast = .high
    app.frame()
    #expect(view.ears.take() == [])
    app.surface.preferences.style = .dark
    app.frame()
    #expect(view.ears.take() == [method])
    #expect(view.current == [method: .dark])
  }

  @Test(arguments: ["properties", "constraints", "will layout", "did layout"])
  func eachMethodOfAControllerIsTrackedByItself(method: String) {
    let controller = ControllerReader()
    controller.reads = [method]
    let app = TestApp { _ in controller }
    app.frame()
    #expect(controller.ears.take() == ["properties", "constraints", "will layout", "did layout"])
    app.surface.preferences.contrast = .high
    app.frame()
    #expect(controller.ears.take() == [])
    app.surface.preferences.style = .dark
    app.frame()
    let expected = method.hasSuffix("layout") ? ["will layout", "did layout"] : [method]
    #expect(controller.ears.take() == expected)
    #expect(controller.current[method] == .dark)
  }

  @Test func aControllersMethodsSeeItsOwnTraitsAndItsViewsMethodsTheViews() {
    let controller = ControllerReader()
    controller.overrideUserInterfaceStyle = .dark
    let view = Reader()
    view.overrideUserInterfaceStyle = .light
    view.reads = ["properties", "layout"]
    controller.reads = ["properties", "will layout", "did layout"]
    controller.content = view
    let app = TestApp { _ in controller }
    app.frame()
    #expect(controller.current == ["properties": .dark, "will layout": .dark, "did layout": .dark])
    #expect(view.current == ["properties": .light, "layout": .light])
  }

  @Test func propertiesGoFromTheOutsideInAndConstraintsFromTheInsideOut() {
    let app = TestApp()
    app.frame()
    let ears = Ears()
    let (outer, inner) = (Reader(ears: ears, name: "outer "), Reader(ears: ears, name: "inner "))
    outer.addSubview(inner)
    app.view.addSubview(outer)
    app.frame()
    let calls = ears.take().filter { !$0.hasSuffix("draw") && !$0.hasSuffix("layout") }
    #expect(calls == ["outer properties", "inner properties", "inner constraints", "outer constraints"])
  }

  @Test func whatIsAskedForIsDoneOnceInTheNextFrameOrAtOnce() {
    let app = TestApp()
    let view = Reader()
    app.view.addSubview(view)
    app.settle()
    _ = view.ears.take()
    view.setNeedsUpdateProperties()
    view.setNeedsUpdateProperties()
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    #expect(view.ears.take() == [])
    app.frame()
    #expect(view.ears.take() == ["properties", "constraints"])
    view.setNeedsUpdateProperties()
    app.view.updatePropertiesIfNeeded()
    #expect(view.ears.take() == ["properties"])
    view.setNeedsUpdateConstraints()
    app.view.updateConstraintsIfNeeded()
    #expect(view.ears.take() == ["constraints"])
    view.setNeedsUpdateProperties()
    app.view.layoutIfNeeded()
    #expect(view.ears.take() == ["properties"])
    app.frame()
    #expect(view.ears.take() == [])
  }

  @Test func aViewOutsideOfWindowsUpdatesWhenItComesIntoOne() {
    let app = TestApp()
    app.frame()
    let view = Reader()
    view.setNeedsUpdateProperties()
    app.frame()
    #expect(view.ears.take() == [])
    view.updatePropertiesIfNeeded()
    #expect(view.ears.take() == ["properties"])
    view.setNeedsUpdateProperties()
    app.view.addSubview(view)
    app.frame()
    #expect(view.ears.take().first == "properties")
    view.removeFromSuperview()
    view.setNeedsUpdateProperties()
    app.frame()
    #expect(view.ears.take() == [])
  }

  @Test func aViewMadeDuringLayoutHasUpdatedBeforeItsOwnLayout() {
    let app = TestApp()
    app.frame()
    let late = Reader()
    let maker = Maker()
    maker.onLayout = { [unowned maker] in if late.superview == nil { maker.addSubview(late) } }
    app.view.addSubview(maker)
    app.frame()
    #expect(late.ears.take() == ["properties", "constraints", "layout"])
  }

  /// A view whose methods read the style when they are told to.
  final class Reader: UIView {
    let ears: Ears
    let name: String
    var reads: Set<String> = []
    var current: [String: UIUserInterfaceStyle] = [:]
    override class var requiresConstraintBasedLayout: Bool { true }
    init(ears: Ears = Ears(), name: String = "", frame: CGRect = .zero) {
      self.ears = ears
      self.name = name
      super.init(frame: frame)
    }
    override convenience init(frame: CGRect) { self.init(ears: Ears(), frame: frame) }
    required init?(coder: NSCoder) { nil }
    private func ran(_ method: String) {
      ears.note(name + method)
      guard reads.contains(method) else { return }
      current[method] = UITraitCollection.current.userInterfaceStyle
    }
    override func updateProperties() { ran("properties") }
    override func updateConstraints() { ran("constraints") }
    override func layoutSubviews() { ran("layout") }
    override func draw(_ rect: CGRect) { ran("draw") }
  }

  /// A controller whose methods read the style when they are told to.
  final class ControllerReader: UIViewController {
    let ears = Ears()
    var content: UIView?
    var reads: Set<String> = []
    var current: [String: UIUserInterfaceStyle] = [:]
    private func ran(_ method: String) {
      ears.note(method)
      if reads.contains(method) { current[method] = traitCollection.userInterfaceStyle }
    }
    override func loadView() {
      super.loadView()
      if let content { view = content }
    }
    override func updateProperties() { ran("properties") }
    override func updateViewConstraints() {
      super.updateViewConstraints()
      ran("constraints")
    }
    override func viewWillLayoutSubviews() { ran("will layout") }
    override func viewDidLayoutSubviews() { ran("did layout") }
  }

  /// A view that does something when it is laid out.
  final class Maker: UIView {
    var onLayout: (() -> Void)?
    override func layoutSubviews() { onLayout?() }
  }
}

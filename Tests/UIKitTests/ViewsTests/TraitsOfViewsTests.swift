import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

@MainActor
struct TraitsOfViewsTests {
  @Test func aWindowsOverrideReachesControllerViewAndSubviews() {
    let app = TestApp()
    let leaf = UIView()
    app.view.addSubview(leaf)
    app.window.overrideUserInterfaceStyle = .dark
    app.frame()
    #expect(app.window.rootViewController?.traitCollection.userInterfaceStyle == .dark)
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
    #expect(app.scene.traitCollection.userInterfaceStyle == .light)
  }

  @Test func anOverrideInsideKeepsItsStyleAndItsSiblingsDoNot() {
    let app = TestApp()
    let (light, leaf, sibling) = (UIView(), UIView(), UIView())
    light.overrideUserInterfaceStyle = .light
    light.addSubview(leaf)
    app.view.addSubview(light)
    app.view.addSubview(sibling)
    app.window.overrideUserInterfaceStyle = .dark
    app.frame()
    #expect(leaf.traitCollection.userInterfaceStyle == .light)
    #expect(sibling.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func unspecifiedGivesTheStyleBackToTheSystem() {
    let app = TestApp(style: .dark)
    app.window.overrideUserInterfaceStyle = .light
    app.frame()
    #expect(app.view.traitCollection.userInterfaceStyle == .light)
    app.window.overrideUserInterfaceStyle = .unspecified
    app.frame()
    #expect(app.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func aControllerStandsBetweenItsViewAndTheSuperview() {
    let app = TestApp()
    let child = UIViewController()
    let holder = UIView()
    holder.overrideUserInterfaceStyle = .dark
    app.view.addSubview(holder)
    app.window.rootViewController?.addChild(child)
    holder.addSubview(child.view)
    app.frame()
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    child.overrideUserInterfaceStyle = .light
    app.frame()
    #expect(child.view.traitCollection.userInterfaceStyle == .light)
    #expect(holder.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func parentsHearBeforeChildrenAndEachHearsOnce() {
    let app = TestApp()
    let (outer, inner) = (Listener(name: "outer"), Listener(name: "inner"))
    outer.addSubview(inner)
    app.view.addSubview(outer)
    app.frame()
    Listener.calls = []
    app.surface.preferences.style = .dark
    app.frame()
    #expect(Listener.calls == ["outer light → dark", "inner light → dark"])
  }

  @Test func nobodyHearsWhenTheSystemChangesUnderAnOverride() {
    let app = TestApp()
    app.window.overrideUserInterfaceStyle = .light
    let view = Listener(name: "view")
    app.view.addSubview(view)
    app.frame()
    Listener.calls = []
    let presented = app.canvas.presentedFrames
    app.surface.preferences.style = .dark
    app.settle()
    #expect(Listener.calls.isEmpty)
    #expect(app.canvas.presentedFrames == presented)
    #expect(app.report.layersDisplayed == 0)
    #expect(app.report.layersPainted == 0)
  }

  @Test func layoutRunsAgainOnlyForTheTraitsThatItRead() {
    let app = TestApp()
    let view = LayoutReader()
    app.view.addSubview(view)
    app.frame()
    #expect(view.layouts == 1)
    app.surface.preferences.contrast = .high
    app.frame()
    #expect(view.layouts == 1)
    app.surface.preferences.style = .dark
    app.frame()
    #expect(view.layouts == 2)
  }

  @Test func drawingRunsAgainWhenAColorItUsedChanges() {
    let app = TestApp()
    let (dynamic, fixed) = (Drawer(color: .systemRed), Drawer(color: .red))
    for (index, view) in [dynamic, fixed].enumerated() {
      view.frame = CGRect(x: 20 * index, y: 0, width: 10, height: 10)
      app.view.addSubview(view)
    }
    app.frame()
    #expect(dynamic.draws == 1)
    #expect(fixed.draws == 1)
    app.surface.preferences.style = .dark
    app.frame()
    #expect(dynamic.draws == 2)
    #expect(fixed.draws == 1)
    #expect(app.pixel(5, 5) == RGB(255, 69, 58))
    #expect(app.pixel(25, 5) == RGB(255, 0, 0))
  }

  @Test func currentIsTheViewsTraitsInItsCallBacks() {
    let app = TestApp()
    let view = CurrentReader(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.overrideUserInterfaceStyle = .dark
    app.view.addSubview(view)
    app.frame()
    view.tintColor = .red
    #expect(view.seen == ["traits": .dark, "layout": .dark, "draw": .dark, "tint": .dark])
  }

  @Test func aLayerColorThatNobodySetsAgainKeepsTheOldStyle() {
    let app = TestApp()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let light = UIColor.separator.resolvedColor(with: app.view.traitCollection).cgColor
    view.layer.borderColor = light
    app.view.addSubview(view)
    app.frame()
    app.surface.preferences.style = .dark
    app.frame()
    #expect(view.layer.borderColor == light)
  }

  @Test func aDynamicBackgroundFollowsTheStyleAndAFixedOneStays() {
    let app = TestApp()
    let (dynamic, fixed) = (UIView(), UIView())
    dynamic.backgroundColor = .secondarySystemBackground
    fixed.backgroundColor = .white
    app.view.addSubview(dynamic)
    app.view.addSubview(fixed)
    app.frame()
    app.surface.preferences.style = .dark
    app.frame()
    #expect(dynamic.layer.backgroundColor == UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1).cgColor)
    #expect(fixed.layer.backgroundColor == UIColor.white.cgColor)
    // The window, which has a dynamic background as well, and the one view.
    #expect(app.report.viewsColored == 2)
  }

  @Test func eachOfManyViewsGetsItsColorUnderItsOwnTraits() {
    let app = TestApp()
    let views = (0..<12).map { index in
      let view = UIView()
      view.backgroundColor = index.isMultiple(of: 2) ? .secondarySystemBackground : .systemBlue
      if index.isMultiple(of: 3) { view.overrideUserInterfaceStyle = .light }
      if index == 7 { view.traitOverrides.accessibilityContrast = .high }
      app.view.addSubview(view)
      return view
    }
    app.frame()
    app.surface.preferences.style = .dark
    app.frame()
    for view in views {
      let color = view.backgroundColor?.resolvedColor(with: view.traitCollection).cgColor
      #expect(view.layer.backgroundColor == color)
    }
    #expect(views[7].layer.backgroundColor != views[5].layer.backgroundColor)
    // Of the window and the views, those four stay that are light.
    #expect(app.report.viewsColored == 1 + 8)
  }

  @Test func anEqualBackgroundReplacesTheOldOneWithoutANewPicture() {
    let app = TestApp()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    app.view.addSubview(view)
    app.settle()
    let equal = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
    #expect(view.layer.backgroundColor !== equal)
    view.layer.backgroundColor = equal
    #expect(view.layer.backgroundColor === equal)
    #expect(!app.canvas.wantsFrame)
    view.layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(app.canvas.wantsFrame)
  }

  /// A view that notes what it hears.
  final class Listener: UIView {
    static var calls: [String] = []
    let name: String
    init(name: String) {
      self.name = name
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      func word(_ traits: UITraitCollection?) -> String { traits?.userInterfaceStyle == .dark ? "dark" : "light" }
      Self.calls.append("\(name) \(word(previous)) → \(word(traitCollection))")
    }
  }

  /// A view whose layout reads the style.
  final class LayoutReader: UIView {
    var layouts = 0
    override func layoutSubviews() {
      layouts += 1
      _ = traitCollection.userInterfaceStyle
    }
  }

  /// A view that fills itself with a color.
  final class Drawer: UIView {
    var draws = 0
    let color: UIColor
    init(color: UIColor) {
      self.color = color
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func draw(_ rect: CGRect) {
      draws += 1
      color.setFill()
      UIRectFill(rect)
    }
  }

  /// A view that notes the current style in its call-backs.
  final class CurrentReader: UIView {
    var seen: [String: UIUserInterfaceStyle] = [:]
    private func note(_ name: String) { seen[name] = UITraitCollection.current.userInterfaceStyle }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { note("traits") }
    override func layoutSubviews() { note("layout") }
    override func draw(_ rect: CGRect) { note("draw") }
    override func tintColorDidChange() { note("tint") }
  }
}

import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

@MainActor
struct PredictionTests {
  @Test func aNewObjectHasTheTraitsOfTheActiveSceneWhateverTheAppCallsCurrent() {
    let app = TestApp(style: .dark)
    #expect(UIView().traitCollection.userInterfaceStyle == .dark)
    #expect(UIViewController().traitCollection.userInterfaceStyle == .dark)
    UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
      #expect(UIView().traitCollection.userInterfaceStyle == .dark)
    }
    app.window.overrideUserInterfaceStyle = .light
    app.frame()
    #expect(UIView().traitCollection == app.scene.traitCollection)
  }

  @Test func aNewObjectHasTheTraitsOfTheCallBackThatMakesIt() {
    let app = TestApp()
    let (view, ears) = (Maker(), Ears())
    view.overrideUserInterfaceStyle = .dark
    view.make = { EarView("made", ears) }
    app.view.addSubview(view)
    app.frame()
    #expect(view.made?.traitCollection.userInterfaceStyle == .dark)
    #expect(ears.take() == [], "The traits that it has are the expected ones.")
  }

  @Test func anObjectThatEntersAHierarchyHearsOnlyOfTraitsThatItDidNotHave() {
    let app = TestApp()
    let ears = Ears()
    app.frame()
    let (same, other) = (EarView("same", ears), EarView("other", ears))
    app.view.addSubview(same)
    app.frame()
    #expect(ears.take() == [])
    let dark = UIView()
    dark.overrideUserInterfaceStyle = .dark
    dark.addSubview(other)
    app.view.addSubview(dark)
    app.frame()
    #expect(ears.take() == ["other light → dark"])
  }

  @Test func aViewMadeByAControllerStartsWithTheControllersOverride() {
    let app = TestApp()
    let ears = Ears()
    let controller = Loader()
    controller.overrideUserInterfaceStyle = .dark
    controller.make = { EarView("view", ears) }
    app.window.rootViewController?.addChild(controller)
    app.view.addSubview(controller.view)
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    app.frame()
    #expect(ears.take() == [])
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func theRootViewOfAWindowStartsWithTheWindowsOverride() {
    let app = TestApp()
    let ears = Ears()
    let window = UIWindow(windowScene: app.scene)
    window.overrideUserInterfaceStyle = .dark
    let controller = Loader()
    controller.make = { EarView("view", ears) }
    window.rootViewController = controller
    window.isHidden = false
    app.frame()
    #expect(ears.take() == [])
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func aTreeThatLeavesKeepsItsTraitsAndGetsNewOnesInAnotherWindowBeforeItIsLaidOut() {
    let app = TestApp()
    let second = app.openScene()
    second.window.overrideUserInterfaceStyle = .dark
    let ears = Ears()
    let (outer, inner) = (Maker(), EarView("inner", ears))
    outer.addSubview(inner)
    app.view.addSubview(outer)
    app.frame()
    outer.removeFromSuperview()
    app.surface.preferences.contrast = .high
    app.frame()
    #expect(inner.traitCollection.accessibilityContrast == .normal)
    #expect(ears.take() == [])
    outer.onLayout = { ears.note("layout \(word(outer.traitCollection))") }
    outer.setNeedsLayout()
    second.window.addSubview(outer)
    app.frame()
    #expect(ears.take() == ["inner light → dark", "layout dark"])
    #expect(inner.traitCollection.accessibilityContrast == .high)
  }

  /// A view that makes another one when it is laid out first.
  final class Maker: UIView {
    var make: (() -> UIView)?
    var onLayout: (() -> Void)?
    var made: UIView?
    override func layoutSubviews() {
      onLayout?()
      guard made == nil, let view = make?() else { return }
      made = view
      addSubview(view)
    }
  }

  /// A controller whose view is made by a closure.
  final class Loader: UIViewController {
    var make: (() -> UIView)?
    override func loadView() { view = make?() ?? UIView() }
  }
}

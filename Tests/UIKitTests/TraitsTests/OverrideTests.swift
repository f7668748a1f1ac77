import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

@MainActor
struct OverrideTests {
  @Test func anOverrideOnAnyKindOfObjectReachesItAndWhatIsInIt() {
    let app = TestApp()
    let controller = app.window.rootViewController
    app.frame()
    func densities() -> [Int] {
      [app.scene.traitCollection, app.window.traitCollection, controller?.traitCollection, app.view.traitCollection]
        .map { $0?[Density.self] ?? -1 }
    }
    app.scene.traitOverrides[Density.self] = 1
    app.frame()
    #expect(densities() == [1, 1, 1, 1])
    app.window.traitOverrides[Density.self] = 2
    app.frame()
    #expect(densities() == [1, 2, 2, 2])
    controller?.traitOverrides[Density.self] = 3
    app.frame()
    #expect(densities() == [1, 2, 3, 3])
    app.view.traitOverrides[Density.self] = 0
    app.frame()
    #expect(densities() == [1, 2, 3, 0], "An app's trait set to its default hides what would be inherited.")
    for remove in [{ app.view.traitOverrides.remove(Density.self) }, { controller?.traitOverrides.remove(Density.self) }] {
      remove()
    }
    app.frame()
    #expect(densities() == [1, 2, 2, 2])
    #expect(!app.view.traitOverrides.contains(Density.self))
    #expect(app.window.traitOverrides.contains(Density.self))
  }

  @Test func theOverridesWinOverTheStyleOfTheSameObject() {
    let app = TestApp()
    app.view.overrideUserInterfaceStyle = .dark
    app.view.traitOverrides.userInterfaceStyle = .light
    app.frame()
    #expect(app.view.traitCollection.userInterfaceStyle == .light)
    app.view.traitOverrides.userInterfaceStyle = .unspecified
    app.frame()
    #expect(app.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func aContainerSetsTraitsForOneChildWhoseOwnOverridesWin() {
    let app = TestApp()
    let (child, sibling) = (UIViewController(), UIViewController())
    guard let root = app.window.rootViewController else { return }
    for controller in [child, sibling] {
      root.addChild(controller)
      app.view.addSubview(controller.view)
    }
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    root.setOverrideTraitCollection(UITraitCollection(traitsFrom: [wide, dark]), forChild: child)
    app.frame()
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.verticalSizeClass == .regular)
    #expect(sibling.traitCollection.horizontalSizeClass == .compact)
    #expect(root.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
    #expect(root.overrideTraitCollection(forChild: sibling) == nil)
    child.overrideUserInterfaceStyle = .light
    app.frame()
    #expect(child.traitCollection.userInterfaceStyle == .light)
    root.setOverrideTraitCollection(nil, forChild: child)
    child.overrideUserInterfaceStyle = .unspecified
    app.frame()
    #expect(child.traitCollection == root.traitCollection)
    root.setOverrideTraitCollection(dark, forChild: child)
    child.removeFromParent()
    app.frame()
    #expect(child.traitCollection.userInterfaceStyle == .light, "What the container set ends with the containment.")
  }

  @Test func traitsForSomebodyElsesChildAreReportedAndSetNothing() {
    let app = TestApp()
    let stranger = UIViewController()
    let lines = diagnostics {
      app.window.rootViewController?.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: stranger)
    }
    #expect(lines.count == 1)
    #expect(app.window.rootViewController?.overrideTraitCollection(forChild: stranger) == nil)
  }

  @Test func aWriteIsNotSeenBeforeThePassOrUpdateTraitsIfNeeded() {
    let app = TestApp()
    let ears = Ears()
    let view = EarView("view", ears)
    app.view.addSubview(view)
    app.frame()
    view.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .light)
    #expect(ears.take() == [])
    view.updateTraitsIfNeeded()
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(ears.take() == ["view light → dark"])
    app.frame()
    #expect(ears.take() == [])
    for style in [UIUserInterfaceStyle.light, .unspecified, .dark] { view.overrideUserInterfaceStyle = style }
    app.frame()
    #expect(ears.take() == [], "Several writes are one change, and that is none.")
  }

  @Test func updateTraitsOfAControllerReachesItsView() {
    let app = TestApp()
    let controller = app.window.rootViewController
    app.frame()
    app.window.overrideUserInterfaceStyle = .dark
    controller?.updateTraitsIfNeeded()
    #expect(app.view.traitCollection.userInterfaceStyle == .dark)
    #expect(app.window.traitCollection.userInterfaceStyle == .dark, "What is above comes first.")
  }

  @Test func handlersThatWriteConvergeAndLoseNothing() {
    let app = TestApp()
    let ears = Ears()
    let (outer, inner) = (EarView("outer", ears), EarView("inner", ears))
    outer.addSubview(inner)
    app.view.addSubview(outer)
    app.frame()
    // Each undoes for itself what the system does; the inner one for the outer one, too.
    inner.onChange = { [unowned outer] in outer.overrideUserInterfaceStyle = .light }
    app.surface.preferences.style = .dark
    app.frame()
    #expect(ears.take() == ["outer light → dark", "inner light → dark", "outer dark → light", "inner dark → light"])
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(app.window.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func handlersThatNeverAgreeEndTheFrameWithAReport() {
    let app = TestApp()
    let view = EarView("view", Ears())
    view.onChange = { [unowned view] in
      view.overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle == .dark ? .light : .dark
    }
    app.view.addSubview(view)
    app.frame()
    app.view.overrideUserInterfaceStyle = .dark
    app.frame()
    #expect(app.canvas.presentedFrames >= 1)
    #expect(app.canvas.wantsFrame, "What is left is done in the next frame.")
    view.onChange = nil
    app.settle()
    #expect(!app.canvas.wantsFrame)
    let lastWish = view.overrideUserInterfaceStyle
    #expect(view.traitCollection.userInterfaceStyle == lastWish)
  }

  @Test func layoutsThatSetOverridesForEverEndTheFrameAndGoOnInTheNext() {
    let app = TestApp()
    let view = Flipper()
    app.view.addSubview(view)
    app.frame()
    #expect(view.layouts > 1)
    #expect(app.canvas.wantsFrame)
    view.flips = false
    app.settle()
    #expect(!app.canvas.wantsFrame)
    #expect(view.traitCollection.userInterfaceStyle == view.overrideUserInterfaceStyle)
  }

  /// A view whose layout reads its style and sets the other one.
  final class Flipper: UIView {
    var layouts = 0
    var flips = true
    override func layoutSubviews() {
      layouts += 1
      let isDark = traitCollection.userInterfaceStyle == .dark
      if flips { overrideUserInterfaceStyle = isDark ? .light : .dark }
    }
  }

  /// A trait of an app's own.
  enum Density: UITraitDefinition { static let defaultValue = 0 }
}

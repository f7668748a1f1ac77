import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

@MainActor
struct SystemChangeTests {
  @Test func eachPreferenceBecomesItsTraitAndChangesNoOther() {
    let app = TestApp()
    app.frame()
    func changed(_ change: (inout SurfacePreferences) -> Void) -> [String] {
      let before = app.view.traitCollection
      change(&app.surface.preferences)
      app.frame()
      return app.view.traitCollection.changedTraits(from: before).map { $0.name }
    }
    #expect(changed { $0.style = .dark } == ["UserInterfaceStyle"])
    #expect(changed { $0.contrast = .high } == ["AccessibilityContrast"])
    #expect(changed { $0.textSize = 8 } == ["PreferredContentSizeCategory"])
    #expect(changed { $0.prefersBoldText = true } == ["LegibilityWeight"])
    #expect(changed { $0.direction = .rightToLeft } == ["LayoutDirection"])
    #expect(changed { $0.gamut = .p3 } == ["DisplayGamut"])
    #expect(changed { $0.idiom = .pad } == ["UserInterfaceIdiom"])
    #expect(changed { $0.width = .regular } == ["HorizontalSizeClass"])
    #expect(changed { $0.height = .compact } == ["VerticalSizeClass"])
    #expect(changed { $0.accent = SurfacePreferences.Accent(red: 1, green: 0, blue: 0) } == ["TintColor"])
    #expect(changed { $0.isCaptured = true } == ["SceneCaptureState"])
    #expect(changed { $0.reducesMotion = true } == [])
    #expect(app.view.traitCollection.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
    #expect(changed { $0.textSize = 99 } == [])
    #expect(changed { $0.textSize = -3 } == ["PreferredContentSizeCategory"])
    #expect(app.view.traitCollection.preferredContentSizeCategory == .extraSmall)
    #expect(changed { $0 = SurfacePreferences() }.count == 11)
  }

  @Test func theScaleOfACanvasIsATraitOfItsSceneOnly() {
    let app = TestApp(scale: 2)
    let second = app.openScene()
    app.frame()
    app.canvas.resize(scale: 3)
    app.frame()
    #expect(app.view.traitCollection.displayScale == 3)
    #expect(app.scene.traitCollection.displayScale == 3)
    #expect(second.window.traitCollection.displayScale == 2)
    #expect(UIScreen.main.traitCollection.displayScale == 2)
  }

  @Test func goingToTheBackgroundShowsBothStylesAndEndsInTheOwnOne() {
    let app = TestApp(style: .dark)
    let ears = Ears()
    let view = EarView("view", ears)
    app.view.addSubview(view)
    app.scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIWindowScene, _) in ears.note("scene") }
    app.window.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (window: UIWindow, _) in
      ears.note("window \(word(window.traitCollection)), screen \(word(UIScreen.main.traitCollection))")
    }
    app.frame()
    #expect(app.scene.snapshots.isEmpty)
    let presented = app.canvas.presentedFrames
    app.surface.send(.visibility(false), to: app.canvas)
    #expect(
      ears.take() == [
        "window light, screen dark", "view dark → light", "window dark, screen dark", "view light → dark",
      ])
    #expect(app.scene.activationState == .background)
    #expect(app.application.applicationState == .background)
    #expect(app.canvas.presentedFrames == presented, "Nothing of it is shown.")
    let colors = [UIUserInterfaceStyle.light, .dark].map { app.scene.snapshots[$0]?.pixel(x: 5, y: 5).r }
    #expect(colors == [255, 0])
    app.surface.send(.visibility(true), to: app.canvas)
    app.frame()
    #expect(ears.take() == [])
    #expect(app.scene.activationState == .foregroundActive)
    #expect(app.application.applicationState == .active)
    #expect(app.pixel(5, 5) == RGB(0, 0, 0))
  }

  @Test func aWindowWithAStyleOfItsOwnKeepsItInTheBackground() {
    let app = TestApp()
    let ears = Ears()
    app.window.overrideUserInterfaceStyle = .dark
    app.view.addSubview(EarView("view", ears))
    app.frame()
    _ = ears.take()
    app.surface.send(.visibility(false), to: app.canvas)
    #expect(ears.take() == [])
    #expect(app.window.overrideUserInterfaceStyle == .dark)
  }

  @Test func aChangeOfTheSystemInTheBackgroundIsThereOnReturn() {
    let app = TestApp()
    app.frame()
    app.surface.send(.visibility(false), to: app.canvas)
    app.surface.preferences.style = .dark
    let presented = app.canvas.presentedFrames
    app.frame()
    #expect(app.canvas.presentedFrames == presented)
    app.surface.send(.visibility(true), to: app.canvas)
    app.frame()
    #expect(app.view.traitCollection.userInterfaceStyle == .dark)
    #expect(app.pixel(5, 5) == RGB(0, 0, 0))
  }

  @Test func theDelegateHearsOfEachStepOfTheWay() {
    let app = TestApp()
    let delegate = SceneEar()
    app.scene.delegate = delegate
    app.surface.send(.activation(false), to: app.canvas)
    app.surface.send(.activation(false), to: app.canvas)
    app.surface.send(.activation(true), to: app.canvas)
    app.surface.send(.visibility(false), to: app.canvas)
    app.surface.send(.activation(true), to: app.canvas)
    app.surface.send(.visibility(true), to: app.canvas)
    #expect(
      delegate.ears.take() == [
        "resign active", "become active", "resign active", "background", "foreground", "become active",
      ])
  }

  @Test func onlyADesktopKnowsWindowsThatAreNotActive() {
    for (idiom, appearance) in [(SurfacePreferences.Idiom.phone, UIUserInterfaceActiveAppearance.active), (.mac, .inactive)] {
      let app = TestApp()
      app.surface.preferences.idiom = idiom
      app.frame()
      app.surface.send(.activation(false), to: app.canvas)
      app.frame()
      #expect(app.scene.activationState == .foregroundInactive)
      #expect(app.view.traitCollection.activeAppearance == appearance)
      app.surface.send(.activation(true), to: app.canvas)
      app.frame()
      #expect(app.view.traitCollection.activeAppearance == .active)
    }
  }

  @Test func aTelevisionIsLightUnlessTheAppFollowsTheUserAndHasNoLevels() {
    let app = TestApp(style: .dark)
    app.surface.preferences.idiom = .tv
    app.frame()
    #expect(app.view.traitCollection.userInterfaceStyle == .light)
    #expect(app.view.traitCollection.userInterfaceLevel == .unspecified)
    let controller = UIViewController()
    app.window.rootViewController?.present(controller, animated: false)
    app.frame()
    #expect(controller.traitCollection.userInterfaceLevel == .unspecified)
    UIScreen.main.infoStyle = .automatic
    app.frame()
    #expect(app.view.traitCollection.userInterfaceStyle == .dark)
    UIScreen.main.infoStyle = nil
  }

  @Test func theAppsInfoWinsOverTheUserAndAWindowOverTheInfo() {
    let app = TestApp(style: .dark)
    UIScreen.main.infoStyle = .light
    app.frame()
    #expect(app.view.traitCollection.userInterfaceStyle == .light)
    app.window.overrideUserInterfaceStyle = .dark
    app.frame()
    #expect(app.view.traitCollection.userInterfaceStyle == .dark)
    app.window.overrideUserInterfaceStyle = .unspecified
    UIScreen.main.infoStyle = .dark
    app.surface.preferences.style = .light
    app.frame()
    #expect(app.view.traitCollection.userInterfaceStyle == .dark)
    #expect(TestApp(style: .light).window.traitCollection.userInterfaceStyle == .light, "Another app begins without.")
  }

  /// A scene delegate that notes what it hears.
  final class SceneEar: UIWindowSceneDelegate {
    let ears = Ears()
    func sceneDidBecomeActive(_ scene: UIScene) { ears.note("become active") }
    func sceneWillResignActive(_ scene: UIScene) { ears.note("resign active") }
    func sceneWillEnterForeground(_ scene: UIScene) { ears.note("foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { ears.note("background") }
  }
}

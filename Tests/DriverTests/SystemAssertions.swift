import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

@MainActor
struct SystemAssertions {
  @Test("§14.32 a window's style does not show in its scene")
  func aWindowsStyleStaysInTheWindow() {
    let app = TestApp()
    app.window.overrideUserInterfaceStyle = .dark
    app.frame()
    #expect(app.window.traitCollection.userInterfaceStyle == .dark)
    #expect(app.scene.traitCollection.userInterfaceStyle == .light)
  }

  @Test("§14.44 an app's own trait set on a scene reaches every view in its windows")
  func aTraitOfAScene() {
    let app = TestApp()
    let second = app.openScene()
    let leaf = UIView()
    app.view.addSubview(leaf)
    app.scene.traitOverrides[Density.self] = 3
    app.frame()
    #expect([app.window, app.view, leaf].map { $0.traitCollection[Density.self] } == [3, 3, 3])
    #expect(second.window.traitCollection[Density.self] == 0)
  }

  @Test("§14.59 in the background each window gets the opposite style and then its own again, and the screen does not change")
  func theBackground() {
    let app = TestApp()
    let other = UIWindow(windowScene: app.scene)
    other.isHidden = false
    app.frame()
    var styles: [[UIUserInterfaceStyle]] = [[], []]
    var screen: Set<UIUserInterfaceStyle> = []
    for (index, window) in [app.window, other].enumerated() {
      window.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (window: UIWindow, _) in
        styles[index].append(window.traitCollection.userInterfaceStyle)
        screen.insert(UIScreen.main.traitCollection.userInterfaceStyle)
      }
    }
    app.surface.send(.visibility(false), to: app.canvas)
    #expect(styles == [[.dark, .light], [.dark, .light]])
    #expect(screen == [.light])
  }

  @Test("§14.60 Info.plist's style wins over the system's, and a window's over it")
  func theInfoPlist() {
    let app = TestApp(style: .dark)
    UIScreen.main.infoStyle = .light
    defer { UIScreen.main.infoStyle = nil }
    app.frame()
    #expect(app.window.traitCollection.userInterfaceStyle == .light)
    app.window.overrideUserInterfaceStyle = .dark
    app.frame()
    #expect(app.window.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("§14.115 while a window is overridden, a change of the system changes no view in it, and shows in the scene")
  func anOverriddenWindow() {
    let app = TestApp()
    app.window.overrideUserInterfaceStyle = .light
    app.frame()
    var (window, scene) = (0, 0)
    app.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in window += 1 }
    app.scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIWindowScene, _) in scene += 1 }
    app.surface.preferences.style = .dark
    app.frame()
    #expect(window == 0)
    #expect(scene == 1)
    #expect(app.scene.traitCollection.userInterfaceStyle == .dark)
    #expect(app.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test("§14.121 a tvOS app is light whatever the user prefers, unless Info.plist says Automatic")
  func aTelevision() {
    let app = TestApp(style: .dark)
    app.surface.preferences.idiom = .tv
    app.frame()
    #expect(app.view.traitCollection.userInterfaceStyle == .light)
    UIScreen.main.infoStyle = .automatic
    defer { UIScreen.main.infoStyle = nil }
    app.frame()
    #expect(app.view.traitCollection.userInterfaceStyle == .dark)
    app.surface.preferences.style = .light
    app.frame()
    #expect(app.view.traitCollection.userInterfaceStyle == .light)
  }

  /// A trait of an app's own.
  enum Density: UITraitDefinition { static let defaultValue = 0 }
}

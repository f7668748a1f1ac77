import Foundation
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

/// The pattern of many apps: a yes-or-no in the user defaults, written by a switch, read when the scene connects.
@MainActor
struct OwnChoiceAssertions {
  @Test("§14.111 with no stored choice, the usual pattern makes the window light on a dark system, too")
  func nothingStored() {
    let app = Pattern(stored: nil)
    #expect(!app.toggle.isOn)
    app.app.frame()
    #expect(app.app.window.traitCollection.userInterfaceStyle == .light)
    #expect(app.app.pixel(300, 400) == RGB(255, 255, 255))
  }

  @Test("§14.112 with dark stored, the window is dark before the first frame and the switch is on")
  func darkStored() {
    let app = Pattern(stored: true, system: .light)
    #expect(app.toggle.isOn)
    app.app.frame()
    #expect(app.app.canvas.presentedFrames == 1)
    #expect(app.app.pixel(300, 400) == RGB(0, 0, 0))
  }

  @Test("§14.113 code that looks for a window before there is one overrides nothing")
  func tooEarly() {
    let surface = HeadlessSurface(preferences: SurfacePreferences(style: .dark))
    let application = UIApplication.begin(on: surface)
    application.windows.first?.overrideUserInterfaceStyle = .light
    application.launch(delegate: nil)
    guard let scene = application.connectedScenes.first as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.isHidden = false
    surface.advance(by: 0)
    #expect(window.overrideUserInterfaceStyle == .unspecified)
    #expect(window.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("§14.114 a loop over the windows of the first connected scene leaves the other scenes' windows as they are")
  func oneSceneOnly() {
    let app = TestApp()
    let second = app.openScene()
    let first = app.application.connectedScenes.first as? UIWindowScene
    for window in first?.windows ?? [] { window.overrideUserInterfaceStyle = .dark }
    app.frame()
    let styles = [app.window, second.window].map { $0.traitCollection.userInterfaceStyle }
    #expect(styles == (first === app.scene ? [.dark, .light] : [.light, .dark]))
  }

  /// An app that keeps its choice in user defaults of its own.
  @MainActor
  struct Pattern {
    let app: TestApp
    let toggle = UISwitch()
    init(stored: Bool?, system: SurfacePreferences.Style = .dark) {
      let name = "DriverTests.\(UUID().uuidString)"
      let defaults = UserDefaults(suiteName: name)
      defer { defaults?.removePersistentDomain(forName: name) }
      if let stored { defaults?.set(stored, forKey: "darkModeState") }
      let isDark = defaults?.bool(forKey: "darkModeState") ?? false
      let toggle = toggle
      app = TestApp(style: system) { window in
        window.overrideUserInterfaceStyle = isDark ? .dark : .light
        let controller = UIViewController()
        toggle.isOn = isDark
        controller.view.addSubview(toggle)
        return controller
      }
    }
  }
}

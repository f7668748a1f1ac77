import PenumbraTestSupport
import Testing
import UIKit
import UIKitBase
import UIKitSurface

@testable import UIKit

@MainActor
struct TraitTreeTests {
  @Test func theTreeSaysWhoHasWhichStyleAndWhoDecidedIt() {
    let app = TestApp()
    let (label, plain) = (UILabel(), UIView())
    label.accessibilityIdentifier = "name"
    label.overrideUserInterfaceStyle = .light
    app.view.addSubview(label)
    label.addSubview(plain)
    app.window.overrideUserInterfaceStyle = .dark
    app.frame()
    #expect(
      app.scene.penumbraTraitTree == """
        UIWindowScene  light (from the system)
          UIWindow  dark (its own override)
            UIViewController  dark (from UIWindow)
              UIView  dark (from UIWindow)
                UILabel “name”  light (its own override)
                  UIView  light (from UILabel “name”)

        """)
    #expect(UIScreen.main.penumbraTraitTree.hasPrefix("UIScreen  light (from the system)\n  UIWindowScene  light"))
    #expect(UIView().penumbraTraitTree == "UIView  light (as predicted)\n")
    label.traitOverrides.userInterfaceStyle = .dark
    #expect(plain.penumbraTraitTree == "UIView  light (from UILabel “name”), out of date\n")
  }

  @Test func theLogNamesObjectTraitAndBothValues() {
    let app = TestApp()
    app.view.accessibilityIdentifier = "root"
    app.frame()
    TraitLog.isOn = true
    defer { TraitLog.isOn = false }
    app.view.overrideUserInterfaceStyle = .dark
    #expect(diagnostics { app.frame() } == ["traits: UIView “root”: UserInterfaceStyle Light → Dark"])
    #expect(diagnostics { app.settle() } == [])
    app.window.rootViewController?.traitOverrides[Density.self] = 2
    #expect(
      diagnostics { app.frame() } == [
        "traits: UIViewController: Density default → 2", "traits: UIView “root”: Density default → 2",
      ])
  }

  /// A trait of an app's own.
  enum Density: UITraitDefinition { static let defaultValue = 0 }
}

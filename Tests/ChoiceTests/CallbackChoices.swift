import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

@MainActor
struct CallbackChoices {
  @Test("§14.29 a view's updateConstraints runs with its traits as current")
  func currentInUpdateConstraints() {
    let app = TestApp()
    let view = Reader()
    view.overrideUserInterfaceStyle = .dark
    app.view.addSubview(view)
    view.setNeedsUpdateConstraints()
    app.frame()
    #expect(view.seen == [.dark])
  }

  @Test("§2.7.5 on one object, trait overrides win over the overridden style")
  func overridesWinOverTheStyle() {
    let app = TestApp()
    app.view.overrideUserInterfaceStyle = .dark
    app.view.traitOverrides.userInterfaceStyle = .light
    app.frame()
    #expect(app.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test("§2.8.4 reading traits after a write does not bring them up to date")
  func readingDoesNotUpdate() {
    let app = TestApp()
    app.frame()
    app.view.overrideUserInterfaceStyle = .dark
    #expect(app.view.traitCollection.userInterfaceStyle == .light)
    app.frame()
    #expect(app.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("§2.3.3 what leaves a hierarchy keeps the traits that it has")
  func whatLeavesKeepsItsTraits() {
    let app = TestApp(style: .dark)
    let view = UIView()
    app.view.addSubview(view)
    app.frame()
    view.removeFromSuperview()
    app.surface.preferences.style = .light
    app.frame()
    #expect(view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test(
    "§2.4.4 a new object has the traits of the callback that makes it, else of the active scene, whatever the app calls current")
  func prediction() {
    let app = TestApp(style: .dark)
    UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
      #expect(UIView().traitCollection.userInterfaceStyle == .dark)
    }
    let maker = Maker()
    maker.overrideUserInterfaceStyle = .light
    app.view.addSubview(maker)
    app.frame()
    #expect(maker.made == .light)
  }

  /// A view that notes the style in force in its `updateConstraints`.
  final class Reader: UIView {
    var seen: [UIUserInterfaceStyle] = []
    override func updateConstraints() { seen.append(UITraitCollection.current.userInterfaceStyle) }
  }

  /// A view that makes another one in its layout.
  final class Maker: UIView {
    var made: UIUserInterfaceStyle?
    override func layoutSubviews() { made = UIView().traitCollection.userInterfaceStyle }
  }
}

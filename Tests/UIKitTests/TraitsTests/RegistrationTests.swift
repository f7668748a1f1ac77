import PenumbraTestSupport
import Testing
import UIKit
import UIKitBase
import UIKitSurface

@MainActor
struct RegistrationTests {
  @Test func aHandlerHearsTheObjectAndTheTraitsItHadAndNothingAtFirst() {
    let app = TestApp()
    let ears = Ears()
    let view = UIView()
    app.view.addSubview(view)
    app.frame()
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (changed: UIView, previous) in
      #expect(changed === view)
      ears.note("\(word(previous)) → \(word(changed.traitCollection)), current \(word(.current))")
    }
    app.frame()
    #expect(ears.take() == [])
    app.surface.preferences.style = .dark
    app.frame()
    #expect(ears.take() == ["light → dark, current dark"])
  }

  @Test func aHandlerHearsOnlyOfTheTraitsItNamed() {
    let app = TestApp()
    let ears = Ears()
    app.view.registerForTraitChanges([UITraitAccessibilityContrast.self]) { (_: UIView, _) in ears.note("contrast") }
    app.view.registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]) { (_: UIView, _) in
      ears.note("either")
    }
    app.frame()
    app.surface.preferences.style = .dark
    app.frame()
    #expect(ears.take() == ["either"])
    app.surface.preferences.contrast = .high
    app.frame()
    #expect(ears.take() == ["contrast", "either"])
    app.surface.preferences = SurfacePreferences(style: .light, contrast: .normal)
    app.frame()
    #expect(ears.take() == ["contrast", "either"])
  }

  @Test func allKindsOfEnvironmentsTellInTheOrderOfTheTreeAndOfRegistration() {
    let app = TestApp()
    let ears = Ears()
    let controller = app.window.rootViewController
    let style: [UITrait] = [UITraitUserInterfaceStyle.self]
    app.view.registerForTraitChanges(style) { (_: UIView, _) in ears.note("view") }
    controller?.registerForTraitChanges(style) { (_: UIViewController, _) in ears.note("controller") }
    app.window.registerForTraitChanges(style) { (_: UIWindow, _) in ears.note("window") }
    app.scene.registerForTraitChanges(style) { (_: UIWindowScene, _) in ears.note("scene") }
    app.window.registerForTraitChanges(style) { (_: UIWindow, _) in ears.note("window again") }
    app.frame()
    app.surface.preferences.style = .dark
    app.frame()
    #expect(ears.take() == ["scene", "window", "window again", "controller", "view"])
  }

  @Test func anActionGetsAsManyArgumentsAsItsNameHasColons() {
    MethodTable.register(ActionView.self, "noted") { view, arguments in
      view.ears.note("noted \(arguments.count)")
    }
    MethodTable.register(ActionView.self, "noted:") { view, arguments in
      view.ears.note("noted: \(arguments.count) \(arguments[0] as AnyObject === view)")
    }
    MethodTable.register(ActionView.self, "noted:previous:") { view, arguments in
      view.ears.note("noted:previous: \(arguments.count) \(word(arguments[1] as? UITraitCollection))")
    }
    let app = TestApp()
    let view = ActionView()
    let other = ActionView()
    app.view.addSubview(view)
    app.frame()
    let style: [UITrait] = [UITraitUserInterfaceStyle.self]
    view.registerForTraitChanges(style, action: "noted")
    view.registerForTraitChanges(style, action: "noted:")
    view.registerForTraitChanges(style, action: "noted:previous:")
    view.registerForTraitChanges(style, target: other, action: "noted")
    view.registerForTraitChanges(style, target: view, action: "noted")
    app.surface.preferences.style = .dark
    app.frame()
    #expect(view.ears.take() == ["noted 0", "noted: 1 true", "noted:previous: 2 light", "noted 0"])
    #expect(other.ears.take() == ["noted 0"])
  }

  @Test func aTargetIsNotKeptAliveAndAnUnknownActionIsReported() {
    let app = TestApp()
    app.frame()
    weak var weakTarget: ActionView?
    do {
      let target = ActionView()
      weakTarget = target
      app.view.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: target, action: "noted")
    }
    #expect(weakTarget == nil)
    app.view.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: "nobodyHasThis:")
    app.surface.preferences.style = .dark
    let lines = diagnostics { app.frame() }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("\"nobodyHasThis:\"") == true)
  }

  @Test func aTokenEndsItsRegistrationOnceAndForeignOnesEndNothing() {
    let app = TestApp()
    let ears = Ears()
    app.frame()
    let style: [UITrait] = [UITraitUserInterfaceStyle.self]
    let one = app.view.registerForTraitChanges(style) { (_: UIView, _) in ears.note("one") }
    let two = app.view.registerForTraitChanges(style) { (_: UIView, _) in ears.note("two") }
    app.window.unregisterForTraitChanges(two)
    let copy = one.copy(with: nil) as? any UITraitChangeRegistration
    #expect(copy === one)
    if let copy { app.view.unregisterForTraitChanges(copy) }
    app.view.unregisterForTraitChanges(one)
    app.surface.preferences.style = .dark
    app.frame()
    #expect(ears.take() == ["two"])
  }

  @Test func whatIsUnregisteredByAnEarlierHandlerIsNotCalledAndWhatIsAddedWaits() {
    let app = TestApp()
    let ears = Ears()
    let view = app.view
    app.frame()
    let style: [UITrait] = [UITraitUserInterfaceStyle.self]
    let doomed = Token()
    view.registerForTraitChanges(style) { (view: UIView, _) in
      ears.note("first")
      if let token = doomed.token { view.unregisterForTraitChanges(token) }
      view.registerForTraitChanges(style) { (_: UIView, _) in ears.note("late") }
    }
    doomed.token = view.registerForTraitChanges(style) { (_: UIView, _) in ears.note("doomed") }
    app.surface.preferences.style = .dark
    app.frame()
    #expect(ears.take() == ["first"])
    app.surface.preferences.style = .light
    app.frame()
    #expect(ears.take() == ["first", "late"])
  }

  @Test func aChangeMadeByAHandlerReachesEachOfTheOthersAsOneChange() {
    let app = TestApp()
    let ears = Ears()
    let view = app.view
    app.frame()
    let both: [UITrait] = [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]
    func text(_ traits: UITraitCollection) -> String { "\(word(traits)) \(traits.accessibilityContrast.rawValue)" }
    view.registerForTraitChanges(both) { (view: UIView, previous) in
      ears.note("early \(text(previous)) → \(text(view.traitCollection))")
    }
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
      guard view.overrideUserInterfaceStyle == .unspecified else { return }
      view.overrideUserInterfaceStyle = .light
      view.updateTraitsIfNeeded()
    }
    view.registerForTraitChanges(both) { (view: UIView, previous) in
      ears.note("late \(text(previous)) → \(text(view.traitCollection))")
    }
    app.surface.preferences = SurfacePreferences(style: .dark, contrast: .high)
    app.frame()
    // The late one never sees the dark style that held for a moment only; nobody hears twice of the same change.
    #expect(ears.take() == ["early light 0 → dark 1", "early dark 1 → light 1", "late light 0 → light 1"])
  }

  @Test func registrationsGoWithTheObjectAndHandlersWithThem() {
    let app = TestApp()
    app.frame()
    weak var weakView: UIView?
    weak var weakCaptured: Ears?
    do {
      let (view, captured) = (UIView(), Ears())
      (weakView, weakCaptured) = (view, captured)
      app.view.addSubview(view)
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in captured.note("") }
      app.frame()
      view.removeFromSuperview()
    }
    app.frame()
    #expect(weakView == nil)
    #expect(weakCaptured == nil)
    app.surface.preferences.style = .dark
    app.frame()
  }

  @Test func anEmptyListOfTraitsIsAMistake() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UIView().registerForTraitChanges([]) { (_: UIView, _) in } }
    }
  }

  /// A place for a token.
  @MainActor final class Token { var token: (any UITraitChangeRegistration)? }

  /// A view that notes calls by name.
  final class ActionView: UIView {
    let ears = Ears()
  }
}

import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

@MainActor
struct PresentationTests {
  @Test func aCardComesAndGoesWithTheCallBacksInUIKitsOrder() {
    let stage = Stage()
    stage.presented.modalPresentationStyle = .pageSheet
    stage.root.present(stage.presented, animated: false) { stage.ears.note("completion") }
    #expect(stage.presented.isBeingPresented)
    #expect(stage.ears.take() == ["presented willAppear"])
    stage.app.frame()
    #expect(stage.ears.take() == ["presented isAppearing", "presented didAppear", "completion"])
    #expect(!stage.presented.isBeingPresented)
    #expect(stage.root.presentedViewController === stage.presented)
    #expect(stage.presented.presentingViewController === stage.root)
    stage.root.dismiss(animated: false) { stage.ears.note("completion") }
    #expect(stage.ears.take() == ["presented willDisappear", "presented didDisappear", "completion"])
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.presented.presentingViewController == nil)
    #expect(stage.app.window.subviews == [stage.app.view])
  }

  @Test func whatCoversEverythingTakesThePresenterOutOfTheWindow() {
    let stage = Stage()
    stage.presented.modalPresentationStyle = .fullScreen
    stage.root.present(stage.presented, animated: false)
    stage.app.frame()
    #expect(
      stage.ears.take() == [
        "root willDisappear", "presented willAppear", "presented isAppearing", "presented didAppear", "root didDisappear",
      ])
    #expect(stage.root.view.window == nil)
    stage.presented.dismiss(animated: false)
    stage.app.frame()
    #expect(
      stage.ears.take() == [
        "presented willDisappear", "root willAppear", "presented didDisappear", "root isAppearing", "root didAppear",
      ])
    #expect(stage.root.view.superview === stage.app.window)
  }

  @Test func anAnimatedPresentationEndsWithTheAnimation() {
    let stage = Stage()
    stage.presented.modalPresentationStyle = .fullScreen
    stage.root.present(stage.presented, animated: true) { stage.ears.note("completion") }
    stage.app.surface.advance(by: 0.2)
    #expect(
      stage.ears.take() == ["root willDisappear animated", "presented willAppear animated", "presented isAppearing animated"])
    #expect(stage.presented.isBeingPresented)
    stage.app.settle()
    #expect(stage.ears.take() == ["presented didAppear animated", "root didDisappear animated", "completion"])
    stage.root.dismiss(animated: true) { stage.ears.note("completion") }
    stage.app.surface.advance(by: 0.2)
    #expect(stage.ears.take() == ["presented willDisappear animated", "root willAppear animated", "root isAppearing animated"])
    #expect(stage.presented.isBeingDismissed)
    stage.app.settle()
    #expect(stage.ears.take() == ["root didAppear animated", "presented didDisappear animated", "completion"])
    #expect(stage.presented.view.superview == nil)
  }

  @Test func dismissingDuringTheWayInEndsThatFirst() {
    let stage = Stage()
    stage.root.present(stage.presented, animated: true) { stage.ears.note("presented") }
    stage.app.surface.advance(by: 0.1)
    stage.root.dismiss(animated: false) { stage.ears.note("dismissed") }
    stage.app.settle()
    #expect(stage.ears.take().filter { $0.hasSuffix("ed") && !$0.contains(" ") } == ["presented", "dismissed"])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func dismissingTakesAwayAllThatIsAbove() {
    let stage = Stage()
    let third = Recorder("third", stage.ears)
    stage.root.present(stage.presented, animated: false)
    stage.app.frame()
    stage.presented.present(third, animated: false)
    stage.app.frame()
    #expect(third.traitCollection.userInterfaceLevel == .elevated)
    _ = stage.ears.take()
    stage.root.dismiss(animated: false)
    stage.app.frame()
    #expect(
      stage.ears.take() == [
        "third willDisappear", "third didDisappear", "presented willDisappear", "presented didDisappear",
      ])
    #expect(stage.app.window.subviews == [stage.app.view])
  }

  @Test func aControllerInsideOfAnotherPresentsFromTheOutermost() {
    let stage = Stage()
    let child = UIViewController()
    stage.root.addChild(child)
    stage.root.view.addSubview(child.view)
    stage.app.frame()
    child.present(stage.presented, animated: false)
    stage.app.frame()
    #expect(stage.presented.presentingViewController === stage.root)
    #expect(child.presentedViewController === stage.presented)
    child.dismiss(animated: false)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func whatCannotBePresentedIsReportedAndLeftAlone() {
    let stage = Stage()
    let early = UIViewController()
    #expect(diagnostics { early.present(stage.presented, animated: false) }.count == 1)
    stage.root.present(stage.presented, animated: false)
    stage.app.frame()
    #expect(diagnostics { stage.root.present(UIViewController(), animated: false) }.count == 1)
    #expect(stage.root.presentedViewController === stage.presented)
  }

  @Test func presentingWhatIsPresentedIsAMistake() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let app = TestApp()
        app.frame()
        let controller = UIViewController()
        app.window.rootViewController?.present(controller, animated: false)
        controller.present(controller, animated: false)
      }
    }
  }

  @Test func anotherRootControllerEndsWhatTheOldOnePresents() {
    let stage = Stage()
    stage.root.present(stage.presented, animated: false)
    stage.app.frame()
    let other = UIViewController()
    stage.app.window.rootViewController = other
    #expect(stage.app.window.subviews == [other.view])
    #expect(stage.presented.view.window == nil)
  }

  @Test func whatWasPresentedGoesOnceNobodyHoldsIt() {
    let app = TestApp()
    app.frame()
    weak var weakController: UIViewController?
    weak var weakPresentation: UIPresentationController?
    do {
      let controller = UIViewController()
      controller.presentationController?.traitOverrides.userInterfaceStyle = .dark
      (weakController, weakPresentation) = (controller, controller.presentationController)
      app.window.rootViewController?.present(controller, animated: false)
    }
    app.frame()
    #expect(weakController?.traitCollection.userInterfaceStyle == .dark)
    app.window.rootViewController?.dismiss(animated: false)
    app.frame()
    #expect(weakController == nil)
    #expect(weakPresentation == nil)
  }

  @Test(arguments: [
    (UIModalPresentationStyle.automatic, UIUserInterfaceLevel.elevated), (.pageSheet, .elevated), (.formSheet, .elevated),
    (.popover, .elevated), (.fullScreen, .base), (.overFullScreen, .base), (.currentContext, .base), (.custom, .base),
  ])
  func onlyCardsAreElevatedInBothStyles(style: UIModalPresentationStyle, level: UIUserInterfaceLevel) {
    for system in [SurfacePreferences.Style.light, .dark] {
      let app = TestApp(style: system)
      app.frame()
      let controller = UIViewController()
      controller.modalPresentationStyle = style
      app.window.rootViewController?.present(controller, animated: false)
      app.frame()
      #expect(controller.view.traitCollection.userInterfaceLevel == level)
      #expect(controller.presentationController?.traitCollection.userInterfaceLevel == level)
      #expect(app.view.traitCollection.userInterfaceLevel == .base)
      #expect(app.window.traitCollection.userInterfaceLevel == .base)
      app.window.rootViewController = nil
    }
  }

  @Test func aViewThatIsLoadedWhileItIsPresentedStartsElevated() {
    let stage = Stage()
    stage.root.present(stage.presented, animated: false)
    #expect(stage.presented.viewIfLoaded?.traitCollection.userInterfaceLevel == .elevated)
  }

  @Test func whatIsPresentedFollowsItsWindowAndNotItsPresenter() {
    let stage = Stage()
    stage.root.overrideUserInterfaceStyle = .dark
    stage.root.present(stage.presented, animated: false)
    stage.app.frame()
    #expect(stage.presented.traitCollection.userInterfaceStyle == .light)
    stage.app.window.overrideUserInterfaceStyle = .dark
    stage.root.overrideUserInterfaceStyle = .light
    stage.app.frame()
    #expect(stage.presented.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.root.traitCollection.userInterfaceStyle == .light)
  }

  @Test func aPresentationsOverridesReachWhatItPresentsAndNothingElse() {
    let stage = Stage()
    stage.root.present(stage.presented, animated: false)
    guard let presentation = stage.presented.presentationController else { return }
    presentation.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
    stage.app.frame()
    #expect(stage.presented.view.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.presented.traitCollection.userInterfaceLevel == .elevated)
    #expect(presentation.containerView?.traitCollection.userInterfaceStyle == .light)
    #expect(stage.root.traitCollection.userInterfaceStyle == .light)
    presentation.traitOverrides.userInterfaceStyle = .light
    presentation.traitOverrides.userInterfaceLevel = .base
    stage.app.frame()
    #expect(stage.presented.traitCollection.userInterfaceStyle == .light)
    #expect(stage.presented.traitCollection.userInterfaceLevel == .base)
    presentation.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    presentation.traitOverrides.remove(UITraitUserInterfaceLevel.self)
    presentation.overrideTraitCollection = nil
    stage.app.frame()
    #expect(stage.presented.traitCollection.userInterfaceStyle == .light)
    #expect(stage.presented.traitCollection.userInterfaceLevel == .elevated)
  }

  @Test func aPresentationOfOnesOwnHearsOfTraitsAndLayoutInOrder() {
    let stage = Stage()
    let chooser = Chooser(stage.ears)
    stage.presented.modalPresentationStyle = .custom
    stage.presented.transitioningDelegate = chooser
    stage.root.present(stage.presented, animated: false)
    stage.app.frame()
    #expect(
      stage.ears.take() == [
        "will begin", "presented willAppear", "will lay out light", "did lay out light", "presented isAppearing",
        "presented didAppear", "did end",
      ])
    #expect(stage.presented.view.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
    stage.presented.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in
      stage.ears.note("controller")
    }
    chooser.made?.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (presentation: Mine, previous) in
      stage.ears.note("presentation \(word(previous)) → \(word(presentation.traitCollection))")
    }
    chooser.made?.traitOverrides.userInterfaceStyle = .dark
    stage.app.frame()
    #expect(
      stage.ears.take() == [
        "presentation changed", "presentation light → dark", "controller", "will lay out dark", "did lay out dark",
      ], "Its layout read the style, and so runs again.")
    stage.app.surface.preferences.contrast = .high
    stage.app.frame()
    #expect(stage.ears.take() == ["presentation changed"])
    stage.root.dismiss(animated: false)
    #expect(
      stage.ears.take() == ["dismissal will begin", "presented willDisappear", "presented didDisappear", "dismissal did end"])
  }

  /// A running app with a root controller and one to present.
  @MainActor
  struct Stage {
    let app: TestApp
    let ears = Ears()
    let root: Recorder
    let presented: Recorder
    init() {
      let root = Recorder("root", ears)
      self.root = root
      presented = Recorder("presented", ears)
      app = TestApp { _ in root }
      app.frame()
      _ = ears.take()
    }
  }

  /// A controller that tells of its coming and going.
  final class Recorder: UIViewController {
    let name: String
    let ears: Ears
    init(_ name: String, _ ears: Ears) {
      self.name = name
      self.ears = ears
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    private func note(_ what: String, _ animated: Bool) { ears.note("\(name) \(what)\(animated ? " animated" : "")") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear", animated) }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing", animated) }
    override func viewDidAppear(_ animated: Bool) { note("didAppear", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear", animated) }
  }

  /// Makes presentations of its own kind.
  final class Chooser: UIViewControllerTransitioningDelegate {
    let ears: Ears
    private(set) weak var made: Mine?
    init(_ ears: Ears) { self.ears = ears }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      let made = Mine(presentedViewController: presented, presenting: presenting)
      made.ears = ears
      self.made = made
      return made
    }
  }

  /// A presentation that tells of its call-backs and gives what it presents a frame of its own.
  final class Mine: UIPresentationController {
    var ears: Ears?
    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 10, y: 20, width: 100, height: 200) }
    override func containerViewWillLayoutSubviews() { ears?.note("will lay out \(word(.current))") }
    override func containerViewDidLayoutSubviews() {
      ears?.note("did lay out \(word(traitCollection))")
      // The same object; comparing the values would read all of them.
      #expect(UITraitCollection.current === traitCollection)
    }
    override func presentationTransitionWillBegin() { ears?.note("will begin") }
    override func presentationTransitionDidEnd(_ completed: Bool) { ears?.note("did end") }
    override func dismissalTransitionWillBegin() { ears?.note("dismissal will begin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { ears?.note("dismissal did end") }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { ears?.note("presentation changed") }
  }
}

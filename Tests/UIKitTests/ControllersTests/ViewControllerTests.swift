import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

@MainActor
struct ViewControllerTests {
  @Test func callBacksComeInUIKitsOrder() {
    let controller = Recorder()
    let app = TestApp { _ in controller }
    #expect(controller.calls == ["loadView", "viewDidLoad", "viewWillAppear"])
    app.frame()
    #expect(
      controller.calls == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "viewDidAppear",
      ])
    controller.calls = []
    app.window.rootViewController = UIViewController()
    #expect(controller.calls == ["viewWillDisappear", "viewDidDisappear"])
  }

  @Test func traitsAndSizeAreFinalWhenTheViewIsAppearing() {
    let controller = Recorder()
    let app = TestApp(size: CGSize(width: 320, height: 480)) { window in
      window.overrideUserInterfaceStyle = .dark
      return controller
    }
    app.frame()
    #expect(controller.styleWhenAppearing == .dark)
    #expect(controller.sizeWhenAppearing == CGSize(width: 320, height: 480))
  }

  @Test func aChildHearsWhenItsViewComesAndGoes() {
    let app = TestApp()
    app.frame()
    let child = Recorder()
    app.window.rootViewController?.addChild(child)
    app.view.addSubview(child.view)
    child.didMove(toParent: app.window.rootViewController)
    app.frame()
    #expect(child.calls.contains("viewIsAppearing"))
    #expect(child.calls.last == "viewDidAppear")
    #expect(child.parent === app.window.rootViewController)
    child.removeFromParent()
    child.view.removeFromSuperview()
    #expect(child.calls.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
    #expect(app.window.rootViewController?.children.isEmpty == true)
  }

  @Test func theChainGoesFromViewToControllerToSuperview() {
    let app = TestApp()
    #expect(app.view.next === app.window.rootViewController)
    #expect(app.window.rootViewController?.next === app.window)
    #expect(app.window.next === app.scene)
    #expect(app.scene.next === app.application)
  }

  /// A controller that notes its call-backs.
  final class Recorder: UIViewController {
    var calls: [String] = []
    var styleWhenAppearing: UIUserInterfaceStyle?
    var sizeWhenAppearing: CGSize?
    override func loadView() {
      calls.append("loadView")
      super.loadView()
    }
    override func viewDidLoad() { calls.append("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) {
      calls.append("viewIsAppearing")
      styleWhenAppearing = traitCollection.userInterfaceStyle
      sizeWhenAppearing = view.bounds.size
    }
    override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("viewDidDisappear") }
    override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
  }
}

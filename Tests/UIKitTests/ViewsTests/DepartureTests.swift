import PenumbraTestSupport
import Testing
import UIKit

/// The end of views and controllers, whose subclasses may have a plain `deinit` as on iOS.
@MainActor struct DepartureTests {
  @Test func subclassesHaveADeinitOfTheirOwn() {
    Ends.names = []
    do { _ = (View(), Window(frame: .zero), Controller(), Cell(style: .default, reuseIdentifier: nil), Control(), Scroll()) }
    #expect(Ends.names.sorted() == ["cell", "control", "controller", "scroll", "view", "window"])
  }

  @Test func aViewThatOutlivesItsControllerFollowsTheStyle() {
    let app = TestApp()
    let view: UIView
    do {
      let controller = UIViewController()
      view = controller.view
      app.view.addSubview(view)
      app.frame()
    }
    app.window.overrideUserInterfaceStyle = .dark
    app.frame()
    #expect(view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func viewsMayBeLetGoOnAnyThread() async {
    for _ in 0..<50 {
      let parent = UIView()
      let child = UIView()
      parent.addSubview(child)
      let box = Box(parent)
      await Task.detached { box.empty() }.value
      await Task.yield()
      #expect(child.window == nil)
    }
  }

  /// Which objects went.
  private enum Ends { nonisolated(unsafe) static var names: [String] = [] }

  private final class View: UIView { deinit { Ends.names.append("view") } }
  private final class Window: UIWindow { deinit { Ends.names.append("window") } }
  private final class Controller: UIViewController { deinit { Ends.names.append("controller") } }
  private final class Cell: UITableViewCell { deinit { Ends.names.append("cell") } }
  private final class Control: UIControl { deinit { Ends.names.append("control") } }
  private final class Scroll: UIScrollView { deinit { Ends.names.append("scroll") } }

  /// The last reference to a view.
  private final class Box: @unchecked Sendable {
    private var view: UIView?
    init(_ view: sending UIView) { self.view = view }
    func empty() { view = nil }
  }
}

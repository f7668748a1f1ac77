import CoreGraphics
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

/// Who hears of safe areas, and margins that go by the reading direction.
@MainActor struct SafeAreaTests {
  @Test func eachViewHearsOnceWhenItsSafeAreaChanged() {
    let app = TestApp(safeArea: SurfaceInsets(top: 47, bottom: 34))
    let top = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let middle = Listener(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    let inner = Listener(frame: CGRect(x: 0, y: 20, width: 100, height: 50))
    top.addSubview(inner)
    app.view.addSubview(top)
    app.view.addSubview(middle)
    app.frame()
    #expect(top.heard == [UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0)])
    #expect(inner.heard == [UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0)])
    #expect(middle.heard.isEmpty)
    // Only the place changes; nothing asks for layout.
    top.center.y += 10
    app.frame()
    app.frame()
    #expect(top.heard.map(\.top) == [47, 37])
    #expect(inner.heard.map(\.top) == [27, 17])
    app.canvas.resize(safeArea: SurfaceInsets())
    app.frame()
    #expect(top.heard.map(\.top) == [47, 37, 0])
    #expect(middle.heard.isEmpty)
  }

  @Test func aControllerHearsOfItsViewsSafeArea() {
    let controller = Controller()
    let app = TestApp(safeArea: SurfaceInsets(top: 20)) { _ in controller }
    app.frame()
    #expect(controller.heard == [20])
    app.canvas.resize(safeArea: SurfaceInsets(top: 30))
    app.frame()
    #expect(controller.heard == [20, 30])
  }

  @Test func aScrollViewKeepsToItselfWhatItsContentKeepsClearOf() {
    let app = TestApp(safeArea: SurfaceInsets(top: 47))
    let scroll = UIScrollView(frame: app.view.bounds)
    let content = Listener(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
    scroll.contentSize = content.frame.size
    scroll.addSubview(content)
    app.view.addSubview(scroll)
    app.frame()
    #expect(scroll.adjustedContentInset.top == 47)
    scroll.contentOffset.y = 500
    app.frame()
    #expect(content.safeAreaInsets == .zero)
    #expect(content.heard.isEmpty)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentOffset.y = 0
    app.frame()
    #expect(content.heard.last?.top == 47)
  }

  @Test func aScrollViewThatMovesOutOfTheSafeAreaLosesItsMargin() {
    let app = TestApp(safeArea: SurfaceInsets(top: 47))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    app.view.addSubview(scroll)
    app.frame()
    #expect(scroll.contentOffset.y == -47)
    scroll.frame.origin.y = 100
    app.frame()
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func marginsGoByTheReadingDirection() {
    let view = UIView()
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    view.directionalLayoutMargins.leading = 9
    #expect(view.layoutMargins.left == 9)
  }

  /// A view that notes its safe area when it hears of it.
  private final class Listener: UIView {
    var heard: [UIEdgeInsets] = []
    override func safeAreaInsetsDidChange() { heard.append(safeAreaInsets) }
  }

  /// A controller that notes its view's safe area when it hears of it.
  private final class Controller: UIViewController {
    var heard: [CGFloat] = []
    override func viewSafeAreaInsetsDidChange() { heard.append(view.safeAreaInsets.top) }
  }
}

import CoreGraphics
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

/// Who hears what, and when, as pages come and go.
@MainActor struct NavigationCallbackTests {
  @Test func theFirstPageAppearsOnceWithItsWindow() {
    let calls = Calls()
    let navigation = UINavigationController(rootViewController: Page("A", calls))
    #expect(calls.list == ["A.willJoin"])
    let app = TestApp { _ in navigation }
    #expect(calls.list == ["A.willJoin", "A.didLoad", "A.didJoin", "A.willAppear"])
    app.settle()
    #expect(calls.list == ["A.willJoin", "A.didLoad", "A.didJoin", "A.willAppear", "A.didAppear"])
  }

  @Test func aPushTellsBothPagesInUIKitsOrder() {
    let stage = NavigationStage("A")
    stage.navigation.pushViewController(stage.page("B"), animated: false)
    #expect(stage.calls.list == ["B.willJoin"], "the view is loaded with the next layout")
    #expect(stage.navigation.topViewController?.title == "B")
    stage.app.settle()
    #expect(
      stage.calls.list == [
        "B.willJoin", "B.didLoad", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear", "B.didJoin",
      ])
  }

  @Test func anAnimatedPushTellsOfTheEndWhenTheMovementIsOver() {
    let stage = NavigationStage("A")
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    stage.app.surface.advance(by: 0.2)
    #expect(stage.calls.list == ["B.willJoin", "B.didLoad", "A.willDisappear+", "B.willAppear+"])
    stage.app.settle()
    #expect(stage.calls.list.suffix(3) == ["A.didDisappear+", "B.didAppear+", "B.didJoin"])
    #expect(stage.calls.list.count == 7)
  }

  @Test(arguments: [false, true])
  func aPopTellsBothPagesInUIKitsOrder(animated: Bool) {
    let stage = NavigationStage("A", "B")
    let popped = stage.navigation.popViewController(animated: animated)
    #expect(popped?.title == "B")
    #expect(popped?.navigationController === stage.navigation, "until it has disappeared")
    stage.app.settle()
    let plus = animated ? "+" : ""
    #expect(
      stage.calls.list == [
        "B.willLeave", "A.didLoad", "B.willDisappear\(plus)", "A.willAppear\(plus)", "B.didDisappear\(plus)", "B.didLeave",
        "A.didAppear\(plus)",
      ])
    #expect(popped?.navigationController == nil)
  }

  @Test func theControllersBetweenHearOfTheirLeavingAndNothingElse() {
    let stage = NavigationStage("A", "B", "C")
    let popped = stage.navigation.popToRootViewController(animated: false)
    stage.app.settle()
    #expect(popped?.map(\.title) == ["B", "C"])
    #expect(stage.calls.list.filter { $0.hasPrefix("B") } == ["B.willLeave", "B.didLeave"])
    #expect(stage.navigation.viewControllers.map(\.title) == ["A"])
    #expect(stage.navigation.children.map(\.title) == ["A"])
  }

  @Test func severalChangesBeforeAFrameAreOneTransition() {
    let stage = NavigationStage("A")
    stage.navigation.pushViewController(stage.page("B"), animated: false)
    stage.navigation.pushViewController(stage.page("C"), animated: false)
    stage.app.settle()
    #expect(stage.calls.list.filter { $0.hasPrefix("B") } == ["B.willJoin", "B.didJoin"])
    #expect(
      stage.calls.list.filter { $0.hasPrefix("C") } == ["C.willJoin", "C.didLoad", "C.willAppear", "C.didAppear", "C.didJoin"])
  }

  @Test func aPushDuringAPushEndsTheFirstAndEachHearsOnce() {
    let stage = NavigationStage("A")
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    stage.app.surface.advance(by: 0.1)
    stage.navigation.pushViewController(stage.page("C"), animated: true)
    stage.app.settle()
    #expect(
      stage.calls.list.filter { $0.hasPrefix("B") } == [
        "B.willJoin", "B.didLoad", "B.willAppear+", "B.didAppear+", "B.didJoin", "B.willDisappear+", "B.didDisappear+",
      ])
    #expect(stage.calls.list.filter { $0.hasPrefix("A") } == ["A.willDisappear+", "A.didDisappear+"])
    #expect(stage.calls.list.suffix(2) == ["C.didAppear+", "C.didJoin"])
  }

  @Test func aPageThatIsPushedAgainBeforeItWentStays() {
    let stage = NavigationStage("A", "B")
    guard let top = stage.navigation.popViewController(animated: true) else { return }
    stage.navigation.pushViewController(top, animated: true)
    stage.app.settle()
    #expect(stage.calls.list == ["B.willLeave", "B.willJoin", "B.didJoin"])
    #expect(top.parent === stage.navigation)
  }

  @Test func aPageThatIsPushedAgainWhileItGoesComesBack() {
    let stage = NavigationStage("A", "B")
    guard let top = stage.navigation.popViewController(animated: true) else { return }
    stage.app.surface.advance(by: 0.1)
    stage.navigation.pushViewController(top, animated: true)
    stage.app.settle()
    #expect(stage.navigation.viewControllers.map(\.title) == ["A", "B"])
    #expect(top.view.window != nil)
    #expect(stage.calls.list.filter { $0 == "B.didAppear+" }.count == 1)
    #expect(stage.calls.list.last == "B.didJoin")
  }

  @Test func aWindowThatGoesInTheMiddleEndsTheTransition() {
    let stage = NavigationStage("A")
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    stage.app.surface.advance(by: 0.1)
    stage.app.window.rootViewController = UIViewController()
    stage.app.settle()
    #expect(stage.calls.list.filter { $0.hasPrefix("A") } == ["A.willDisappear+", "A.didDisappear+"])
    #expect(stage.calls.list.filter { $0.contains("Disappear") && $0.hasPrefix("B") }.count == 2)
    #expect(stage.navigation.children.count == 2)
    stage.calls.list = []
    stage.app.window.rootViewController = stage.navigation
    stage.app.settle()
    #expect(stage.calls.list == ["B.willAppear", "B.didAppear"])
  }

  @Test func theDelegateHearsOncePerTransition() {
    let calls = Calls()
    let ears = Ears(calls)
    let navigation = UINavigationController(rootViewController: Page("A", Calls()))
    navigation.delegate = ears
    let app = TestApp { _ in navigation }
    app.settle()
    #expect(calls.list == ["will A", "did A"])
    navigation.pushViewController(Page("B", Calls()), animated: true)
    app.settle()
    navigation.popViewController(animated: false)
    app.settle()
    #expect(calls.list == ["will A", "did A", "will B+", "did B+", "will A", "did A"])
  }

  @Test func aPageKnowsWhetherItIsMoving() {
    let stage = NavigationStage("A")
    let page = Moving("B", stage.calls)
    stage.navigation.pushViewController(page, animated: true)
    stage.app.settle()
    stage.navigation.pushViewController(stage.page("C"), animated: true)
    stage.app.settle()
    stage.navigation.popViewController(animated: true)
    stage.app.settle()
    stage.navigation.popViewController(animated: true)
    stage.app.settle()
    #expect(page.comes == [true, false])
    #expect(page.goes == [false, true])
  }

  @Test func aStackThatIsChangedWithoutAViewKeepsNobody() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    weak var gone: UIViewController?
    do {
      let page = UIViewController()
      gone = page
      navigation.pushViewController(page, animated: false)
      navigation.popViewController(animated: false)
    }
    #expect(gone == nil)
    #expect(!navigation.isViewLoaded)
  }

  @Test func whatWasPoppedGoesAfterTheTransition() {
    let stage = NavigationStage("A")
    weak var gone: UIViewController?
    do {
      let page = stage.page("B")
      gone = page
      stage.navigation.pushViewController(page, animated: true)
    }
    stage.app.settle()
    #expect(gone != nil)
    stage.navigation.popViewController(animated: true)
    stage.app.settle()
    #expect(gone == nil)
  }

  @Test func mistakesStopWithTheReason() async {
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let page = UIViewController()
        UINavigationController(rootViewController: page).pushViewController(page, animated: false)
      }
    }
    #expect(words(of: twice).contains("can be on the stack of a navigation controller once"))
    let nested = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UINavigationController(rootViewController: UINavigationController()) }
    }
    #expect(words(of: nested).contains("cannot be on the stack of another one"))
    let stranger = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UINavigationController().popToViewController(UIViewController(), animated: false) }
    }
    #expect(words(of: stranger).contains("is not on the stack"))
  }

  private func words(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  /// A delegate that notes what is shown.
  private final class Ears: UINavigationControllerDelegate {
    let calls: Calls
    init(_ calls: Calls) { self.calls = calls }
    func navigationController(_ navigationController: UINavigationController, willShow page: UIViewController, animated: Bool) {
      calls.list.append("will \(page.title ?? "")\(animated ? "+" : "")")
    }
    func navigationController(_ navigationController: UINavigationController, didShow page: UIViewController, animated: Bool) {
      calls.list.append("did \(page.title ?? "")\(animated ? "+" : "")")
    }
  }

  /// A page that notes whether it is moving.
  private final class Moving: Page {
    var comes: [Bool] = []
    var goes: [Bool] = []
    override func viewDidAppear(_ animated: Bool) { comes.append(isMovingToParent) }
    override func viewDidDisappear(_ animated: Bool) { goes.append(isMovingFromParent) }
  }
}

import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

/// What Escape leaves.
@MainActor
@Suite struct EscapeTests {
  /// An app at rest whose root presents a controller.
  private func app(presenting controller: UIViewController) -> TestApp {
    let app = TestApp()
    app.settle()
    app.window.rootViewController?.present(controller, animated: false)
    app.settle()
    return app
  }

  /// Presses and releases a key and lets everything come to rest.
  private func press(_ key: UIKeyboardHIDUsage, in app: TestApp) {
    app.press(key)
    app.settle()
  }

  @Test func escapeDismissesOneCardAfterTheOtherFromTheFront() {
    let (first, second) = (UIViewController(), UIViewController())
    let app = app(presenting: first)
    first.present(second, animated: false)
    app.settle()
    press(.keyboardEscape, in: app)
    #expect(first.presentedViewController == nil)
    #expect(app.window.rootViewController?.presentedViewController === first)
    press(.keyboardEscape, in: app)
    #expect(app.window.rootViewController?.presentedViewController == nil)
    press(.keyboardEscape, in: app)
    #expect(app.window.subviews == [app.view])
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func whatCoversEverythingStays(style: UIModalPresentationStyle) {
    let controller = UIViewController()
    controller.modalPresentationStyle = style
    let app = app(presenting: controller)
    press(.keyboardEscape, in: app)
    #expect(app.window.rootViewController?.presentedViewController === controller)
  }

  @Test func theDelegateHearsOfEachStepAndOfTheUsersWishOnly() {
    let (controller, listener) = (UIViewController(), Listener())
    controller.presentationController?.delegate = listener
    let app = app(presenting: controller)
    listener.allows = false
    press(.keyboardEscape, in: app)
    #expect(listener.words == ["attempted"])
    #expect(app.window.rootViewController?.presentedViewController === controller)
    listener.allows = true
    press(.keyboardEscape, in: app)
    #expect(listener.words == ["attempted", "will", "did"])
    #expect(app.window.rootViewController?.presentedViewController == nil)

    controller.presentationController?.delegate = listener
    app.window.rootViewController?.present(controller, animated: false)
    app.settle()
    app.window.rootViewController?.dismiss(animated: false)
    app.settle()
    #expect(listener.words == ["attempted", "will", "did"])
  }

  @Test func aModalControllerStaysAndItsDelegateHearsOfTheAttempt() {
    let (controller, listener) = (UIViewController(), Listener())
    controller.isModalInPresentation = true
    controller.presentationController?.delegate = listener
    let app = app(presenting: controller)
    press(.keyboardEscape, in: app)
    #expect(listener.words == ["attempted"])
    #expect(app.window.rootViewController?.presentedViewController === controller)
  }

  @Test func aResponderThatTakesTheWishKeepsItFromThoseFurtherUp() {
    final class Leaver: UIViewController {
      var wishes = 0
      override func accessibilityPerformEscape() -> Bool {
        wishes += 1
        return true
      }
    }
    let leaver = Leaver()
    leaver.modalPresentationStyle = .fullScreen
    let app = app(presenting: leaver)
    press(.keyboardEscape, in: app)
    #expect(leaver.wishes == 1)
    #expect(app.window.rootViewController?.presentedViewController === leaver)
  }

  @Test func theFocusAndAssistiveTechnologyStayInWhatIsInFront() {
    let app = TestApp()
    app.canvas.wantsElements = true
    let behind = UISwitch(frame: CGRect(x: 20, y: 20, width: 51, height: 31))
    app.view.addSubview(behind)
    app.settle()
    let (controller, before) = (UIViewController(), UISwitch(frame: CGRect(x: 20, y: 20, width: 51, height: 31)))
    controller.view.addSubview(before)
    app.window.rootViewController?.present(controller, animated: false)
    app.settle()
    #expect(app.canvas.elements.count == 1)
    press(.keyboardTab, in: app)
    #expect(before.isFocused)
    press(.keyboardTab, in: app)
    #expect(before.isFocused && !behind.isFocused)
    press(.keyboardEscape, in: app)
    #expect(app.canvas.elements.count == 1)
    press(.keyboardTab, in: app)
    #expect(behind.isFocused)
  }

  /// Notes what it hears.
  private final class Listener: UIAdaptivePresentationControllerDelegate {
    var allows = true
    var words: [String] = []
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { words.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { words.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      words.append("attempted")
    }
  }
}

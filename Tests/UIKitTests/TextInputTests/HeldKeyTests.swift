import CoreGraphics
import PenumbraTestSupport
import Testing
import UIKitSurface

@testable import UIKit

/// What a key that is held does, and to whom; and what delegates and views of an app's own make of keys.
@MainActor
@Suite struct HeldKeyTests {
  /// An app with two fields.
  private func stage() -> (app: TestApp, fields: [UITextField]) {
    let app = TestApp(size: CGSize(width: 240, height: 300), scale: 1)
    let fields = [50, 100].map { UITextField(frame: CGRect(x: 20, y: $0, width: 200, height: 34)) }
    for field in fields { app.view.addSubview(field) }
    app.settle()
    return (app, fields)
  }

  /// Presses a key and holds it for so many repeats, running `meanwhile` after it went down.
  private func hold(_ usage: Int, _ characters: String = "", repeats: Int, in app: TestApp, _ meanwhile: () -> Void = {}) {
    for count in 0...repeats {
      let key = SurfaceKey(usage: usage, characters: characters, isRepeat: count > 0)
      app.surface.send(.key(key, time: app.surface.now), to: app.canvas)
      if count == 0 { meanwhile() }
    }
    app.surface.send(.key(SurfaceKey(usage: usage, isDown: false), time: app.surface.now), to: app.canvas)
  }

  @Test func aHeldKeyTypesNothingWhereItWasNotPressed() {
    let (app, fields) = stage()
    fields[0].becomeFirstResponder()
    hold(0x04, "a", repeats: 2, in: app) { fields[1].becomeFirstResponder() }
    #expect(fields.map(\.text) == ["a", ""])
    hold(0x04, "a", repeats: 2, in: app)
    #expect(fields.map(\.text) == ["a", "aaa"])
  }

  @Test func aHeldArrowOfAFieldMovesNoFocusOnceEditingEnded() {
    let (app, fields) = stage()
    fields[0].becomeFirstResponder()
    hold(UIKeyboardHIDUsage.keyboardRightArrow.rawValue, repeats: 2, in: app) { fields[0].resignFirstResponder() }
    #expect(fields.allSatisfy { !$0.isFocused && !$0.isEditing })
  }

  @Test func aHeldTabGoesOnThroughTheFields() {
    let (app, fields) = stage()
    hold(UIKeyboardHIDUsage.keyboardTab.rawValue, repeats: 1, in: app)
    #expect(fields[1].isEditing)
  }

  @Test func aHeldKeyThatSomeoneTookMovesNoFocus() {
    final class Taker: UIView {
      var heard = 0
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard += 1 }
    }
    let (app, fields) = stage()
    let taker = Taker()
    app.view.addSubview(taker)
    taker.becomeFirstResponder()
    hold(UIKeyboardHIDUsage.keyboardTab.rawValue, repeats: 3, in: app)
    #expect(taker.heard == 1 && fields.allSatisfy { !$0.isFocused })
  }

  @Test func aDelegateMayShortenTheTextThatIsAboutToBeDeleted() {
    final class Shortener: NSObject, UITextFieldDelegate {
      func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString text: String) -> Bool {
        field.text = "x"
        return true
      }
    }
    let (app, fields) = stage()
    let shortener = Shortener()
    fields[0].text = "a long text"
    fields[0].delegate = shortener
    fields[0].becomeFirstResponder()
    fields[0].select(NSRange(location: 8, length: 0))
    app.press(.keyboardDeleteForward)
    #expect(fields[0].text == "x")
    fields[0].text = "a long text"
    app.press(.keyboardDeleteOrBackspace)
    #expect(fields[0].text == "")
  }

  // MARK: The ring

  /// Whether the focus is shown round a view.
  private func hasRing(_ view: UIView) -> Bool { view.subviews.contains { $0 is FocusRing } }

  @Test func theRingComesBackWhenEditingEnded() {
    let (app, fields) = stage()
    fields[0].addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    app.press(.keyboardTab)
    #expect(fields[0].isEditing && fields[0].isFocused && !hasRing(fields[0]))
    app.press(.keyboardReturnOrEnter)
    #expect(!fields[0].isEditing && fields[0].isFocused && hasRing(fields[0]))
    app.press(.keyboardReturnOrEnter)
    #expect(fields[0].isEditing && !hasRing(fields[0]))
    app.press(.keyboardTab)
    #expect(fields[1].isEditing && !hasRing(fields[0]) && !hasRing(fields[1]))
  }

  @Test func theFocusStaysWhereEditingMayNotEnd() {
    final class Stubborn: NSObject, UITextFieldDelegate {
      var mayEnd = false
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
    }
    let (app, fields) = stage()
    let control = UISwitch(frame: CGRect(x: 20, y: 150, width: 51, height: 31))
    app.view.addSubview(control)
    app.settle()
    let stubborn = Stubborn()
    fields[1].delegate = stubborn
    fields[1].becomeFirstResponder()
    for modifiers in [[], .shift] as [SurfaceKey.Modifiers] {
      app.press(.keyboardTab, modifiers)
      #expect(fields[1].isEditing && !control.isFocused && !fields[0].isFocused && !hasRing(control))
    }
    stubborn.mayEnd = true
    app.press(.keyboardTab)
    #expect(!fields[1].isEditing && control.isFocused && hasRing(control))
  }

  // MARK: Views of an app's own

  /// A view that takes text and notes whether it was asked to end.
  private final class Own: UIView, UIKeyInput {
    var ends = 0
    var hasText: Bool { false }
    var mayEnd = false
    func insertText(_ text: String) {}
    func deleteBackward() {}
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { mayEnd }
    override func resignFirstResponder() -> Bool {
      ends += 1
      return super.resignFirstResponder()
    }
  }

  @Test func endingEditingByForceTellsAViewOfTheAppsOwn() {
    let (app, _) = stage()
    let own = Own()
    app.view.addSubview(own)
    own.becomeFirstResponder()
    #expect(!app.view.endEditing(false) && own.isFirstResponder && own.ends == 1)
    #expect(app.view.endEditing(true) && !own.isFirstResponder && own.ends == 2)
    #expect(app.view.endEditing(false) && own.ends == 2)
  }
}

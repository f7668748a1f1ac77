import CoreGraphics
import PenumbraTestSupport
import QuartzCore
import Testing
import UIKitSurface

@testable import UIKit

/// How a field is edited with keys and fingers, and who hears of it.
@MainActor
@Suite struct TextFieldEditingTests {
  /// Notes what it is asked and told, and answers as a test wants.
  private final class Ears: NSObject, UITextFieldDelegate {
    var heard: [String] = []
    var mayBegin = true
    var mayEnd = true
    var mayChange = true
    var mayReturn = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("shouldBegin", mayBegin) }
    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("shouldEnd", mayEnd) }
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("didEnd") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { note("\(range.location)+\(range.length) “\(string)”", mayChange) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { note("shouldReturn", mayReturn) }
    private func note(_ what: String, _ answer: Bool) -> Bool {
      heard.append(what)
      return answer
    }
  }

  /// A field at (20, 50), 200 points wide, whose events are noted as well.
  @MainActor private struct Stage {
    let app = TestApp(size: CGSize(width: 240, height: 300), scale: 2)
    let field = UITextField(frame: CGRect(x: 20, y: 50, width: 200, height: 34))
    private let ears = Ears()

    init(_ text: String? = nil) {
      field.borderStyle = .roundedRect
      field.text = text
      field.delegate = ears
      let events: [(UIControl.Event, String)] = [
        (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
      ]
      for (event, name) in events { field.addAction(UIAction { [ears] _ in ears.heard.append(name) }, for: event) }
      app.view.addSubview(field)
      app.settle()
    }

    /// The delegate, and what it heard since it was last asked.
    var delegate: Ears { ears }
    func heard() -> [String] {
      defer { ears.heard = [] }
      return ears.heard
    }
  }

  @Test func aTapBeginsEditingAndKeysType() {
    let stage = Stage()
    stage.app.tap(stage.field)
    #expect(stage.field.isFirstResponder && stage.field.isEditing)
    #expect(stage.heard() == ["shouldBegin", "didBegin", "begin"])
    stage.app.type("Hé")
    #expect(stage.field.text == "Hé")
    #expect(stage.heard() == ["0+0 “H”", "changed", "1+0 “é”", "changed"])
  }

  @Test func whatTheDelegateRefusesDoesNotHappen() {
    let stage = Stage("abc")
    stage.delegate.mayBegin = false
    #expect(!stage.field.becomeFirstResponder() && !stage.field.isEditing)
    stage.delegate.mayBegin = true
    #expect(stage.field.becomeFirstResponder())
    stage.delegate.mayChange = false
    stage.app.type("x")
    stage.app.press(.keyboardDeleteOrBackspace)
    #expect(stage.field.text == "abc")
    stage.delegate.mayEnd = false
    #expect(!stage.field.resignFirstResponder() && stage.field.isEditing && !stage.app.view.endEditing(false))
    #expect(stage.app.view.endEditing(true) && !stage.field.isEditing && !stage.field.isFirstResponder)
    #expect(stage.heard().suffix(2) == ["didEnd", "end"])
  }

  @Test func theAppAsksNobodyWhenItSetsTheText() {
    let stage = Stage()
    stage.field.becomeFirstResponder()
    _ = stage.heard()
    stage.field.text = "set"
    #expect(stage.heard().isEmpty)
    stage.field.insertText("!")
    #expect(stage.field.text == "set!" && stage.heard() == ["changed"])
    stage.field.deleteBackward()
    #expect(stage.field.text == "set" && stage.heard() == ["changed"])
  }

  @Test(arguments: ["👩‍👩‍👧", "👍🏽", "🇰🇷", "é", "e\u{301}", "한", "\u{1112}\u{1161}\u{11AB}", "각"])
  func backspaceAndDeleteTakeOneCharacter(character: String) {
    let stage = Stage("a" + character + "b")
    stage.field.becomeFirstResponder()
    stage.app.press(.keyboardLeftArrow)
    stage.app.press(.keyboardDeleteOrBackspace)
    #expect(stage.field.text == "ab")
    stage.app.type(character)
    #expect(stage.field.text == "a" + character + "b")
    stage.app.press(.keyboardHome)
    stage.app.press(.keyboardRightArrow)
    stage.app.press(.keyboardDeleteForward)
    #expect(stage.field.text == "ab" && stage.field.edited.selection == TextSelection(at: 1))
  }

  @Test func arrowsGoFromCharacterToCharacterAndStopAtTheEnds() {
    let stage = Stage("a👍🏽한")
    stage.field.becomeFirstResponder()
    var offsets = [stage.field.edited.selection.head]
    for _ in 0..<4 {
      stage.app.press(.keyboardLeftArrow)
      offsets.append(stage.field.edited.selection.head)
    }
    #expect(offsets == [6, 5, 1, 0, 0])
    stage.app.press(.keyboardEnd)
    #expect(stage.field.edited.selection.head == 6)
    stage.app.press(.keyboardUpArrow)
    #expect(stage.field.edited.selection.head == 0)
    stage.app.press(.keyboardDownArrow)
    #expect(stage.field.edited.selection.head == 6)
  }

  @Test func arrowsGoTheOtherWayInTextFromRightToLeft() {
    let stage = Stage("שלום")
    stage.field.becomeFirstResponder()
    stage.app.press(.keyboardRightArrow)
    #expect(stage.field.edited.selection.head == 3)
    stage.app.press(.keyboardLeftArrow)
    #expect(stage.field.edited.selection.head == 4)
  }

  @Test func shiftSelectsAndTypingReplaces() {
    let stage = Stage("one two three")
    stage.field.becomeFirstResponder()
    stage.app.press(.keyboardLeftArrow, [.shift, .control])
    #expect(stage.field.edited.selection == TextSelection(from: 13, to: 8))
    stage.app.type("3")
    #expect(stage.field.text == "one two 3")
    stage.app.press(.keyboardHome, .shift)
    #expect(stage.field.edited.selection.range == 0..<9)
    stage.app.press(.keyboardRightArrow)
    #expect(stage.field.edited.selection == TextSelection(at: 9))
    stage.app.press(.keyboardA, .control)
    #expect(stage.field.edited.selection.range == 0..<9)
    stage.app.press(.keyboardDeleteOrBackspace)
    #expect(stage.field.text == "" && !stage.field.hasText)
  }

  @Test func selectedTextIsShownInTheTintAndTheCaretGoes() {
    let stage = Stage("      ")
    stage.field.becomeFirstResponder()
    stage.app.settle()
    #expect(!stage.field.caret.isHidden)
    stage.app.press(.keyboardA, .control)
    stage.app.settle()
    #expect(stage.field.caret.isHidden)
    // A fifth of the tint on white.
    #expect(stage.app.pixel(30, 67).isClose(to: RGB(204, 228, 255), within: 1))
    stage.field.tintColor = .systemRed
    stage.app.settle()
    #expect(stage.app.pixel(30, 67).isClose(to: RGB(255, 216, 214), within: 1))
  }

  @Test func aTapPlacesTheCaretAndTwoTapsTakeAWord() {
    let stage = Stage("Hello wide world")
    let place = stage.field.caretPlace(7)
    let point = CGPoint(x: 20 + stage.field.textBox.minX + place.minX + 1, y: 67)
    stage.app.surface.tap(point, in: stage.app.canvas)
    #expect(stage.field.isEditing && stage.field.edited.selection == TextSelection(at: 7))
    stage.app.surface.tap(point, in: stage.app.canvas)
    #expect(stage.field.edited.selection.range == 6..<10)
    stage.app.surface.tap(point, in: stage.app.canvas)
    #expect(stage.field.edited.selection.range == 0..<16)
  }

  @Test func aSecretDoesNotTellWhereItsWordsAre() {
    let stage = Stage("one two")
    stage.field.isSecureTextEntry = true
    stage.field.becomeFirstResponder()
    stage.app.settle()
    stage.app.press(.keyboardLeftArrow, .control)
    #expect(stage.field.edited.selection == TextSelection(at: 0))
    let point = CGPoint(x: 20 + stage.field.textBox.minX + 10, y: 67)
    for _ in 0..<2 { stage.app.surface.tap(point, in: stage.app.canvas) }
    #expect(stage.field.edited.selection.range == 0..<7)
    stage.app.type("3")
    #expect(stage.field.text == "3" && stage.field.shownText.text.string == "•")
  }

  @Test func aPointerSelectsWhatItPasses() {
    let stage = Stage("Hello wide world")
    stage.field.becomeFirstResponder()
    stage.app.settle()
    let box = stage.field.textBox
    let (from, to) = (stage.field.caretPlace(2).minX, stage.field.caretPlace(9).minX)
    stage.app.surface.drag(
      from: CGPoint(x: 20 + box.minX + from, y: 67), to: CGPoint(x: 20 + box.minX + to, y: 67), steps: 4, in: stage.app.canvas)
    #expect(stage.field.edited.selection == TextSelection(from: 2, to: 9))
  }

  @Test func returnEndsEditingOnlyIfSomebodyListens() {
    let stage = Stage("a")
    stage.field.becomeFirstResponder()
    stage.app.press(.keyboardReturnOrEnter)
    #expect(stage.field.isEditing && stage.field.text == "a" && stage.heard().last == "shouldReturn")
    var exits = 0
    stage.field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
    stage.delegate.mayReturn = false
    stage.app.press(.keyboardReturnOrEnter)
    #expect(exits == 0 && stage.field.isEditing)
    stage.delegate.mayReturn = true
    stage.app.press(.keypadEnter)
    #expect(exits == 1 && !stage.field.isEditing)
  }

  @Test func theTextGoesWhenEditingBeginsIfThatWasAskedFor() {
    let stage = Stage("old")
    stage.field.clearsOnBeginEditing = true
    stage.field.becomeFirstResponder()
    #expect(stage.field.text == "")
  }

  @Test func oneFieldHandsEditingToAnotherByTabAndByTap() {
    let stage = Stage("one")
    let other = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let control = UISwitch(frame: CGRect(x: 20, y: 150, width: 51, height: 31))
    for view in [other, control] { stage.app.view.addSubview(view) }
    stage.app.settle()
    stage.app.tap(stage.field)
    stage.app.press(.keyboardTab)
    #expect(!stage.field.isEditing && other.isEditing)
    stage.app.type(" x")
    #expect(other.text == " x" && stage.field.text == "one")
    stage.app.press(.keyboardTab)
    #expect(!other.isEditing && control.isFocused)
    stage.app.press(.keyboardSpacebar)
    #expect(control.isOn && other.text == " x")
    stage.app.press(.keyboardTab, .shift)
    #expect(other.isEditing)
    stage.app.tap(stage.field)
    #expect(stage.field.isEditing && !other.isEditing)
  }

  @Test func aHeldKeyTypesOn() {
    let stage = Stage()
    stage.field.becomeFirstResponder()
    for isRepeat in [false, true, true] {
      let key = SurfaceKey(usage: 0x04, characters: "a", isRepeat: isRepeat)
      stage.app.surface.send(.key(key, time: 0), to: stage.app.canvas)
    }
    #expect(stage.field.text == "aaa")
  }

  @Test func chordsTypeNothing() {
    let stage = Stage()
    stage.field.becomeFirstResponder()
    for modifiers: SurfaceKey.Modifiers in [.control, .alternate, .command] {
      stage.app.surface.send(.key(SurfaceKey(usage: 0x05, characters: "b", modifiers: modifiers), time: 0), to: stage.app.canvas)
    }
    stage.app.press(.keyboardEscape)
    #expect(stage.field.text == "" && stage.field.isEditing)
  }

  @Test func aFieldThatLeavesOrIsDisabledIsEditedNoLonger() {
    let stage = Stage("a")
    stage.field.becomeFirstResponder()
    stage.field.isEnabled = false
    #expect(!stage.field.isEditing && !stage.field.becomeFirstResponder())
    stage.field.isEnabled = true
    stage.field.becomeFirstResponder()
    stage.delegate.mayEnd = false
    _ = stage.heard()
    stage.field.removeFromSuperview()
    #expect(!stage.field.isEditing && stage.heard().filter { $0 == "didEnd" }.count == 1)
    #expect(!UITextField().becomeFirstResponder())
  }

  @Test func aLongTextIsPushedAsideToShowTheCaret() {
    let stage = Stage(String(repeating: "wide ", count: 30))
    stage.field.becomeFirstResponder()
    stage.app.settle()
    #expect(stage.field.scroll > 500 && stage.field.caret.frame.maxX <= 186)
    stage.app.press(.keyboardHome)
    stage.app.settle()
    #expect(stage.field.scroll == 0 && stage.field.caret.frame.minX == 0)
  }

  /// A view of the app's own that takes text.
  private final class Pad: UIView, UIKeyInput {
    var typed = ""
    var hasText: Bool { !typed.isEmpty }
    func insertText(_ text: String) { typed += text }
    func deleteBackward() { _ = typed.popLast() }
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test func aViewOfTheAppsOwnTakesText() {
    let app = TestApp()
    let pad = Pad()
    app.view.addSubview(pad)
    pad.becomeFirstResponder()
    app.type("ab ")
    app.press(.keyboardReturnOrEnter)
    app.press(.keyboardDeleteOrBackspace)
    app.press(.keyboardDeleteOrBackspace)
    #expect(pad.typed == "ab")
  }
}

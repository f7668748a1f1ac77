import Foundation
import PenumbraTestSupport
import SeededNumbers
import Testing
import UIKitSurface

@testable import UIKit

/// Any keys leave the text that a list of characters would be, and the picture of a view that was given that text.
@MainActor
@Suite struct RandomEditingTests {
  /// A naive editor: characters, and two places between them.
  private struct Model {
    var characters: [Character] = []
    var anchor = 0
    var head = 0

    /// Puts characters in place of what is selected or of a range.
    mutating func replace(_ range: Range<Int>? = nil, with new: [Character]) {
      let range = range ?? min(anchor, head)..<max(anchor, head)
      characters.replaceSubrange(range, with: new)
      head = range.lowerBound + new.count
      anchor = head
    }

    /// Moves the caret.
    mutating func move(to place: Int, extends: Bool) {
      head = min(max(0, place), characters.count)
      if !extends { anchor = head }
    }

    /// What is selected, in UTF-16 code units.
    var range: NSRange {
      let units = characters.map(\.utf16.count)
      let start = units.prefix(min(anchor, head)).reduce(0, +)
      return NSRange(location: start, length: units.prefix(max(anchor, head)).reduce(0, +) - start)
    }
  }

  /// An app with a text view that has room for all that is typed.
  private func stage() -> (app: TestApp, view: UITextView) {
    let app = TestApp(size: CGSize(width: 400, height: 800), scale: 1)
    let view = UITextView(frame: app.view.bounds)
    app.view.addSubview(view)
    app.settle()
    view.becomeFirstResponder()
    return (app, view)
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func anyKeysLeaveTheTextAndThePictureOfOneThatWasSet(seed: UInt64) throws {
    var numbers = SplitMix64(state: seed)
    var model = Model()
    let (app, view) = stage()
    let typed: [Character] = ["a", "한", "👍🏽", "e\u{301}", " ", "🇰🇷", "\u{1112}\u{1161}", "W", "👩‍👩‍👧"]
    for _ in 0..<300 {
      let extends = Int.random(in: 0..<3, using: &numbers) == 0
      let selects = model.anchor != model.head
      switch Int.random(in: 0..<14, using: &numbers) {
      case 0..<6:
        let character = typed[Int.random(in: 0..<typed.count, using: &numbers)]
        app.type(String(character))
        model.replace(with: [character])
      case 6:
        app.press(.keyboardReturnOrEnter)
        model.replace(with: ["\n"])
      case 7:
        app.press(.keyboardDeleteOrBackspace)
        model.replace(selects ? nil : max(0, model.head - 1)..<model.head, with: [])
      case 8:
        app.press(.keyboardDeleteForward)
        model.replace(selects ? nil : model.head..<min(model.head + 1, model.characters.count), with: [])
      case 9, 10:
        app.press(.keyboardLeftArrow, extends ? .shift : [])
        model.move(to: selects && !extends ? min(model.anchor, model.head) : model.head - 1, extends: extends)
      case 11:
        app.press(.keyboardRightArrow, extends ? .shift : [])
        model.move(to: selects && !extends ? max(model.anchor, model.head) : model.head + 1, extends: extends)
      case 12:
        app.press(.keyboardHome, extends ? [.shift, .control] : .control)
        model.move(to: 0, extends: extends)
      default:
        app.press(.keyboardEnd, extends ? [.shift, .control] : .control)
        model.move(to: .max, extends: extends)
      }
      if Int.random(in: 0..<4, using: &numbers) == 0 { app.frame() }
      try #require(view.text == String(model.characters) && view.selectedRange == model.range)
    }
    app.settle()
    let picture = try StylePictures.picture(of: app)
    let (coldApp, cold) = stage()
    cold.text = String(model.characters)
    cold.selectedRange = model.range
    coldApp.settle()
    #expect(try StylePictures.picture(of: coldApp) == picture)
  }
}

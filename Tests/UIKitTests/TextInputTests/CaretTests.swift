import CoreGraphics
import PenumbraTestSupport
import QuartzCore
import Testing
import UIKitSurface

@testable import UIKit

/// When a caret is seen, and what it costs.
@MainActor
@Suite struct CaretTests {
  /// An app with a field that is edited.
  private func stage() -> (app: TestApp, field: UITextField) {
    let app = TestApp(size: CGSize(width: 240, height: 200), scale: 2)
    let field = UITextField(frame: CGRect(x: 20, y: 50, width: 200, height: 34))
    field.borderStyle = .roundedRect
    app.view.addSubview(field)
    app.settle()
    field.becomeFirstResponder()
    app.settle()
    return (app, field)
  }

  @Test func theCaretIsTwoPointsWideInTheTint() {
    let (app, field) = stage()
    #expect(field.caret.frame == CGRect(x: 0, y: 4.5, width: 2, height: 22))
    #expect(app.pixel(28, 67) == RGB(0, 122, 255) && app.pixel(29.5, 67) == RGB(255, 255, 255))
    field.tintColor = .systemRed
    app.settle()
    #expect(app.pixel(28, 67) == RGB(255, 59, 48))
    app.surface.preferences.style = .dark
    app.settle()
    #expect(app.pixel(28, 67) == RGB(255, 69, 58))
  }

  @Test func itIsSeenAndHiddenForHalfASecondByTheSurfacesClock() {
    let (app, field) = stage()
    var seen: [Bool] = []
    for _ in 0..<8 {
      seen.append(!field.caret.isHidden)
      app.surface.advance(by: 0.25)
    }
    #expect(seen == [true, true, false, false, true, true, false, false])
  }

  @Test func blinkingMakesTwoFramesASecondThatTouchTheCaretAlone() {
    let (app, field) = stage()
    let before = app.canvas.presentedFrames
    app.surface.advance(by: 5.01)
    #expect(app.canvas.presentedFrames - before == 10)
    #expect(app.report.layersDisplayed == 0 && app.report.layersLaidOut == 0)
    #expect(app.canvas.lastDamage == [CGRect(x: 54, y: 113, width: 4, height: 44)])
    #expect(field.isEditing)
  }

  @Test func typingShowsItAtOnce() {
    let (app, field) = stage()
    app.surface.advance(by: 0.6)
    #expect(field.caret.isHidden)
    app.type("a")
    app.frame()
    #expect(!field.caret.isHidden && field.caret.frame.minX > 5)
    app.surface.advance(by: 0.4)
    #expect(!field.caret.isHidden)
  }

  @Test func withoutEditingNoFrameIsMade() {
    let (app, field) = stage()
    field.resignFirstResponder()
    app.settle()
    let before = app.canvas.presentedFrames
    #expect(field.caret.isHidden && app.canvas.wakeTime == nil)
    app.surface.advance(by: 5)
    #expect(app.canvas.presentedFrames == before)
    field.becomeFirstResponder()
    app.settle()
    #expect(app.canvas.wakeTime != nil)
    field.removeFromSuperview()
    app.settle()
    #expect(app.canvas.wakeTime == nil)
  }

  @Test func itGoesOnWhenTheWindowsScaleChangesOrTheWindowComesBack() {
    let (app, field) = stage()
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 60))
    app.view.addSubview(view)
    app.settle()
    for (caret, responder) in [(field.caret, field), (view.caret, view)] as [(Caret, UIView)] {
      responder.becomeFirstResponder()
      app.settle()
      app.canvas.resize(scale: app.canvas.scale == 2 ? 1 : 2)
      app.settle()
      #expect(!caret.isHidden && app.canvas.wakeTime != nil)
      app.surface.advance(by: 0.6)
      #expect(caret.isHidden)
      app.window.windowScene = nil
      #expect(app.canvas.wakeTime == nil)
      app.window.windowScene = app.scene
      app.settle()
      #expect(!caret.isHidden && app.canvas.wakeTime != nil)
    }
  }
}

import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

/// What assistive technology is told of fields and text views.
@MainActor
@Suite struct TextElementTests {
  @Test func fieldsAndViewsThatCanBeEditedAreTextBoxesWithAValue() {
    let app = TestApp()
    app.canvas.wantsElements = true
    let field = UITextField(frame: CGRect(x: 20, y: 50, width: 200, height: 34))
    field.placeholder = "Name"
    field.accessibilityLabel = "Your name"
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    view.text = "Notes"
    let read = UITextView(frame: CGRect(x: 20, y: 300, width: 200, height: 100))
    read.text = "Read me"
    read.isEditable = false
    for each in [field, view, read] { app.view.addSubview(each) }
    app.settle()
    #expect(app.canvas.elements.map(\.role) == [.field, .field, .text])
    #expect(app.canvas.elements.map(\.label) == ["Your name", "", "Read me"])
    #expect(app.canvas.elements.map(\.value) == ["Name", "Notes", ""])
    app.canvas.onActivate?(app.canvas.elements[0].id)
    #expect(field.isEditing)
    app.type("Ada")
    app.settle()
    #expect(app.canvas.elements.first?.value == "Ada")
    field.isSecureTextEntry = true
    field.text = "Eve"
    app.settle()
    #expect(app.canvas.elements.first?.value == "•••")
    field.isEnabled = false
    view.text = "More"
    app.settle()
    #expect(app.canvas.elements.map(\.isEnabled) == [false, true, true])
  }
}

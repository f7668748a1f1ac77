import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

@MainActor
struct TintTests {
  @Test func aTintIsInheritedUnlessSet() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    #expect(child.tintColor == .systemBlue)
    parent.tintColor = .systemRed
    #expect(child.tintColor == .systemRed)
    child.tintColor = .systemGreen
    #expect(child.tintColor == .systemGreen)
    child.tintColor = nil
    #expect(child.tintColor == .systemRed)
  }

  @Test func onlyThoseWhoseTintChangesHearOfIt() {
    let (parent, own, inheriting) = (Counter(), Counter(), Counter())
    own.tintColor = .systemGreen
    parent.addSubview(own)
    parent.addSubview(inheriting)
    let before = own.changes
    parent.tintColor = .systemRed
    parent.tintColor = .systemRed
    #expect(parent.changes == 1)
    #expect(inheriting.changes == 1)
    #expect(own.changes == before)
  }

  @Test func theDesktopsAccentColorIsTheTintOfWindowsWithoutOneOfTheirOwn() throws {
    let app = TestApp()
    let (own, inheriting, dyed) = (Counter(), Counter(), UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
    own.tintColor = .systemGreen
    dyed.backgroundColor = .tintColor
    for view in [own, inheriting, dyed] { app.view.addSubview(view) }
    app.frame()
    #expect(app.pixel(20, 20) == RGB(0, 122, 255))
    let before = (own.changes, inheriting.changes)
    app.surface.preferences.accent = SurfacePreferences.Accent(red: 0, green: 0.6, blue: 0.2)
    app.surface.preferences.style = .dark
    app.frame()
    #expect(app.window.tintColor == UIColor(red: 0, green: 0.6, blue: 0.2, alpha: 1))
    #expect(app.pixel(20, 20) == RGB(0, 153, 51))
    #expect(inheriting.changes == before.1 + 1)
    #expect(own.changes == before.0 && own.tintColor == .systemGreen)
    app.window.tintColor = .systemRed
    app.surface.preferences.accent = nil
    #expect(inheriting.tintColor == .systemRed)
    #expect(inheriting.changes == before.1 + 2)
    app.window.tintColor = nil
    #expect(inheriting.tintColor == .systemBlue)
  }

  @Test func partsOutOfRangeAreNoAccentColor() {
    #expect(SurfacePreferences.Accent(red: -1, green: -1, blue: -1) == nil)
    #expect(SurfacePreferences.Accent(red: 0, green: 1.01, blue: 0) == nil)
    #expect(SurfacePreferences.Accent(red: .nan, green: 0, blue: 0) == nil)
    #expect(SurfacePreferences.Accent(red: 0, green: 1, blue: 0) != nil)
  }

  /// A view that counts changes of its tint.
  final class Counter: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }
}

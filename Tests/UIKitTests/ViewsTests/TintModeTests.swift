import CoreGraphics
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

/// How a tint is dimmed, and who hears of it (spec 7).
@MainActor @Suite(.serialized) struct TintModeTests {
  /// A view that counts changes of its tint.
  private final class Counter: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  /// The components of a color in light, red first.
  private func components(_ color: UIColor?) -> [CGFloat] {
    let light = color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    light?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test func theModeIsInheritedUnlessSet() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    #expect(child.tintAdjustmentMode == .normal)
    parent.tintAdjustmentMode = .dimmed
    #expect(child.tintAdjustmentMode == .dimmed)
    child.tintAdjustmentMode = .normal
    #expect(child.tintAdjustmentMode == .normal && child.tintColor == .systemBlue)
    child.tintAdjustmentMode = .automatic
    #expect(child.tintAdjustmentMode == .dimmed && child.tintColor != .systemBlue)
    #expect([UIView.TintAdjustmentMode.automatic, .normal, .dimmed].map(\.rawValue) == [0, 1, 2])
  }

  @Test func aDimmedTintIsAGrayThatStaysTheSameColor() {
    let (parent, own) = (UIView(), UIView())
    parent.addSubview(own)
    own.tintColor = .systemRed
    parent.tintAdjustmentMode = .dimmed
    for view in [parent, own] {
      let parts = components(view.tintColor)
      #expect(parts[0] == parts[1] && parts[1] == parts[2] && parts[0] > 0.1 && parts[0] < 0.9 && parts[3] == 1)
      #expect(view.tintColor == view.tintColor)
    }
    #expect(components(parent.tintColor) != components(own.tintColor))
    #expect(components(own.tintColor.withAlphaComponent(0.5)) == components(own.tintColor).dropLast() + [0.5])
  }

  @Test func thoseWhoseTintChangesHearOfItOnce() {
    let (parent, tinted, normal) = (Counter(), Counter(), Counter())
    tinted.tintColor = .systemRed
    normal.tintAdjustmentMode = .normal
    for view in [tinted, normal] { parent.addSubview(view) }
    let before = [parent, tinted, normal].map(\.changes)
    parent.tintAdjustmentMode = .dimmed
    parent.tintAdjustmentMode = .dimmed
    #expect(zip([parent, tinted, normal].map(\.changes), before).map { $0 - $1 } == [1, 1, 0])
    parent.tintColor = .systemGreen
    #expect(zip([parent, tinted, normal].map(\.changes), before).map { $0 - $1 } == [2, 1, 1])
  }

  @Test func tintColorAndTemplatesFollowTheMode() {
    let app = TestApp()
    let fill = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    fill.backgroundColor = .tintColor
    app.view.addSubview(fill)
    app.view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    app.settle()
    #expect(app.pixel(5, 5) == RGB(0, 255, 0))
    app.view.tintAdjustmentMode = .dimmed
    app.frame()
    #expect(app.pixel(5, 5).isClose(to: RGB(182, 182, 182), within: 1))
    app.view.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    app.frame()
    #expect(app.pixel(5, 5).isClose(to: RGB(18, 18, 18), within: 1))
    app.view.tintAdjustmentMode = .automatic
    app.view.tintColor = nil
    app.frame()
    #expect(app.pixel(5, 5) == RGB(0, 122, 255))
  }
}

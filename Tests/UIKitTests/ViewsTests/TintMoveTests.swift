import CoreGraphics
import PenumbraTestSupport
import Testing
import UIKit

/// What a view's tint is after it went from one superview to another, as a property and as what the traits say (spec 7).
@MainActor struct TintMoveTests {
  /// Two superviews in a window, of a green and of a blue tint.
  @MainActor private final class Stage {
    let app = TestApp()
    let green = UIView()
    let blue = UIView()
    /// What is moved.
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
      green.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      blue.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      for parent in [green, blue] {
        parent.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        app.view.addSubview(parent)
      }
      view.backgroundColor = .tintColor
      green.addSubview(view)
      app.settle()
    }

    /// Puts the view into the blue superview.
    func move() {
      blue.addSubview(view)
      app.settle()
    }
    /// The color of the view on screen.
    var seen: RGB { app.pixel(5, 5) }
  }

  /// The luma of the two tints, as a gray from 0 to 255.
  private let grayOfGreen = RGB(182, 182, 182)
  private let grayOfBlue = RGB(18, 18, 18)

  @Test func anInheritedTintIsThatOfTheNewSuperview() {
    let stage = Stage()
    #expect(stage.seen == RGB(0, 255, 0))
    stage.move()
    #expect(stage.seen == RGB(0, 0, 255))
  }

  @Test func aDimmedViewShowsTheNewSuperviewsTintWithoutItsHue() {
    let stage = Stage()
    stage.view.tintAdjustmentMode = .dimmed
    stage.app.settle()
    #expect(stage.seen.isClose(to: grayOfGreen, within: 1))
    stage.move()
    #expect(stage.seen.isClose(to: grayOfBlue, within: 1))
  }

  @Test func aViewOfItsOwnTintIsDimmedByTheSuperviewThatItIsIn() {
    let stage = Stage()
    stage.view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage.blue.tintAdjustmentMode = .dimmed
    stage.app.settle()
    #expect(stage.seen == RGB(255, 0, 0))
    stage.move()
    #expect(stage.seen.isClose(to: RGB(54, 54, 54), within: 1))
    stage.green.addSubview(stage.view)
    stage.app.settle()
    #expect(stage.seen == RGB(255, 0, 0))
  }

  @Test func viewsDeepInWhatMovesFollow() {
    let stage = Stage()
    let (middle, deep) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    deep.tintAdjustmentMode = .dimmed
    deep.backgroundColor = .tintColor
    middle.addSubview(deep)
    stage.view.addSubview(middle)
    stage.app.settle()
    #expect(stage.seen.isClose(to: grayOfGreen, within: 1))
    stage.move()
    #expect(stage.seen.isClose(to: grayOfBlue, within: 1))
    stage.app.view.tintAdjustmentMode = .dimmed
    deep.tintAdjustmentMode = .normal
    stage.app.settle()
    #expect(stage.seen == RGB(0, 0, 255))
  }

  @Test func whatDrewWithTheTintDrawsAgain() {
    /// Fills itself with its tint.
    final class Drawing: UIView {
      override func draw(_ rect: CGRect) {
        tintColor.setFill()
        UIGraphicsGetCurrentContext()?.fill(bounds)
      }
    }
    let stage = Stage()
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let views = [Drawing(), UIImageView(image: picture.withRenderingMode(.alwaysTemplate))]
    for view in views {
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      stage.green.addSubview(view)
      stage.app.settle()
      #expect(stage.seen == RGB(0, 255, 0))
      stage.blue.addSubview(view)
      stage.app.settle()
      #expect(stage.seen == RGB(0, 0, 255))
      view.removeFromSuperview()
    }
  }
}

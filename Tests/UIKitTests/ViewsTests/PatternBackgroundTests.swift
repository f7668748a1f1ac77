import CoreGraphics
import PenumbraTestSupport
import QuartzCore
import Testing
import UIKit
import UIKitSurface

/// Views whose background is a picture that is repeated.
@MainActor @Suite(.serialized) struct PatternBackgroundTests {
  /// A pattern of 4 × 4 points: a red square of 2 × 2 points at the upper left, the rest blue or nothing.
  private func pattern(scale: CGFloat, rest: UIColor? = .blue) -> UIColor {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIColor(
      patternImage: UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
        rest?.setFill()
        if rest != nil { context.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      })
  }

  private let red = RGB(255, 0, 0)
  private let blue = RGB(0, 0, 255)
  private let white = RGB(255, 255, 255)

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func theBackgroundBeginsAtTheUpperLeftCornerOfTheView(scale: CGFloat) {
    let app = TestApp(size: CGSize(width: 60, height: 60), scale: scale)
    let view = UIView(frame: CGRect(x: 11, y: 21, width: 20, height: 10))
    view.backgroundColor = pattern(scale: scale)
    // What is scrolled inside does not move it.
    view.bounds.origin = CGPoint(x: 0, y: 3)
    app.view.addSubview(view)
    app.settle()
    let places =
      [(11, 21), (12, 22), (13, 21), (11, 23), (15, 25), (30, 30), (10, 21), (31, 21), (11, 31)] as [(CGFloat, CGFloat)]
    #expect(places.map { app.pixel($0, $1) } == [red, red, blue, blue, red, blue, white, white, white])
    view.frame.origin.x = 12
    app.settle()
    #expect([11, 12, 13, 14].map { app.pixel($0, 21) } == [white, red, red, blue])
  }

  @Test func whereThePictureHasHolesWhatIsBehindShows() {
    let app = TestApp(size: CGSize(width: 40, height: 40), scale: 1)
    app.view.backgroundColor = .blue
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = pattern(scale: 1, rest: nil)
    app.view.addSubview(view)
    app.settle()
    #expect([app.pixel(0, 0), app.pixel(2, 0), app.pixel(4, 4)] == [red, blue, red])
    // A part alone is as it was in the whole.
    let spot = UIView(frame: CGRect(x: 2, y: 2, width: 5, height: 5))
    view.addSubview(spot)
    spot.backgroundColor = .white
    app.settle()
    spot.removeFromSuperview()
    app.settle()
    #expect([app.pixel(3, 3), app.pixel(4, 4), app.pixel(6, 4)] == [blue, red, blue])
  }

  @Test func roundCornersAndClippingCutThePicture() {
    let app = TestApp(size: CGSize(width: 60, height: 60), scale: 1)
    for clips in [false, true] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.backgroundColor = pattern(scale: 1)
      view.layer.cornerRadius = 12
      view.clipsToBounds = clips
      view.addSubview(UIView())
      app.view.addSubview(view)
      app.settle()
      #expect([app.pixel(0, 0), app.pixel(20, 20), app.pixel(22, 20)] == [white, red, blue])
      view.removeFromSuperview()
    }
  }

  @Test func aViewThatIsTurnedTurnsThePicture() {
    let app = TestApp(size: CGSize(width: 40, height: 40), scale: 1)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = pattern(scale: 1)
    view.transform = CGAffineTransform(rotationAngle: .pi)
    app.view.addSubview(view)
    app.settle()
    #expect([app.pixel(39, 39), app.pixel(38, 38), app.pixel(37, 39), app.pixel(0, 0)] == [red, red, blue, blue])
  }

  @Test func aViewsDrawingTakesThePatternFromItsOwnCorner() {
    final class Drawn: UIView {
      var color = UIColor.clear
      override func draw(_ rect: CGRect) {
        color.setFill()
        UIGraphicsGetCurrentContext()?.fill(CGRect(x: 3, y: 3, width: 8, height: 8))
      }
    }
    let app = TestApp(size: CGSize(width: 40, height: 40), scale: 2)
    let view = Drawn(frame: CGRect(x: 5, y: 5, width: 30, height: 30))
    view.color = pattern(scale: 2)
    app.view.addSubview(view)
    app.settle()
    #expect([app.pixel(8, 8), app.pixel(9, 9), app.pixel(11, 9), app.pixel(7, 8)] == [blue, red, blue, white])
  }

  @Test func anAnimationToAPatternShowsItAtOnce() {
    let app = TestApp(size: CGSize(width: 40, height: 40), scale: 1)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .white
    app.view.addSubview(view)
    app.settle()
    UIView.animate(withDuration: 1) { view.backgroundColor = pattern(scale: 1) }
    app.surface.advance(by: 0.25)
    app.surface.advance(by: 0.25)
    #expect([app.pixel(0, 0), app.pixel(2, 0)] == [red, blue])
  }
}

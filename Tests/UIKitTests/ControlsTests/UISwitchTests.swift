import CoreGraphics
import PenumbraTestSupport
import QuartzCore
import Testing
import UIKit
import UIKitSurface

/// A switch: its size, its looks in each state, and how a finger moves it (geometry spec 6.1 and 10).
@MainActor @Suite(.serialized) struct UISwitchTests {
  // MARK: Size

  @Test func theSizeIsAlwaysTheSame() {
    let made = UISwitch(frame: CGRect(x: 5, y: 6, width: 300, height: 1))
    #expect(made.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    made.frame = CGRect(x: 7, y: 8, width: 0, height: 0)
    #expect(made.frame == CGRect(x: 7, y: 8, width: 51, height: 31))
    made.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(made.bounds.size == CGSize(width: 51, height: 31))
    made.sizeToFit()
    #expect(made.bounds.size == CGSize(width: 51, height: 31))
    #expect(made.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(UISwitch().bounds.size == CGSize(width: 51, height: 31))
  }

  // MARK: Looks

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func offInLightShowsAGrayTrackAndAWhiteThumb(scale: CGFloat) {
    let stage = SwitchStage(scale: scale)
    #expect(stage.pixel(45, 15.5).isClose(to: RGB(233, 233, 235), within: 1))
    #expect(stage.pixel(15.5, 15.5) == RGB(255, 255, 255))
    #expect(stage.pixel(1, 1).isClose(to: RGB(255, 255, 255), within: 1))
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func onInLightShowsAGreenTrackAndAWhiteThumb(scale: CGFloat) {
    let stage = SwitchStage(scale: scale, isOn: true)
    #expect(stage.pixel(8, 15.5).isClose(to: RGB(52, 199, 89), within: 1))
    #expect(stage.pixel(35.5, 15.5) == RGB(255, 255, 255))
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func darkHasItsOwnTracks(scale: CGFloat) {
    let off = SwitchStage(scale: scale, style: .dark)
    // secondarySystemFill over black: 120, 120, 128 times 81/255.
    #expect(off.pixel(45, 15.5).isClose(to: RGB(38, 38, 41), within: 1))
    #expect(off.pixel(15.5, 15.5) == RGB(255, 255, 255))
    #expect(off.pixel(1, 1) == RGB(0, 0, 0))
    let on = SwitchStage(scale: scale, style: .dark, isOn: true)
    #expect(on.pixel(8, 15.5).isClose(to: RGB(48, 209, 88), within: 1))
    #expect(on.pixel(35.5, 15.5) == RGB(255, 255, 255))
  }

  @Test func theThumbIsACircleOf27PointsTwoPointsInside() {
    let stage = SwitchStage(scale: 2, style: .dark)
    for (inside, outside) in [
      (CGPoint(x: 2.25, y: 15.5), CGPoint(x: 1.75, y: 15.5)), (CGPoint(x: 28.75, y: 15.5), CGPoint(x: 29.25, y: 15.5)),
    ] {
      #expect(stage.pixel(inside.x, inside.y).red > 200)
      #expect(stage.pixel(outside.x, outside.y).red < 60)
    }
    #expect(stage.pixel(15.25, 2.25).red > 200)
    #expect(stage.pixel(15.25, 28.75).red > 200)
  }

  @Test func theThumbCastsItsShadowDownwards() {
    let stage = SwitchStage()
    let below = stage.pixel(15.5, 29.75)
    let farRight = stage.pixel(45, 29.75)
    #expect(below.red < farRight.red - 10)
    #expect(stage.pixel(15.5, 1.25).red > below.red)
  }

  @Test func aDisabledSwitchIsHalfAsOpaque() {
    let stage = SwitchStage(isOn: true)
    stage.control.isEnabled = false
    stage.app.settle()
    #expect(stage.pixel(8, 15.5).isClose(to: RGB(154, 227, 172), within: 1))
    #expect(stage.pixel(35.5, 15.5) == RGB(255, 255, 255))
    #expect(stage.control.alpha == 1)
  }

  @Test func aDisabledSwitchIsHalfAsOpaqueInDark() {
    let stage = SwitchStage(style: .dark, isOn: true)
    stage.control.isEnabled = false
    stage.app.settle()
    #expect(stage.pixel(8, 15.5).isClose(to: RGB(24, 105, 44), within: 1))
    #expect(stage.pixel(35.5, 15.5).isClose(to: RGB(128, 128, 128), within: 1))
    stage.control.isEnabled = true
    stage.app.settle()
    #expect(stage.pixel(8, 15.5).isClose(to: RGB(48, 209, 88), within: 1))
  }

  @Test func ownColorsReplaceTheDefaultOnes() {
    let stage = SwitchStage(isOn: true)
    stage.control.onTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage.control.thumbTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    stage.app.settle()
    #expect(stage.pixel(8, 15.5) == RGB(255, 0, 0))
    #expect(stage.pixel(35.5, 15.5) == RGB(0, 0, 255))
  }

  // MARK: Taps

  @Test func aTapTogglesAndTellsOnce() {
    let stage = SwitchStage()
    stage.tap(25, 15)
    #expect(stage.control.isOn)
    #expect(stage.told == [true])
    #expect(stage.primary == 1)
    stage.app.settle()
    stage.tap(25, 15)
    #expect(!stage.control.isOn)
    #expect(stage.told == [true, false])
  }

  @Test func settingTheValueTellsNobody() {
    let stage = SwitchStage()
    stage.control.isOn = true
    stage.control.setOn(false, animated: true)
    stage.app.settle()
    #expect(stage.told.isEmpty && stage.primary == 0)
  }

  @Test func aFingerLiftedOutsideWithoutDraggingTogglesNothing() {
    let stage = SwitchStage()
    stage.touch(.began, 25, 15)
    stage.touch(.moved, 25, 200)
    stage.touch(.ended, 25, 200)
    #expect(!stage.control.isOn && stage.told.isEmpty)
  }

  @Test func aDisabledSwitchDoesNotToggle() {
    let stage = SwitchStage()
    stage.control.isEnabled = false
    stage.tap(25, 15)
    #expect(!stage.control.isOn && stage.told.isEmpty)
  }

  @Test func draggingTheThumbAcrossTogglesWhenLiftedAlsoOutside() {
    let stage = SwitchStage()
    stage.touch(.began, 15, 15)
    stage.touch(.moved, 45, 15)
    #expect(!stage.control.isOn && stage.told.isEmpty)
    stage.touch(.moved, 90, 100)
    stage.touch(.ended, 90, 100)
    #expect(stage.control.isOn && stage.told == [true])
  }

  @Test func draggingThereAndBackTellsNothing() {
    let stage = SwitchStage()
    stage.touch(.began, 15, 15)
    stage.touch(.moved, 45, 15)
    stage.touch(.moved, 10, 15)
    stage.touch(.ended, 10, 15)
    #expect(!stage.control.isOn && stage.told.isEmpty)
  }

  @Test func aCancelledDragGoesBack() {
    let stage = SwitchStage()
    stage.touch(.began, 15, 15)
    stage.touch(.moved, 45, 15)
    stage.touch(.cancelled, 45, 15)
    stage.app.settle()
    #expect(!stage.control.isOn && stage.told.isEmpty)
    #expect(stage.pixel(45, 15.5).isClose(to: RGB(233, 233, 235), within: 1))
  }

  @Test func accessibilityReadsOneOrZero() {
    let control = UISwitch()
    #expect(control.accessibilityValue == "0")
    control.isOn = true
    #expect(control.accessibilityValue == "1")
  }

  // MARK: Movement

  @Test func theThumbWidensBySevenPointsUnderAFinger() {
    let stage = SwitchStage(style: .dark)
    stage.touch(.began, 25, 15)
    stage.app.settle()
    #expect(stage.pixel(35.5, 15.5).red > 200)
    #expect(stage.pixel(36.75, 15.5).red < 60)
    stage.touch(.moved, 25, 200)
    stage.app.settle()
    #expect(stage.pixel(29.5, 15.5).red < 60)
  }

  @Test func theThumbSlidesInAFifthOfASecond() {
    let stage = SwitchStage()
    stage.control.setOn(true, animated: true)
    let thumb = stage.thumb
    stage.app.surface.advance(by: 0.1)
    let middle = thumb.layer.presentation()?.position.x ?? 0
    #expect(abs(middle - 25.5) < 0.01)
    #expect(thumb.layer.position.x == 35.5)
    stage.app.surface.advance(by: 0.1)
    #expect(thumb.layer.animationKeys() == nil)
    #expect(stage.pixel(8, 15.5).isClose(to: RGB(52, 199, 89), within: 1))
    stage.app.settle()
    #expect(!stage.app.canvas.wantsFrame)
  }

  @Test func settingWithoutAnimationMovesAtOnce() {
    let stage = SwitchStage()
    stage.control.isOn = true
    #expect(stage.thumb.layer.animationKeys() == nil)
    stage.app.frame()
    #expect(stage.pixel(8, 15.5).isClose(to: RGB(52, 199, 89), within: 1))
    #expect(!stage.app.report.hasRunningAnimations)
  }

  @Test func theTrackPassesThroughTheBlendOfBothColors() {
    let stage = SwitchStage()
    stage.control.setOn(true, animated: true)
    stage.app.surface.advance(by: 0.1)
    // Half of 120, 120, 128 at 0.16 and half of 52, 199, 89, over white.
    let off = (120.0, 120.0, 128.0), on = (52.0, 199.0, 89.0), alpha = 0.5 * 40 / 255 + 0.5
    func blend(_ a: Double, _ b: Double) -> Int { Int((255 * (1 - alpha) + 0.5 * a * 40 / 255 + 0.5 * b).rounded()) }
    #expect(stage.pixel(2.5, 15.5).isClose(to: RGB(blend(off.0, on.0), blend(off.1, on.1), blend(off.2, on.2)), within: 4))
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func aTapDamagesNothingOutsideOfTheSwitch(scale: CGFloat) {
    let stage = SwitchStage(scale: scale)
    stage.tap(25, 15)
    var damage = CGRect.null
    for _ in 0..<40 {
      stage.app.surface.advance(by: HeadlessSurface.frameInterval)
      for rect in stage.app.report.damage { damage = damage.union(rect) }
      #expect(stage.app.report.layersDisplayed == 0)
    }
    #expect(!damage.isEmpty)
    #expect(CGRect(x: 100 * scale, y: 100 * scale, width: 51 * scale, height: 31 * scale).contains(damage))
  }

  @Test func aValueTakenBackAtOnceLeavesTheThumbWhereItWas() {
    let stage = SwitchStage()
    stage.control.addAction(UIAction { ($0.sender as? UISwitch)?.isOn = false }, for: .valueChanged)
    stage.tap(25, 15)
    #expect(!stage.control.isOn && stage.told == [true])
    stage.app.surface.advance(by: HeadlessSurface.frameInterval)
    #expect(stage.thumb.layer.presentation()?.frame == CGRect(x: 2, y: 2, width: 27, height: 27))
    #expect(stage.pixel(45, 15.5).isClose(to: RGB(233, 233, 235), within: 1))
  }

  @Test func theValueThatItHasAlreadyLeavesTheSlideAlone() {
    let stage = SwitchStage()
    stage.control.setOn(true, animated: true)
    stage.app.surface.advance(by: 0.1)
    stage.control.isOn = true
    stage.app.frame()
    #expect(abs((stage.thumb.layer.presentation()?.position.x ?? 0) - 25.5) < 0.01)
  }

  @Test func aSlideThatTurnsRoundStartsWhereTheThumbIs() {
    let stage = SwitchStage()
    stage.control.setOn(true, animated: true)
    stage.app.surface.advance(by: 0.1)
    stage.control.setOn(false, animated: true)
    stage.app.frame()
    #expect(abs((stage.thumb.layer.presentation()?.position.x ?? 0) - 25.5) < 0.01)
    stage.app.settle()
    #expect(stage.thumb.frame == CGRect(x: 2, y: 2, width: 27, height: 27))
  }

  @Test func aValueSetUnderAFingerIsShownAndTheFingerTogglesIt() {
    let stage = SwitchStage()
    stage.touch(.began, 25, 15)
    stage.control.isOn = true
    stage.app.frame()
    #expect(stage.pixel(4, 15.5).isClose(to: RGB(52, 199, 89), within: 1))
    stage.touch(.ended, 25, 15)
    #expect(!stage.control.isOn && stage.told == [false])
  }

  @Test func aChangeOfStyleHandsColorsAndDrawsNothing() {
    let stage = SwitchStage()
    stage.app.window.overrideUserInterfaceStyle = .dark
    stage.app.frame()
    #expect(stage.app.report.layersDisplayed == 0)
    #expect(stage.pixel(45, 15.5).isClose(to: RGB(38, 38, 41), within: 1))
  }
}

/// A window with a switch at (100, 100) that notes what it is told.
@MainActor private final class SwitchStage {
  let app: TestApp
  let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
  var told: [Bool] = []
  var primary = 0

  init(scale: CGFloat = 2, style: SurfacePreferences.Style = .light, isOn: Bool = false) {
    app = TestApp(scale: scale, style: style)
    control.isOn = isOn
    control.addAction(UIAction { [unowned self] _ in told.append(control.isOn) }, for: .valueChanged)
    control.addAction(UIAction { [unowned self] _ in primary += 1 }, for: .primaryActionTriggered)
    app.view.addSubview(control)
    app.settle()
  }

  /// The thumb: the track's last subview.
  var thumb: UIView { control.subviews[0].subviews[1] }

  /// A pixel in the switch's own coordinates.
  func pixel(_ x: CGFloat, _ y: CGFloat) -> RGB { app.pixel(100 + x, 100 + y) }

  func tap(_ x: CGFloat, _ y: CGFloat) { app.surface.tap(CGPoint(x: 100 + x, y: 100 + y), in: app.canvas) }

  func touch(_ phase: SurfaceTouchPhase, _ x: CGFloat, _ y: CGFloat) {
    app.surface.send(
      .touch(id: 0, phase: phase, location: CGPoint(x: 100 + x, y: 100 + y), time: app.surface.now), to: app.canvas)
  }
}

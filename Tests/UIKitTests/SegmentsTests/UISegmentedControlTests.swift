import CoreGraphics
import PenumbraTestSupport
import QuartzCore
import Testing
import UIKit
import UIKitSurface

/// A segmented control: its size and looks, its segments, and how fingers and keys choose (geometry spec 6.2 and 10).
@MainActor @Suite(.serialized) struct UISegmentedControlTests {
  // MARK: Size

  @Test func theHeightIs32AndTheWidthThatOfTheWidestSegmentForEach() {
    let control = UISegmentedControl(items: ["One", "A long title"])
    let label = UILabel()
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.text = "A long title"
    #expect(control.bounds.size == CGSize(width: (2 * (label.intrinsicContentSize.width + 18.5)).rounded(.up), height: 32))
    let wide = control.intrinsicContentSize.width
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width < wide)
    control.setWidth(50, forSegmentAt: 0)
    control.setWidth(60, forSegmentAt: 1)
    #expect(control.intrinsicContentSize == CGSize(width: 110, height: 32))
    #expect(UISegmentedControl().intrinsicContentSize == CGSize(width: 0, height: 32))
  }

  @Test func segmentsBeginAtWholePoints() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = CGRect(x: 0, y: 0, width: 280, height: 32)
    #expect(places(in: control).map(\.minX) == [0, 93, 186])
    #expect(places(in: control).map(\.width) == [93, 93, 94])
    control.setWidth(100, forSegmentAt: 1)
    #expect(places(in: control).map(\.width) == [90, 100, 90])
    control.traitOverrides.layoutDirection = .rightToLeft
    control.layoutIfNeeded()
    #expect(segments(of: control).map(\.accessibilityLabel) == ["C", "B", "A"])
    #expect(places(in: control).map(\.minX) == [0, 90, 190])
  }

  // MARK: Looks

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func inLightTheTrackIsGrayAndTheThumbWhite(scale: CGFloat) {
    let stage = SegmentStage(scale: scale)
    #expect(stage.pixel(5, 16) == RGB(255, 255, 255))
    #expect(stage.pixel(150, 4).isClose(to: RGB(239, 239, 240), within: 2))
    #expect(stage.pixel(0.1, 0.1).isClose(to: RGB(255, 255, 255), within: 3))
    // Beside the thumb lies its shadow; the spec's place is asked without it.
    stage.control.selectedSegmentIndex = 2
    stage.app.settle()
    #expect(stage.pixel(1, 16).isClose(to: RGB(239, 239, 240), within: 2))
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func inDarkTheThumbIsLighterThanTheTrack(scale: CGFloat) {
    let stage = SegmentStage(scale: scale, style: .dark)
    // tertiarySystemFill over black: 118, 118, 128 times 0.24.
    #expect(stage.pixel(150, 4).isClose(to: RGB(28, 28, 31), within: 1))
    #expect(stage.pixel(5, 16) == RGB(99, 99, 102))
  }

  @Test func theThumbStandsTwoPointsInside() {
    let stage = SegmentStage(style: .dark)
    let thumb = RGB(99, 99, 102)
    #expect(stage.pixel(2.25, 16) == thumb && stage.pixel(1.75, 16) != thumb)
    #expect(stage.pixel(90.75, 16) == thumb && stage.pixel(91.25, 16) != thumb)
    #expect(stage.pixel(46, 2.25) == thumb && stage.pixel(46, 1.75) != thumb)
    #expect(stage.pixel(46, 29.75) == thumb && stage.pixel(46, 30.25) != thumb)
  }

  @Test func separatorsStandBetweenSegmentsThatAreNotChosen() {
    let stage = SegmentStage(style: .dark)
    let track = stage.pixel(150, 4)
    #expect(stage.pixel(186, 16) != track, "between the second and the third")
    #expect(stage.pixel(186, 5) == track && stage.pixel(186, 27) == track)
    #expect(stage.pixel(92.75, 16).isClose(to: track, within: 4), "beside the thumb is only its shadow")
    stage.control.selectedSegmentIndex = UISegmentedControl.noSegment
    stage.app.settle()
    #expect(!stage.pixel(92.75, 16).isClose(to: track, within: 20))
    #expect(stage.pixel(5, 16) == track)
  }

  @Test func aChangeOfStyleEqualsAFirstFrame() throws {
    let cold = try [SurfacePreferences.Style.light, .dark].map { style in
      try #require(SegmentStage(style: style).app.canvas.frame).makeImage().pngData()
    }
    let stage = SegmentStage()
    for (style, picture) in zip([SurfacePreferences.Style.dark, .light, .dark], [cold[1], cold[0], cold[1]]) {
      stage.app.surface.preferences.style = style
      stage.app.settle()
      #expect(try #require(stage.app.canvas.frame).makeImage().pngData() == picture)
    }
    #expect(cold[0] != cold[1])
  }

  @Test func ownColorsReplaceTheThumbsAndTheTitles() {
    let stage = SegmentStage()
    stage.control.selectedSegmentTintColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    stage.control.setTitleTextAttributes([.foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 15)], for: .normal)
    stage.control.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    stage.app.settle()
    #expect(stage.pixel(5, 16) == RGB(255, 0, 0))
    #expect(stage.color(ofTitle: 0) == .white && stage.color(ofTitle: 1) == .blue)
    stage.app.surface.preferences.style = .dark
    stage.app.frame()
    #expect(stage.pixel(5, 16) == RGB(0, 255, 0))
    #expect(stage.control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .white)
  }

  @Test func aDisabledControlIsHalfAsOpaque() {
    let stage = SegmentStage(style: .dark)
    stage.control.isEnabled = false
    stage.app.settle()
    #expect(stage.pixel(5, 16).isClose(to: RGB(50, 50, 51), within: 1))
  }

  @Test func picturesAreStencilsInTheLabelColor() {
    let stage = SegmentStage()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    stage.control.setImage(image, forSegmentAt: 1)
    stage.app.settle()
    #expect(stage.control.imageForSegment(at: 1) == image && stage.control.titleForSegment(at: 1) == nil)
    #expect(stage.pixel(139.5, 16) == RGB(0, 0, 0))
    stage.app.surface.preferences.style = .dark
    stage.app.frame()
    #expect(stage.pixel(139.5, 16) == RGB(255, 255, 255))
    stage.control.setImage(image.withRenderingMode(.alwaysOriginal), forSegmentAt: 1)
    stage.app.settle()
    #expect(stage.pixel(139.5, 16) == RGB(255, 0, 0))
  }

  // MARK: Segments

  @Test func whatIsChosenStaysChosenWhenOthersComeAndGo() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && UISegmentedControl.noSegment == -1)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "X", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 0) == "X")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 2)
    control.insertSegment(withTitle: "Z", at: 99, animated: false)
    #expect(control.titleForSegment(at: 2) == "Z" && control.titleForSegment(at: 99) == "Z")
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.titleForSegment(at: 0) == nil)
    control.selectedSegmentIndex = 3
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func anAnimatedSegmentComesIn() {
    let stage = SegmentStage()
    stage.control.insertSegment(withTitle: "D", at: 3, animated: true)
    stage.control.removeSegment(at: 0, animated: true)
    stage.app.settle()
    #expect(places(in: stage.control).map(\.minX) == [0, 93, 186])
    #expect(stage.control.numberOfSegments == 3 && !stage.app.canvas.wantsFrame)
  }

  // MARK: Touches

  @Test func aTapChoosesAndTellsOnce() {
    let stage = SegmentStage()
    stage.tap(140)
    #expect(stage.told == [1] && stage.control.selectedSegmentIndex == 1)
    stage.tap(140)
    #expect(stage.told == [1], "what is chosen already is not told")
    stage.control.selectedSegmentIndex = 2
    #expect(stage.told == [1], "setting tells nobody")
    stage.app.settle()
    #expect(stage.pixel(191, 16) == RGB(255, 255, 255))
  }

  @Test func theThumbFollowsAFingerThatCameDownOnIt() {
    let stage = SegmentStage()
    stage.touch(.began, 40)
    stage.touch(.moved, 140)
    #expect(stage.told.isEmpty && stage.control.selectedSegmentIndex == 0)
    stage.touch(.moved, 500, y: 300)
    stage.app.settle()
    stage.touch(.ended, 500, y: 300)
    #expect(stage.told == [2] && stage.control.selectedSegmentIndex == 2)
  }

  @Test func theThumbIsSmallerUnderAFinger() {
    let stage = SegmentStage(style: .dark)
    stage.touch(.began, 40)
    stage.app.settle()
    #expect(stage.pixel(2.25, 16) != RGB(99, 99, 102) && stage.pixel(6, 16) == RGB(99, 99, 102))
    stage.touch(.cancelled, 40)
    stage.app.settle()
    #expect(stage.pixel(2.25, 16) == RGB(99, 99, 102) && stage.told.isEmpty)
  }

  @Test func whatIsPressedFadesAndIsLetGoOutside() {
    let stage = SegmentStage()
    stage.touch(.began, 140)
    #expect(stage.alpha(ofTitle: 1) == CGFloat(Float(0.2)))
    stage.touch(.moved, 230)
    #expect(stage.alpha(ofTitle: 1) == 1 && stage.alpha(ofTitle: 2) == CGFloat(Float(0.2)))
    stage.touch(.moved, 230, y: 300)
    #expect(stage.alpha(ofTitle: 2) == 1)
    stage.touch(.ended, 230, y: 300)
    #expect(stage.told.isEmpty && stage.control.selectedSegmentIndex == 0)
  }

  @Test func aSegmentThatIsDisabledIsNotChosen() {
    let stage = SegmentStage()
    stage.control.setEnabled(false, forSegmentAt: 1)
    stage.tap(140)
    #expect(stage.told.isEmpty)
    stage.touch(.began, 40)
    stage.touch(.moved, 140)
    stage.touch(.ended, 140)
    #expect(stage.told.isEmpty && stage.control.selectedSegmentIndex == 0)
    #expect(!stage.control.isEnabledForSegment(at: 1))
  }

  @Test func theThumbSlides() {
    let stage = SegmentStage()
    stage.tap(140)
    #expect(stage.thumb?.layer.animationKeys() == ["position"])
    stage.app.surface.advance(by: 0.2)
    let x = stage.thumb?.layer.presentation()?.position.x ?? 0
    #expect(x > 46.5 && x < 139.5)
    stage.app.settle()
    #expect(stage.thumb?.layer.animationKeys() == nil && !stage.app.canvas.wantsFrame)
  }

  @Test func aMomentaryControlTellsOfEachTapAndChoosesNothing() {
    let stage = SegmentStage()
    stage.control.isMomentary = true
    #expect(stage.control.selectedSegmentIndex == UISegmentedControl.noSegment)
    stage.tap(140)
    stage.tap(140)
    #expect(stage.told == [1, 1] && stage.control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func theActionOfASegmentRunsWhenItIsChosen() {
    var ran: [String] = []
    let actions = ["A", "B"].map { title in UIAction(title: title) { ran.append($0.title) } }
    let control = UISegmentedControl(frame: .zero, actions: actions)
    #expect(control.titleForSegment(at: 1) == "B" && control.actionForSegment(at: 1) === actions[1])
    _ = segments(of: control).last?.accessibilityActivate()
    #expect(ran == ["B"] && control.selectedSegmentIndex == 1)
  }

  // MARK: Keys and accessibility

  @Test func arrowsChooseAndTheFocusStays() {
    let stage = SegmentStage()
    stage.press(.keyboardTab)
    #expect(stage.control.isFocused)
    stage.press(.keyboardRightArrow)
    stage.press(.keyboardRightArrow)
    stage.press(.keyboardRightArrow)
    #expect(stage.told == [1, 2] && stage.control.isFocused)
    stage.control.setEnabled(false, forSegmentAt: 1)
    stage.press(.keyboardLeftArrow)
    #expect(stage.told == [1, 2, 0])
    stage.press(.keyboardEnd)
    stage.press(.keyboardHome)
    #expect(stage.told == [1, 2, 0, 2, 0])
    stage.press(.keyboardSpacebar)
    #expect(stage.told.count == 5, "space has nothing to do where something is chosen")
  }

  @Test func inAMomentaryControlTheKeyboardPressesEachSegment() {
    let stage = SegmentStage()
    stage.control.isMomentary = true
    stage.press(.keyboardTab)
    stage.press(.keyboardRightArrow)
    stage.press(.keyboardReturnOrEnter)
    #expect(stage.told == [1])
  }

  @Test func assistiveTechnologySeesASegmentAsAButton() throws {
    let stage = SegmentStage()
    stage.app.canvas.wantsElements = true
    stage.control.setEnabled(false, forSegmentAt: 2)
    stage.app.view.setNeedsDisplay()
    stage.control.selectedSegmentIndex = 1
    stage.app.settle()
    let elements = stage.app.canvas.elements
    #expect(elements.map(\.label) == ["One", "Two", "Three"] && elements.map(\.role) == [.button, .button, .button])
    #expect(elements.map(\.isSelected) == [false, true, false] && elements.map(\.isEnabled) == [true, true, false])
    stage.app.canvas.onActivate?(try #require(elements.first?.id))
    #expect(stage.told == [0])
    stage.app.canvas.onActivate?(try #require(elements.last?.id))
    #expect(stage.told == [0])
  }
}

/// The segments of a control from left to right: what assistive technology sees.
@MainActor private func segments(of control: UISegmentedControl) -> [UIView] {
  control.layoutIfNeeded()
  return (control.subviews.first?.subviews ?? []).filter(\.isAccessibilityElement).sorted { $0.frame.minX < $1.frame.minX }
}

/// The rectangles of the segments from left to right.
@MainActor private func places(in control: UISegmentedControl) -> [CGRect] { segments(of: control).map(\.frame) }

/// An app with a control of three segments, the first one chosen, 280 points wide at (20, 100).
@MainActor private final class SegmentStage {
  let app: TestApp
  let control = UISegmentedControl(items: ["One", "Two", "Three"])
  var told: [Int] = []

  init(scale: CGFloat = 2, style: SurfacePreferences.Style = .light) {
    app = TestApp(scale: scale, style: style)
    control.frame = CGRect(x: 20, y: 100, width: 280, height: 32)
    control.selectedSegmentIndex = 0
    control.addAction(UIAction { [unowned self] _ in told.append(control.selectedSegmentIndex) }, for: .valueChanged)
    app.view.addSubview(control)
    app.settle()
  }

  /// The thumb: what casts the narrow shadow.
  var thumb: UIView? { control.subviews.first?.subviews.first { $0.layer.shadowOpacity == 0.04 } }

  /// A pixel in the control's own coordinates.
  func pixel(_ x: CGFloat, _ y: CGFloat) -> RGB { app.pixel(20 + x, 100 + y) }

  func tap(_ x: CGFloat) { app.surface.tap(CGPoint(x: 20 + x, y: 116), in: app.canvas) }

  func touch(_ phase: SurfaceTouchPhase, _ x: CGFloat, y: CGFloat = 16) {
    app.surface.send(
      .touch(id: 0, phase: phase, location: CGPoint(x: 20 + x, y: 100 + y), time: app.surface.now), to: app.canvas)
  }

  func press(_ key: UIKeyboardHIDUsage) { app.press(key) }

  /// The label of a segment.
  private func label(_ index: Int) -> UILabel? { segments(of: control)[index].subviews.compactMap { $0 as? UILabel }.first }

  func alpha(ofTitle index: Int) -> CGFloat? { label(index)?.alpha }

  func color(ofTitle index: Int) -> UIColor? {
    guard let text = label(index)?.attributedText, text.length > 0 else { return nil }
    return text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
  }
}

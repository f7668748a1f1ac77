import CoreGraphics
import PenumbraTestSupport
import QuartzCore
import Testing
import UIKit
import UIKitSurface

/// A button: its size, what it shows in each state, and what a tap or a key tells (geometry spec 6.3).
@MainActor @Suite(.serialized) struct UIButtonTests {
  /// A square of one color.
  private func square(_ color: UIColor, side: CGFloat = 20) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  /// An app with a button at (100, 100).
  private func stage(_ button: UIButton, size: CGSize? = nil, scale: CGFloat = 2, style: SurfacePreferences.Style = .light)
    -> TestApp
  {
    let app = TestApp(scale: scale, style: style)
    button.frame = CGRect(origin: CGPoint(x: 100, y: 100), size: size ?? button.intrinsicContentSize)
    app.view.addSubview(button)
    app.settle()
    return app
  }

  // MARK: Size

  @Test func aSystemButtonHasSixPointsAboveAndBelowItsTitle() {
    let button = UIButton(type: .system)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
    button.setTitle("Title", for: .normal)
    let label = UILabel()
    label.font = .systemFont(ofSize: 15)
    label.text = "Title"
    let size = label.intrinsicContentSize
    #expect(button.intrinsicContentSize == CGSize(width: size.width.rounded(.up), height: size.height + 12))
    #expect(button.intrinsicContentSize.height == 30)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 15))
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
  }

  @Test func insetsTakeThePlaceOfTheRoom() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    let width = button.intrinsicContentSize.width
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: width + 6, height: 18 + 4))
  }

  @Test func aPictureStandsBeforeTheTitle() {
    let button = UIButton(type: .custom)
    button.setImage(square(.red), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 20))
    button.setTitle("Title", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.layoutIfNeeded()
    let (image, title) = (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
    #expect(image.size == CGSize(width: 20, height: 20) && image.midY == 22)
    #expect(title.minX == image.maxX && abs((image.minX + title.maxX) / 2 - 100) <= 0.5)
    button.contentHorizontalAlignment = .leading
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 0)
    button.traitOverrides.layoutDirection = .rightToLeft
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.maxX == 200)
  }

  @Test func aPictureThatIsTooLargeShrinks() {
    let button = UIButton(type: .custom)
    button.setImage(square(.red, side: 100), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 80, y: 0, width: 40, height: 40))
  }

  // MARK: Content by state

  @Test func aStateWithoutContentShowsThatOfTheNormalOne() {
    let button = UIButton(type: .system)
    button.setTitle("A", for: .normal)
    button.setTitle("B", for: .selected)
    #expect(button.title(for: .highlighted) == "A" && button.title(for: .selected) == "B")
    #expect(button.currentTitle == "A" && button.titleLabel?.text == "A")
    button.isSelected = true
    #expect(button.currentTitle == "B" && button.titleLabel?.text == "B")
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "A", "selected and highlighted is a state of its own")
  }

  @Test func colorsComeFromTheStateTheNormalOneOrTheTint() {
    let button = UIButton(type: .system)
    button.setTitle("A", for: .normal)
    #expect(button.titleColor(for: .normal) == .systemBlue && button.currentTitleColor == .systemBlue)
    button.tintColor = .systemRed
    #expect(button.currentTitleColor == .systemRed && button.titleLabel?.textColor == .systemRed)
    button.setTitleColor(.systemGreen, for: .normal)
    #expect(button.currentTitleColor == .systemGreen)
    button.isEnabled = false
    #expect(button.currentTitleColor == .systemGreen)
    #expect(UIButton(type: .custom).titleColor(for: .normal) == .white)
  }

  @Test func aFingerFadesASystemButton() {
    let button = UIButton(type: .system)
    button.setTitle("A", for: .normal)
    let app = stage(button)
    app.surface.send(.touch(id: 0, phase: .began, location: button.center, time: 0), to: app.canvas)
    #expect(button.isHighlighted && button.titleLabel?.alpha == CGFloat(Float(0.2)))
    app.surface.send(.touch(id: 0, phase: .ended, location: button.center, time: 0), to: app.canvas)
    #expect(!button.isHighlighted && button.titleLabel?.alpha == 1)
    #expect(button.titleLabel?.layer.animationKeys() == ["opacity"])
    app.settle()
    #expect(button.titleLabel?.layer.animationKeys() == nil)
  }

  @Test func aSelectedSystemButtonIsFilledWithTheTint() {
    let button = UIButton(type: .system)
    button.setTitle("A", for: .normal)
    let app = stage(button, size: CGSize(width: 80, height: 30))
    button.isSelected = true
    app.settle()
    #expect(app.pixel(105, 115) == RGB(0, 122, 255) && button.currentTitleColor == .white)
    button.setTitleColor(.red, for: .selected)
    app.settle()
    #expect(app.pixel(105, 115) == RGB(255, 255, 255) && button.currentTitleColor == .red)
  }

  @Test func aDisabledTitleIsGrayByStyle() {
    let button = UIButton(type: .system)
    button.setTitle("A", for: .normal)
    button.isEnabled = false
    let color = button.currentTitleColor
    let gray = [UIUserInterfaceStyle.light, .dark].map { style -> [CGFloat] in
      var (white, alpha): (CGFloat, CGFloat) = (0, 0)
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).getWhite(&white, alpha: &alpha)
      return [white, alpha]
    }
    #expect(gray == [[0.52, 0.45], [0.55, 0.45]])
  }

  @Test func stencilsOfASystemButtonAreTinted() {
    let button = UIButton(type: .system)
    button.setImage(square(.red), for: .normal)
    button.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .blue }
    let app = stage(button)
    #expect(app.pixel(110, 110) == RGB(0, 0, 255))
    app.surface.preferences.style = .dark
    app.frame()
    #expect(app.pixel(110, 110) == RGB(0, 255, 0))
    button.setImage(square(.red).withRenderingMode(.alwaysOriginal), for: .normal)
    app.frame()
    #expect(app.pixel(110, 110) == RGB(255, 0, 0))
    let custom = UIButton(type: .custom)
    custom.setImage(square(.red), for: .normal)
    #expect(stage(custom).pixel(110, 110) == RGB(255, 0, 0))
  }

  @Test func theBackgroundPictureFillsTheButton() {
    let button = UIButton(type: .custom)
    button.setBackgroundImage(square(.red), for: .normal)
    button.setBackgroundImage(square(.blue), for: .highlighted)
    let app = stage(button, size: CGSize(width: 80, height: 30))
    #expect(app.pixel(101, 101) == RGB(255, 0, 0) && app.pixel(179, 129) == RGB(255, 0, 0))
    button.isHighlighted = true
    app.frame()
    #expect(app.pixel(179, 129) == RGB(0, 0, 255))
  }

  // MARK: Events

  @Test func aTapTellsOnceForBothEvents() {
    let button = UIButton(type: .system)
    button.setTitle("A", for: .normal)
    var told: [String] = []
    button.addAction(UIAction { _ in told.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in told.append("primary") }, for: .primaryActionTriggered)
    button.addAction(UIAction { _ in told.append("both") }, for: [.touchUpInside, .primaryActionTriggered])
    let app = stage(button)
    app.surface.tap(button.center, in: app.canvas)
    #expect(told == ["up", "primary", "both"])
    button.isEnabled = false
    app.surface.tap(button.center, in: app.canvas)
    #expect(told.count == 3)
  }

  @Test func aPrimaryActionBringsTitleAndPicture() {
    var count = 0
    let image = square(.red)
    let button = UIButton(primaryAction: UIAction(title: "Go", image: image) { _ in count += 1 })
    #expect(button.currentTitle == "Go" && button.currentImage == image && button.buttonType == .system)
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
    let configured = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in count += 1 })
    #expect(configured.configuration?.title == "Go")
    configured.sendActions(for: .primaryActionTriggered)
    #expect(count == 2)
  }

  @Test func aTapTurnsTheSelectionIfThatIsWhatItDoes() {
    let button = UIButton(type: .system)
    button.setTitle("A", for: .normal)
    button.changesSelectionAsPrimaryAction = true
    var told: [Bool] = []
    button.addAction(UIAction { _ in told.append(button.isSelected) }, for: .primaryActionTriggered)
    let app = stage(button)
    app.surface.tap(button.center, in: app.canvas)
    app.surface.tap(button.center, in: app.canvas)
    #expect(told == [true, false])
  }

  @Test(arguments: [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter])
  func aKeyTapsTheFocusedButton(key: UIKeyboardHIDUsage) {
    let button = UIButton(type: .system)
    button.setTitle("A", for: .normal)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    let app = stage(button)
    for usage in [UIKeyboardHIDUsage.keyboardTab, key] { app.press(usage) }
    #expect(button.isFocused && count == 1)
  }

  // MARK: Accessibility

  @Test func assistiveTechnologyHearsTitleRoleAndState() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    let app = stage(button)
    app.canvas.wantsElements = true
    button.isSelected = true
    button.isEnabled = false
    app.settle()
    #expect(app.canvas.elements.map(\.role) == [.button])
    #expect(app.canvas.elements.map(\.label) == ["Go"])
    #expect(app.canvas.elements.map(\.isSelected) == [true])
    #expect(app.canvas.elements.map(\.isEnabled) == [false])
  }
}

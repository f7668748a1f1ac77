import CoreGraphics
import PenumbraTestSupport
import QuartzCore
import Testing
import UIKit
import UIKitSurface

/// Buttons that look as a configuration says: sizes, colors by style and state, updates.
@MainActor @Suite(.serialized) struct ConfigurationTests {
  private typealias Configuration = UIButton.Configuration

  /// An app with a button of a configuration, 120 points wide, at (100, 100).
  private func stage(_ configuration: UIButton.Configuration, scale: CGFloat = 2, style: SurfacePreferences.Style = .light)
    -> (app: TestApp, button: UIButton)
  {
    let app = TestApp(scale: scale, style: style)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 100, y: 100, width: 120, height: 36)
    app.view.addSubview(button)
    app.settle()
    return (app, button)
  }

  @Test func sizesFollowTheButtonSize() {
    _ = TestApp(scale: 2)
    var configuration = Configuration.filled()
    configuration.title = "Title"
    let heights = [Configuration.Size.mini, .small, .medium, .large].map { size -> CGFloat in
      configuration.buttonSize = size
      return UIButton(configuration: configuration).intrinsicContentSize.height
    }
    // The line of 15 points is 18 high, that of 17 is 20.5 at 2x.
    #expect(heights == [28, 28, 34.5, 50.5])
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 2, trailing: 3)
    let tight = UIButton(configuration: configuration).intrinsicContentSize
    #expect(tight.height == 22.5)
    configuration.setDefaultContentInsets()
    #expect(UIButton(configuration: configuration).intrinsicContentSize.width == tight.width + 36)
  }

  @Test("each style has its own colors in light and dark", arguments: [1, 2, 3] as [CGFloat])
  func colorsByStyle(scale: CGFloat) {
    // At the left, in the middle of the height, where no title is.
    let expected: [(UIButton.Configuration, RGB, RGB)] = [
      (.plain(), RGB(255, 255, 255), RGB(0, 0, 0)), (.gray(), RGB(233, 233, 235), RGB(38, 38, 41)),
      (.tinted(), RGB(209, 231, 255), RGB(2, 24, 46)), (.filled(), RGB(0, 122, 255), RGB(10, 132, 255)),
    ]
    for (configuration, light, dark) in expected {
      let (app, button) = stage(configuration, scale: scale)
      #expect(app.pixel(104, 118).isClose(to: light, within: 1), "\(light)")
      app.surface.preferences.style = .dark
      app.frame()
      #expect(app.pixel(104, 118).isClose(to: dark, within: 1), "\(light)")
      #expect(button.subviews.allSatisfy { !($0 is UILabel) || $0.isHidden == false })
    }
  }

  @Test func baseColorsReplaceTheTint() {
    var configuration = Configuration.filled()
    configuration.baseBackgroundColor = .red
    configuration.baseForegroundColor = .green
    configuration.title = "A"
    let (app, button) = stage(configuration)
    #expect(app.pixel(104, 118) == RGB(255, 0, 0))
    #expect(button.titleLabel?.textColor == .green && button.titleLabel?.font == .systemFont(ofSize: 17))
    button.isEnabled = false
    app.settle()
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
    #expect(app.pixel(104, 118).isClose(to: RGB(239, 239, 240), within: 1))
  }

  @Test func aSelectedButtonTakesTheNextStrongerLook() {
    let (app, button) = stage(.tinted())
    button.isSelected = true
    app.settle()
    #expect(app.pixel(104, 118) == RGB(0, 122, 255))
    button.configuration?.automaticallyUpdateForSelection = false
    app.settle()
    #expect(app.pixel(104, 118).isClose(to: RGB(209, 231, 255), within: 1))
  }

  @Test func cornersFollowTheirStyle() {
    func corner(_ style: Configuration.CornerStyle) -> CGFloat? {
      var configuration = Configuration.filled()
      configuration.cornerStyle = style
      configuration.background.cornerRadius = 3
      let button = stage(configuration).button
      return button.subviews.first?.layer.cornerRadius
    }
    #expect([Configuration.CornerStyle.fixed, .dynamic, .small, .medium, .large, .capsule].map(corner) == [3, 3, 4, 6, 9, 18])
  }

  @Test func thePictureStandsOnTheSideThatIsAskedFor() {
    _ = TestApp(scale: 2)
    var configuration = Configuration.plain()
    configuration.title = "Title"
    configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      $0.fill($0.cgContext.boundingBoxOfClipPath)
    }
    configuration.imagePadding = 5
    let button = UIButton(configuration: configuration)
    func frames(_ placement: NSDirectionalRectEdge) -> (image: CGRect, title: CGRect) {
      button.configuration?.imagePlacement = placement
      button.sizeToFit()
      button.layoutIfNeeded()
      return (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
    }
    var places = frames(.leading)
    #expect(places.image.minX == 12 && places.title.minX == places.image.maxX + 5)
    places = frames(.trailing)
    #expect(places.title.minX == 12 && places.image.minX == places.title.maxX + 5)
    places = frames(.top)
    #expect(places.image.minY == 7 && places.title.minY == places.image.maxY + 5)
    places = frames(.bottom)
    #expect(places.title.minY == 7 && places.image.minY == places.title.maxY + 5)
  }

  @Test func theHandlerRunsForStatesAndForTraitsThatItReads() {
    let (app, button) = stage(.filled())
    var runs: [UIUserInterfaceStyle] = []
    button.configurationUpdateHandler = { button in
      runs.append(button.traitCollection.userInterfaceStyle)
      button.configuration?.baseBackgroundColor = button.isSelected ? .red : .green
    }
    app.frame()
    #expect(runs == [.light] && app.pixel(104, 118) == RGB(0, 255, 0))
    button.isSelected = true
    app.frame()
    #expect(runs == [.light, .light] && app.pixel(104, 118) == RGB(255, 0, 0))
    app.surface.preferences.style = .dark
    app.settle()
    #expect(runs == [.light, .light, .dark])
    button.configurationUpdateHandler = { _ in runs.append(.unspecified) }
    app.settle()
    app.surface.preferences.style = .light
    app.settle()
    #expect(runs == [.light, .light, .dark, .unspecified], "a handler that reads no trait does not run for one")
  }
}

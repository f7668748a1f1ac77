import CoreGraphics
import Foundation
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

/// A sheet of buttons, segments and pictures: what a change of style leaves on screen is what a first frame in that style shows.
@MainActor struct ButtonSheetTests {
  @Test("the sheet of buttons that changed its style equals the one drawn anew", arguments: [1, 2, 3] as [CGFloat])
  func aChangedSheetEqualsOneDrawnAnew(scale: CGFloat) throws {
    try StylePictures.expectChangedEqualsCold("buttons", scale: scale) { sheet(scale: scale, style: $0) }
  }

  /// A moon of a fixed color, drawn at the screen's scale.
  private func moon(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      color.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 1, y: 1, width: 18, height: 18))
      context.cgContext.setBlendMode(.clear)
      context.cgContext.fillEllipse(in: CGRect(x: 7, y: -1, width: 16, height: 16))
    }
  }

  /// The states in which a button is shown.
  private let states: [(UIButton) -> Void] = [
    { _ in }, { $0.isHighlighted = true }, { $0.isSelected = true }, { $0.isEnabled = false },
  ]

  /// The sheet at rest: buttons of all kinds in all states, segments, and pictures with variants, tints and templates.
  private func sheet(scale: CGFloat, style: SurfacePreferences.Style) -> TestApp {
    let app = TestApp(size: CGSize(width: 390, height: 640), scale: scale, style: style)
    var y: CGFloat = 8
    func add(_ views: [UIView], height: CGFloat) {
      for (column, view) in views.enumerated() {
        view.sizeToFit()
        view.frame.origin = CGPoint(x: 8 + CGFloat(column) * 95, y: y)
        app.view.addSubview(view)
      }
      y += height
    }
    for kind in [UIButton.ButtonType.system, .custom] {
      add(
        states.map { state in
          let button = UIButton(type: kind)
          button.setTitle("Title", for: .normal)
          button.setImage(moon(.orange), for: .normal)
          if kind == .custom { button.setTitleColor(.label, for: .normal) }
          state(button)
          return button
        }, height: 40)
    }
    for configuration in [UIButton.Configuration.plain(), .gray(), .tinted(), .filled()] {
      add(
        states.map { state in
          var configuration = configuration
          configuration.title = "Title"
          configuration.image = moon(.red)
          configuration.imagePadding = 4
          let button = UIButton(configuration: configuration)
          state(button)
          return button
        }, height: 44)
    }
    add(
      [UIButton.Configuration.Size.mini, .small, .medium, .large].map { size in
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Size"
        configuration.subtitle = size == .large ? "Subtitle" : nil
        configuration.buttonSize = size
        configuration.cornerStyle = size == .mini ? .capsule : .dynamic
        configuration.background.strokeColor = .systemRed
        configuration.background.strokeWidth = size == .small ? 1 : 0
        return UIButton(configuration: configuration)
      }, height: 76)
    for (index, items) in [["One", "Two", "Three"], ["One", moon(.red), moon(.red).withRenderingMode(.alwaysOriginal)]]
      .enumerated()
    {
      let control = UISegmentedControl(items: items)
      control.selectedSegmentIndex = index
      control.isEnabled = index == 0
      control.frame = CGRect(x: 8, y: y, width: 374, height: 32)
      app.view.addSubview(control)
      y += 42
    }
    let colored = UISegmentedControl(items: ["Red", "Green", "Blue", "None"])
    colored.selectedSegmentIndex = 2
    colored.selectedSegmentTintColor = .systemIndigo
    colored.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    colored.setEnabled(false, forSegmentAt: 3)
    colored.frame = CGRect(x: 8, y: y, width: 374, height: 32)
    app.view.addSubview(colored)
    y += 42
    let asset = UIImageAsset()
    for (style, color) in [(UIUserInterfaceStyle.light, UIColor.blue), (.dark, .yellow)] {
      asset.register(
        moon(color),
        with: UITraitCollection {
          $0.userInterfaceStyle = style
          $0.displayScale = scale
        })
    }
    add(
      [
        UIImageView(image: asset.image(with: UITraitCollection(userInterfaceStyle: .light))),
        UIImageView(image: moon(.red).withRenderingMode(.alwaysTemplate)),
        UIImageView(image: moon(.red).withTintColor(.systemGreen, renderingMode: .alwaysOriginal)),
        UIImageView(image: moon(.red)),
      ], height: 30)
    app.settle()
    return app
  }
}

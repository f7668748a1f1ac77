import CoreGraphics
import Foundation
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

/// A sheet of labels and switches: what a change of style leaves on screen is what a first frame in that style shows.
@MainActor struct ControlSheetTests {
  @Test("the sheet that changed its style equals the one drawn anew", arguments: [1, 2, 3] as [CGFloat])
  func aChangedSheetEqualsOneDrawnAnew(scale: CGFloat) throws {
    try StylePictures.expectChangedEqualsCold("controls", scale: scale) { sheet(scale: scale, style: $0) }
  }

  /// The sheet at rest: texts of several scripts in all text styles, in all ways to break, and switches in all states.
  private func sheet(scale: CGFloat, style: SurfacePreferences.Style) -> TestApp {
    let app = TestApp(size: CGSize(width: 390, height: 640), scale: scale, style: style)
    var y: CGFloat = 8
    func add(_ label: UILabel, width: CGFloat = 374) {
      label.frame = CGRect(origin: CGPoint(x: 8, y: y), size: label.sizeThatFits(CGSize(width: width, height: 1000)))
      label.frame.size.width = width
      label.backgroundColor = .secondarySystemBackground
      app.view.addSubview(label)
      y += label.frame.height + 4
    }
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2,
    ]
    for style in styles {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: style)
      label.text = "Dark Mode 다크 모드 🌙"
      add(label)
    }
    for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping] {
      let label = UILabel()
      label.lineBreakMode = mode
      label.text = "One line that has too little room 자리가 모자란 한 줄 🌗"
      add(label, width: 240)
    }
    for alignment in [NSTextAlignment.center, .right] {
      let label = UILabel()
      label.numberOfLines = 2
      label.textAlignment = alignment
      label.textColor = .secondaryLabel
      label.text = "Two lines, which end when they are full: 어두운 화면에서도 글자가 잘 보여야 합니다 🌚🌝 and more than fits"
      add(label)
    }
    let mixed = NSMutableAttributedString(string: "Plain, ")
    mixed.append(NSAttributedString(string: "빨강 ", attributes: [.foregroundColor: UIColor.systemRed]))
    mixed.append(NSAttributedString(string: "큰 👍🏽", attributes: [.font: UIFont.systemFont(ofSize: 24)]))
    let label = UILabel()
    label.attributedText = mixed
    add(label)
    var x: CGFloat = 8
    for isEnabled in [true, false] {
      for isOn in [false, true] {
        let control = UISwitch(frame: CGRect(x: x, y: y + 8, width: 0, height: 0))
        control.isOn = isOn
        control.isEnabled = isEnabled
        app.view.addSubview(control)
        x += 71
      }
    }
    let pressed = UISwitch(frame: CGRect(x: x, y: y + 8, width: 0, height: 0))
    pressed.isHighlighted = true
    app.view.addSubview(pressed)
    app.settle()
    return app
  }
}

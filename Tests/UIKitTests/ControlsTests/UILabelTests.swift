import CoreGraphics
import PenumbraTestSupport
import Testing
import UIKitSurface

@testable import UIKit

/// Labels: their sizes, and when they shape and draw (geometry spec 2.1).
@MainActor struct UILabelTests {
  @Test(
    arguments: [(17, 2, 20.5), (17, 3, 61.0 / 3), (15, 3, 18), (13, 2, 16), (13, 3, 47.0 / 3)] as [(CGFloat, CGFloat, CGFloat)])
  func aLineIsAsHighAsItsFontSays(points: CGFloat, scale: CGFloat, height: CGFloat) {
    let app = TestApp(scale: scale)
    for text in ["Text", "다크 모드", "😀 Text"] {
      let label = UILabel()
      label.font = .systemFont(ofSize: points)
      label.text = text
      app.view.addSubview(label)
      label.sizeToFit()
      #expect(abs(label.bounds.height - height) < 0.001, "\(text)")
      #expect(label.bounds.width > points)
    }
  }

  @Test func aLabelBeginsAsUIKitsDoes() {
    let label = UILabel()
    #expect(label.font.pointSize == 17)
    #expect(label.textColor == .label)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func aChangeOfStyleDrawsAgainAndShapesNothing() {
    let app = TestApp(scale: 1)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "█████████"
    app.view.addSubview(label)
    app.settle()
    let shapings = LabelContent.shapings
    #expect(app.pixel(20, 10).red < 60)
    app.surface.preferences.style = .dark
    app.frame()
    #expect(LabelContent.shapings == shapings)
    #expect(app.report.layersDisplayed == 1)
    #expect(app.pixel(20, 10).red > 195)
  }

  @Test func aFixedColorIsNotDrawnAgain() {
    let app = TestApp()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Text"
    label.textColor = .red
    app.view.addSubview(label)
    app.settle()
    app.surface.preferences.style = .dark
    app.frame()
    #expect(app.report.layersDisplayed == 0)
  }

  @Test func linesBreakWithinTheWidthAndStopAtTheLimit() {
    let label = UILabel()
    label.text = String(repeating: "word ", count: 30)
    label.numberOfLines = 0
    let all = label.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
    #expect(all.width <= 100)
    #expect(all.height > 100)
    label.numberOfLines = 2
    let two = label.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
    #expect(abs(two.height - 2 * 20.287) < 1)
  }

  @Test func attributedTextWithoutColorTakesTheLabels() {
    let app = TestApp(scale: 1, style: .dark)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.attributedText = NSAttributedString(string: "█████████")
    app.view.addSubview(label)
    app.settle()
    #expect(app.pixel(20, 10).red > 195)
  }
}

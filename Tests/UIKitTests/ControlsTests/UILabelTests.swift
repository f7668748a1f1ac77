import CoreGraphics
import PenumbraTestSupport
import Testing
import UIKitSurface

@testable import UIKit

/// Labels: their sizes, and when they shape and draw (geometry spec 2.1).
@MainActor struct UILabelTests {
  @Test(
    arguments: [
      (34, 3, 122.0 / 3), (28, 2, 33.5), (28, 3, 101.0 / 3), (22, 2, 26.5), (22, 3, 79.0 / 3), (20, 2, 24), (20, 3, 24),
      (17, 1, 21), (17, 2, 20.5), (17, 3, 61.0 / 3), (16, 2, 19.5), (16, 3, 58.0 / 3), (15, 2, 18), (15, 3, 18), (13, 2, 16),
      (13, 3, 47.0 / 3), (12, 2, 14.5), (12, 3, 43.0 / 3), (11, 2, 13.5), (11, 3, 40.0 / 3), (10, 2, 12), (10, 3, 12),
    ] as [(CGFloat, CGFloat, CGFloat)])
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

  @Test func attributedTextInAColorOfItsOwnFollowsTheStyleWithoutShaping() {
    let app = TestApp(scale: 1)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let color = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    label.attributedText = NSAttributedString(string: "█████████", attributes: [.foregroundColor: color])
    app.view.addSubview(label)
    app.settle()
    #expect(app.pixel(20, 10) == RGB(255, 0, 0))
    let shapings = LabelContent.shapings
    label.overrideUserInterfaceStyle = .dark
    app.frame()
    #expect(app.pixel(20, 10) == RGB(0, 255, 0))
    #expect(LabelContent.shapings == shapings)
  }

  @Test func linesOfOneFontStandItsLineHeightApartWhateverTheScript() {
    let app = TestApp(scale: 3)
    for (latin, other) in [("a\nb", "다\n크"), ("a\nb", "😀\n다크 😀"), ("a\nb\nc", "😀😀\n모드\nmode")] {
      var heights: [CGFloat] = []
      for text in [latin, other] {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        app.view.addSubview(label)
        heights.append(label.sizeThatFits(CGSize(width: 300, height: 1000)).height)
      }
      let lines = CGFloat(latin.split(separator: "\n").count)
      #expect(abs(heights[0] - (lines * 17 * 1.193359 * 3).rounded(.up) / 3) < 0.001)
      #expect(heights[0] == heights[1])
    }
  }

  @Test func alignmentPutsTheTextToItsEdge() {
    let app = TestApp(scale: 1)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
    label.text = "████"
    app.view.addSubview(label)
    let expected: [(NSTextAlignment, CGFloat)] = [(.natural, 4), (.left, 4), (.center, 150), (.right, 296)]
    for (alignment, x) in expected {
      label.textAlignment = alignment
      app.settle()
      #expect([4, 150, 296].map { app.pixel($0, 10).red < 60 } == [4, 150, 296].map { $0 == x }, "\(alignment)")
    }
  }

  @Test func textWithoutRoomEndsInAnEllipsisWhereTheModeSays() {
    let app = TestApp(scale: 1)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = String(repeating: "█", count: 40)
    app.view.addSubview(label)
    // The ellipsis stands at the foot of the line, so that nothing is in the middle of its height.
    let expected: [(NSLineBreakMode, [Bool])] = [
      (.byTruncatingTail, [true, true, false]), (.byTruncatingHead, [false, true, true]),
      (.byTruncatingMiddle, [true, false, true]), (.byClipping, [true, true, true]),
    ]
    for (mode, ink) in expected {
      label.lineBreakMode = mode
      app.settle()
      let end = Int(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).width)
      let columns: [ClosedRange<Int>] = [0...3, 46...54, end - 8...end - 4]
      let found = columns.map { $0.allSatisfy { app.pixel(CGFloat($0), 8).red < 130 } }
      #expect(found == ink, "\(mode)")
      #expect(app.pixel(101, 8) == RGB(255, 255, 255))
    }
  }

  @Test func aLineThatEndsInAnEllipsisIsAlignedToo() {
    let app = TestApp(scale: 1)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 105, height: 50))
    label.font = .systemFont(ofSize: 40)
    label.text = String(repeating: "█", count: 40)
    app.view.addSubview(label)
    var edges: [Int] = []
    for alignment in [NSTextAlignment.left, .center, .right] {
      label.textAlignment = alignment
      app.settle()
      edges.append((0..<105).first { app.pixel(CGFloat($0), 20).red < 60 } ?? -1)
    }
    // What is free beside the blocks and the ellipsis lies behind them, on both sides, or before them.
    #expect(edges[0] <= 2 && edges[1] > edges[0] && edges[2] > edges[1])
    #expect(abs((edges[1] - edges[0]) - (edges[2] - edges[1])) <= 2)
  }

  @Test func measuringAndDrawingShapeOnceAndAMoveNotAtAll() {
    let app = TestApp(scale: 2)
    let label = UILabel()
    label.text = "다크 모드"
    app.view.addSubview(label)
    let shapings = LabelContent.shapings
    label.sizeToFit()
    app.settle()
    #expect(LabelContent.shapings == shapings + 1)
    label.frame.origin = CGPoint(x: 30, y: 40)
    label.frame.size.width = 200
    app.settle()
    #expect(LabelContent.shapings == shapings + 1)
    label.textColor = .red
    app.settle()
    #expect(LabelContent.shapings == shapings + 1)
    label.text = "Dark Mode"
    app.settle()
    #expect(LabelContent.shapings == shapings + 2)
  }

  @Test func aLabelThatIsHighlightedOrNotEnabledHasAnotherColor() {
    let app = TestApp(scale: 1)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "█████████"
    label.highlightedTextColor = .blue
    app.view.addSubview(label)
    label.isHighlighted = true
    app.settle()
    #expect(app.pixel(20, 10) == RGB(0, 0, 255))
    label.isEnabled = false
    app.settle()
    // secondaryLabel, (60, 60, 67) at 0.6, over white.
    #expect(app.pixel(20, 10).isClose(to: RGB(138, 138, 142), within: 2))
  }
}

import Foundation
import Testing
import UIKitBase
import UIKitTraits

@testable import UIKitText

@Suite struct FontTests {
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 34.0, 40.574), (.title1, 28, 33.414), (.title2, 22, 26.254), (.title3, 20, 23.867),
    (.headline, 17, 20.287), (.body, 17, 20.287), (.callout, 16, 19.094), (.subheadline, 15, 17.900), (.footnote, 13, 15.514),
    (.caption1, 12, 14.320), (.caption2, 11, 13.127),
  ])
  func aTextStyleHasTheSizeAndLineHeightOfTheTable(style: UIFont.TextStyle, size: Double, lineHeight: Double) {
    let font = UIFont.preferredFont(
      forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    #expect(font.pointSize == CGFloat(size))
    #expect(abs(font.lineHeight - CGFloat(lineHeight)) < 0.001)
  }

  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, 14.0), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
    (.extraExtraLarge, 21),
    (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28), (.accessibilityExtraExtraExtraLarge, 53), (.unspecified, 17),
  ])
  func bodyFollowsTheContentSizeCategory(category: UIContentSizeCategory, size: Double) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == CGFloat(size))
  }

  @Test func everyRowOfTheSizeTableHasTwelveColumnsWithAPitch() {
    for (style, row) in TextStyleSizes.points {
      #expect(row.count == 12, "\(style)")
      for size in row { #expect(TextStyleSizes.linePitch[size] != nil, "\(size)") }
    }
  }

  @Test func ascenderAndDescenderMakeTheLineHeight() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.ascender - 16.18652) < 0.0001)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 0.0001)
    #expect(font.leading == 0)
  }

  @Test func onlyAHeadlineIsSemibold() {
    #expect(UIFont.preferredFont(forTextStyle: .headline).key.face.weight == 600)
    #expect(UIFont.preferredFont(forTextStyle: .body).key.face.weight == 400)
  }

  @Test(arguments: [CGFloat.nan, -1, 0, -CGFloat.infinity])
  func aSizeThatMakesNoSenseBecomesTheDefault(size: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == 12)
  }

  @Test func aHugeSizeIsLimited() {
    #expect(UIFont.systemFont(ofSize: .infinity).pointSize == 4096)
  }

  @Test func fontsWithTheSamePartsAreEqual() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 17, weight: .bold))
    #expect(UIFont.boldSystemFont(ofSize: 9).hash == UIFont.systemFont(ofSize: 9, weight: .semibold).hash)
    #expect(UIFont.boldSystemFont(ofSize: 9).withSize(10) == UIFont.boldSystemFont(ofSize: 10))
  }

  @Test func theBoldSystemFontIsSemibold() {
    #expect(UIFont.boldSystemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .semibold))
  }

  @Test func aFaceIsNamedAsItsFileNamesIt() {
    #expect(UIFont(name: "Inter-Thin", size: 15)?.key.face.weight == 100)
    #expect(UIFont(name: "Inter-ExtraLight", size: 15)?.key.face.weight == 200)
    #expect(UIFont.systemFont(ofSize: 15, weight: .ultraLight).fontName == "Inter-Thin")
    for weight in FontWeights.scale {
      #expect(weight.weight.css == weight.css)
      for name in weight.names { #expect(FontWeights.css(named: name) == weight.css) }
    }
  }

  @Test func weightsFallOnTheNearestDrawnOne() {
    #expect(UIFont.Weight.medium.css == 500)
    #expect(UIFont.Weight(0.45).css == 700)
    #expect(UIFont.Weight(.nan).css == 400)
    #expect(UIFont.Weight(9).css == 900)
  }

  @Test func aFaceIsFoundByItsNameAndReadBackByIt() {
    let font = UIFont(name: "Inter-SemiBold", size: 15)
    #expect(font?.familyName == "Inter")
    #expect(font?.fontName == "Inter-SemiBold")
    #expect(UIFont(name: "Inter-BoldItalic", size: 15)?.key.face.isItalic == true)
  }

  @Test func anUnknownFontIsNilAndReportedOnce() {
    let messages = Messages.during {
      #expect(UIFont(name: "Nowhere-Bold", size: 12) == nil)
      #expect(UIFont(name: "Nowhere-Bold", size: 12) == nil)
    }
    #expect(messages.filter { $0.contains("Nowhere-Bold") }.count == 1)
  }

  @Test func aFontOfEveryIPhoneFallsBackAndIsReportedOnce() {
    let messages = Messages.during {
      #expect(UIFont(name: "AvenirNext-DemiBold", size: 12)?.key.face == FontFace(weight: 600))
      #expect(UIFont(name: "AvenirNext-DemiBold", size: 14)?.pointSize == 14)
    }
    #expect(messages.filter { $0.contains("AvenirNext-DemiBold") }.count == 1)
  }

  @Test func aNameOfManyPartsIsTakenApart() {
    #expect(
      FontName("HelveticaNeue-MediumItalic").readings.map(\.family) == [
        "HelveticaNeue", "Helvetica Neue", "HelveticaNeue-MediumItalic", "Helvetica Neue-Medium Italic",
      ])
    #expect(FontName("HelveticaNeue-MediumItalic").readings.first?.weight == 500)
    #expect(FontName("").readings.isEmpty)
  }

  @Test func textSizesAreTrackedLittleAndDisplaySizesTight() {
    #expect(abs(FontTracking.spacing(at: 13)) < 0.05)
    #expect(FontTracking.spacing(at: 17) < -0.2)
    #expect(FontTracking.spacing(at: 34) == -0.17)
    #expect(FontTracking.spacing(at: 200) == -0.3)
  }
}

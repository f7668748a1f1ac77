import Penumbra
import Testing
import UIKit

struct ColorContrastTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test(
    "the ratio agrees with published samples of WCAG 2",
    arguments: [
      ("#000000", "#FFFFFF", 21), ("#FFFFFF", "#FFFFFF", 1), ("#777777", "#FFFFFF", 4.478), ("#767676", "#FFFFFF", 4.542),
      ("#FF0000", "#FFFFFF", 3.998), ("#0000FF", "#FFFFFF", 8.592), ("#008000", "#FFFFFF", 5.137), ("#959595", "#FFFFFF", 2.995),
    ] as [(String, String, Double)])
  func ratios(front: String, ground: String, ratio: Double) throws {
    let (one, other) = (try UIColor(hex: front), try UIColor(hex: ground))
    #expect(abs(one.contrast(over: other, for: light).ratio - ratio) < 1e-3)
    #expect(abs(other.contrast(over: one, for: light).ratio - ratio) < 1e-3)
  }

  @Test(
    "the lightness is L* of CIE",
    arguments: [("#000000", 100), ("#777777", 49.966), ("#FFFFFF", 0), ("#FF0000", 46.765), ("#010101", 99.726)]
      as [(String, Double)])
  func lightness(front: String, difference: Double) throws {
    #expect(abs(try UIColor(hex: front).contrast(over: .white, for: light).lightnessDifference - difference) < 0.02)
  }

  @Test func alphaIsPaintedOverWhatIsReallyBehind() {
    let half = UIColor.black.withAlphaComponent(0.5)
    let overWhite = ColorContrast(of: half, over: .white, for: light)
    #expect(abs(overWhite.ratio - UIColor(white: 0.5, alpha: 1).contrast(over: .white, for: light).ratio) < 1e-9)
    // A veil of black over white is the ground of the text.
    let text = ColorContrast(of: .white, over: [half, .white], for: light)
    #expect(abs(text.ratio - overWhite.ratio) < 1e-9)
    // The last ground lets the system's background through.
    #expect(ColorContrast(of: .white, over: .clear, for: dark).ratio == 21)
    #expect(ColorContrast(of: .white, over: .clear, for: light).ratio == 1)
    #expect(ColorContrast(of: .clear, over: .white, for: light).ratio == 1)
    #expect(ColorContrast(of: .white, over: [], for: dark).ratio == 21)
  }

  @Test func allVariantsAreMeasured() {
    let measures = ColorContrast.inAllVariants(of: .label, over: [.systemBackground])
    #expect(measures.count == 8)
    #expect(measures[.light]?.ratio == 21)
    #expect(measures[.dark]?.ratio == 21)
    let elevated = AppearanceVariant(isDark: true, isElevated: true)
    #expect(abs((measures[elevated]?.ratio ?? 0) - 17.01) < 0.01)
  }
}

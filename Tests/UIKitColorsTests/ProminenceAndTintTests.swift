import CoreGraphics
import Testing
import UIKitBase
import UIKitColors
import UIKitTraits

struct ProminenceAndTintTests {
  @Test("3.7.2: a label of another rank is the label of that rank")
  func labels() {
    #expect(UIColor.label.withProminence(.secondary) == .secondaryLabel)
    #expect(UIColor.secondaryLabel.withProminence(.quaternary) == .quaternaryLabel)
    #expect(UIColor.tertiaryLabel.withProminence(.primary) == .label)
    #expect(UIColor.tertiaryLabel.prominence == .tertiary)
    #expect(UIColor.systemRed.prominence == .primary)
  }

  @Test("3.7.2: the alpha of another colour is multiplied by that of the rank's label, and follows the traits")
  func others() {
    let color = UIColor.systemRed.withAlphaComponent(0.5).withProminence(.quaternary)
    #expect(color.prominence == .quaternary)
    #expect(bytes(color, light) == [255, 59, 48, Int((0.5 * 45).rounded())])
    #expect(bytes(color, dark) == [255, 69, 58, Int((0.5 * 40).rounded())])
    #expect(color.withProminence(.primary) == UIColor.systemRed.withAlphaComponent(0.5))
    #expect(UIColor.red.withProminence(.secondary) == UIColor.red.withProminence(.secondary))
    #expect(UIColor.red.withProminence(.secondary).withAlphaComponent(1).resolvedColor(with: light) == .red)
  }

  @Test("3.7.1: the tint is systemBlue until traits say otherwise, and then follows them")
  func tint() {
    #expect(bytes(.tintColor, light) == bytes(.systemBlue, light))
    #expect(bytes(.tintColor, dark) == bytes(.systemBlue, dark))
    let red = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0[UITraitTintColor.self] = .systemRed
    }
    #expect(bytes(.tintColor, red) == bytes(.systemRed, dark))
    #expect(bytes(UIColor.tintColor.withAlphaComponent(0.2), red) == [255, 69, 58, 51])
    #expect(UIColor.tintColor == UIColor.tintColor)
    #expect(UIColor.tintColor != UIColor.systemBlue)
  }

  @Test func aTintThatIsTheTintIsBlue() {
    let circle = UITraitCollection { $0[UITraitTintColor.self] = .tintColor }
    #expect(bytes(.tintColor, circle) == bytes(.systemBlue, light))
  }

  @Test(arguments: [(1.2, 1), (-1, 0), (.nan, 0), (.infinity, 0)] as [(CGFloat, CGFloat)])
  func anAlphaOutsideIsBroughtInsideAndItsAnswerIsKept(alpha: CGFloat, meant: CGFloat) {
    let color = UIColor.systemRed.withAlphaComponent(alpha)
    #expect(color == UIColor.systemRed.withAlphaComponent(meant))
    #expect(color.resolvedColor(with: light) === color.resolvedColor(with: light))
    #expect(color.resolvedColor(with: light).cgColor.alpha == meant)
  }
}

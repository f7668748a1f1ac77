import CoreGraphics
import Testing
import UIKitBase
import UIKitColors
import UIKitTraits

struct ColorEqualityTests {
  @Test("68: colours of two providers are different, and each equals itself")
  func providersAreComparedByIdentity() {
    let one = UIColor { _ in .red }
    let other = UIColor { _ in .red }
    #expect(one != other)
    #expect(one == one)
    #expect(Set([one, other, one]).count == 2)
  }

  @Test("69: a system colour is the same on every access")
  func systemColorsAreOneObject() {
    #expect(UIColor.systemBlue == UIColor.systemBlue)
    #expect(UIColor.systemBlue === UIColor.systemBlue)
    #expect(UIColor.systemBlue != UIColor.link)
    #expect(UIColor.label != UIColor.label.resolvedColor(with: light))
  }

  @Test("3.3.1: a gray and a colour that look alike are different")
  func grayIsNotRGB() {
    #expect(UIColor(white: 1, alpha: 1) != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor(white: 0.5, alpha: 1) == .gray)
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash == UIColor.red.hash)
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5) != .red)
    #expect(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1) != .red)
  }

  @Test func aColorComesBackFromItsCGColor() {
    #expect(UIColor(cgColor: UIColor.orange.cgColor) == .orange)
    #expect(UIColor(cgColor: CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)) == .orange)
    #expect(UIColor(cgColor: CGColor(gray: 0.5, alpha: 1)) == .gray)
  }

  @Test func alphasOfTheSameBaseAreEqual() {
    #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
    #expect(UIColor.label.withAlphaComponent(0.5).hash == UIColor.label.withAlphaComponent(0.5).hash)
    #expect(UIColor.label.withAlphaComponent(0.5) != UIColor.label.withAlphaComponent(0.6))
    #expect(UIColor.label.withAlphaComponent(0.2).withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
  }

  @Test("3.1.7: fixed colours describe their components, others what they depend on")
  func descriptions() {
    #expect(UIColor.systemBlue.resolvedColor(with: light).description == "UIExtendedSRGBColorSpace 0 0.478431 1 1")
    #expect(UIColor.lightText.description == "UIExtendedGrayColorSpace 1 0.6")
    #expect(UIColor.systemBackground.description == "<UIDynamicSystemColor; name = systemBackgroundColor>")
    #expect(
      UIColor.label.withAlphaComponent(0).description
        == "<UIDynamicModifiedColor; alpha = 0; baseColor = <UIDynamicSystemColor; name = labelColor>>")
  }
}

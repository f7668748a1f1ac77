import CoreGraphics
import Foundation
import Testing
import UIKitBase
import UIKitColors
import UIKitTraits

struct ColorCodingTests {
  /// A colour, archived and read again, both with secure coding.
  private func copy(_ color: UIColor, current: UITraitCollection = light) throws -> UIColor? {
    var data = Data()
    var failure: (any Error)?
    current.performAsCurrent {
      do {
        data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
      } catch { failure = error }
    }
    if let failure { throw failure }
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
  }

  @Test(
    "3.6: a fixed colour comes back equal",
    arguments: [
      .red, .black, .clear, UIColor(white: 1.5, alpha: 0.25), UIColor(red: 1.2, green: -0.1, blue: 0.3, alpha: 0.4),
      UIColor(displayP3Red: 0.9, green: 0.2, blue: 0.1, alpha: 1),
      UIColor(cgColor: CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)),
    ] as [UIColor])
  func fixedColors(color: UIColor) throws {
    let back = try copy(color)
    #expect(back == color)
    #expect(back?.isDynamic == false)
  }

  @Test("3.6: what a provider answered comes back as a fixed colour")
  func providers() throws {
    let color = UIColor.pair(Counter())
    #expect(try copy(color, current: dark) == .white)
    #expect(try copy(color, current: light) == .black)
    #expect(try copy(color.withAlphaComponent(0.5), current: dark) == UIColor(white: 1, alpha: 0.5))
  }

  @Test("3.6: a system colour, and one with another alpha or rank, comes back as what it was", arguments: SystemColor.allCases)
  func systemColors(name: SystemColor) throws {
    let color = UIColor(.system(name))
    for change in [color, color.withAlphaComponent(0.3), color.withProminence(.tertiary)] {
      #expect(try copy(change, current: dark) == change)
    }
  }

  @Test func whatIsNoColorIsNil() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.decodingFailurePolicy = .setErrorAndReturn
    #expect(UIColor(coder: reader) == nil)
  }
}

import Testing

@testable import PenumbraCheck

@Suite struct CodeInAdaptiveColorsTests {
  @Test func aCodeInAColorThatAdaptsIsFound() {
    MarkedSource.check(
      CodeInAdaptiveColors.self, [.warning],
      """
      import CoreImage
      import UIKit
      enum Code {
        static func make(_ text: String) -> CIImage? {
          let code = CIFilter(name: "CIQRCodeGenerator")
          code?.setValue(Data(text.utf8), forKey: "inputMessage")
          let tint = CIFilter(name: "CIFalseColor")
          tint?.setValue(1️⃣CIColor(color: .label), forKey: "inputColor0")
          tint?.setValue(CIColor(color: .white), forKey: "inputColor1")
          return tint?.outputImage
        }
      }
      """)
  }
}

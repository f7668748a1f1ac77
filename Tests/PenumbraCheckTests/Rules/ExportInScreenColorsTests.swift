import Testing

@testable import PenumbraCheck

@Suite struct ExportInScreenColorsTests {
  @Test func paperInTheColorsOfTheScreenIsFound() {
    MarkedSource.check(
      ExportInScreenColors.self, [.warning],
      """
      import UIKit
      final class Page: UIViewController {
        func export() -> Data {
          1️⃣UIGraphicsPDFRenderer(bounds: view.bounds).pdfData { context in
            context.beginPage()
            view.layer.render(in: context.cgContext)
          }
        }
        func exportLight() -> Data {
          view.overrideUserInterfaceStyle = .light
          return UIGraphicsPDFRenderer(bounds: view.bounds).pdfData { context in
            context.beginPage()
            view.layer.render(in: context.cgContext)
          }
        }
      }
      """)
  }
}

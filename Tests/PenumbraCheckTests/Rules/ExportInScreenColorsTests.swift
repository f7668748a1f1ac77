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

  /// A function that makes a page and draws something on it.
  private func page(_ drawing: String) -> String {
    """
    import UIKit
    final class Exporter {
      let scan: UIImage
      init(scan: UIImage) { self.scan = scan }
      func export(_ box: CGRect) -> Data {
        UIGraphicsPDFRenderer(bounds: box).pdfData { context in
          context.beginPage()
          \(drawing)
        }
      }
      private func rule(_ box: CGRect) {
        UIColor.separator.setFill()
        UIRectFill(box)
      }
    }
    """
  }

  @Test(
    "Paper in colors that do not adapt is left alone",
    arguments: [
      "scan.draw(in: box)",
      #"("Total" as NSString).draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 12)])"#,
      #"("Total" as NSString).draw(at: .zero, withAttributes: [.foregroundColor: UIColor.black])"#,
      "UIColor.black.setStroke()\nUIBezierPath(rect: box).stroke()",
      "UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).setFill()\nUIRectFill(box)",
    ])
  func negatives(_ drawing: String) {
    #expect(Probe.findings(in: [("A.swift", page(drawing))], rules: [ExportInScreenColors.self]) == [])
  }

  @Test(
    "Paper in colors that adapt is found, also through a helper",
    arguments: [
      #"("Total" as NSString).draw(at: .zero, withAttributes: [.foregroundColor: UIColor.label])"#,
      "UIColor.secondaryLabel.setStroke()\nUIBezierPath(rect: box).stroke()",
      "rule(box)",
    ])
  func positives(_ drawing: String) {
    #expect(
      Probe.findings(in: [("A.swift", page(drawing))], rules: [ExportInScreenColors.self]).map(\.severity) == [.warning])
  }
}

import Testing

@testable import PenumbraCheck

/// Views and controllers of UIKit that SwiftUI makes once.
@Suite struct RepresentableTests {
  @Test func aBorderThatOnlyMakingSetsIsFound() {
    MarkedSource.check(
      StaleLayerBorder.self, [.warning],
      """
      import SwiftUI
      struct Plate: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
          let view = UIView()
          1️⃣view.layer.borderColor = UIColor.separator.cgColor
          view.layer.shadowColor = UIColor.black.cgColor
          return view
        }
        func updateUIView(_ view: UIView, context: Context) { view.alpha = 1 }
      }
      """)
  }

  @Test func aGradientThatAHelperSetsIsFoundInIt() {
    MarkedSource.check(
      StaleGradient.self, [.warning],
      """
      import SwiftUI
      struct Fade { var height: CGFloat }
      extension Fade: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController {
          let page = UIViewController()
          let gradient = CAGradientLayer()
          fill(gradient)
          page.view.layer.addSublayer(gradient)
          return page
        }
        func updateUIViewController(_ page: UIViewController, context: Context) {}
        private func fill(_ gradient: CAGradientLayer) {
          1️⃣gradient.colors = [UIColor.systemBackground.cgColor, UIColor.clear.cgColor]
        }
      }
      """)
  }

  @Test func aColorThatMakingChoosesByTheSchemeIsFound() {
    MarkedSource.check(
      ColorChosenOnce.self, [.warning],
      """
      import SwiftUI
      struct Field: UIViewRepresentable {
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          1️⃣field.textColor = context.environment.colorScheme == .dark ? .white : .black
          field.tintColor = .systemTeal
          return field
        }
        func updateUIView(_ field: UITextField, context: Context) {}
      }
      """)
  }

  @Test(
    "What updating sets again, what adapts by itself, and what is not made for SwiftUI is left alone",
    arguments: [
      """
      struct Plate: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
          let view = UIView()
          paint(view)
          return view
        }
        func updateUIView(_ view: UIView, context: Context) { paint(view) }
        private func paint(_ view: UIView) { view.layer.borderColor = UIColor.separator.cgColor }
      }
      """,
      """
      struct Plate: UIViewRepresentable {
        @Environment(\\.colorScheme) private var scheme
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {
          view.backgroundColor = scheme == .dark ? .black : .white
          view.layer.borderColor = (scheme == .dark ? UIColor.white : .black).cgColor
        }
      }
      """,
      """
      struct Plate: UIViewRepresentable {
        func makeUIView(context: Context) -> Border { Border() }
        func updateUIView(_ view: Border, context: Context) {}
        final class Border: UIView {
          override func layoutSubviews() {
            super.layoutSubviews()
            layer.borderColor = UIColor.separator.cgColor
          }
        }
      }
      """,
    ])
  func negatives(_ source: String) {
    let rules: [any Rule.Type] = [StaleLayerBorder.self, StaleGradient.self, ColorChosenOnce.self]
    let findings = Probe.findings(in: [("A.swift", "import SwiftUI\n" + source)], rules: rules)
    #expect(findings.isEmpty, "\(findings.map(\.message))")
  }
}

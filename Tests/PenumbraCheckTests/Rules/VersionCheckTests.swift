import Testing

@testable import PenumbraCheck

/// Code for systems without a dark mode is never seen in one.
@Suite struct VersionCheckTests {
  private static let rules: [any Rule.Type] = [FixedBackground.self, FixedTextColor.self, FixedTint.self, FixedBlur.self]

  @Test(
    "What runs on systems before iOS 13 only is left alone",
    arguments: [
      "if #available(iOS 13, *) { view.backgroundColor = .systemBackground } else { view.backgroundColor = .white }",
      "if #available(iOS 13.0, tvOS 13, *) { ok() } else { hello.textColor = .black; view.backgroundColor = .white }",
      "if #unavailable(iOS 13) { view.backgroundColor = .white }",
      "if #unavailable(iOS 13) { view.backgroundColor = .white } else { view.backgroundColor = .systemBackground }",
      "guard #available(iOS 11, *) else { view.backgroundColor = .white; return }; view.backgroundColor = .systemBackground",
      "let e: UIBlurEffect; if #available(iOS 13, *) { e = UIBlurEffect(style: .systemMaterial) } else { e = UIBlurEffect(style: .light) }; show(e)",
      "if #available(macOS 12, *) { view.backgroundColor = .systemBackground } else { view.backgroundColor = .white }",
    ])
  func old(_ code: String) {
    #expect(Probe.findings(in: [("A.swift", page(code))], rules: Self.rules) == [])
  }

  @Test(
    "What runs on some system with a dark mode is found",
    arguments: [
      "if #available(iOS 15, *) { view.backgroundColor = .systemBackground } else { view.backgroundColor = .white }",
      "if #available(iOS 13, *) { view.backgroundColor = .white }",
      "if #available(iOS 13.4, *) { ok() } else { view.backgroundColor = .white }",
      "guard #available(iOS 13, *) else { return }; view.backgroundColor = .white",
      "if #unavailable(iOS 14) { view.backgroundColor = .white }",
    ])
  func new(_ code: String) {
    #expect(Probe.findings(in: [("A.swift", page(code))], rules: Self.rules).map(\.kind) == ["B1"])
  }

  @Test func theSameHoldsForObjectiveC() {
    func found(_ version: String) -> [String] {
      let source = """
        @implementation PageViewController
        - (void)viewDidLoad {
          [super viewDidLoad];
          if (@available(iOS \(version), *)) {
            self.view.backgroundColor = [UIColor systemBackgroundColor];
          } else {
            self.view.backgroundColor = [UIColor whiteColor];
          }
        }
        @end
        """
      return Probe.findings(in: [("A.m", source)], rules: [FixedBackground.self]).map(\.kind)
    }
    #expect(found("13.0") == [])
    #expect(found("15.0") == ["B1"])
  }

  @Test func aBranchThatIsAValueKeepsItsValue() {
    MarkedSource.check(
      StaleLayerBorder.self, [.warning],
      """
      import UIKit
      final class Card: UIView {
        private static var edge: UIColor {
          if #available(iOS 13, *) { return .separator } else { return .lightGray }
        }
        override init(frame: CGRect) {
          super.init(frame: frame)
          1️⃣layer.borderColor = Self.edge.cgColor
        }
      }
      """)
  }

  /// A controller whose view is set up by some code.
  private func page(_ code: String) -> String {
    """
    import UIKit
    final class Page: UIViewController {
      private let hello = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        \(code)
      }
      private func ok() {}
      private func show(_ effect: UIBlurEffect) {}
    }
    """
  }
}

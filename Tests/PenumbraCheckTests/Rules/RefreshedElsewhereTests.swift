import Testing

@testable import PenumbraCheck

/// Ways in which a layer's colour is written again after a switch without a callback of its own class, and ways in which it is not.
@Suite struct RefreshedElsewhereTests {
  /// What the rules for layers find in a source, by severity.
  private func found(_ source: String) -> [Severity] {
    Probe.findings(
      in: [("A.swift", "import UIKit\nimport Combine\n" + source)], rules: [StaleLayerBorder.self, StaleGradient.self]
    )
    .map(\.severity)
  }

  @Test(
    "A colour that is written again by a closure, a subject, another object or a source of rows is left alone",
    arguments: [
      // A closure that a property holds and the callback calls.
      """
      final class Host: UIView {
        var paint: (() -> Void)?
        func begin() { paint = { [weak self] in self?.layer.borderColor = UIColor.separator.cgColor } }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { paint?() }
      }
      """,
      // A subject that the callback sends to.
      """
      final class Live: UIView {
        private let restyle = PassthroughSubject<Void, Never>()
        private var bag = Set<AnyCancellable>()
        func begin() {
          restyle.sink { [weak self] in self?.paint() }.store(in: &bag)
          paint()
        }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { restyle.send() }
        private func paint() { layer.borderColor = UIColor.separator.cgColor }
      }
      """,
      // The owner's callback calls a method of the view.
      """
      final class Badge: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          layer.borderColor = UIColor.separator.cgColor
        }
        func refresh() { layer.borderColor = UIColor.separator.cgColor }
      }
      final class Page: UIViewController {
        let badge = Badge()
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { badge.refresh() }
      }
      """,
      // A table asks its source, an object of its own, for its cells again.
      """
      final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "r", for: indexPath)
          cell.layer.borderColor = UIColor.separator.cgColor
          return cell
        }
      }
      final class List: UIViewController {
        private let table = UITableView()
        private let rows = Rows()
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { table.reloadData() }
      }
      """,
      // A library tells of a new theme.
      """
      final class Card: UIView {
        func begin() {
          NotificationCenter.default.addObserver(forName: .themeDidChange, object: nil, queue: .main) { _ in self.paint() }
          paint()
        }
        private func paint() { layer.borderColor = UIColor.separator.cgColor }
      }
      """,
      // Of a mask only the opacity counts.
      """
      final class Fade: UIView {
        func begin() {
          let fade = CAGradientLayer()
          fade.colors = [UIColor.label.cgColor, UIColor.clear.cgColor]
          layer.mask = fade
        }
      }
      """,
      // A view that is pinned never switches.
      """
      final class Dark: UIView {
        func begin() {
          overrideUserInterfaceStyle = .dark
          layer.borderColor = UIColor.separator.cgColor
        }
      }
      """,
      // A layer that is gone in a moment.
      """
      final class Ripple: UIView {
        func touch() {
          let ring = CALayer()
          ring.borderColor = UIColor.separator.cgColor
          layer.addSublayer(ring)
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { ring.removeFromSuperlayer() }
        }
      }
      """,
      // Traits that the code names are not those of the moment.
      """
      final class Camera: UIView {
        func begin() {
          layer.borderColor = UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor
        }
      }
      """,
    ])
  func refreshed(_ source: String) {
    #expect(found(source) == [])
  }

  @Test(
    "A colour that nothing writes again is found",
    arguments: [
      // The closure is called, but not after a switch.
      """
      final class Host: UIView {
        var paint: (() -> Void)?
        func begin() { paint = { [weak self] in self?.layer.borderColor = UIColor.separator.cgColor } }
        override func didMoveToWindow() { paint?() }
      }
      """,
      // Another property's closure is called.
      """
      final class Host: UIView {
        var paint: (() -> Void)?
        var tell: (() -> Void)?
        func begin() { paint = { [weak self] in self?.layer.borderColor = UIColor.separator.cgColor } }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { tell?() }
      }
      """,
      // Nobody tells of a new theme, and the name does not speak of one.
      """
      final class Card: UIView {
        func begin() {
          NotificationCenter.default.addObserver(forName: .accountDidChange, object: nil, queue: .main) { _ in self.paint() }
          paint()
        }
        private func paint() { layer.borderColor = UIColor.separator.cgColor }
      }
      """,
      // A view within this one is pinned, not this one.
      """
      final class Dark: UIView {
        let inner = UIView()
        func begin() {
          inner.overrideUserInterfaceStyle = .dark
          layer.borderColor = UIColor.separator.cgColor
        }
      }
      """,
      // The traits of the moment.
      """
      final class Camera: UIView {
        func begin() { layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).cgColor }
      }
      """,
    ])
  func stale(_ source: String) {
    #expect(found(source) == [.warning])
  }

  @Test func accentsOfTheSystemDifferTooLittleForAWarning() {
    let accent = "final class Ring: UIView { func begin() { layer.borderColor = UIColor.systemBlue.cgColor } }"
    #expect(found(accent) == [.info])
  }

  @Test func aControllerOfAnotherModuleIsToldByItsName() {
    let source = """
      final class Page: PodBaseViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
        }
      }
      """
    #expect(Probe.findings(in: [("A.swift", "import UIKit\n" + source)], rules: [FixedBackground.self]).map(\.kind) == ["B1"])
  }
}

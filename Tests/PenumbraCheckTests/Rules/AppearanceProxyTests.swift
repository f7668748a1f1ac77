import Testing

@testable import PenumbraCheck

@Suite struct AppearanceProxyTests {
  /// What the rule finds in a source, by severity.
  private func found(_ source: String) -> [Severity] {
    Probe.findings(in: [("A.swift", "import UIKit\n" + source)], rules: [AppearanceProxy.self]).map(\.severity)
  }

  /// A theme with a colour for each case.
  private static let theme = """
    enum Theme {
      case day, night
      static var current = Theme.day
      var bar: UIColor {
        switch self {
        case .day: return .white
        case .night: return .black
        }
      }

    """

  @Test func aProxyThatGetsAFixedColorIsFoundAndOneThatAdaptsIsNot() {
    MarkedSource.check(
      AppearanceProxy.self, [.info],
      """
      import UIKit
      enum Look {
        static func apply() {
          1️⃣UILabel.appearance().textColor = UIColor(white: 0.1, alpha: 1)
          UINavigationBar.appearance().tintColor = .label
          UISwitch.appearance().onTintColor = UIColor(red: 0.1, green: 0.6, blue: 0.3, alpha: 1)
        }
      }
      """)
  }

  @Test func anEnumerationOfThemesThatIsAppliedLaterIsFound() {
    MarkedSource.check(
      AppearanceProxy.self, [.warning, .warning],
      """
      import UIKit
      enum Theme: Int {
        case day, night
        var bar: UIColor {
          switch self {
          case .day: return .white
          case .night: return UIColor(white: 0.1, alpha: 1)
          }
        }
        var ink: UIColor { self == .day ? .black : .white }
        var page: UIColor { .systemBackground }
        func apply() {
          1️⃣UINavigationBar.appearance().barTintColor = bar
          2️⃣UINavigationBar.appearance().tintColor = ink
          UITableView.appearance().backgroundColor = page
        }
      }
      final class Settings: UITableViewController {
        func pick(_ theme: Theme) { theme.apply() }
      }
      """)
  }

  @Test func aChoiceThatIsReadAtTheStartAndChangedLaterIsFound() {
    let start = """
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions o: [AnyHashable: Any]?) -> Bool {
          UINavigationBar.appearance().barTintColor = Theme.current.bar
          return true
        }
      }

      """
    #expect(found(Self.theme + start + "final class Settings { func pick() { Theme.current = .night } }") == [.warning])
    #expect(found(Self.theme + start) == [.info], "a choice that nothing changes may be one for good")
    let root = start.replacing("          return true", with: "window?.rootViewController = UIViewController(); return true")
    #expect(
      found(Self.theme + root + "final class Settings { func pick() { Theme.current = .night } }") == [.warning],
      "the first root controller is not a new one")
  }

  @Test func aMethodOfTheSameNameWithOtherLabelsIsNoCall() {
    let apply = """
      static func apply(animated: Bool = false) { UINavigationBar.appearance().barTintColor = current.bar }
      }

      """
    let other = "final class Job { func run(_ job: Other) { job.apply(to: 3) } }"
    let own = "final class Settings { func pick() { Theme.apply() } }"
    #expect(found(Self.theme + apply + other) == [.info])
    #expect(found(Self.theme + apply + own) == [.warning])
  }

  @Test(
    "Views that are updated, or put in again, show the new colour",
    arguments: [
      // The bars that are there get it too.
      """
      func apply(to bar: UINavigationBar) {
          UINavigationBar.appearance().barTintColor = self.bar
          bar.barTintColor = self.bar
        }
      }
      final class Settings { func pick(_ theme: Theme, _ bar: UINavigationBar) { theme.apply(to: bar) } }
      """,
      // All views leave their windows and come back.
      """
      func apply() {
          UINavigationBar.appearance().barTintColor = bar
          for window in UIApplication.shared.windows {
            for view in window.subviews { view.removeFromSuperview(); window.addSubview(view) }
          }
        }
      }
      final class Settings { func pick(_ theme: Theme) { theme.apply() } }
      """,
      // The caller makes the screens anew.
      """
      func apply() { UINavigationBar.appearance().barTintColor = bar }
      }
      final class Settings {
        var window: UIWindow?
        func pick(_ theme: Theme) { theme.apply(); window?.rootViewController = UIViewController() }
      }
      """,
      // The cases agree about the colour.
      """
      var accent: UIColor { switch self { case .day: .systemTeal; case .night: .systemTeal } }
        func apply() { UINavigationBar.appearance().tintColor = accent }
      }
      final class Settings { func pick(_ theme: Theme) { theme.apply() } }
      """,
      // A namespace is no choice.
      """
      }
      enum Palette { static let bar = UIColor.secondarySystemBackground
        static func apply() { UINavigationBar.appearance().barTintColor = bar } }
      """,
    ])
  func negatives(_ rest: String) {
    #expect(found(Self.theme + "  " + rest) == [])
  }

  @Test func aColorThatAParameterOrAnObserverChoosesIsFound() {
    MarkedSource.check(
      AppearanceProxy.self, [.warning, .warning],
      """
      import UIKit
      enum Skin {
        static func use(night: Bool) { 1️⃣UINavigationBar.appearance().barTintColor = night ? .black : .white }
      }
      final class Accent {
        var color: UIColor = .systemBlue {
          didSet { 2️⃣UITabBar.appearance().tintColor = color }
        }
      }
      final class Settings: UIViewController {
        @IBAction func flip(_ sender: UISwitch) { Skin.use(night: sender.isOn) }
      }
      """)
  }

  @Test func aThemeThatASubjectSendsIsAChoice() {
    MarkedSource.check(
      AppearanceProxy.self, [.warning],
      """
      import UIKit
      import Combine
      enum Theme { case day, night
        var bar: UIColor { self == .day ? .white : UIColor(white: 0.1, alpha: 1) }
      }
      final class Store {
        @Published var theme: Theme = .day
        private var bag = Set<AnyCancellable>()
        func start() {
          $theme.removeDuplicates().sink { theme in
            1️⃣UINavigationBar.appearance().barTintColor = theme.bar
          }.store(in: &bag)
        }
      }
      final class Settings: UIViewController {
        let store = Store()
        @IBAction func flip(_ sender: UISwitch) { store.theme = .night }
      }
      """)
  }
}

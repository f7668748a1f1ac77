import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

@MainActor
struct RegistrationAssertions {
  @Test("§14.49 an action with no, one or two parameters gets nothing, the environment, or the environment and the old traits")
  func actions() {
    MethodTable.register(Target.self, "plain") { target, arguments in target.calls.append(arguments) }
    MethodTable.register(Target.self, "one:") { target, arguments in target.calls.append(arguments) }
    MethodTable.register(Target.self, "one:two:") { target, arguments in target.calls.append(arguments) }
    let (app, target) = (TestApp(), Target())
    app.frame()
    for action in ["plain", "one:", "one:two:"] {
      app.view.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: target, action: Selector(action))
    }
    app.surface.preferences.style = .dark
    app.frame()
    #expect(target.calls.map(\.count) == [0, 1, 2])
    #expect(target.calls.dropFirst().allSatisfy { $0[0] as AnyObject === app.view })
    #expect((target.calls.last?[1] as? UITraitCollection)?.userInterfaceStyle == .light)
  }

  @Test("§14.50 registering for no traits raises, and unregistering twice does nothing")
  func mistakes() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UIView().registerForTraitChanges([]) { (_: UIView, _) in } }
    }
    let app = TestApp()
    app.frame()
    var calls = 0
    let token = app.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in calls += 1 }
    app.view.unregisterForTraitChanges(token)
    app.view.unregisterForTraitChanges(token)
    app.surface.preferences.style = .dark
    app.frame()
    #expect(calls == 0)
  }

  /// Something that is called by name.
  @MainActor final class Target: NSObject {
    var calls: [[Any?]] = []
  }
}

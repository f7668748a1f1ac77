import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

@MainActor @Suite struct AccessibilityTests {
  @Test func theWishForLessMovementIsTheSystemsAndEachChangeIsToldOnce() {
    let app = TestApp()
    #expect(!UIAccessibility.isReduceMotionEnabled)
    nonisolated(unsafe) var told = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in told += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    app.surface.preferences.reducesMotion = true
    app.surface.preferences.style = .dark
    #expect(UIAccessibility.isReduceMotionEnabled)
    #expect(told == 1)
    let next = TestApp()
    #expect(!UIAccessibility.isReduceMotionEnabled)
    #expect(told == 2)
    withExtendedLifetime(next) {}
  }
}

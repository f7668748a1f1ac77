import Foundation
import Penumbra
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

/// Every window of every scene gets the choice, and nothing is done when nothing changes.
@MainActor @Suite(.serialized) struct AppearanceOverrideTests {
  /// An override that keeps its choice in memory, started unless told otherwise.
  private func makeOverride(_ storage: MemoryStorage, starts: Bool = true) -> AppearanceOverride {
    let override = AppearanceOverride()
    if starts { override.start(with: AppearanceStore { storage }) }
    return override
  }

  // MARK: Windows

  @Test func aKeptChoiceIsSeenInTheFirstFrame() {
    let override = makeOverride(MemoryStorage("dark"))
    let app = TestApp(style: .light)
    app.frame()
    #expect(app.window.overrideUserInterfaceStyle == .dark)
    #expect(app.window.traitCollection.userInterfaceStyle == .dark)
    #expect(app.pixel(100, 100) == RGB(0, 0, 0))
    #expect(app.canvas.presentedFrames == 1)
    withExtendedLifetime(override) {}
  }

  @Test func aStartAfterTheWindowsReachesThemToo() {
    let app = TestApp(style: .light)
    let other = app.openScene()
    app.settle()
    let override = makeOverride(MemoryStorage("dark"))
    app.settle()
    #expect([app.window, other.window].map(\.traitCollection.userInterfaceStyle) == [.dark, .dark])
    withExtendedLifetime(override) {}
  }

  @Test func twoScenesAndOneOpenedLaterAllFollow() throws {
    let override = makeOverride(MemoryStorage())
    let app = TestApp(style: .light)
    let second = app.openScene()
    let extra = UIWindow(windowScene: second.scene)
    extra.makeKeyAndVisible()
    app.settle()
    try override.choose(.dark, animated: false)
    let later = app.openScene()
    app.settle()
    let windows = [app.window, second.window, extra, later.window]
    #expect(windows.map(\.overrideUserInterfaceStyle) == [.dark, .dark, .dark, .dark])
    #expect(windows.map(\.traitCollection.userInterfaceStyle) == [.dark, .dark, .dark, .dark])

    try override.choose(.system, animated: false)
    app.settle()
    #expect(windows.map(\.overrideUserInterfaceStyle) == [.unspecified, .unspecified, .unspecified, .unspecified])
    #expect(windows.map(\.traitCollection.userInterfaceStyle) == [.light, .light, .light, .light])
  }

  @Test func whoAskedForLessMovementSeesNoFade() throws {
    let override = makeOverride(MemoryStorage())
    let app = TestApp(style: .light)
    app.surface.preferences.reducesMotion = true
    app.settle()
    try override.choose(.dark, animated: true)
    app.frame()
    #expect(app.pixel(100, 100) == RGB(0, 0, 0))
    #expect(!app.report.hasRunningAnimations)
    app.surface.preferences.reducesMotion = false
    try override.choose(.light, animated: true)
    app.frame()
    #expect(app.pixel(100, 100) == RGB(0, 0, 0), "The fade begins with what was there.")
    #expect(app.report.hasRunningAnimations)
    app.settle()
    #expect(app.pixel(100, 100) == RGB(255, 255, 255))
  }

  @Test func aWindowThatIsDressedHasTheChoiceBeforeItIsVisible() {
    let override = makeOverride(MemoryStorage("dark"))
    let app = TestApp()
    let window = UIWindow(windowScene: app.scene)
    override.dress(window)
    #expect(window.overrideUserInterfaceStyle == .dark)
    #expect(window.isHidden)
  }

  @Test func anOverrideThatIsGoneDressesNobody() {
    let center = NotificationCenter()
    let app = TestApp()
    var override: AppearanceOverride? = AppearanceOverride(center: center, connectedScenes: { [] })
    override?.start(with: AppearanceStore { MemoryStorage("dark") })
    center.post(name: UIWindow.didBecomeVisibleNotification, object: app.window)
    #expect(app.window.overrideUserInterfaceStyle == .dark)

    weak let gone = override
    override = nil
    #expect(gone == nil)
    app.window.overrideUserInterfaceStyle = .unspecified
    center.post(name: UIWindow.didBecomeVisibleNotification, object: app.window)
    #expect(app.window.overrideUserInterfaceStyle == .unspecified)
  }

  // MARK: The system

  @Test func withLightForcedASystemChangeRedrawsNothing() throws {
    let override = makeOverride(MemoryStorage("light"))
    let app = TestApp(style: .light)
    app.settle()
    let frames = app.canvas.presentedFrames
    app.surface.preferences.style = .dark
    app.settle()
    #expect(app.scene.traitCollection.userInterfaceStyle == .dark)
    #expect(app.window.traitCollection.userInterfaceStyle == .light)
    #expect(app.canvas.presentedFrames == frames)
    #expect(app.report.layersDisplayed == 0)
    #expect(app.report.layersPainted == 0)
    #expect(app.report.viewsColored == 0)
    withExtendedLifetime(override) {}
  }

  @Test func givenBackToTheSystemAWindowFollowsItAgain() throws {
    let override = makeOverride(MemoryStorage("light"))
    let app = TestApp(style: .dark)
    app.settle()
    #expect(app.pixel(100, 100) == RGB(255, 255, 255))
    try override.choose(.system, animated: false)
    app.settle()
    #expect(app.pixel(100, 100) == RGB(0, 0, 0))
    app.surface.preferences.style = .light
    app.settle()
    #expect(app.pixel(100, 100) == RGB(255, 255, 255))
  }

  // MARK: Nothing

  @Test func theSameChoiceAgainDoesNothing() throws {
    let storage = MemoryStorage("dark")
    let override = makeOverride(storage)
    let app = TestApp()
    app.settle()
    var heard = 0
    let observation = override.observe { _ in heard += 1 }
    let (frames, writes) = (app.canvas.presentedFrames, storage.words.count)
    let passes = try passesOfWindow { try override.choose(.dark, animated: true) }
    #expect(passes == 0)
    #expect(!app.canvas.wantsFrame)
    #expect((storage.reads, storage.words.count) == (1, writes))
    #expect(heard == 0)
    #expect(app.canvas.presentedFrames == frames)
    withExtendedLifetime(observation) {}
  }

  @Test func aChoiceThatLooksTheSameIsKeptButNotFaded() throws {
    let storage = MemoryStorage()
    let override = makeOverride(storage)
    let app = TestApp(style: .light)
    app.settle()
    let frames = app.canvas.presentedFrames
    let passes = try passesOfWindow { try override.choose(.light, animated: true) }
    app.settle()
    #expect(passes == 1)
    #expect(storage.words == ["light"])
    #expect(app.canvas.presentedFrames == frames)
  }

  @Test func aSecondStartReadsNothing() {
    let first = MemoryStorage("dark")
    let second = MemoryStorage("light")
    let override = makeOverride(first)
    override.start(with: AppearanceStore { second })
    #expect(override.choice == .dark)
    #expect((first.reads, second.reads) == (1, 0))
  }

  @Test func oneChangeIsOneWriteOneNotificationAndOneOverrideForEachWindow() throws {
    let storage = MemoryStorage()
    let override = makeOverride(storage)
    let app = TestApp()
    let other = app.openScene()
    app.settle()
    var heard: [AppearanceChoice] = []
    let observation = override.observe { heard.append($0) }
    let passes = try passesOfWindow { try override.choose(.dark, animated: false) }
    #expect(passes == 2)
    #expect(storage.words == ["dark"])
    #expect(heard == [.dark])
    withExtendedLifetime((observation, other)) {}
  }

  @Test func whoNoLongerListensHearsNothing() throws {
    let override = makeOverride(MemoryStorage())
    var heard = 0
    var observation: AppearanceObservation? = override.observe { _ in heard += 1 }
    try override.choose(.dark, animated: false)
    #expect(heard == 1)
    #expect(observation != nil)
    observation = nil
    try override.choose(.light, animated: false)
    #expect(heard == 1)
  }

  // MARK: Fading

  @Test func anAnimatedChangeFadesFromTheOldPictureToTheNew() throws {
    let override = makeOverride(MemoryStorage())
    let app = TestApp(style: .light)
    app.settle()
    try override.choose(.dark, animated: true)
    #expect(app.window.overrideUserInterfaceStyle == .dark)
    app.frame()
    var grays: [Int] = [app.pixel(100, 100).red]
    for _ in 0..<3 {
      app.surface.advance(by: AppearanceOverride.fadeDuration / 4)
      grays.append(app.pixel(100, 100).red)
    }
    app.settle()
    grays.append(app.pixel(100, 100).red)
    #expect(grays.first == 255)
    #expect(grays.last == 0)
    #expect(grays == grays.sorted(by: >))
    #expect(Set(grays).count == 5)
  }

  @Test func withoutAnimationThereIsOneFrame() throws {
    let override = makeOverride(MemoryStorage())
    let app = TestApp(style: .light)
    app.settle()
    let frames = app.canvas.presentedFrames
    try override.choose(.dark, animated: false)
    app.settle()
    #expect(app.canvas.presentedFrames == frames + 1)
    #expect(app.pixel(100, 100) == RGB(0, 0, 0))
  }

  @Test func aHiddenWindowIsNotFaded() throws {
    let override = makeOverride(MemoryStorage())
    let app = TestApp(style: .light)
    app.window.isHidden = true
    app.settle()
    let frames = app.canvas.presentedFrames
    try override.choose(.dark, animated: true)
    app.settle()
    #expect(app.window.overrideUserInterfaceStyle == .dark)
    #expect(app.canvas.presentedFrames == frames)
  }

  // MARK: Keeping

  @Test func aChoiceThatCannotBeKeptIsShownAndThrown() throws {
    let storage = MemoryStorage()
    storage.isWritable = false
    let override = makeOverride(storage)
    let app = TestApp()
    app.settle()
    let error = #expect(throws: AppearanceStoreError.self) { try override.choose(.dark, animated: false) }
    #expect(error?.problem == .unwritable)
    #expect(override.problem == error)
    #expect(override.choice == .dark)
    #expect(app.window.overrideUserInterfaceStyle == .dark)

    storage.isWritable = true
    let passes = try passesOfWindow { try override.choose(.dark, animated: false) }
    #expect(passes == 0)
    #expect(override.problem == nil)
    #expect(storage.words == ["dark"])
  }

  @Test func anUnreadableStoreMeansSystemAndTheReasonIsThere() {
    let override = AppearanceOverride()
    override.start(with: AppearanceStore { () throws(AppearanceStoreError) in throw AppearanceStoreError(.noHome) })
    #expect(override.choice == .system)
    #expect(override.problem == AppearanceStoreError(.noHome))
  }

  /// How often a window took another override during `body`.
  private func passesOfWindow(_ body: () throws -> Void) rethrows -> Int {
    var passes = 0
    Journey.onPass = { passes += $0.hasSuffix("/UIWindow.swift") ? 1 : 0 }
    defer { Journey.onPass = nil }
    try body()
    return passes
  }
}

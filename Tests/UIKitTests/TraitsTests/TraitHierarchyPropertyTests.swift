import PenumbraTestSupport
import SeededNumbers
import Testing
import UIKit
import UIKitSurface

/// Random hierarchies of windows, controllers and views against a definition that is obviously right: each object's traits are those
/// of what it is in, with its own overrides on top.
@MainActor
struct TraitHierarchyPropertyTests {
  @Test(
    "2.2, 2.8: a frame after any changes equals a cold resolution, and exactly those hear whose traits changed", arguments: 0..<40
  )
  func aFrameEqualsTheDefinition(seed: UInt64) {
    let world = World(seed: seed)
    for _ in 0..<30 {
      for _ in 0..<Int.random(in: 1...6, using: &world.dice) { world.act() }
      let before = world.objects.map { ($0, $0.environment.traitCollection) }
      world.calls = []
      world.app.frame()
      for (object, old) in before {
        let new = object.environment.traitCollection
        let calls = world.calls.filter { $0.object === object }
        guard let expected = world.traits(of: object) else {
          #expect(new === old, "What is in no window keeps its traits.")
          #expect(calls.isEmpty)
          continue
        }
        #expect(new == expected)
        #expect(calls.map(\.previous) == (old == expected ? [] : [old]))
      }
      world.checkOrder()
      world.calls = []
      world.app.frame()
      #expect(world.calls.isEmpty)
    }
  }
}

/// Something with traits, and what was set on it.
@MainActor
private final class Object {
  let environment: any UITraitEnvironment
  var style = UIUserInterfaceStyle.unspecified
  var density: Int?
  var assigned: UITraitCollection?
  init(_ environment: any UITraitEnvironment) { self.environment = environment }
}

/// An app with two scenes, and things to put into their windows.
@MainActor
private final class World {
  /// A call-back that was heard.
  struct Call {
    let object: Object
    let previous: UITraitCollection?
  }

  var dice: SplitMix64
  let app = TestApp()
  var calls: [Call] = []
  private(set) var objects: [Object] = []
  private var scenes: [Object] = []
  private var windows: [UIWindow] = []
  private var views: [UIView] = []
  private var controllers: [UIViewController] = []

  init(seed: UInt64) {
    dice = SplitMix64(state: seed)
    let second = app.openScene()
    scenes = [app.scene, second.scene].map(add)
    windows = [app.window, second.window]
    windows.forEach { _ = add($0) }
    for window in windows {
      guard let root = window.rootViewController else { continue }
      _ = (add(root), add(root.view))
      controllers.append(root)
      views.append(root.view)
    }
    for index in 0..<30 {
      let view = UIView()
      _ = add(view)
      views.append(view)
      guard index % 4 == 0 else { continue }
      let controller = UIViewController()
      controller.view = view
      controllers.append(controller)
      _ = add(controller)
      controllers[index / 4 % 2].addChild(controller)
    }
    for object in objects { listen(to: object) }
    app.frame()
  }

  private func add(_ environment: any UITraitEnvironment) -> Object {
    let object = Object(environment)
    objects.append(object)
    return object
  }

  /// Registers for everything on an object, in the form that all of them have.
  private func listen(to object: Object) {
    let all: [UITrait] = [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, Density.self]
    func note(_ previous: UITraitCollection) { calls.append(Call(object: object, previous: previous)) }
    switch object.environment {
    case let view as UIView: view.registerForTraitChanges(all) { (_: UIView, previous) in note(previous) }
    case let controller as UIViewController:
      controller.registerForTraitChanges(all) { (_: UIViewController, previous) in note(previous) }
    case let scene as UIWindowScene: scene.registerForTraitChanges(all) { (_: UIWindowScene, previous) in note(previous) }
    default: break
    }
  }

  /// Does something at random.
  func act() {
    switch Int.random(in: 0..<9, using: &dice) {
    case 0...2: move()
    case 3: views.dropFirst(2).randomElement(using: &dice)?.removeFromSuperview()
    case 4, 5: setStyle()
    case 6: setDensity()
    case 7: assign()
    default:
      if Bool.random(using: &dice) {
        app.surface.preferences.style = Bool.random(using: &dice) ? .dark : .light
      } else {
        app.surface.preferences.contrast = Bool.random(using: &dice) ? .high : .normal
      }
    }
  }

  private func move() {
    guard let view = views.dropFirst(2).randomElement(using: &dice), let target = (windows + views).randomElement(using: &dice),
      !target.isDescendant(of: view)
    else { return }
    target.insertSubview(view, at: Int.random(in: 0...target.subviews.count, using: &dice))
  }

  private func setStyle() {
    guard let object = objects.randomElement(using: &dice) else { return }
    let style = UIUserInterfaceStyle(rawValue: Int.random(in: 0...2, using: &dice)) ?? .unspecified
    switch object.environment {
    case let view as UIView: view.overrideUserInterfaceStyle = style
    case let controller as UIViewController: controller.overrideUserInterfaceStyle = style
    case let scene as UIWindowScene: scene.traitOverrides.userInterfaceStyle = style
    default: return
    }
    object.style = style
  }

  private func setDensity() {
    guard let object = objects.randomElement(using: &dice) else { return }
    let density = [nil, 0, 1, 2][Int.random(in: 0...3, using: &dice)]
    func set(_ overrides: inout UITraitOverrides) {
      if let density { overrides[Density.self] = density } else { overrides.remove(Density.self) }
    }
    switch object.environment {
    case let view as UIView: set(&view.traitOverrides)
    case let controller as UIViewController: set(&controller.traitOverrides)
    case let scene as UIWindowScene: set(&scene.traitOverrides)
    default: return
    }
    object.density = density
  }

  private func assign() {
    guard let controller = controllers.dropFirst(2).randomElement(using: &dice), let parent = controller.parent,
      let object = objects.first(where: { $0.environment === controller })
    else { return }
    object.assigned = Bool.random(using: &dice) ? nil : UITraitCollection(userInterfaceStyle: .dark)
    parent.setOverrideTraitCollection(object.assigned, forChild: controller)
  }

  /// What an object is in: a view's controller, a controller's view's superview, a window's scene, a scene's screen.
  private func parent(of object: Object) -> (any UITraitEnvironment)? {
    switch object.environment {
    case let window as UIWindow: window.windowScene
    case let controller as UIViewController: controller.view.superview
    case let view as UIView: controllers.first { $0.view === view } ?? view.superview
    case is UIWindowScene: UIScreen.main
    default: nil
    }
  }

  /// The traits by recursion; `nil` for what is in no window.
  func traits(of object: Object) -> UITraitCollection? {
    guard let parent = parent(of: object) else { return nil }
    let inherited =
      parent === UIScreen.main
      ? UIScreen.main.traitCollection : objects.first { $0.environment === parent }.flatMap(traits(of:))
    guard let inherited else { return nil }
    return UITraitCollection(traitsFrom: [inherited, object.assigned].compactMap { $0 }).modifyingTraits {
      if object.style != .unspecified { $0.userInterfaceStyle = object.style }
      if let density = object.density { $0[Density.self] = density }
    }
  }

  /// Nobody hears before what it is in.
  func checkOrder() {
    for (index, call) in calls.enumerated() {
      guard let parent = parent(of: call.object) else { continue }
      let place = calls.firstIndex { $0.object.environment === parent }
      if let place { #expect(place < index) }
    }
  }
}

/// A trait of an app's own.
private enum Density: UITraitDefinition { static let defaultValue = 0 }

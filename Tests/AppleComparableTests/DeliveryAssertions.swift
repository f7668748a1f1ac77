import Foundation
import Testing
import UIKit

/// What was seen, in order.
@MainActor
final class Notes {
  var lines: [String] = []

  /// Notes a name with the style in force.
  func noteStyle(_ name: String) {
    lines.append("\(name) \(UITraitCollection.current.userInterfaceStyle == .dark ? "dark" : "light")")
  }
}

@MainActor
struct DeliveryAssertions {
  @available(iOS 17, tvOS 17, *)
  @Test("§14.45 updateTraitsIfNeeded has called everybody when it returns")
  func updateTraitsIfNeeded() {
    let root = UIViewController()
    let window = makeWindow(root)
    let (view, notes) = (Noter(), Notes())
    root.view.addSubview(view)
    window.updateTraitsIfNeeded()
    view.notes = notes
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Noter, _) in notes.lines.append("handler") }
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(notes.lines == [])
    view.updateTraitsIfNeeded()
    #expect(notes.lines.sorted() == ["changed light → dark", "handler"])
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.46 a parent's handler runs before its child's, while the child's traits are still the old ones")
  func parentsFirst() {
    let root = UIViewController()
    let window = makeWindow(root)
    let (parent, child, notes) = (UIView(), UIView(), Notes())
    root.view.addSubview(parent)
    parent.addSubview(child)
    window.updateTraitsIfNeeded()
    child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in notes.lines.append("child") }
    parent.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
      notes.lines.append("parent, child still \(child.traitCollection.userInterfaceStyle == .light ? "light" : "dark")")
    }
    setStyle(.dark, of: window)
    #expect(notes.lines == ["parent, child still light", "child"])
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.47 a handler for one trait is not called when only another one changes")
  func otherTraits() {
    let root = UIViewController()
    let window = makeWindow(root)
    let notes = Notes()
    root.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in notes.lines.append("style") }
    root.view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIView, _) in notes.lines.append("size") }
    let own = root.view.traitCollection.horizontalSizeClass
    root.view.traitOverrides.horizontalSizeClass = own == .compact ? .regular : .compact
    window.updateTraitsIfNeeded()
    #expect(notes.lines == ["size"])
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.48 registering does not call the handler")
  func registeringIsSilent() {
    let root = UIViewController()
    let window = makeWindow(root)
    setStyle(.dark, of: window)
    let notes = Notes()
    root.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in notes.lines.append("called") }
    root.view.updateTraitsIfNeeded()
    window.updateTraitsIfNeeded()
    #expect(notes.lines == [])
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.51 an object that is gone gets no call and is not kept alive by its registrations")
  func registrationsKeepNothingAlive() {
    let root = UIViewController()
    let window = makeWindow(root)
    let notes = Notes()
    weak var gone: UIView?
    autoreleasing {
      let view = UIView()
      gone = view
      root.view.addSubview(view)
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in notes.lines.append("called") }
      view.removeFromSuperview()
    }
    #expect(gone == nil)
    setStyle(.dark, of: window)
    #expect(notes.lines == [])
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.52 a view is told when it enters a hierarchy only if the traits there differ from those that it had")
  func enteringAHierarchy() {
    let root = UIViewController()
    let window = makeWindow(root)
    let notes = Notes()
    func enter(_ style: UIUserInterfaceStyle) -> [String] {
      notes.lines = []
      let (view, holder) = (Noter(), UIView())
      view.notes = notes
      let predicted = view.traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
      holder.overrideUserInterfaceStyle = style
      root.view.addSubview(holder)
      holder.addSubview(view)
      window.updateTraitsIfNeeded()
      return notes.lines.map { $0.replacingOccurrences(of: predicted, with: "predicted") }
    }
    let predicted = UIView().traitCollection.userInterfaceStyle
    let other: UIUserInterfaceStyle = predicted == .dark ? .light : .dark
    #expect(enter(predicted).isEmpty)
    #expect(enter(other).count == 1)
    #expect(enter(other).first?.hasPrefix("changed predicted → ") == true)
  }

  @Test("§14.54 a view in no hierarchy has a style, light or dark")
  func aLooseViewHasAStyle() {
    #expect(UIView().traitCollection.userInterfaceStyle != .unspecified)
    #expect(UIViewController().traitCollection.userInterfaceStyle != .unspecified)
  }

  @available(iOS 18, tvOS 18, *)
  @Test("§14.55 what draw reads makes it run again when it changes, and what it does not read does not")
  func drawIsTracked() {
    let root = UIViewController()
    let window = makeWindow(root)
    let view = TextSizeDrawer(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    root.view.addSubview(view)
    func draws(after change: () -> Void) -> Int {
      view.draws = 0
      change()
      window.updateTraitsIfNeeded()
      view.layer.displayIfNeeded()
      return view.draws
    }
    #expect(draws {} == 1)
    #expect(draws { view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge } == 1)
    #expect(
      draws {
        view.traitOverrides.layoutDirection = view.traitCollection.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
      } == 0)
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.56 a view that draws with a system colour draws again when the style changes")
  func drawingFollowsTheStyle() {
    let root = UIViewController()
    let window = makeWindow(root)
    let view = ColorDrawer(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    root.view.addSubview(view)
    window.updateTraitsIfNeeded()
    view.layer.displayIfNeeded()
    #expect(view.draws == 1)
    setStyle(.dark, of: window)
    view.layer.displayIfNeeded()
    #expect(view.draws == 2)
  }

  /// Runs a body in a pool of its own where there are such pools.
  private func autoreleasing(_ body: () -> Void) {
    #if canImport(ObjectiveC)
      autoreleasepool(invoking: body)
    #else
      body()
    #endif
  }

  /// A view that notes the changes that it is told.
  final class Noter: UIView {
    var notes: Notes?
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      func word(_ traits: UITraitCollection?) -> String { traits?.userInterfaceStyle == .dark ? "dark" : "light" }
      if traitCollection.userInterfaceStyle != previous?.userInterfaceStyle {
        notes?.lines.append("changed \(word(previous)) → \(word(traitCollection))")
      }
    }
  }

  /// A view whose drawing reads the size of text.
  final class TextSizeDrawer: UIView {
    var draws = 0
    override func draw(_ rect: CGRect) {
      draws += 1
      _ = traitCollection.preferredContentSizeCategory
    }
  }

  /// A view that draws with a colour of the system's.
  final class ColorDrawer: UIView {
    var draws = 0
    override func draw(_ rect: CGRect) {
      draws += 1
      UIColor.systemBlue.setFill()
      UIRectFill(rect)
    }
  }
}

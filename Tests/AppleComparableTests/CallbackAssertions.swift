import Foundation
import Testing
import UIKit

@MainActor
struct CallbackAssertions {
  @available(iOS 17, tvOS 17, *)
  @Test(
    "§14.26 a view's draw, layoutSubviews, tintColorDidChange, traitCollectionDidChange and handlers see its traits as current")
  func currentInAView() {
    let root = UIViewController()
    let window = makeWindow(root)
    let (view, notes) = (Reader(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), Notes())
    view.notes = notes
    root.view.addSubview(view)
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Reader, _) in view.note("handler") }
    light.performAsCurrent {
      view.overrideUserInterfaceStyle = .dark
      window.updateTraitsIfNeeded()
      view.setNeedsLayout()
      window.layoutIfNeeded()
      view.setNeedsDisplay()
      view.layer.displayIfNeeded()
      view.tintColor = .red
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }
    #expect(Set(notes.lines) == ["draw dark", "layout dark", "tint dark", "traits dark", "handler dark"])
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.27 so do the layout callbacks of view controllers and of presentation controllers")
  func currentInControllers() {
    let (root, presented, notes) = (LayoutReader(), UIViewController(), Notes())
    root.notes = notes
    root.overrideUserInterfaceStyle = .dark
    let window = makeWindow(root)
    #expect(Set(notes.lines) == ["will dark", "did dark"])
    notes.lines = []
    let chooser = Chooser()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = chooser
    root.present(presented, animated: false)
    chooser.made?.notes = notes
    chooser.made?.traitOverrides.userInterfaceStyle = .dark
    window.updateTraitsIfNeeded()
    chooser.made?.containerView?.setNeedsLayout()
    chooser.made?.containerView?.layoutIfNeeded()
    #expect(Set(notes.lines) == ["will dark", "did dark"])
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.28 a layer's display callback need not run with the view's traits as current, and nothing breaks when it does not")
  func displayOfALayer() {
    let root = UIViewController()
    let window = makeWindow(root)
    let view = Displayer(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.overrideUserInterfaceStyle = .dark
    root.view.addSubview(view)
    window.updateTraitsIfNeeded()
    view.setNeedsDisplay()
    light.performAsCurrent { view.layer.displayIfNeeded() }
    // What current is here is undefined; what the view has is not.
    #expect(view.seen == [.dark])
  }

  /// A view that notes the style in force in its callbacks.
  final class Reader: UIView {
    var notes: Notes?
    func note(_ name: String) { notes?.noteStyle(name) }
    override func draw(_ rect: CGRect) { note("draw") }
    override func layoutSubviews() {
      super.layoutSubviews()
      note("layout")
    }
    override func tintColorDidChange() {
      super.tintColorDidChange()
      note("tint")
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      if traitCollection.userInterfaceStyle == .dark { note("traits") }
    }
  }

  /// A controller that notes the style in force while its view is laid out.
  final class LayoutReader: UIViewController {
    var notes: Notes?
    private func note(_ name: String) { notes?.noteStyle(name) }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      note("will")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      note("did")
    }
  }

  /// Makes presentations that note the style in force.
  final class Chooser: NSObject, UIViewControllerTransitioningDelegate {
    private(set) weak var made: Presentation?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      let presentation = Presentation(presentedViewController: presented, presenting: presenting)
      made = presentation
      return presentation
    }
  }

  /// A presentation that notes the style in force while its container is laid out.
  final class Presentation: UIPresentationController {
    var notes: Notes?
    private func note(_ name: String) { notes?.noteStyle(name) }
    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      note("will")
    }
    override func containerViewDidLayoutSubviews() {
      super.containerViewDidLayoutSubviews()
      note("did")
    }
  }

  /// A view that fills its layer itself.
  final class Displayer: UIView {
    var seen: [UIUserInterfaceStyle] = []
    override func display(_ layer: CALayer) { seen.append(traitCollection.userInterfaceStyle) }
  }
}

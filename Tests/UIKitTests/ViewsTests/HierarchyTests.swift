import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

@MainActor
struct HierarchyTests {
  @Test func aSubviewStandsInFrontOfEarlierOnes() {
    let parent = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    parent.addSubview(a)
    parent.addSubview(b)
    parent.insertSubview(c, at: 0)
    #expect(parent.subviews == [c, a, b])
    #expect(parent.layer.sublayers?.map(ObjectIdentifier.init) == [c, a, b].map { ObjectIdentifier($0.layer) })
  }

  @Test func insertingBesideASiblingKeepsViewsAndLayersInOneOrder() {
    let parent = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    for view in [a, b, c] { parent.addSubview(view) }
    parent.insertSubview(a, aboveSubview: c)
    #expect(parent.subviews == [b, c, a])
    parent.insertSubview(a, belowSubview: b)
    #expect(parent.subviews == [a, b, c])
    parent.bringSubviewToFront(a)
    #expect(parent.subviews == [b, c, a])
    parent.sendSubviewToBack(c)
    #expect(parent.subviews == [c, b, a])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews == [a, b, c])
    #expect(parent.layer.sublayers?.map(ObjectIdentifier.init) == [a, b, c].map { ObjectIdentifier($0.layer) })
  }

  @Test func aLayerOfTheAppsOwnKeepsItsPlaceAmongTheSubviewsLayers() {
    let parent = UIView()
    let own = CALayer()
    parent.layer.addSublayer(own)
    let (a, b) = (UIView(), UIView())
    parent.addSubview(a)
    parent.insertSubview(b, at: 0)
    let order = parent.layer.sublayers?.map(ObjectIdentifier.init) ?? []
    #expect(order == [own, b.layer, a.layer].map(ObjectIdentifier.init))
  }

  @Test func addingAViewElsewhereTakesItFromItsSuperview() {
    let (first, second, child) = (UIView(), UIView(), UIView())
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(child.superview === second)
  }

  @Test func callBacksComeInUIKitsOrder() {
    let app = TestApp()
    let view = Recorder()
    app.view.addSubview(view)
    #expect(
      view.calls == [
        "willMove(toSuperview: view)", "willMove(toWindow: window)", "didMoveToWindow", "didMoveToSuperview",
      ])
    view.calls = []
    view.removeFromSuperview()
    #expect(
      view.calls == ["willMove(toSuperview: nil)", "willMove(toWindow: nil)", "didMoveToWindow", "didMoveToSuperview"])
    #expect(view.window == nil)
  }

  @Test func bothSuperviewsHearOfAViewThatMovesFromOneToTheOther() {
    let (first, second) = (Parent(), Parent())
    let view = Recorder()
    first.addSubview(view)
    #expect(first.calls == ["didAdd"])
    view.calls = []
    second.addSubview(view)
    #expect(first.calls == ["didAdd", "willRemove"])
    #expect(view.calls == ["willMove(toSuperview: view)", "didMoveToSuperview"])
    #expect(second.calls == ["didAdd"])
    second.addSubview(view)
    #expect(second.calls == ["didAdd"])
  }

  @Test func aSuperviewHearsOfASubviewOnceTheSubviewHasHeard() {
    let parent = Parent()
    let view = Recorder()
    view.onCall = { parent.calls.append($0) }
    parent.addSubview(view)
    view.removeFromSuperview()
    #expect(
      parent.calls == [
        "willMove(toSuperview: view)", "didMoveToSuperview", "didAdd", "willMove(toSuperview: nil)", "willRemove",
        "didMoveToSuperview",
      ])
  }

  @Test func aViewTellsItsClassFrameAndLayer() {
    let view = UILabel(frame: CGRect(x: 1, y: 2.5, width: 100, height: 20))
    view.tag = 3
    view.isHidden = true
    let text = view.description
    #expect(text.hasPrefix("<UILabel: 0x"))
    #expect(
      text.contains(
        "; frame = (1 2.5; 100 20); hidden = YES; opaque = NO; userInteractionEnabled = NO; tag = 3; layer = <CALayer: 0x"))
    #expect("\(UIView())".contains("; frame = (0 0; 0 0); layer = <CALayer: 0x"))
  }

  @Test func onlyViewsWithClearPartsSayThatTheyAreNotOpaque() {
    #expect(UIView().isOpaque)
    #expect(UITableView().isOpaque)
    #expect(!UILabel().isOpaque)
    #expect(!UISwitch().isOpaque)
  }

  @Test func aSubtreeLearnsItsWindowAsAWhole() {
    let app = TestApp()
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.window == nil)
    app.view.addSubview(outer)
    #expect(inner.window === app.window)
    outer.removeFromSuperview()
    #expect(inner.window == nil)
  }

  @Test func aReleasedSuperviewLeavesItsSubviewsUsable() {
    let child = UIView()
    do {
      let parent = UIView()
      parent.addSubview(child)
    }
    #expect(child.superview == nil)
    let next = UIView()
    next.addSubview(child)
    #expect(child.superview === next)
  }

  @Test func aViewIsFoundByItsTag() {
    let parent = UIView()
    let child = UIView()
    child.tag = 7
    parent.addSubview(child)
    #expect(parent.viewWithTag(7) === child)
    #expect(parent.viewWithTag(8) == nil)
  }

  /// A view that notes its call-backs.
  final class Recorder: UIView {
    var calls: [String] = [] { didSet { if let call = calls.last { onCall(call) } } }
    var onCall: (String) -> Void = { _ in }
    override func willMove(toSuperview view: UIView?) { calls.append("willMove(toSuperview: \(view == nil ? "nil" : "view"))") }
    override func didMoveToSuperview() { calls.append("didMoveToSuperview") }
    override func willMove(toWindow window: UIWindow?) { calls.append("willMove(toWindow: \(window == nil ? "nil" : "window"))") }
    override func didMoveToWindow() { calls.append("didMoveToWindow") }
  }

  /// A view that notes what becomes its subview and what does not stay so.
  final class Parent: UIView {
    var calls: [String] = []
    override func didAddSubview(_ subview: UIView) { calls.append("didAdd") }
    override func willRemoveSubview(_ subview: UIView) { calls.append("willRemove") }
  }
}

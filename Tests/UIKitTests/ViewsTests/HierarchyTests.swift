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
        "willMove(toSuperview: view)", "willMove(toWindow: window)", "didMoveToSuperview", "didMoveToWindow",
      ])
    view.calls = []
    view.removeFromSuperview()
    #expect(
      view.calls == ["willMove(toSuperview: nil)", "willMove(toWindow: nil)", "didMoveToSuperview", "didMoveToWindow"])
    #expect(view.window == nil)
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
    var calls: [String] = []
    override func willMove(toSuperview view: UIView?) { calls.append("willMove(toSuperview: \(view == nil ? "nil" : "view"))") }
    override func didMoveToSuperview() { calls.append("didMoveToSuperview") }
    override func willMove(toWindow window: UIWindow?) { calls.append("willMove(toWindow: \(window == nil ? "nil" : "window"))") }
    override func didMoveToWindow() { calls.append("didMoveToWindow") }
  }
}

import Foundation
import Testing
import UIKit

@MainActor
struct StaleColorAssertions {
  /// A colour's components in a style.
  private func components(_ color: UIColor, _ traits: UITraitCollection) -> [CGFloat]? {
    color.resolvedColor(with: traits).cgColor.components
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.106 a layer keeps the CGColor that it was given when the style changes")
  func aLayerKeepsItsColor() {
    let root = UIViewController()
    let window = makeWindow(root)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    root.view.addSubview(view)
    view.layer.borderColor = UIColor.label.resolvedColor(with: light).cgColor
    setStyle(.dark, of: window)
    window.layoutIfNeeded()
    #expect(view.layer.borderColor?.components == components(.label, light))
  }

  @available(iOS 17, tvOS 17, *)
  @Test("§14.107 a CGColor taken in layoutSubviews or traitCollectionDidChange has the new style")
  func callbacksSeeTheNewStyle() {
    let root = UIViewController()
    let window = makeWindow(root)
    let view = Border(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    root.view.addSubview(view)
    window.layoutIfNeeded()
    setStyle(.dark, of: window)
    #expect(view.layer.borderColor?.components == components(.label, dark))
    view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(view.layer.shadowColor?.components == components(.label, dark))
  }

  /// A view that hands colours to its layer in its callbacks.
  final class Border: UIView {
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      layer.borderColor = UIColor.label.cgColor
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      layer.shadowColor = UIColor.label.cgColor
    }
  }
}

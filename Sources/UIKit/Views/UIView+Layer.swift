import QuartzCore

extension UIView {
  /// A layer of the class that a view names; a plain one when it names no layer class.
  static func makeLayer(of layerClass: AnyClass) -> CALayer {
    if layerClass == CALayer.self { return CALayer() }
    guard let layerClass = layerClass as? CALayer.Type else { return CALayer() }
    return Metatypes.makeLayer(layerClass)
  }
}

import Foundation
import Testing
import UIKit

@MainActor
struct ImageAssertions {
  /// A picture of one color at a scale.
  private func picture(_ color: UIColor, scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  /// Traits of a style at a scale.
  private func traits(_ style: UIUserInterfaceStyle, scale: CGFloat) -> UITraitCollection {
    UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: style), UITraitCollection(displayScale: scale)])
  }

  @Test("§14.93 a picture registered without a scale is registered for one pixel a point")
  func noScale() {
    let asset = UIImageAsset()
    asset.register(picture(.red, scale: 1), with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(picture(.green, scale: 2), with: UITraitCollection(displayScale: 2))
    #expect(asset.image(with: traits(.unspecified, scale: 1)).scale == 1)
  }
}

import CoreGraphics
import Foundation
import UIKitBase
import UIKitColors
import UIKitImages
import UIKitTraits

/// The bytes of a PNG of one color.
func png(_ color: UIColor, width: Int = 4, height: Int = 4) -> Data {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).pngData { context in
    color.setFill()
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
  }
}

/// The pixel at a place of a picture, premultiplied.
func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> [UInt8] {
  guard let pixel = image?.pixel(x: x, y: y) else { return [] }
  return [pixel.r, pixel.g, pixel.b, pixel.a]
}

/// Colors that are easy to tell.
let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

/// Traits of a style at a scale.
func traits(_ style: UIUserInterfaceStyle, scale: CGFloat = 1) -> UITraitCollection {
  UITraitCollection { traits in
    traits.userInterfaceStyle = style
    traits.displayScale = scale
    traits.userInterfaceIdiom = .phone
  }
}

/// A folder with a bundle, which goes with the object.
final class PictureBundle: @unchecked Sendable {
  /// The bundle, and its folder.
  let bundle: Bundle
  let path = NSTemporaryDirectory() + "/penumbra-pictures-\(UUID().uuidString)"

  /// A bundle of files by their path.
  init(_ files: [String: Data]) throws {
    for (name, data) in files {
      let file = path + "/" + name
      let folder = (file as NSString).deletingLastPathComponent
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: file))
    }
    guard let made = Bundle(path: path) else { throw CocoaError(.fileReadUnknown) }
    bundle = made
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The text of an image set with the given entries and properties.
  static func set(_ entries: String..., properties: String = "{}") -> Data {
    Data("{\"images\":[\(entries.joined(separator: ","))],\"info\":{\"version\":1},\"properties\":\(properties)}".utf8)
  }

  /// An entry of an image set.
  static func entry(_ file: String, style: String? = nil, scale: Int? = nil) -> String {
    let appearance = style.map { #","appearances":[{"appearance":"luminosity","value":"\#($0)"}]"# } ?? ""
    let scale = scale.map { #","scale":"\#($0)x""# } ?? ""
    return #"{"idiom":"universal","filename":"\#(file)"\#(appearance)\#(scale)}"#
  }

  /// A picture of the bundle.
  func image(_ name: String, _ traits: UITraitCollection = traits(.light)) -> UIImage? {
    UIImage(named: name, in: bundle, compatibleWith: traits)
  }
}

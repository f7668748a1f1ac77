import CoreGraphics
import Foundation
import PenumbraTestSupport
import Testing
import UIKit
import UIKitSurface

/// Pictures of a screen in both styles: what a change of style leaves is what a first frame in that style shows.
@MainActor
enum StylePictures {
  /// Proves that a screen that changed its style equals the one drawn anew, and keeps both pictures.
  static func expectChangedEqualsCold(
    _ name: String, scale: CGFloat, sourceLocation: SourceLocation = #_sourceLocation,
    _ screen: (SurfacePreferences.Style) -> TestApp
  ) throws {
    let styles = [SurfacePreferences.Style.light, .dark]
    let cold = try Dictionary(uniqueKeysWithValues: styles.map { ($0, try picture(of: screen($0))) })
    #expect(cold[.light] != cold[.dark], sourceLocation: sourceLocation)
    let app = screen(.light)
    for style in [SurfacePreferences.Style.dark, .light, .dark] {
      app.surface.preferences.style = style
      app.settle()
      #expect(try picture(of: app) == cold[style], sourceLocation: sourceLocation)
    }
    try keep(cold, name, scale)
  }

  /// The picture of the last frame.
  static func picture(of app: TestApp) throws -> Data { try #require(app.canvas.frame).makeImage().pngData() }

  /// Writes pictures to the folder that the variable `PENUMBRA_PICTURES` names, to be looked at.
  static func keep(_ pictures: [SurfacePreferences.Style: Data], _ name: String, _ scale: CGFloat) throws {
    guard let folder = ProcessInfo.processInfo.environment["PENUMBRA_PICTURES"] else { return }
    for (style, picture) in pictures {
      try picture.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name)-\(style)-\(Int(scale))x.png"))
    }
  }
}

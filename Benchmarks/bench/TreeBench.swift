import Foundation
import UIKit
import UIKitSurface

/// How the views of a measured tree hang together.
enum TreeShape: String, CaseIterable {
  /// All views in one parent.
  case flat
  /// Ten views in each view, level below level.
  case nested
}

/// Measures a style switch over a tree of plain views with dynamic background colors.
@MainActor
enum TreeBench {
  /// Measures a switch that changes every view, and a frame in which nothing changed.
  static func measure(_ shape: TreeShape, size: Int, runs: Int) -> TreeResult {
    let screen = BenchScreen(scale: 2)
    let before = Memory.inUse
    build(shape, size: size, in: screen.root)
    let bytes = (Memory.inUse - before) / size
    screen.settle()
    var flip = StageTimes()
    var unchanged = StageTimes()
    var flipReport = FrameReport()
    var unchangedReport = FrameReport()
    for _ in 0..<runs {
      screen.flipStyle()
      flipReport = screen.frame()
      flip.add(flipReport.seconds)
      unchangedReport = screen.frame()
      unchanged.add(unchangedReport.seconds)
    }
    return TreeResult(
      shape: shape.rawValue, views: size, flip: flip, flipCounts: Counts(flipReport), unchanged: unchanged,
      unchangedCounts: Counts(unchangedReport), bytesPerView: bytes)
  }

  /// Puts `size` views into `root`, each 8 × 8 points, in rows of 40; what is beyond the screen is out of sight.
  private static func build(_ shape: TreeShape, size: Int, in root: UIView) {
    var parents = [root]
    var made = 0
    while made < size {
      var level: [UIView] = []
      for parent in parents {
        let count = shape == .flat ? size : min(10, size - made)
        for index in 0..<count where made < size {
          level.append(makeView(index, in: parent))
          made += 1
        }
      }
      parents = level
    }
  }

  /// The colors that the views take in turn.
  private static let colors: [UIColor] = [.systemBackground, .secondarySystemBackground, .systemBlue, .label]

  /// Adds one view at its place in the rows.
  private static func makeView(_ index: Int, in parent: UIView) -> UIView {
    let view = UIView(frame: CGRect(x: index % 40 * 9, y: index / 40 * 9, width: 8, height: 8))
    view.backgroundColor = colors[index % colors.count]
    parent.addSubview(view)
    return view
  }
}

/// A window on a headless surface that is measured.
@MainActor
final class BenchScreen {
  /// The place that the app is shown on.
  let surface: HeadlessSurface
  /// The app.
  let application: UIApplication
  /// Its only scene.
  let scene: UIWindowScene
  /// The scene's only window.
  let window: UIWindow

  /// An app whose window shows a controller at so many pixels a point; as in any app, the controller is made once the app is launched.
  init(scale: CGFloat, root controller: @autoclosure () -> UIViewController = UIViewController()) {
    surface = HeadlessSurface(scale: scale)
    application = UIApplication.begin(on: surface)
    application.launch(delegate: nil)
    scene = application.connectedScenes.compactMap { $0 as? UIWindowScene }[0]
    surface.windows.forEach { $0.keepsFrames = false }
    window = UIWindow(windowScene: scene)
    window.backgroundColor = .systemBackground
    window.rootViewController = controller()
    window.makeKeyAndVisible()
  }

  /// The controller's view.
  var root: UIView { window.rootViewController?.view ?? window }

  /// Makes frames until all is at rest.
  func settle() {
    for _ in 0..<4 { surface.advance(by: HeadlessSurface.frameInterval) }
  }

  /// Lets the desktop prefer the other style.
  func flipStyle() { surface.preferences.style = surface.preferences.style == .dark ? .light : .dark }

  /// Makes one frame, whether it was asked for or not, and says what it did.
  func frame() -> FrameReport {
    scene.updateCycle.run(at: surface.now)
    return scene.updateCycle.report
  }
}
